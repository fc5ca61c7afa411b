import type { Command } from 'commander'
import { type ArchiveOptions, archiveReport } from '../../src/publishing/archive-report.ts'
import { DRY_RUN_OPTION, FOLDER_OPTION, type PublishOptions, publishWith } from './publish-with.ts'

export function addArchiveCommand(program: Command): void {
  program
    .command('archive')
    .description(
      'Moves a report to the archive: out of the lists and feeds, kept for reference. From then on, the check verifies that its file is unaltered. Prints the report’s address.',
    )
    .argument('<id>', 'the report: the name of its entry without ".yaml"')
    .option('--reason <text>', 'why it is kept, for the office’s own record')
    .option('--on <day>', 'day of archiving, YYYY-MM-DD (default: today)')
    .addOption(DRY_RUN_OPTION)
    .addOption(FOLDER_OPTION)
    .action((id: string, options: ArchiveOptions & PublishOptions) =>
      publishWith(options, (publishing) => archiveReport(id, options, publishing)),
    )
}
