import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { readCsvRecords } from '../content/metrics/csv-records.ts'
import { parseNames } from '../content/metrics/parse-header.ts'
import { parseRows, type ReadRows } from '../content/metrics/parse-rows.ts'
import { sizeIssue } from '../content/metrics/parse-table.ts'
import { writeCsvLines } from '../content/metrics/write-csv.ts'
import { endpointUrl } from '../contract/endpoints.ts'
import { pagePath } from '../contract/pages.ts'
import { tableForHeader } from '../measures/columns/header.ts'
import type { TableSpec } from '../measures/columns/table.ts'
import { tablesOf } from '../measures/columns/tables.ts'
import { familyOf, parseCategory, type ReportCategory } from './category-names.ts'
import { changeFolder, withPublishingLock } from './change-folder.ts'
import { type MergedRows, mergeRows } from './merge-rows.ts'
import { listIssues, type Published, type Publishing, refuse } from './publishing.ts'
import { readToday } from './read-published.ts'
import { readTextIfExists } from './write-files.ts'

/** What a person says of a table. */
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
  options: AddDataOptions,
  publishing: Publishing,
): Promise<Published> {
  const { day, site } = await readToday(publishing.folder)
  const category = parseCategory(options.category, site)
  const { spec, rows } = await readTableFile(path, category, day)
  const { folder, publicUrl } = publishing
  const name = `metrics/${spec.id}.csv`
  return withPublishingLock(folder, async () => {
    const before = await readTextIfExists(join(folder, name))
    const published =
      before === null
        ? null
        : await parseText(spec, before, name, 'Nothing was changed: fix the table first.')
    const outcome = mergeRows({ spec, published, file: rows, isRevision: options.revised ?? false })
    if (outcome.kind === 'conflicts')
      refuse(
        `${listIssues(path, outcome.conflicts, outcome.unlisted)}\n${site.sample ? sampleAdvice(name) : CONFLICT_ADVICE}`,
      )
    const { merged } = outcome
    const address = `${publicUrl}${pagePath(familyOf(category).page)}`
    const download = `Download: ${publicUrl}${endpointUrl('getSeries', { category: spec.id })}?format=csv`
    const notices = rows.notices.map(({ line, message }) => `Note: ${path}:${line} ${message}.`)
    const notes = [countMessage(merged, name), ...notices, download]
    if (merged.added + merged.replaced === 0) return { address, notes }

    const text = writeCsvLines([merged.names, ...merged.lines], '\n')
    // Each file is right by itself, but rows of the two can overlap.
    await parseText(spec, text, name, 'Together with what is published the table would have problems:')
    return changeFolder(publishing, `add data ${spec.id}`, async (change) => {
      change.write(name, text)
      return { address, notes }
    })
  })
}

/** Reads the file to be published, and finds the table it is for by its columns. */
async function readTableFile(
  path: string,
  category: ReportCategory,
  today: string,
): Promise<{ spec: TableSpec; rows: ReadRows }> {
  if (tablesOf(category).length === 0) refuse(`Reports of "${category}" have no table of figures.`)
  const found = await stat(path).catch(() => null)
  if (found === null || !found.isFile()) return refuse(`${path} does not exist, or is not a file.`)
  const tooLarge = sizeIssue(found.size)
  if (tooLarge !== null) refuse(`${path} ${tooLarge}`)

  const items = readCsvRecords(createReadStream(path))
  const first = await items.next()
  await items.return(undefined)
  const header = parseNames(first.done === true ? undefined : first.value)
  if (header.kind === 'invalid') refuse(listIssues(path, header.issues))
  const spec = tableForHeader(category, header.value.names) ?? refuse(otherColumnsMessage(path, category))
  const parsed = await parseRows(spec, createReadStream(path))
  if (parsed.kind === 'invalid') refuse(listIssues(path, parsed.issues, parsed.unlisted))
  const { rows } = parsed.value
  if (rows.length === 0) refuse(`${path} has the names of columns and no rows.`)
  const late = rows.find(({ row }) => String(row.period_end) > today)
  if (late !== undefined) {
    const message = `period_end is ${late.row.period_end}, and today is ${today}: publish figures when their period is over`
    refuse(listIssues(path, [{ line: late.line, message }]))
  }
  return { spec, rows: parsed.value }
}

const CONFLICT_ADVICE =
  'Nothing was published. If these figures are corrected, write "revised" into row_status of those rows, or add --revised; otherwise remove the rows from the file.'

/** Real rows must not be mixed with made-up ones, which `--revised` would do. */
function sampleAdvice(name: string): string {
  return `Nothing was published. site.yaml says "sample: true". If ${name} holds the sample's made-up rows, delete it and run this command again: it writes a table of your own. What else of the sample goes with it says docs/publishing.md, "Begin with your own table". If the table is your own already and these figures are corrected, write "revised" into row_status of those rows, or add --revised.`
}

async function parseText(spec: TableSpec, text: string, name: string, problem: string): Promise<ReadRows> {
  const parsed = await parseRows(spec, Readable.from([Buffer.from(text)]))
  if (parsed.kind === 'invalid') refuse(`${problem}\n${listIssues(name, parsed.issues, parsed.unlisted)}`)
  return parsed.value
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
