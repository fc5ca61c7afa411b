import type { Command } from 'commander'
import { loadContent } from '../../src/content/load-content.ts'
import { writeCsvLines } from '../../src/content/metrics/write-csv.ts'
import type { PageTexts } from '../../src/content/page-texts.ts'
import { hasNoText } from '../../src/content/reports/accessibility-remarks.ts'
import { formatProblem, type SiteContent } from '../../src/content/site-content.ts'
import { CATEGORIES, type Category } from '../../src/contract/category.ts'
import type { Accessibility, Report } from '../../src/contract/report.ts'
import type { Config } from '../../src/server/config.ts'
import { fromCaller, withPdfReader, withSettings } from './run-command.ts'

/**
 * From this day a state's posted documents must be accessible: 28 CFR 35.200, as 91 FR 20902 moved it.
 * What was made before and only kept in an archive since is exempt (35.201).
 */
export const ACCESSIBILITY_DEADLINE = '2027-04-26'

/** What one published document has and lacks. */
export interface CollectionRow {
  id: string
  title: string
  category: Category
  /** `null`: not known. */
  pages: number | null
  tagged: Accessibility
  hasTitle: boolean
  /** BCP 47, as the PDF names it. `null`: it names none. */
  languageInFile: string | null
  /** `false`: a scan without recognized text. */
  hasText: boolean
  isArchived: boolean
  /** Whether the law asks for a change before the deadline. */
  mustChange: boolean
}

/** Every published document, by category and then the newest first. Pure. */
export function collectionRows({
  reports,
  pageTexts,
}: Pick<SiteContent, 'reports' | 'pageTexts'>): CollectionRow[] {
  const rows = reports.map((report) => rowOf(report, pageTexts.get(report.id)))
  return rows.toSorted((a, b) => CATEGORIES.indexOf(a.category) - CATEGORIES.indexOf(b.category))
}

function rowOf(report: Report, texts: PageTexts | undefined): CollectionRow {
  const { id, title, category, archived, publishedOn, file } = report
  const has = {
    tagged: file.accessibility,
    hasTitle: file.titleInFile !== null,
    languageInFile: file.languageInFile,
    hasText: texts === undefined || !hasNoText({ texts }),
  }
  const isComplete = has.tagged === 'tagged' && has.hasTitle && has.languageInFile !== null && has.hasText
  const isExempt = archived && publishedOn < ACCESSIBILITY_DEADLINE
  return {
    id,
    title,
    category,
    pages: file.pages,
    ...has,
    isArchived: archived,
    mustChange: !isComplete && !isExempt,
  }
}

/** "4 of 12 documents must change before April 26, 2027" */
export function closingLine(rows: readonly CollectionRow[]): string {
  const changing = rows.filter(({ mustChange }) => mustChange).length
  const deadline = new Date(ACCESSIBILITY_DEADLINE).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return `${changing} of ${rows.length} ${rows.length === 1 ? 'document' : 'documents'} must change before ${deadline}`
}

/** One column of the table: its heading for people, its name for programs, and its cell. */
interface Column {
  heading: string
  name: string
  cell: (row: CollectionRow) => string
  isNumber?: boolean
}

const COLUMNS: readonly Column[] = [
  { heading: 'Report', name: 'id', cell: ({ id }) => id },
  { heading: 'Title', name: 'title', cell: ({ title }) => title },
  { heading: 'Category', name: 'category', cell: ({ category }) => category },
  { heading: 'Pages', name: 'pages', cell: ({ pages }) => String(pages ?? ''), isNumber: true },
  { heading: 'Tagged', name: 'tagged', cell: ({ tagged }) => TAGGED[tagged] },
  { heading: 'Title in file', name: 'title_in_file', cell: ({ hasTitle }) => yesOrNo(hasTitle) },
  { heading: 'Language', name: 'language_in_file', cell: ({ languageInFile }) => languageInFile ?? 'none' },
  { heading: 'Text', name: 'text', cell: ({ hasText }) => yesOrNo(hasText) },
  { heading: 'Archived', name: 'archived', cell: ({ isArchived }) => yesOrNo(isArchived) },
  {
    heading: 'Must change',
    name: `must_change_before_${ACCESSIBILITY_DEADLINE.replaceAll('-', '_')}`,
    cell: ({ mustChange }) => yesOrNo(mustChange),
  },
]

const TAGGED = { tagged: 'yes', untagged: 'no', unknown: 'unknown' } as const

/** Longer titles are cut in the table, so that a row stays on one line of a wide window. */
const TITLE_WIDTH = 48
const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The rows as aligned columns, every line ended. Pure. */
export function collectionTable(rows: readonly CollectionRow[]): string {
  const cells = rows.map((row) =>
    COLUMNS.map(({ cell, name }) => (name === 'title' ? cut(cell(row)) : cell(row))),
  )
  const widths = COLUMNS.map(({ heading }, index) =>
    Math.max(heading.length, ...cells.map((line) => widthOf(line[index] ?? ''))),
  )
  const lines = [COLUMNS.map(({ heading }) => heading), widths.map((width) => '-'.repeat(width)), ...cells]
  return lines.map((line) => `${alignLine(line, widths)}\n`).join('')
}

/** The rows as CSV (RFC 4180), with a line of names. Pure. */
export function collectionCsv(rows: readonly CollectionRow[]): string {
  const lines = [COLUMNS.map(({ name }) => name), ...rows.map((row) => COLUMNS.map(({ cell }) => cell(row)))]
  return writeCsvLines(lines, '\r\n')
}

/** The rows as a JSON list. Pure. */
function collectionJson(rows: readonly CollectionRow[]): string {
  return `${JSON.stringify(rows, null, 2)}\n`
}

function alignLine(line: readonly string[], widths: readonly number[]): string {
  const cells = line.map((text, index) => {
    const space = ' '.repeat(Math.max((widths[index] ?? 0) - widthOf(text), 0))
    return COLUMNS[index]?.isNumber === true ? space + text : text + space
  })
  return cells.join('  ').trimEnd()
}

function widthOf(text: string): number {
  return [...GRAPHEMES.segment(text)].length
}

function cut(title: string): string {
  const letters = [...GRAPHEMES.segment(title)].map(({ segment }) => segment)
  return letters.length <= TITLE_WIDTH ? title : `${letters.slice(0, TITLE_WIDTH - 1).join('')}…`
}

function yesOrNo(is: boolean): string {
  return is ? 'yes' : 'no'
}

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
      withSettings((config) => printCollection(config, folder ?? config.contentDir, options)),
    )
}

async function printCollection(
  config: Config,
  folder: string,
  { csv = false, json = false }: CollectionOptions,
): Promise<boolean> {
  const outcome = await withPdfReader(config, (reader) => loadContent(fromCaller(folder), reader))
  if (outcome.kind === 'broken') {
    for (const problem of outcome.problems) process.stderr.write(`${formatProblem(problem)}\n`)
    process.stderr.write('Nothing is listed until all of them are fixed.\n')
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
