import type { Command } from 'commander'
import { type AddReportOptions, addReport } from '../../src/publishing/add-report.ts'
import { listCategories } from '../../src/publishing/category-names.ts'
import { periodForms } from '../../src/publishing/period.ts'
import { printFindings } from './inspect-pdf.ts'
import { DRY_RUN_OPTION, FOLDER_OPTION, type PublishOptions, publishWith } from './publish-with.ts'
import { fromCaller } from './run-command.ts'
import { withSite } from './site-for-help.ts'

export function addReportCommand(adding: Command): void {
  adding
    .command('report')
    .description('Publishes a PDF: copies it in, writes its entry, checks the folder and prints the address.')
    .argument('<file>', 'the PDF')
    .requiredOption('--category <name>', 'where it is listed')
    .option('--period <period>', 'what it covers (default: read from the title or the file name)')
    .option('--title <title>', 'its title (default: read from the PDF)')
    .option('--summary <text>', 'one or two sentences about it')
    .option('--language <code>', 'its language, such as en, es or ht (default: read from the PDF)')
    .option('--published <day>', 'day of publication, YYYY-MM-DD (default: today)')
    .option('--status <status>', 'preliminary, final or revised (default: final)')
    .option('--revised <day>', 'day of the revision, YYYY-MM-DD')
    .option('--id <id>', 'its name in the address (default: made from category and period)')
    .option('--force', 'publish even if its title names another period, or that period already has a report')
    .addOption(DRY_RUN_OPTION)
    .addOption(FOLDER_OPTION)
    .addHelpText(
      'after',
      withSite(
        (site) =>
          `\nCategories:\n${listCategories(site).join('\n')}\n\nPeriods: ${periodForms(site.calendar)}`,
      ),
    )
    .action((file: string, options: AddReportOptions & PublishOptions) =>
      publishWith(options, (publishing) =>
        addReport(fromCaller(file), options, { ...publishing, onRead: printFindings }),
      ),
    )
}
