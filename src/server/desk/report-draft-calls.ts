import { readFile } from 'node:fs/promises'
import { ENGLISH_NAMES } from '../../contract/language.ts'
import { categoriesShown, labelOf } from '../../publishing/category-names.ts'
import { reviseReport } from '../../publishing/change-report.ts'
import { Refusal } from '../../publishing/publishing.ts'
import { type DeskCall, type DeskVisit, sendPreview } from './desk-call.ts'
import { changed, draftCall, draftPage, type Feedback, linkTo, noDraft, refusedOr } from './draft-call.ts'
import { figureFields, publishFigureDraft, showFigures } from './figures-draft-calls.ts'
import { type DeskContext, goAfter, submitOrApply } from './make-change.ts'
import { ALREADY_SCHEDULED, clockOf, readPublicationTime } from './publication-time.ts'
import {
  describePlan,
  describeReading,
  planDraft,
  previewReport,
  publishReport,
  REPORT_FIELDS,
  readDraftPdf,
  sureOf,
} from './report-draft.ts'
import type { Draft } from './uploads.ts'

/** The page of an uploaded report: what was read, the proposals, the preview, and publication. */
export function reportDraftCalls(context: DeskContext): DeskCall[] {
  return [
    draftPage(context, '', (draft, visit) =>
      draft.kind === 'report' ? showReport(context, draft, visit) : showFigures(context, draft, visit),
    ),
    draftPage(context, '/preview', (draft, visit) => preview(context, draft, visit)),
    draftPage(context, '/picture', (draft, visit) => sendPicture(context, draft, visit)),
    draftCall(context, 'save', (draft, visit) =>
      withSaved(context, draft, visit, async () => visit.goTo(`/desk/publish/${draft.id}?done=draftSaved`)),
    ),
    draftCall(context, 'publish', (draft, visit) =>
      withSaved(context, draft, visit, (saved) =>
        (saved.kind === 'report' ? publish : publishFigureDraft)(context, saved, visit),
      ),
    ),
    draftCall(context, 'revise', (draft, visit) =>
      withSaved(context, draft, visit, (saved) => revise(context, saved, visit)),
    ),
  ]
}

/** Saves what was entered, unless somebody else has changed the draft: then both versions are shown. */
async function withSaved(
  context: DeskContext,
  draft: Draft,
  visit: DeskVisit,
  next: (saved: Draft) => ReturnType<DeskCall['handle']>,
) {
  const { form } = visit
  const [show, fields] =
    draft.kind === 'report'
      ? ([showReport, reportFields(form)] as const)
      : ([showFigures, figureFields(draft, form)] as const)
  if (draft.schedule !== null) return show(context, draft, visit, { problem: ALREADY_SCHEDULED })
  if (form.version !== String(draft.version)) {
    const problem = `${draft.changedBy} changed this draft while you were working on it. Below is what you entered; it is not saved yet.\nTo use yours instead, save again.`
    return show(context, { ...draft, fields }, visit, { problem })
  }
  const saved = { ...changed(draft, visit), fields }
  await context.uploads.save(saved)
  return next(saved)
}

function reportFields(form: DeskVisit['form']): Record<string, string> {
  return Object.fromEntries(REPORT_FIELDS.map((name) => [name, (form[name] ?? '').slice(0, LONGEST)]))
}

/** Longest field of a report, even if somebody pastes a page. */
const LONGEST = 5000

async function showReport(context: DeskContext, draft: Draft, visit: DeskVisit, feedback: Feedback = {}) {
  const { content, form, show, say, now } = visit
  const { site, reports } = content
  const read = await refusedOr(() => readDraftPdf(context, draft))
  if (read.kind === 'refused') return say(422, draft.fileName, [read.message])
  const planned = draft.schedule === null ? await planDraft(context, draft) : null
  const found = planned?.kind === 'refused' ? planned : null
  const errors = {
    ...Object.fromEntries((found?.errors ?? []).map(({ field, message }) => [field, message])),
    ...feedback.errors,
  }
  const problem =
    feedback.problem ??
    (found !== null && found.errors.length === 0 ? plain(found.message, context, draft) : null)
  const isRefused = feedback.problem != null || feedback.errors !== undefined
  return show(
    {
      kind: 'reportDraft',
      draft: linkTo(draft, content),
      reading: describeReading(read.value),
      values: { ...(isRefused ? form : {}), ...draft.fields },
      errors,
      problem,
      categories: categoriesShown(site).map((value) => ({ value, text: labelOf(value, site) })),
      languages: languagesWith(draft.fields.language ?? 'en'),
      plan: planned?.kind === 'done' ? describePlan(planned.value, context.publicUrl(), { reports }) : null,
      clock: clockOf(content, now),
    },
    isRefused ? 422 : 200,
  )
}

/** The site's languages, plus the PDF's if it is another one. */
function languagesWith(language: string): { value: string; text: string }[] {
  const usual = Object.entries(ENGLISH_NAMES).map(([value, text]) => ({ value, text }))
  if (language in ENGLISH_NAMES || language === '') return usual
  return [...usual, { value: language, text: language }]
}

/** Replaces the server's path of an upload, which means nothing to a person. */
function plain(message: string, { uploads }: DeskContext, draft: Draft): string {
  return message.replaceAll(uploads.pathOf(draft), draft.fileName)
}

async function publish(context: DeskContext, draft: Draft, visit: DeskVisit) {
  const showAgain = (feedback: Feedback) => showReport(context, draft, visit, feedback)
  const planned = await planDraft(context, draft)
  if (planned.kind === 'refused') return showAgain({ problem: plain(planned.message, context, draft) })
  const { doubts, id } = planned.value
  if (doubts.length > 0 && visit.form.sure !== sureOf(doubts))
    return showAgain({ errors: { sure: 'Check this first. If it is right as it is, check the box.' } })
  // Fixes the address now, so that it stays the one that was shown.
  const settled = { ...draft, fields: { ...draft.fields, id } }
  const time = readPublicationTime(visit, doubts)
  if (time.kind === 'invalid') return showAgain({ errors: { at: time.error } })
  if (time.kind === 'later') {
    await context.uploads.save({ ...settled, schedule: time.schedule })
    return visit.goTo('/desk/publish?done=scheduled')
  }
  const outcome = await submitOrApply(
    context,
    visit,
    (publishing) => publishReport(context, settled, publishing, doubts),
    { editAt: `/desk/publish/${draft.id}`, upload: draft.id },
  )
  if (outcome.kind === 'refused') return showAgain({ problem: plain(outcome.message, context, draft) })
  if (outcome.kind === 'submitted') await context.uploads.save(settled)
  return goAfter(visit, outcome, `/desk/reports/${id}?done=reportPublished`)
}

/** Publishes the PDF as a correction of a published report. */
async function revise(context: DeskContext, draft: Draft, visit: DeskVisit) {
  const { replaces = '', note = '', sureRevise } = visit.form
  const showAgain = (feedback: Feedback) => showReport(context, draft, visit, feedback)
  if (note.trim() === '') return showAgain({ errors: { note: NO_NOTE } })
  const planned = await planDraft(context, draft)
  const shown = planned.kind === 'done' ? planned.value.doubts : []
  let unseen = ''
  const confirm = async (doubts: readonly string[]) => {
    unseen = doubts.filter((doubt) => !shown.includes(doubt)).join(' ')
    if (unseen !== '' && sureRevise !== 'yes') throw new Refusal(unseen)
    unseen = ''
  }
  const options = { note: note.trim(), fileName: draft.fileName }
  const outcome = await submitOrApply(
    context,
    visit,
    (publishing) =>
      reviseReport(replaces, context.uploads.pathOf(draft), options, { ...publishing, confirm }),
    { editAt: `/desk/publish/${draft.id}`, upload: draft.id },
  )
  if (unseen !== '') return showAgain({ errors: { sureRevise: unseen } })
  if (outcome.kind === 'refused') return showAgain({ problem: plain(outcome.message, context, draft) })
  return goAfter(visit, outcome, `/desk/reports/${encodeURIComponent(replaces)}?done=revised`)
}

const NO_NOTE = 'Say what changed, in one sentence for visitors.'

async function preview(context: DeskContext, draft: Draft, visit: DeskVisit) {
  const outcome = await refusedOr(async () => {
    const planned = await planDraft(context, draft)
    return planned.kind === 'refused' ? null : previewReport(context, draft, planned.value)
  })
  if (outcome.kind === 'refused') return visit.say(422, 'There is no preview', outcome.message.split('\n'))
  if (outcome.value === null)
    return visit.say(404, 'There is no preview yet', ['Something is still missing.'])
  return sendPreview(visit, outcome.value)
}

/** The picture of the first page, which has no URL until the report is published. */
async function sendPicture(context: DeskContext, draft: Draft, visit: DeskVisit) {
  const read = await refusedOr(() => readDraftPdf(context, draft))
  const thumbnail = read.kind === 'done' ? read.value.thumbnail : null
  if (thumbnail === null) return noDraft(visit)
  return visit.reply
    .headers({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
    .header('Content-Security-Policy', "default-src 'none'")
    .type('image/webp')
    .send(await readFile(thumbnail.path))
}
