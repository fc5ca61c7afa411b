import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Command, InvalidArgumentError } from 'commander'
import { parse } from 'csv-parse/sync'
import { writeCsvLines } from '../src/content/metrics/write-csv.ts'
import { TABLE_IDS } from '../src/contract/metrics-table.ts'
import { TABLES } from '../src/measures/columns/tables.ts'
import { continueTable } from './sample/continue-table.ts'

await new Command('npm run sample --')
  .description(
    'Continues the sample tables with made-up figures, so that a later demonstration has recent ones. Existing rows stay as they are. Single incidents are not made up.',
  )
  .requiredOption('--until <day>', 'last day that a period may end on, YYYY-MM-DD', parseDay)
  .option('--content <folder>', 'content folder with the tables', 'content')
  .option('--seed <text>', 'a different seed gives different figures', 'sample')
  .action(run)
  .parseAsync()

function parseDay(text: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text)))
    throw new InvalidArgumentError('Write a day as YYYY-MM-DD, such as 2027-03-31.')
  return text
}

async function run({
  until,
  content,
  seed,
}: {
  until: string
  content: string
  seed: string
}): Promise<void> {
  for (const id of TABLE_IDS) {
    if (id === 'services_incidentManagement_tim') continue
    const file = join(content, 'metrics', `${id}.csv`)
    const [names = [], ...rows]: string[][] = parse(await readFile(file))
    const added = continueTable({ names, rows }, TABLES[id].periodKinds, { until, seed: `${seed} ${id}` })
    await writeFile(file, writeCsvLines([names, ...rows, ...added], '\n'))
    process.stderr.write(`${file}: ${added.length.toLocaleString('en-US')} rows added\n`)
  }
}
