import type { DeskListPage } from '../../contract/desk-inbox.ts'
import type { DeskReport } from '../../contract/desk-view.ts'
import { reportPath } from '../../contract/pages.ts'
import type { Report } from '../../contract/report.ts'
import {
  archiveReport,
  correctReport,
  readReportTexts,
  removeReport,
} from '../../publishing/change-report.ts'
import type { Published, Publishing } from '../../publishing/publishing.ts'
import { compareWords } from './compare-words.ts'
import {
  type DeskCall,
  type DeskVisit,
  EDITORS,
  formAt,
  formatTime,
  pageAt,
  takePage,
  wordsIn,
} from './desk-call.ts'
import { readDraft } from './form-drafts.ts'
import { type DeskContext, goAfter, submitOrApply } from './make-change.ts'

/** Published reports and their actions. */
export function reportCalls(context: DeskContext): DeskCall[] {
  return [
    pageAt('/desk/reports', EDITORS, async ({ show, content, query }) =>
      show({ kind: 'reports', ...listReports(content.reports, query) }),
    ),
    pageAt('/desk/reports/:id', EDITORS, (visit) => showReport(context, visit, null)),
    changeCall(context, 'remove', 'removed', ({ id, form }, publishing) => {
      const replacedBy = form.replacedBy?.trim() || undefined
      const options = { why: form.why?.trim() ?? '', ...(replacedBy === undefined ? {} : { replacedBy }) }
      return removeReport(id, options, publishing)
    }),
    changeCall(context, 'archive', 'archived', ({ id }, publishing) => archiveReport(id, {}, publishing)),
    changeCall(context, 'correct', 'corrected', ({ id, form }, publishing) => {
      const { title = '', summary = '', version = '' } = form
      return correctReport(id, { title, summary, notes: notesIn(form) }, version, publishing)
    }),
  ]
}

function changeCall(
  context: DeskContext,
  verb: 'remove' | 'archive' | 'correct',
  done: 'removed' | 'archived' | 'corrected',
  work: (sent: { id: string; form: DeskVisit['form'] }, publishing: Publishing) => Promise<Published>,
): DeskCall {
  return formAt(`/desk/reports/:id/${verb}`, EDITORS, async (visit) => {
    const { form } = visit
    const id = visit.params.id ?? ''
    const change = (publishing: Publishing) => work({ id, form }, publishing)
    const draft = verb === 'correct' ? { draft: `report.${id}` } : {}
    const outcome = await submitOrApply(context, visit, change, { editAt: `/desk/reports/${id}`, ...draft })
    return outcome.kind === 'refused'
      ? showReport(context, visit, outcome.message)
      : goAfter(visit, outcome, `/desk/history?done=${done}`)
  })
}

/** One page of the reports that contain all search words, last published or corrected first. Pure. */
export function listReports(
  reports: readonly Report[],
  query: DeskVisit['query'],
): { words: string } & DeskListPage<DeskReport> {
  const words = wordsIn(query)
  const wanted = words.toLowerCase().split(/\s+/)
  const found = reports
    .filter(({ id, title, period }) => {
      const text = `${title} ${period.label} ${id}`.toLowerCase()
      return wanted.every((word) => text.includes(word))
    })
    .toSorted((a, b) => changedOn(b).localeCompare(changedOn(a)))
  const page = takePage(found, query)
  return { words, ...page, rows: page.rows.map(toShow) }
}

/** Calendar day of the file's publication or last correction. */
function changedOn({ publishedOn, revisedOn }: Report): string {
  return revisedOn ?? publishedOn
}

async function showReport(context: DeskContext, visit: DeskVisit, problem: string | null) {
  const { show, content, params, form } = visit
  const report = content.reports.find(({ id }) => id === params.id)
  if (report === undefined) return visit.say(404, 'There is no such report', ['It may have been taken down.'])
  const texts = await readReportTexts(context.folder, report.id)
  const draft = problem === null ? await readDraft(context, visit, `report.${report.id}`) : null
  const sent = problem === null ? (draft?.fields ?? {}) : form
  const { version } = texts
  const notes = texts.notes.map((note, index) => sent[`note${index}`] ?? note)
  const published = [texts.title, texts.summary, ...texts.notes].join('\n\n')
  const written = [sent.title ?? texts.title, sent.summary ?? texts.summary, ...notes].join('\n\n')
  const isBehind = sent.version !== undefined && sent.version !== version
  return show(
    {
      kind: 'report',
      report: toShow(report),
      problem,
      version,
      notes,
      values: { title: texts.title, summary: texts.summary, ...sent },
      conflict: isBehind ? compareWords(published, written) : null,
      draftAt: draft === null ? null : formatTime(draft.at, content),
    },
    problem === null ? 200 : 422,
  )
}

function notesIn(form: DeskVisit['form']): string[] {
  const notes: string[] = []
  for (let index = 0; ; index++) {
    const note = form[`note${index}`]
    if (note === undefined) return notes
    notes.push(note)
  }
}

/** A calendar day, as in "Nov 16, 2026". */
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

function toShow(report: Report): DeskReport {
  const { id, title, period, archived } = report
  return {
    id,
    title,
    period: period.label,
    path: reportPath(report),
    isArchived: archived,
    changedOn: DAY.format(new Date(changedOn(report))),
  }
}
