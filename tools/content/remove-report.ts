import { type Command, InvalidArgumentError } from 'commander'
import { type RemoveOptions, removeReport } from '../../src/publishing/remove-report.ts'
import { DRY_RUN_OPTION, FOLDER_OPTION, type PublishOptions, publishWith } from './publish-with.ts'

export function addRemoveCommand(program: Command): void {
  program
    .command('remove')
    .description('Takes a report down.')
    .command('report')
    .description(
      'Takes a report down: its addresses show that it is gone, why, and its replacement. Prints its address.',
    )
    .argument('<id>', 'the report: the name of its entry without ".yaml"')
    .requiredOption('--why <text>', 'why it was taken down, in one or two sentences for visitors', readWhy)
    .option('--replaced-by <id>', 'the report that replaces it')
    .option('--on <day>', 'day it was taken down, YYYY-MM-DD (default: today)')
    .addOption(DRY_RUN_OPTION)
    .addOption(FOLDER_OPTION)
    .action((id: string, options: RemoveOptions & PublishOptions) =>
      publishWith(options, (publishing) => removeReport(id, options, publishing)),
    )
}

function readWhy(why: string): string {
  if (why.trim() === '') throw new InvalidArgumentError('Write one or two sentences for visitors.')
  return why
}
