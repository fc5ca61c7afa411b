import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { PdfFacts } from '../content/pdf/pdf-facts.ts'
import { pdfWarnings } from '../content/reports/accessibility-remarks.ts'
import { reportIdIssue, slugOf } from '../content/slug.ts'
import { reportPath } from '../contract/pages.ts'
import { parseCategory, type ReportCategory } from './category-names.ts'
import { changeFolder, withPublishingLock } from './change-folder.ts'
import { draftReport, type ReportDraft, type ReportOptions } from './draft-report.ts'
import { type Published, type Publishing, refuse } from './publishing.ts'
import { type FitPdf, readFitPdf, readRemoved, readToday } from './read-published.ts'
import { doubtWithCommand, findKnownReports, type KnownReport } from './same-report.ts'

export interface AddReportOptions extends ReportOptions {
  category: string
  id?: string
  /** The person's name for the file. Missing: the one in its path. */
  fileName?: string
}

/** A report as it would be published, once a person has confirmed possible mistakes. */
export interface ReportPlan {
  category: ReportCategory
  pdf: FitPdf
  draft: ReportDraft
  /** Its name in the address. */
  id: string
  known: readonly KnownReport[]
  /** Why it may be a mistake, one sentence each. */
  doubts: readonly string[]
}

/**
 * Reads a PDF and decides how it would be published; changes nothing. Refuses what cannot be published, and says which
 * option is wrong.
 */
export async function planReport(
  path: string,
  options: AddReportOptions,
  { folder, reader, onRead }: Pick<Publishing, 'folder' | 'reader' | 'onRead'>,
): Promise<ReportPlan> {
  const { day: today, site } = await readToday(folder)
  const category = parseCategory(options.category, site)
  if (options.id !== undefined && reportIdIssue(options.id) !== null)
    refuse(idAdvice(options.id), idError(ID_FORM))
  const pdf = await readFitPdf(path, reader)
  onRead?.(path, pdf.facts)
  const name = options.fileName ?? path
  const draft = draftReport({ category, options, facts: pdf.facts, pdf: name, today, site })
  const id = await findFreeId(pdf, folder, options.id ?? draft.proposedId, options.id !== undefined)
  const known = await findKnownReports(folder, draft.identity, pdf)
  const doubts = [...draft.doubts, ...known.map((one) => doubtWithCommand(one, draft.identity, name))]
  return { category, pdf, draft, id, known, doubts }
}

/**
 * Publishes a PDF: copies it in, writes its entry, and checks the folder; if that fails, both are removed again.
 * Possible mistakes must be confirmed before anything is written.
 */
export async function addReport(
  path: string,
  options: AddReportOptions,
  publishing: Publishing,
): Promise<Published> {
  const { folder, publicUrl, confirm } = publishing
  // Refuses before asking for confirmation, and holds no lock while the person decides.
  const { category, pdf, draft, known, doubts } = await planReport(path, options, publishing)
  await confirm(doubts)
  return withPublishingLock(folder, async () => {
    const id = await findFreeId(pdf, folder, options.id ?? draft.proposedId, options.id !== undefined)
    const unseen = (await findKnownReports(folder, draft.identity, pdf)).filter(
      ({ id: other, doubt }) => !known.some((one) => one.id === other && one.doubt === doubt),
    )
    await confirm(unseen.map((one) => doubtWithCommand(one, draft.identity, options.fileName ?? path)))
    return changeFolder(publishing, `add report ${id}`, async (change) => {
      change.copyPdf(`files/${id}.pdf`, pdf)
      change.write(`reports/${id}.yaml`, entryOf(draft, id, pdf))
      const page = reportPath({ id, category })
      return { address: `${publicUrl}${page}`, page, notes: [...draft.notes, ...factNotes(pdf.facts)] }
    })
  })
}

/** The entry of a report as it is written to the folder. */
export function entryOf(draft: ReportDraft, id: string, { sha256 }: Pick<FitPdf, 'sha256'>): string {
  return `${draft.entryText(`${id}.pdf`)}sha256: ${sha256}\n`
}

/** What a person should know about a PDF that was just published, one sentence each. */
export function factNotes(facts: PdfFacts): string[] {
  return pdfWarnings(facts).map((warning) => `Note: the PDF ${warning}.`)
}

const ID_FORM = 'An address has a to z, 0 to 9 and single hyphens, such as annual-report-fy2026.'

function idError(message: string) {
  return { field: 'id', message }
}

function idAdvice(id: string): string {
  const proposal = slugOf(id)
  const example = reportIdIssue(proposal) === null ? proposal : 'annual-report-fy2026'
  return `The id "${id}" cannot be an address: use a to z, 0 to 9 and single hyphens, such as --id ${example}.`
}

// Nobody needs fifty different reports of one category and period.
const MAX_SUFFIX = 50

/** A generated id may get a number at its end; one that a person gave may not. */
async function findFreeId(pdf: FitPdf, folder: string, id: string, isGiven: boolean): Promise<string> {
  const gone = await readRemoved(folder)
  const isGone = (one: string) =>
    gone.some((removed) => removed.id === one || removed.files.includes(`${one}.pdf`))
  if (isGiven && isGone(id))
    refuse(
      `The id "${id}" belongs to a report that was taken down, and its addresses say so permanently: give another one with --id.`,
      idError(WAS_TAKEN),
    )
  for (let number = 1; number <= MAX_SUFFIX; number++) {
    const candidate = number === 1 ? id : `${id}-${number}`
    if (isGone(candidate)) continue
    const file = pdfPath(folder, candidate)
    if (!hasEntry(folder, candidate) && !existsSync(file)) return candidate
    if (await pdf.isStill(file)) refuse(sameMessage(folder, candidate), idError(SAME_PDF))
    if (isGiven) refuse(takenMessage(folder, candidate), idError(TAKEN))
  }
  return refuse(
    `There are ${MAX_SUFFIX} reports named "${id}" already: give this one another name with --id.`,
  )
}

const SAME_PDF = 'This PDF is already published.'
const WAS_TAKEN = 'A report that was taken down had this address: write another one.'
const TAKEN = 'Another report already has this address: write another one.'

function sameMessage(folder: string, id: string): string {
  return hasEntry(folder, id)
    ? `This PDF is already published: its entry is reports/${id}.yaml. To change what it says, edit that file.`
    : `files/${id}.pdf is the same PDF and has no entry. ${leftoverAdvice(id)}`
}

function takenMessage(folder: string, id: string): string {
  return hasEntry(folder, id)
    ? `The id "${id}" is taken, and a published report is never replaced: give another one with --id, or edit reports/${id}.yaml.`
    : `The name files/${id}.pdf is taken by another PDF, which has no entry. ${leftoverAdvice(id)}`
}

function leftoverAdvice(id: string): string {
  return `Somebody was interrupted while publishing it: delete files/${id}.pdf and try again.`
}

function hasEntry(folder: string, id: string): boolean {
  return existsSync(entryPath(folder, id))
}

function entryPath(folder: string, id: string): string {
  return join(folder, 'reports', `${id}.yaml`)
}

function pdfPath(folder: string, id: string): string {
  return join(folder, 'files', `${id}.pdf`)
}
