import type { Command } from 'commander'
import { loadContent } from '../../src/content/load-content.ts'
import { formatProblem } from '../../src/content/site-content.ts'
import type { Config } from '../../src/server/config.ts'
import { fromCaller } from './caller-path.ts'
import { closingLine, collectionRows } from './collection-rows.ts'
import { collectionCsv, collectionJson, collectionTable } from './collection-text.ts'
import { withPdfReader } from './with-pdf-reader.ts'
import { withSettings } from './with-settings.ts'

interface CollectionOptions {
  csv?: boolean
  json?: boolean
}

/** `report [folder]` */
export function addCollectionCommand(program: Command): void {
  program
    .command('report')
    .description('Lists every published document with what it lacks, and how many must change by law.')
    .argument('[folder]', 'content folder (default: CONTENT_DIR, or "content")')
    .option('--csv', 'as a CSV table')
    .option('--json', 'as JSON')
    .action((folder: string | undefined, options: CollectionOptions) =>
      withSettings((config) => tellCollection(config, folder ?? config.contentDir, options)),
    )
}

async function tellCollection(
  config: Config,
  folder: string,
  { csv = false, json = false }: CollectionOptions,
): Promise<boolean> {
  const outcome = await withPdfReader(config, (reader) => loadContent(fromCaller(folder), reader))
  if (outcome.kind === 'broken') {
    for (const problem of outcome.problems) process.stderr.write(`${formatProblem(problem)}\n`)
    process.stderr.write('Nothing is listed before all of it is mended.\n')
    return false
  }
  const rows = collectionRows(outcome.content)
  const closing = `${closingLine(rows)}\n`
  if (csv || json) {
    process.stdout.write(csv ? collectionCsv(rows) : collectionJson(rows))
    process.stderr.write(closing)
  } else {
    process.stdout.write(`${collectionTable(rows)}\n${closing}`)
  }
  return true
}
