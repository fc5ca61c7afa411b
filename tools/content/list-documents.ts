import type { Command } from 'commander'
import { loadContent } from '../../src/content/load-content.ts'
import { writeCsvLines } from '../../src/content/metrics/write-csv.ts'
import type { PageTexts } from '../../src/content/page-texts.ts'
import { hasNoText } from '../../src/content/reports/accessibility-remarks.ts'
import { formatProblem, type SiteContent } from '../../src/content/site-content.ts'
import { CATEGORIES, type Category } from '../../src/contract/category.ts'
import type { Accessibility, Report } from '../../src/contract/report.ts'
import type { Config } from '../../src/server/config.ts'
import { chooseFolder, withPdfReader, withSettings } from './run-command.ts'

const PAGES = 'Pages'

export interface CollectionRow {
  id: string
  title: string
  category: Category
  /** `null`: unknown. */
  pages: number | null
  tagged: Accessibility
  hasTitle: boolean
  /** BCP 47, as the PDF names it. `null`: it names none. */
  languageInFile: string | null
  /** `false`: a scan without recognized text. */
  hasText: boolean
  isArchived: boolean
  /** Whether it lacks something and no exception of the law holds. */
  mustChange: boolean
}

/** Every published document, by category, newest first. Pure. */
export function collectionRows({
  reports,
  pageTexts,
  exceptions,
}: Pick<SiteContent, 'reports' | 'pageTexts' | 'exceptions'>): CollectionRow[] {
  const rows = reports.map((report) =>
    rowOf(report, pageTexts.get(report.id), exceptions.get(report.id)?.broken.length === 0),
  )
  return rows.toSorted((a, b) => CATEGORIES.indexOf(a.category) - CATEGORIES.indexOf(b.category))
}

function rowOf(report: Report, texts: PageTexts | undefined, isExcepted: boolean): CollectionRow {
  const { id, title, category, archived: isArchived, file } = report
  const { pages, accessibility: tagged, languageInFile } = file
  const hasTitle = file.titleInFile !== null
  const hasText = texts === undefined || !hasNoText({ texts })
  const isComplete = tagged === 'tagged' && hasTitle && languageInFile !== null && hasText
  const mustChange = !isComplete && !isExcepted
  return { id, title, category, pages, tagged, hasTitle, languageInFile, hasText, isArchived, mustChange }
}

/** "4 of 12 documents must change before April 26, 2027". `complianceDate`: from `site.yaml`; `null`: it has none. */
export function closingLine(rows: readonly CollectionRow[], complianceDate: string | null): string {
  const changing = rows.filter(({ mustChange }) => mustChange).length
  const sentence = `${changing} of ${rows.length} ${rows.length === 1 ? 'document' : 'documents'} must change`
  if (complianceDate === null) return sentence
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const
  return `${sentence} before ${new Date(complianceDate).toLocaleDateString('en-US', options)}`
}

/** The columns of the table: heading for people, name for programs, cell. */
const COLUMNS: readonly (readonly [heading: string, name: string, cell: (row: CollectionRow) => string])[] = [
  ['Report', 'id', ({ id }) => id],
  ['Title', 'title', ({ title }) => title],
  ['Category', 'category', ({ category }) => category],
  [PAGES, 'pages', ({ pages }) => String(pages ?? '')],
  ['Tagged', 'tagged', ({ tagged }) => TAGGED[tagged]],
  ['Title in file', 'title_in_file', ({ hasTitle }) => yesOrNo(hasTitle)],
  ['Language', 'language_in_file', ({ languageInFile }) => languageInFile ?? 'none'],
  ['Text', 'text', ({ hasText }) => yesOrNo(hasText)],
  ['Archived', 'archived', ({ isArchived }) => yesOrNo(isArchived)],
  ['Must change', 'must_change', ({ mustChange }) => yesOrNo(mustChange)],
]

const TAGGED = { tagged: 'yes', untagged: 'no', unknown: 'unknown' } as const

/** Longer titles are cut in the table, so that a row stays on one line of a wide window. */
const TITLE_WIDTH = 48
const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The rows as aligned columns, every line ended. Pure. */
export function collectionTable(rows: readonly CollectionRow[]): string {
  const columns = COLUMNS.map(([heading, name, cell]) => {
    const cells = [heading, ...rows.map((row) => (name === 'title' ? cut(cell(row)) : cell(row)))]
    const width = Math.max(...cells.map(widthOf))
    const align = (text: string) => {
      const space = ' '.repeat(width - widthOf(text))
      return heading === PAGES ? space + text : text + space
    }
    const [head = '', ...rest] = cells.map(align)
    return [head, '-'.repeat(width), ...rest]
  })
  const lines = (columns[0] ?? []).map((_, line) => columns.map((column) => column[line]).join('  '))
  return lines.map((line) => `${line.trimEnd()}\n`).join('')
}

/** The rows as CSV (RFC 4180), with a line of names. Pure. */
export function collectionCsv(rows: readonly CollectionRow[]): string {
  const lines = [
    COLUMNS.map(([, name]) => name),
    ...rows.map((row) => COLUMNS.map(([, , cell]) => cell(row))),
  ]
  return writeCsvLines(lines, '\r\n')
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

export function addCollectionCommand(program: Command): void {
  program
    .command('report')
    .description('Lists every published document with what it lacks, and how many must change by law.')
    .argument('[folder]', 'content folder (default: CONTENT_DIR, or "content")')
    .option('--csv', 'as a CSV table')
    .option('--json', 'as JSON')
    .action((folder: string | undefined, options: CollectionOptions) =>
      withSettings((config) => printCollection(config, chooseFolder(config, folder), options)),
    )
}

async function printCollection(
  config: Config,
  folder: string,
  { csv = false, json = false }: CollectionOptions,
): Promise<boolean> {
  const outcome = await withPdfReader(config, (reader) => loadContent(folder, reader))
  if (outcome.kind === 'broken') {
    for (const problem of outcome.problems) process.stderr.write(`${formatProblem(problem)}\n`)
    process.stderr.write('Nothing is listed until all of them are fixed.\n')
    return false
  }
  const rows = collectionRows(outcome.content)
  const { accessibility } = outcome.content.site
  const closing = `${closingLine(rows, accessibility?.complianceDate ?? null)}\n`
  if (csv || json) {
    process.stdout.write(csv ? collectionCsv(rows) : `${JSON.stringify(rows, null, 2)}\n`)
    process.stderr.write(closing)
  } else {
    process.stdout.write(`${collectionTable(rows)}\n${closing}`)
  }
  return true
}
