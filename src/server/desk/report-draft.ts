import { hash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { loadContent } from '../../content/load-content.ts'
import { describeFindings, findingText } from '../../content/pdf/checks/check-model.ts'
import type { PdfFacts } from '../../content/pdf/pdf-facts.ts'
import { pdfWarnings } from '../../content/reports/accessibility-remarks.ts'
import { formatProblem, type SiteContent } from '../../content/site-content.ts'
import type { PlannedReport, ReportReading } from '../../contract/desk-publish-view.ts'
import { reportPath } from '../../contract/pages.ts'
import {
  type AddReportOptions,
  addReport,
  entryOf,
  planReport,
  type ReportPlan,
} from '../../publishing/add-report.ts'
import { languageOf, usableTitle } from '../../publishing/draft-report.ts'
import { type Published, type Publishing, Refusal } from '../../publishing/publishing.ts'
import { suggestCategory } from '../../publishing/suggest-category.ts'
import { refusedOr } from './draft-call.ts'
import type { DeskContext } from './make-change.ts'
import type { Draft } from './uploads.ts'

/** The fields of a report's form; an empty one is read from the PDF. */
export const REPORT_FIELDS = ['category', 'title', 'summary', 'period', 'language', 'id', 'status'] as const

/** Reads a draft's PDF. One that cannot be published is refused with a message that uses the person's file name. */
export async function readDraftPdf(
  { reader, uploads }: Pick<DeskContext, 'reader' | 'uploads'>,
  draft: Pick<Draft, 'id' | 'fileName'>,
): Promise<PdfFacts> {
  const reading = await reader.read(uploads.pathOf(draft))
  if (reading.kind === 'unread') throw new Refusal(`“${draft.fileName}” ${reading.reason}.`)
  if (reading.outcome.kind === 'refused') throw new Refusal(`“${draft.fileName}” ${reading.outcome.reason}.`)
  return reading.outcome.facts
}

/** What the desk proposes for a report that was just uploaded. Pure. */
export function proposeFields(
  facts: PdfFacts,
  fileName: string,
  { site, reports }: Pick<SiteContent, 'site' | 'reports'>,
): Record<string, string> {
  const title = usableTitle(facts.title)
  const names = [title ?? '', fileName.replace(/\.pdf$/i, '')].filter((name) => name !== '')
  return {
    category: suggestCategory({ names, site, reports }) ?? '',
    title: title ?? '',
    language: languageOf(facts.language) ?? 'en',
    status: 'final',
  }
}

export function describeReading(facts: PdfFacts): ReportReading {
  const { pages, title, language, checks } = facts
  return {
    pages,
    title,
    language,
    remarks: pdfWarnings(facts),
    findings:
      checks.kind === 'unchecked'
        ? null
        : describeFindings(checks.findings).map((one) => ({ ...one, text: findingText(one) })),
  }
}

export function optionsOf({ fields, fileName }: Pick<Draft, 'fields' | 'fileName'>): AddReportOptions {
  const given = REPORT_FIELDS.flatMap((name) => {
    const value = fields[name]?.trim() ?? ''
    return value === '' || name === 'category' ? [] : [[name, value] as const]
  })
  return { category: fields.category ?? '', fileName, ...Object.fromEntries(given) }
}

/** How a report would be published, or what is wrong with its form. */
export function planDraft(context: DeskContext, draft: Draft) {
  return refusedOr(() => planReport(context.uploads.pathOf(draft), optionsOf(draft), context))
}

export function describePlan(
  { draft, id, category, doubts, known }: ReportPlan,
  publicUrl: string,
  { reports }: Pick<SiteContent, 'reports'>,
): PlannedReport {
  const { title, period } = draft.identity
  return {
    title,
    period: `${period.label} (${period.start} to ${period.end})`,
    summary: draft.summary,
    id,
    address: `${publicUrl}${reportPath({ id, category })}`,
    // The page offers a correction through a separate form, not a command.
    doubts: [...draft.doubts, ...known.map(({ doubt }) => doubt)],
    same: known.flatMap(({ id: other, repeats }) =>
      repeats === 'period'
        ? [{ id: other, title: reports.find((report) => report.id === other)?.title ?? other }]
        : [],
    ),
    sure: sureOf(doubts),
  }
}

/** Identifies the warnings that a person confirmed: different warnings give a different value. */
export function sureOf(doubts: readonly string[]): string {
  return hash('sha256', JSON.stringify(doubts))
}

/** Publishes a draft's PDF. Refuses it if there are warnings that nobody has confirmed. */
export function publishReport(
  { uploads }: Pick<DeskContext, 'uploads'>,
  draft: Draft,
  publishing: Publishing,
  accepted: readonly string[],
): Promise<Published> {
  const confirm = async (doubts: readonly string[]) => {
    const unseen = doubts.filter((doubt) => !accepted.includes(doubt))
    if (unseen.length > 0) throw new Refusal(`Confirm first that it is right:\n${unseen.join('\n')}`)
  }
  return addReport(uploads.pathOf(draft), optionsOf(draft), { ...publishing, confirm })
}

/** The preview of a report's page. Refused: the folder would have problems. */
export async function previewReport(context: DeskContext, draft: Draft, plan: ReportPlan) {
  const { uploads } = context
  const { id, category, pdf } = plan
  const entry = uploads.asideOf(draft, 'entry.yaml')
  await writeFile(entry, entryOf(plan.draft, id, pdf))
  const staged = new Map([
    [`reports/${id}.yaml`, entry],
    [`files/${id}.pdf`, uploads.pathOf(draft)],
  ])
  const outcome = await loadContent(context.folder, context.reader, staged)
  if (outcome.kind === 'broken')
    throw new Refusal(`The site would have problems:\n${outcome.problems.map(formatProblem).join('\n')}`)
  // Its picture has no URL before publication.
  const url = `/desk/publish/${draft.id}/picture`
  const reports = outcome.content.reports.map((report) =>
    report.id === id && report.thumbnail !== null
      ? { ...report, thumbnail: { ...report.thumbnail, url } }
      : report,
  )
  return context.renderPage({ ...outcome.content, reports }, reportPath({ id, category }))
}
