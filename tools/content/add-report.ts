import { reportIdIssue } from '../../src/content/folder/report-id.ts'
import type { PdfFacts, PdfReader } from '../../src/content/pdf/pdf-facts.ts'
import { pdfWarnings } from '../../src/content/reports/accessibility-remarks.ts'
import { type ContentProblem, formatProblem } from '../../src/content/site-content.ts'
import { slugOf } from '../../src/content/slug.ts'
import { pagePath } from '../../src/contract/pages.ts'
import { pageOfCategory, parseCategory } from './category-names.ts'
import { problemsAfterChange } from './check-change.ts'
import { draftReport, type ReportOptions } from './draft-report.ts'
import { type PlacedReport, placeReport } from './place-report.ts'
import { readToday } from './read-today.ts'

export interface AddReportOptions extends ReportOptions {
  category: string
  id?: string
}

export interface Publishing {
  /** The content folder, absolute. */
  folder: string
  /** The site's origin, without a slash at its end. */
  publicUrl: string
  reader: PdfReader
}

export type AddOutcome =
  | { kind: 'added'; address: string; notes: readonly string[] }
  | { kind: 'declined'; message: string }

/** Publishes a PDF: copies it in, writes its entry, checks the folder; a failing check takes both away again. */
export async function addReport(
  pdf: string,
  options: AddReportOptions,
  publishing: Publishing,
): Promise<AddOutcome> {
  const { folder, reader } = publishing
  const category = parseCategory(options.category)
  if (category.kind === 'faulty') return declined(category.message)
  const idIssue = options.id === undefined ? null : idAdvice(options.id)
  if (idIssue !== null) return declined(idIssue)

  const reading = await reader.read(pdf)
  if (reading.kind === 'unread') return declined(`${pdf} ${reading.reason}.`)
  if (reading.outcome.kind === 'refused') return declined(`${pdf} ${reading.outcome.reason}.`)
  const { facts } = reading.outcome
  const today = await readToday(folder)
  if (today.kind === 'declined') return today
  const drafted = draftReport({ category: category.category, options, facts, pdf, today: today.day })
  if (drafted.kind === 'declined') return drafted
  const { draft } = drafted

  const id = options.id ?? draft.proposedId
  const placed = await placeReport(
    {
      folder,
      source: pdf,
      sha256: reading.sha256,
      id,
      isIdGiven: options.id !== undefined,
      entryText: (file) => `${draft.entryText(file)}sha256: ${reading.sha256}\n`,
    },
    reader,
  )
  if (placed.kind === 'declined') return placed
  const problems = await checkPlaced(placed.report, publishing)
  if (problems.length > 0) {
    await placed.report.remove()
    return declined(removedWords(problems))
  }
  const address = `${publishing.publicUrl}${pagePath(pageOfCategory(category.category))}#${placed.report.id}`
  return { kind: 'added', address, notes: [...draft.notes, ...factNotes(facts)] }
}

async function checkPlaced(
  report: PlacedReport,
  { folder, reader }: Publishing,
): Promise<readonly ContentProblem[]> {
  try {
    return await problemsAfterChange(folder, reader, [report.entry, report.pdf])
  } catch (error) {
    await report.remove()
    throw error
  }
}

function removedWords(problems: readonly ContentProblem[]): string {
  const list = problems.map((problem) => `  ${formatProblem(problem)}`).join('\n')
  return `Nothing was published: the content folder would not be right. Mend this and publish again:\n${list}`
}

/** What a person should know of a PDF that was just published, one sentence each. */
export function factNotes(facts: PdfFacts): string[] {
  return pdfWarnings(facts).map((warning) => `Note: the PDF ${warning}.`)
}

function idAdvice(id: string): string | null {
  if (reportIdIssue(id) === null) return null
  const proposal = slugOf(id)
  const example = reportIdIssue(proposal) === null ? proposal : 'annual-report-fy2026'
  return `The id "${id}" cannot be an address: use a to z, 0 to 9 and single hyphens, such as --id ${example}.`
}

function declined(message: string): AddOutcome {
  return { kind: 'declined', message }
}
