import { hash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { Instant } from '../../contract/calendar.ts'
import { namesIn, readTextIfExists, replaceText } from '../../publishing/write-files.ts'
import { type DeskCall, type DeskVisit, EDITORS, formAt } from './desk-call.ts'

/** What somebody wrote into a form and has not submitted. */
const Draft = v.object({ key: v.string(), at: Instant, fields: v.record(v.string(), v.string()) })
export type Draft = v.InferOutput<typeof Draft>

/** A form's name: `page.about-us.es`, `notice`, `report.annual-fy2026`. */
const KEY = /^(?:page|notice|report)(?:\.[a-z0-9-]{1,120}){0,2}$/
/** Characters. A page has 64 KB at most. */
const MAX_DRAFT = 200_000
const MAX_DRAFTS = 200

type Owner = Pick<DeskVisit, 'author'>
type Place = { dataDir: string }

function draftsDir({ dataDir }: Place, { author }: Owner): string {
  return join(dataDir, 'drafts', hash('sha256', author.id))
}

function draftPath(place: Place, owner: Owner, key: string): string {
  return join(draftsDir(place, owner), `${key}.json`)
}

/** Stores a draft for its author alone. `false`: no such form, or the draft is too long. */
export async function storeDraft(place: Place, owner: Owner, draft: Draft): Promise<boolean> {
  const text = JSON.stringify(draft)
  if (!KEY.test(draft.key) || text.length > MAX_DRAFT) return false
  const all = await readDrafts(place, owner)
  if (all.length >= MAX_DRAFTS && all.every(({ key }) => key !== draft.key)) return false
  await replaceText(draftPath(place, owner, draft.key), text)
  return true
}

/** `null`: there is none. */
export async function readDraft(place: Place, owner: Owner, key: string): Promise<Draft | null> {
  if (!KEY.test(key)) return null
  const text = await readTextIfExists(draftPath(place, owner, key))
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Draft), text)
  return parsed.success ? parsed.output : null
}

/** Every draft of a person, oldest first. */
export async function readDrafts(place: Place, owner: Owner): Promise<Draft[]> {
  const names = await namesIn(draftsDir(place, owner))
  const keys = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length))
  const drafts = await Promise.all(keys.map((key) => readDraft(place, owner, key)))
  return drafts.filter((draft) => draft !== null).toSorted((a, b) => (a.at < b.at ? -1 : 1))
}

export async function dropDraft(place: Place, owner: Owner, key: string): Promise<void> {
  if (KEY.test(key)) await rm(draftPath(place, owner, key), { force: true })
}

export function fieldsOf({ token: _token, draft: _draft, ...fields }: DeskVisit['form']): Draft['fields'] {
  return fields
}

/** Path of a form, by the first part of its name. */
const FORMS = new Map<string, (name: string) => string>([
  ['page', (name) => `/desk/pages/${name.split('.')[0]}`],
  ['notice', () => '/desk/notices'],
  ['report', (name) => `/desk/reports/${name}`],
])

/** A button stores drafts, and so does a script while somebody writes. Each person sees only their own. */
export function formDraftCalls(place: Place): DeskCall[] {
  const pathOf = (key: string) => {
    const [kind = '', ...name] = KEY.test(key) ? key.split('.') : []
    return FORMS.get(kind)?.(name.join('.')) ?? '/desk'
  }
  return [
    formAt('/desk/drafts', EDITORS, async (visit) => {
      const { form, now } = visit
      const key = form.draft ?? ''
      const draft = { key, at: now.toISOString(), fields: fieldsOf(form) }
      if (await storeDraft(place, visit, draft)) return visit.goTo(`${pathOf(key)}?done=draftSaved`)
      return visit.say(422, 'The draft was not saved', NOT_SAVED)
    }),
    formAt('/desk/drafts/discard', EDITORS, async (visit) => {
      const key = visit.form.draft ?? ''
      await dropDraft(place, visit, key)
      return visit.goTo(`${pathOf(key)}?done=draftDiscarded`)
    }),
  ]
}

const NOT_SAVED = [
  'It is longer than a page can be, or you have too many drafts. Go back and copy your words.',
]
