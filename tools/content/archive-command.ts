import type { Command } from 'commander'
import { type ArchiveOptions, archiveReport } from './archive-report.ts'
import { publishWith } from './command-outcome.ts'

/** `archive ID` */
export function addArchiveCommand(program: Command): void {
  program
    .command('archive')
    .description(
      'Moves a report to the archive: out of the lists and feeds, kept for reference, and from then on the check sees to it that its file stays unaltered. Prints the report’s address.',
    )
    .argument('<id>', 'the report: the name of its entry without ".yaml"')
    .option('--reason <text>', 'why it is kept, for the office’s own record')
    .option('--on <day>', 'day of archiving, YYYY-MM-DD (default: today)')
    .option('--folder <folder>', 'content folder (default: CONTENT_DIR, or "content")')
    .action((id: string, options: ArchiveOptions & { folder?: string }) =>
      publishWith(options, (publishing) => archiveReport(id, options, publishing)),
    )
}
