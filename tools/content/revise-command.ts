import type { Command } from 'commander'
import { publishWith } from './command-outcome.ts'
import { type ReviseOptions, reviseReport } from './revise-report.ts'

/** `revise report ID FILE.pdf --note …` */
export function addReviseCommand(program: Command): void {
  program
    .command('revise')
    .description('Publishes a corrected file.')
    .command('report')
    .description(
      'Publishes a corrected PDF beside the one it corrects: the old address keeps answering, and the report’s page tells what changed. Prints the report’s address.',
    )
    .argument('<id>', 'the report: the name of its entry without ".yaml"')
    .argument('<file>', 'the corrected PDF')
    .requiredOption('--note <text>', 'what changed, in one sentence for visitors')
    .option('--on <day>', 'day of the revision, YYYY-MM-DD (default: today)')
    .option('--folder <folder>', 'content folder (default: CONTENT_DIR, or "content")')
    .action((id: string, file: string, options: ReviseOptions & { folder?: string }) =>
      publishWith(options, (publishing) => reviseReport(id, file, options, publishing)),
    )
}
