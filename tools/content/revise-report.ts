import type { Command } from 'commander'
import { type ReviseOptions, reviseReport } from '../../src/publishing/revise-report.ts'
import { printFindings } from './inspect-pdf.ts'
import { DRY_RUN_OPTION, FOLDER_OPTION, type PublishOptions, publishWith } from './publish-with.ts'
import { fromCaller } from './run-command.ts'

export function addReviseCommand(program: Command): void {
  program
    .command('revise')
    .description('Publishes a corrected file.')
    .command('report')
    .description(
      'Publishes a corrected PDF next to the one it corrects: the old address keeps working, and the report’s page says what changed. Prints the report’s address.',
    )
    .argument('<id>', 'the report: the name of its entry without ".yaml"')
    .argument('<file>', 'the corrected PDF')
    .requiredOption('--note <text>', 'what changed, in one sentence for visitors')
    .option('--on <day>', 'day of the revision, YYYY-MM-DD (default: today)')
    .option(
      '--force',
      'publish even if its title or file name has another period, the PDF has another language, or this ends an exception from the accessibility law',
    )
    .addOption(DRY_RUN_OPTION)
    .addOption(FOLDER_OPTION)
    .action((id: string, file: string, options: ReviseOptions & PublishOptions) =>
      publishWith(options, (publishing) =>
        reviseReport(id, fromCaller(file), options, { ...publishing, onRead: printFindings }),
      ),
    )
}
