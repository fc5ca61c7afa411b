import { createReadStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Command } from 'commander'
import type { Issue, Parsed } from '../../src/content/issue.ts'
import { readCsvRecords } from '../../src/content/metrics/csv-records.ts'
import { parseNames } from '../../src/content/metrics/parse-header.ts'
import { parseRows, type ReadRows } from '../../src/content/metrics/parse-rows.ts'
import { sizeIssue } from '../../src/content/metrics/parse-table.ts'
import { writeCsvLines } from '../../src/content/metrics/write-csv.ts'
import { endpointUrl } from '../../src/contract/endpoints.ts'
import { pagePath } from '../../src/contract/pages.ts'
import { tableForHeader } from '../../src/measures/columns/header.ts'
import type { TableSpec } from '../../src/measures/columns/table.ts'
import { TABLES, tablesOf } from '../../src/measures/columns/tables.ts'
import { pageOfCategory, parseCategory, type ReportCategory } from './category-names.ts'
import { changeFolder, withPublishingLock } from './change-folder.ts'
import { type MergedRows, mergeRows } from './merge-rows.ts'
import { readToday } from './read-published.ts'
import {
  type CommandOutcome,
  declined,
  fromCaller,
  listIssues,
  type Publishing,
  publishWith,
} from './run-command.ts'
import { readTextIfExists, replaceText } from './write-files.ts'

export interface AddDataOptions {
  category: string
  /** Whether rows that change published ones are taken as revisions. */
  revised?: boolean
}

/**
 * Publishes a table: puts the rows of a file into the table of their category, checks the folder, and leaves
 * everything as it was when something is wrong.
 */
export async function addData(
  path: string,
  { category: name, revised = false }: AddDataOptions,
  publishing: Publishing,
): Promise<CommandOutcome> {
  const category = parseCategory(name)
  if (category.kind === 'invalid') return declined(category.message)
  const today = await readToday(publishing.folder)
  if (today.kind === 'declined') return today
  const file = await readTableFile(path, category.category, today.day)
  if (file.kind === 'declined') return file
  await mkdir(join(publishing.folder, 'metrics'), { recursive: true })
  return withPublishingLock(publishing.folder, () =>
    publish(
      { ...file, path, category: category.category, isRevision: revised, isSample: today.isSample },
      publishing,
    ),
  )
}

interface TableFile {
  spec: TableSpec
  rows: ReadRows
}

/** Reads the file to be published, and finds the table it is for by its columns. */
async function readTableFile(
  path: string,
  category: ReportCategory,
  today: string,
): Promise<({ kind: 'read' } & TableFile) | { kind: 'declined'; message: string }> {
  if (tablesOf(category).length === 0) return declined(`Reports of "${category}" have no table of figures.`)
  const found = await stat(path).catch(() => null)
  if (found === null || !found.isFile()) return declined(`${path} does not exist, or is not a file.`)
  const tooLarge = sizeIssue(found.size)
  if (tooLarge !== null) return declined(`${path} ${tooLarge}`)

  const items = readCsvRecords(createReadStream(path))
  const first = await items.next()
  await items.return(undefined)
  const header = parseNames(first.done === true ? undefined : first.value)
  if (header.kind === 'invalid') return declined(listIssues(path, header.issues))
  const spec = tableForHeader(category, header.value.names)
  if (spec === null) return declined(otherColumnsMessage(path, category))
  const rows = await parseRows(spec, createReadStream(path))
  if (rows.kind === 'invalid') return declined(listIssues(path, rows.issues, rows.unlisted))
  if (rows.value.rows.length === 0) return declined(`${path} has the names of columns and no rows.`)
  const late = rows.value.rows.find(({ row }) => String(row.period_end) > today)
  if (late !== undefined) {
    const message = `period_end is ${late.row.period_end}, and today is ${today}: publish figures when their period is over`
    return declined(listIssues(path, [{ line: late.line, message }]))
  }
  return { kind: 'read', spec, rows: rows.value }
}

interface Publication extends TableFile {
  path: string
  category: ReportCategory
  isRevision: boolean
  isSample: boolean
}

async function publish(
  { spec, rows, path, category, isRevision, isSample }: Publication,
  publishing: Publishing,
): Promise<CommandOutcome> {
  const { folder, publicUrl } = publishing
  const name = `metrics/${spec.id}.csv`
  const target = join(folder, name)
  const before = await readTextIfExists(target)
  const published = before === null ? null : await parseText(spec, before)
  if (published?.kind === 'invalid')
    return declined(
      `Nothing was changed: fix the table first.\n${listIssues(name, published.issues, published.unlisted)}`,
    )

  const outcome = mergeRows({ spec, published: published?.value ?? null, file: rows, isRevision })
  if (outcome.kind === 'conflicts')
    return declined(
      `${listIssues(path, outcome.conflicts, outcome.unlisted)}\n${isSample ? sampleAdvice(name) : CONFLICT_ADVICE}`,
    )
  const { merged } = outcome
  const address = `${publicUrl}${pagePath(pageOfCategory(category))}`
  const download = `Download: ${publicUrl}${endpointUrl('getSeries', { category: spec.id })}?format=csv`
  const notes = [countMessage(merged, name), ...noticesOf(path, rows.notices), download]
  if (merged.added + merged.replaced === 0) return { kind: 'done', results: [address], notes }

  const text = writeCsvLines([merged.names, ...merged.lines], '\n')
  const validated = await parseText(spec, text)
  // Each file is right by itself, but rows of the two can overlap.
  if (validated.kind === 'invalid')
    return declined(
      `Together with what is published the table would have problems:\n${listIssues(name, validated.issues, validated.unlisted)}`,
    )
  return changeFolder(publishing, async ({ undo, own }) => {
    own.push(name)
    undo(() => (before === null ? rm(target, { force: true }) : replaceText(target, before)))
    await replaceText(target, text)
    return { kind: 'done', results: [address], notes }
  })
}

const CONFLICT_ADVICE =
  'Nothing was published. If these figures are corrected, write "revised" into row_status of those rows, or add --revised; otherwise remove the rows from the file.'

/** Real rows must not be mixed with made-up ones, which `--revised` would do. */
function sampleAdvice(name: string): string {
  return `Nothing was published. site.yaml says "sample: true". If ${name} holds the sample's made-up rows, delete it and run this command again: it writes a table of your own. What else of the sample goes with it says docs/publishing.md, "Begin with your own table". If the table is your own already and these figures are corrected, write "revised" into row_status of those rows, or add --revised.`
}

function parseText(spec: TableSpec, text: string): Promise<Parsed<ReadRows>> {
  return parseRows(spec, piecesOf(text))
}

async function* piecesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

function noticesOf(file: string, notices: readonly Issue[]): string[] {
  return notices.map(({ line, message }) => `Note: ${file}:${line} ${message}.`)
}

function countMessage({ added, replaced, unchanged }: MergedRows, name: string): string {
  if (added + replaced === 0)
    return `${name} holds these ${rowCount(unchanged)} already: nothing was changed.`
  const known = unchanged > 0 ? `, ${unchanged} known already` : ''
  return `${name}: ${rowCount(added)} added, ${replaced} replaced${known}.`
}

function rowCount(count: number): string {
  return count === 1 ? '1 row' : `${count} rows`
}

function otherColumnsMessage(path: string, category: ReportCategory): string {
  const wanted = tablesOf(category).map(
    ({ id, columns }) =>
      `  ${id}: ${columns
        .filter(({ header }) => header === 'required')
        .map(({ name }) => name)
        .join(', ')}`,
  )
  return `${path} has no column of a table of "${category}". Its first line holds the names of the columns:\n${wanted.join('\n')}`
}

/** The categories that have a table, for the help text. */
export const DATA_CATEGORIES = [...new Set(Object.values(TABLES).map(({ category }) => category))]

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
