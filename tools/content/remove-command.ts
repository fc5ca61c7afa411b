import type { Command } from 'commander'
import { publishWith } from './command-outcome.ts'
import { type RemoveOptions, removeReport } from './remove-report.ts'

/** `remove report ID --why …` */
export function addRemoveCommand(program: Command): void {
  program
    .command('remove')
    .description('Takes a report down.')
    .command('report')
    .description(
      'Takes a report down: its addresses answer that it is gone, why, and what took its place. Prints its address.',
    )
    .argument('<id>', 'the report: the name of its entry without ".yaml"')
    .requiredOption('--why <text>', 'why it was taken down, in one or two sentences for visitors')
    .option('--replaced-by <id>', 'the report that took its place')
    .option('--on <day>', 'day it was taken down, YYYY-MM-DD (default: today)')
    .option('--folder <folder>', 'content folder (default: CONTENT_DIR, or "content")')
    .action((id: string, options: RemoveOptions & { folder?: string }) =>
      publishWith(options, (publishing) => removeReport(id, options, publishing)),
    )
}
