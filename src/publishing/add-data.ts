import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { unknownCounties } from '../content/checks/check-profile.ts'
import type { Issue } from '../content/issue.ts'
import { readCsvRecords } from '../content/metrics/csv-records.ts'
import { parseNames, parseRows, type ReadRows } from '../content/metrics/parse-rows.ts'
import { sizeIssue } from '../content/metrics/parse-table.ts'
import { writeCsvLines } from '../content/metrics/write-csv.ts'
import { endpointUrl } from '../contract/endpoints.ts'
import { pagePath } from '../contract/pages.ts'
import type { SiteInfo } from '../contract/site-info.ts'
import type { ColumnSpec } from '../measures/columns/column.ts'
import { tableForHeader } from '../measures/columns/header.ts'
import { rowPeriodIssue } from '../measures/columns/row-issues.ts'
import { ALL } from '../measures/columns/shared-columns.ts'
import type { TableSpec } from '../measures/columns/table.ts'
import { TABLES, tablesOf } from '../measures/columns/tables.ts'
import { familyOf, parseCategory, type ReportCategory } from './category-names.ts'
import { changeFolder, withPublishingLock } from './change-folder.ts'
import { checkFigures, noteWithoutTotals, placeIn } from './figures/check-figures.ts'
import { isZip, readFigures } from './figures/read-figures.ts'
import type { FigureIssue, Understood } from './figures/understand.ts'
import { type MergedRows, mergeRows } from './merge-rows.ts'
import { listIssues, listLines, type Published, type Publishing, refuse } from './publishing.ts'
import { readToday } from './read-published.ts'
import { readTextIfExists } from './write-files.ts'

const STATUS = 'row_status'

export interface AddDataOptions {
  category: string
  /** Whether rows that change published ones count as revisions. */
  revised?: boolean
  /** Status of every row, if the file has no column for it. */
  status?: string
}

/**
 * Publishes a table: merges the rows of a file into the table of their category and checks the folder. If anything
 * is wrong, nothing changes.
 */
export async function addData(
  path: string,
  options: AddDataOptions,
  publishing: Publishing,
): Promise<Published> {
  const { day, site } = await readToday(publishing.folder)
  const category = parseCategory(options.category, site)
  const file = await readTableFile(path, { category, status: options.status }, day, site)
  const { spec, rows, locate } = file
  const { folder, publicUrl } = publishing
  const name = `metrics/${spec.id}.csv`
  return withPublishingLock(folder, async () => {
    const published = await readPublishedTable(folder, spec)
    const outcome = mergeRows({ spec, published, file: rows, isRevision: options.revised ?? false })
    if (outcome.kind === 'conflicts')
      refuse(
        `${listLines(outcome.conflicts.map(locate), outcome.unlisted)}\n${site.sample ? sampleAdvice(name) : CONFLICT_ADVICE}`,
      )
    const { merged } = outcome
    const address = `${publicUrl}${pagePath(familyOf(category).page)}`
    const download = `Download: ${publicUrl}${endpointUrl('getSeries', { category: spec.id })}?format=csv`
    const doubtful = [...rows.notices, ...unknownCounties(spec.id, rows.rows, site.district.counties)]
    const notices = [...doubtful.map(locate), ...noteWithoutTotals(spec, rows)].map((note) => `Note: ${note}`)
    const notes = [...file.notes, countMessage(merged, name), ...notices, download]
    if (merged.added + merged.replaced === 0) return { address, notes }

    const text = await writeMerged(spec, merged, name)
    return changeFolder(publishing, `add data ${spec.id}`, async (change) => {
      change.write(name, text)
      return { address, notes }
    })
  })
}

/** The published table; `null`: none yet. Refuses a broken one. */
export async function readPublishedTable(folder: string, spec: TableSpec): Promise<ReadRows | null> {
  const name = `metrics/${spec.id}.csv`
  const before = await readTextIfExists(join(folder, name))
  return before === null
    ? null
    : await parseText(spec, before, name, 'Nothing was changed: fix the table first.')
}

/** The text of a table merged with a file. Both are valid by themselves, but their rows can overlap. */
export async function writeMerged(spec: TableSpec, merged: MergedRows, name: string): Promise<string> {
  const text = writeCsvLines([merged.names, ...merged.lines], '\n')
  await parseText(spec, text, name, 'Together with what is published the table would have problems:')
  return text
}

/** Reads the file to be published, and finds the table it is for by its columns. */
async function readTableFile(
  path: string,
  { category, status }: { category: ReportCategory; status: string | undefined },
  today: string,
  site: SiteInfo,
): Promise<TableFile> {
  if (tablesOf(category).length === 0) refuse(`Reports of "${category}" have no table of figures.`)
  const found = await stat(path).catch(() => null)
  if (found === null || !found.isFile()) return refuse(`${path} does not exist, or is not a file.`)
  const tooLarge = sizeIssue(found.size)
  if (tooLarge !== null) refuse(`${path} ${tooLarge}`)

  const plain = await readPlainTable(path, category)
  const read = plain.kind === 'read' ? plain : await readSpreadsheet(path, { category, status }, site, plain)
  const { rows } = read.rows
  if (rows.length === 0) refuse(`${path} has column names but no rows.`)
  const issue = periodProblem(read, today, site)
  if (issue !== null) refuse(read.locate(issue))
  return read
}

/** The first row of a period that is not one of the district's, or not over; `null`: none. */
export function periodProblem(
  { spec, rows: { rows } }: { spec: TableSpec; rows: Pick<ReadRows, 'rows'> },
  today: string,
  { calendar }: Pick<SiteInfo, 'calendar'>,
): { line: number; column: string; message: string } | null {
  for (const { line, row } of rows) {
    const issue = rowPeriodIssue(spec, row, calendar)
    if (issue !== null) return { line, column: 'period_start', message: `period_start ${issue}` }
    if (String(row.period_end) > today) {
      const message = `period_end is ${row.period_end}, and today is ${today}: publish figures when their period is over`
      return { line, column: 'period_end', message }
    }
  }
  return null
}

interface TableFile {
  kind: 'read'
  spec: TableSpec
  rows: ReadRows
  notes: readonly string[]
  /** An issue of a row, after its place in the file. */
  locate: (issue: Issue) => string
}

interface PlainProblems {
  kind: 'other'
  message: string
  count: number
}

/** A file in the format of the site's own tables, or what is wrong with it as such. */
async function readPlainTable(path: string, category: ReportCategory): Promise<TableFile | PlainProblems> {
  const items = readCsvRecords(createReadStream(path))
  const first = await items.next()
  await items.return(undefined)
  const header = parseNames(first.done === true ? undefined : first.value)
  if (header.kind === 'invalid') return otherTable(path, header.issues)
  const spec = tableForHeader(category, header.value.names)
  if (spec === null) return { kind: 'other', message: otherColumnsMessage(path, category), count: 1 }
  const parsed = await parseRows(spec, createReadStream(path))
  return parsed.kind === 'invalid'
    ? otherTable(path, parsed.issues, parsed.unlisted)
    : { kind: 'read', spec, rows: parsed.value, notes: [], locate: (issue) => listIssues(path, [issue]) }
}

function otherTable(path: string, issues: readonly Issue[], unlisted = 0): PlainProblems {
  return { kind: 'other', message: listIssues(path, issues, unlisted), count: issues.length + unlisted }
}

/** A workbook, or a CSV file as spreadsheets write it. */
async function readSpreadsheet(
  path: string,
  { category, status }: { category: ReportCategory; status: string | undefined },
  { calendar, district }: SiteInfo,
  plain: PlainProblems,
): Promise<TableFile> {
  const among = tablesOf(category).map(({ id }) => id)
  const understood = await readFigures(
    path,
    { among, fixed: { [STATUS]: status ?? '' } },
    { calendar, timeZone: district.timeZone },
  )
  // A file that is almost a table of the site gets that table's messages, with lines and column names; but not those about
  // all of its local times because of one that does not exist.
  if (understood.rows.length === 0) refuse(plain.message)
  const checked = await checkFigures(understood)
  const lineOf = ({ cell, message }: FigureIssue) => `${path} ${cell}: ${message}`
  if (checked.kind === 'issues') {
    const needed = neededColumns(understood)
    const isStatusSaid = status !== undefined && !understood.columns.some(({ column }) => column === STATUS)
    const isPlain =
      !(await isZip(path)) &&
      !isStatusSaid &&
      needed.length === 0 &&
      understood.headingRow === 1 &&
      understood.columns.every(({ heading, column }) => heading === column) &&
      plain.count <= checked.issues.length + checked.unlisted
    if (isPlain) refuse(plain.message)
    // A missing column is reported once, not for each row.
    const others = checked.issues.filter(({ column }) => needed.every(({ name }) => name !== column))
    const missing = needed.map((column) => `${path} ${missingMessage(column)}`)
    refuse(listLines([...missing, ...others.map(lineOf)], others.length === 0 ? 0 : checked.unlisted))
  }
  const place = placeIn(understood)
  return {
    kind: 'read',
    spec: checked.spec,
    rows: checked.rows,
    notes: [describeReading(understood), ...understood.notes],
    locate: (issue) => lineOf(place(issue)),
  }
}

/** The columns that neither the file nor an option gives, and whose cells must not be empty. */
function neededColumns({ table, missing }: Understood): ColumnSpec[] {
  return TABLES[table].columns.filter(({ name, isEmptyAllowed }) => missing.includes(name) && !isEmptyAllowed)
}

function missingMessage({ name, choices }: ColumnSpec): string {
  const orSay = name === STATUS ? ', or say --status preliminary or --status final' : ''
  const orAll = choices?.includes(ALL) === true ? `, with "${ALL}" if the figures are not split by it` : ''
  return `has no column ${name}, which every row needs: add it${orSay}${orAll}`
}

function describeReading({ headingRow, columns, sheet }: Understood): string {
  const nameOf = (heading: string) => heading.toLowerCase().replaceAll(' ', '_')
  const renamed = columns.filter(({ heading, column }) => column !== '' && nameOf(heading) !== column)
  const unused = columns.filter(({ heading, column }) => column === '' && heading !== '')
  const where = sheet === '' ? '' : ` of the sheet “${sheet}”`
  return [
    `The headings are in row ${headingRow}${where}.`,
    ...renamed.map(({ heading, column }) => `“${heading}” was taken for ${column}.`),
    ...(unused.length === 0 ? [] : [`Left out: ${unused.map(({ heading }) => `“${heading}”`).join(', ')}.`]),
  ].join(' ')
}

const CONFLICT_ADVICE =
  'Nothing was published. If these figures are corrected, write "revised" into row_status of those rows, or add --revised; otherwise remove the rows from the file.'

/** Real rows must not be mixed with sample ones, which `--revised` would do. */
function sampleAdvice(name: string): string {
  return `Nothing was published. site.yaml says "sample: true". If ${name} holds the sample's made-up rows, delete it and run this command again: it writes a table of your own. docs/publishing.md, "Begin with your own table", says what else of the sample to delete. If the table is your own already and these figures are corrected, write "revised" into row_status of those rows, or add --revised.`
}

async function parseText(spec: TableSpec, text: string, name: string, problem: string): Promise<ReadRows> {
  const parsed = await parseRows(spec, Readable.from([Buffer.from(text)]))
  if (parsed.kind === 'invalid') refuse(`${problem}\n${listIssues(name, parsed.issues, parsed.unlisted)}`)
  return parsed.value
}

function countMessage({ added, replaced, unchanged }: MergedRows, name: string): string {
  if (added + replaced === 0)
    return `${name} already has the file’s ${rowCount(unchanged)}: nothing was changed.`
  const same = unchanged > 0 ? `, ${unchanged} already published` : ''
  return `${name}: ${rowCount(added)} added, ${replaced} replaced${same}.`
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
