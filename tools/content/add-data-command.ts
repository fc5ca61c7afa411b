import type { Command } from 'commander'
import { type AddDataOptions, addData, DATA_CATEGORIES } from './add-data.ts'
import { fromCaller } from './caller-path.ts'
import { publishWith } from './command-outcome.ts'

/** `add data FILE.csv --category …`; `adding` is the command `add`. */
export function addDataCommand(adding: Command): void {
  adding
    .command('data')
    .description(
      'Publishes a table: puts its rows into the table of their category, checks the folder and prints the address. Rows that differ from published ones are refused unless they are revised.',
    )
    .argument('<file>', 'the table, as CSV in UTF-8; its first line holds the names of the columns')
    .requiredOption('--category <name>', 'the category; of its tables the one with these columns is taken')
    .option('--revised', 'take rows that differ from published ones as revisions of them')
    .option('--folder <folder>', 'content folder (default: CONTENT_DIR, or "content")')
    .addHelpText('after', `\nCategories:\n${DATA_CATEGORIES.map((name) => `  ${name}`).join('\n')}`)
    .action((file: string, options: AddDataOptions & { folder?: string }) =>
      publishWith(options, (publishing) => addData(fromCaller(file), options, publishing)),
    )
}
