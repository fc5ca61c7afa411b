import { ENGLISH_NAMES, LANGUAGES, TRANSLATED } from '../../contract/language.ts'
import { hasBegun, isOver } from '../../contract/notices-in-force.ts'
import { addNotice, endNotice, type NoticeOptions, readNotices, stateOf } from '../../publishing/notices.ts'
import type { Publishing } from '../../publishing/publishing.ts'
import { type DeskCall, type DeskVisit, EDITORS, formAt, formatTime, pageAt } from './desk-call.ts'
import { readDraft } from './form-drafts.ts'
import { type DeskContext, goAfter, submitOrApply } from './make-change.ts'

/** Office notices, which every visitor sees for a while. */
export function noticeCalls(context: DeskContext): DeskCall[] {
  return [
    pageAt('/desk/notices', EDITORS, (visit) => showNotices(context, visit, null)),
    formAt('/desk/notices/add', EDITORS, async (visit) => {
      const options = optionsOf(visit.form)
      // In a storm nobody waits for a colleague to wake up.
      const urgency = {
        isUrgent: options.level === 'emergency',
        editAt: '/desk/notices',
        // The storm switch sends its own text.
        ...(visit.form.draft === DRAFT ? { draft: DRAFT } : {}),
      }
      const add = (publishing: Publishing) => addNotice(options, publishing, visit.now)
      const outcome = await submitOrApply(context, visit, add, urgency)
      return outcome.kind === 'refused'
        ? showNotices(context, visit, withLabels(outcome.message))
        : goAfter(visit, outcome, '/desk/notices?done=noticePublished')
    }),
    formAt('/desk/notices/end', EDITORS, async (visit) => {
      const id = visit.form.id ?? ''
      const end = (publishing: Publishing) => endNotice(id, publishing, visit.now)
      const outcome = await submitOrApply(context, visit, end, { isUrgent: true })
      return outcome.kind === 'refused'
        ? showNotices(context, visit, outcome.message)
        : goAfter(visit, outcome, '/desk/notices?done=noticeEnded')
    }),
  ]
}

/** Files and commands use the names of a notice's fields, the form uses their labels. Pure. */
function withLabels(message: string): string {
  return message.replaceAll(/(like this: )([a-z.]+)/g, (whole, start: string, name: string) =>
    name in LABELS ? `${start}${LABELS[name]}` : whole,
  )
}

const LABELS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(LANGUAGES.map((language) => [`text.${language}`, `“In ${ENGLISH_NAMES[language]}”`])),
  from: '“Begins”',
  until: '“Ends”',
  link: '“Link to more information”',
}

const DRAFT = 'notice'

async function showNotices(context: DeskContext, visit: DeskVisit, problem: string | null) {
  const { folder } = context
  const draft = problem === null ? await readDraft(context, visit, DRAFT) : null
  const { content, now, form } = visit
  const { timeZone } = content.site.district
  const files = await readNotices(folder, timeZone)
  const shown = files
    .toSorted((a, b) => (a.notice.from < b.notice.from ? 1 : -1))
    .map(({ notice }) => ({
      id: notice.id,
      level: notice.level,
      text: notice.text.en,
      state: stateOf(notice, now, (at) => formatTime(at, content)),
      isOver: isOver(notice, now),
      isStorm: notice.level === 'emergency' && hasBegun(notice, now) && !isOver(notice, now),
    }))
  return visit.show(
    {
      kind: 'notices',
      notices: shown,
      storm: shown.find(({ isStorm }) => isStorm) ?? null,
      languages: LANGUAGES.filter((language) => content.site.languages.includes(language)),
      problem,
      values: problem === null ? (draft?.fields ?? {}) : form,
      draftAt: draft === null ? null : formatTime(draft.at, content),
    },
    problem === null ? 200 : 422,
  )
}

/** Omits empty fields. Browsers write a time as "2026-11-23T06:00", notices with a space. */
function optionsOf(form: Readonly<Record<string, string>>): NoticeOptions {
  const given = (name: string) => form[name]?.trim() || undefined
  const time = (name: string) => given(name)?.replace('T', ' ')
  const optional = {
    ...Object.fromEntries(TRANSLATED.map((language) => [language, given(language)])),
    link: given('link'),
    from: time('from'),
    until: time('until'),
  }
  const filled = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined))
  return { level: given('level') ?? '', en: given('en') ?? '', ...filled }
}
