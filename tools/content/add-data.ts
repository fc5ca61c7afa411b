import { type Command, Option } from 'commander'
import { tablesOf } from '../../src/measures/columns/tables.ts'
import { type AddDataOptions, addData } from '../../src/publishing/add-data.ts'
import { listCategories, REPORT_CATEGORIES } from '../../src/publishing/category-names.ts'
import { DRY_RUN_OPTION, FOLDER_OPTION, type PublishOptions, publishWith } from './publish-with.ts'
import { fromCaller } from './run-command.ts'
import { withSite } from './site-for-help.ts'

/** The categories that have a table, for the help text. */
const DATA_CATEGORIES = REPORT_CATEGORIES.filter((category) => tablesOf(category).length > 0)

export function addDataCommand(adding: Command): void {
  adding
    .command('data')
    .description(
      'Publishes a table: puts its rows into the table of their category, checks the folder and prints the address. Rows that differ from published ones are refused unless marked as revised.',
    )
    .argument('<file>', 'the table: an Excel workbook (.xlsx) or a CSV file, with a row of headings')
    .requiredOption(
      '--category <name>',
      'the category; if it has several tables, the one with these columns is used',
    )
    .addOption(
      new Option('--status <status>', 'status of every row, if the file has no column row_status').choices([
        'preliminary',
        'final',
      ]),
    )
    .option('--revised', 'accept rows that differ from published ones as revisions')
    .addOption(DRY_RUN_OPTION)
    .addOption(FOLDER_OPTION)
    .addHelpText(
      'after',
      withSite((site) => `\nCategories:\n${listCategories(site, DATA_CATEGORIES).join('\n')}`),
    )
    .action((file: string, options: AddDataOptions & PublishOptions) =>
      publishWith(options, (publishing) => addData(fromCaller(file), options, publishing)),
    )
}
