import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { reportIdIssue } from '../content/folder/report-id.ts'
import type { PdfFacts } from '../content/pdf/pdf-facts.ts'
import { pdfWarnings } from '../content/reports/accessibility-remarks.ts'
import { slugOf } from '../content/slug.ts'
import { pagePath, reportPath } from '../contract/pages.ts'
import { familyOf, parseCategory } from './category-names.ts'
import { changeFolder, withPublishingLock } from './change-folder.ts'
import { draftReport, type ReportOptions } from './draft-report.ts'
import { type Published, type Publishing, refuse } from './publishing.ts'
import { type FitPdf, readFitPdf, readToday } from './read-published.ts'
import { findSameReports, sameReportMessage } from './same-report.ts'

/** What a person says of a new report. */
export interface AddReportOptions extends ReportOptions {
  category: string
  id?: string
}

/**
 * Publishes a PDF: copies it in, writes its entry, and checks the folder; if that fails, both are removed again.
 * What may be a slip must be confirmed before anything is written.
 */
export async function addReport(
  path: string,
  options: AddReportOptions,
  publishing: Publishing,
): Promise<Published> {
  const { folder, reader, publicUrl, confirm, onRead } = publishing
  const { day: today, site } = await readToday(folder)
  const category = parseCategory(options.category, site)
  if (options.id !== undefined && reportIdIssue(options.id) !== null) refuse(idAdvice(options.id))
  const pdf = await readFitPdf(path, reader)
  onRead?.(path, pdf.facts)
  const draft = draftReport({ category, options, facts: pdf.facts, pdf: path, today, site })
  const [wantedId, isIdGiven] = [options.id ?? draft.proposedId, options.id !== undefined]
  // Refused before anything is asked, and nothing is locked while a person thinks.
  await findFreeId(pdf, folder, wantedId, isIdGiven)
  const same = await findSameReports(folder, draft.identity)
  await confirm([...draft.doubts, ...same.map((id) => sameReportMessage(id, draft.identity, path))])
  return withPublishingLock(folder, async () => {
    const id = await findFreeId(pdf, folder, wantedId, isIdGiven)
    const sameNow = await findSameReports(folder, draft.identity)
    const unseen = sameNow.filter((known) => !same.includes(known))
    await confirm(unseen.map((known) => sameReportMessage(known, draft.identity, path)))
    return changeFolder(publishing, `add report ${id}`, async (change) => {
      change.copyPdf(`files/${id}.pdf`, pdf)
      change.write(`reports/${id}.yaml`, `${draft.entryText(`${id}.pdf`)}sha256: ${pdf.sha256}\n`)
      const address = `${publicUrl}${pagePath(familyOf(category).page)}#${id}`
      return {
        ...{ address, page: reportPath({ id, category }) },
        notes: [...draft.notes, ...factNotes(pdf.facts)],
      }
    })
  })
}

/** What a person should know of a PDF that was just published, one sentence each. */
export function factNotes(facts: PdfFacts): string[] {
  return pdfWarnings(facts).map((warning) => `Note: the PDF ${warning}.`)
}

function idAdvice(id: string): string {
  const proposal = slugOf(id)
  const example = reportIdIssue(proposal) === null ? proposal : 'annual-report-fy2026'
  return `The id "${id}" cannot be an address: use a to z, 0 to 9 and single hyphens, such as --id ${example}.`
}

// Fifty different reports of one category and period are a mistake, not a need.
const MAX_SUFFIX = 50

/** A generated id may get a number at its end; one that a person gave may not. */
async function findFreeId(pdf: FitPdf, folder: string, id: string, isGiven: boolean): Promise<string> {
  for (let number = 1; number <= MAX_SUFFIX; number++) {
    const candidate = number === 1 ? id : `${id}-${number}`
    const file = pdfPath(folder, candidate)
    if (!hasEntry(folder, candidate) && !existsSync(file)) return candidate
    if (await pdf.isStill(file)) refuse(sameMessage(folder, candidate))
    if (isGiven) refuse(takenMessage(folder, candidate))
  }
  return refuse(
    `There are ${MAX_SUFFIX} reports named "${id}" already: give this one a name of its own with --id.`,
  )
}

function sameMessage(folder: string, id: string): string {
  return hasEntry(folder, id)
    ? `This PDF is published already: its entry is reports/${id}.yaml. To say something else about it, edit that file.`
    : `files/${id}.pdf is this very PDF and has no entry. ${leftoverAdvice(id)}`
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
