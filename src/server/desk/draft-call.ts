import type { SiteContent } from '../../content/site-content.ts'
import type { DraftLink } from '../../contract/desk-publish-view.ts'
import { type FieldError, Refusal } from '../../publishing/publishing.ts'
import { type DeskCall, type DeskVisit, EDITORS, formAt, formatTime, messageOf, pageAt } from './desk-call.ts'
import type { DeskContext } from './make-change.ts'
import type { Draft } from './uploads.ts'

type HandleDraft = (draft: Draft, visit: DeskVisit) => ReturnType<DeskCall['handle']>

export function draftCall(context: DeskContext, verb: string, handle: HandleDraft): DeskCall {
  return formAt(`/desk/publish/:id/${verb}`, EDITORS, withDraft(context, handle))
}

export function draftPage(context: DeskContext, ending: string, handle: HandleDraft): DeskCall {
  return pageAt(`/desk/publish/:id${ending}`, EDITORS, withDraft(context, handle))
}

function withDraft({ uploads }: DeskContext, handle: HandleDraft): DeskCall['handle'] {
  return async (visit) => {
    const draft = await uploads.find(visit.params.id)
    return draft === null ? noDraft(visit) : handle(draft, visit)
  }
}

export function noDraft({ say }: DeskVisit) {
  const text = 'It was published or discarded: the list of drafts shows what there is.'
  return say(404, 'There is no such draft', [text])
}

/** A draft with who changed it, and when. */
export function changed(draft: Draft, visit: DeskVisit): Draft {
  const { now } = visit
  return {
    ...draft,
    changedBy: visit.author.name,
    changedAt: now.toISOString(),
    version: draft.version + 1,
    problem: null,
  }
}

/** What a person must correct in a draft's form. */
export interface Feedback {
  problem?: string | null
  errors?: Readonly<Record<string, string>>
}

export function linkTo(draft: Draft, content: Pick<SiteContent, 'site'>): DraftLink {
  const { id, kind, fileName, changedBy, schedule, problem, version } = draft
  return {
    id,
    kind,
    fileName,
    changedBy,
    problem,
    version,
    changedAt: formatTime(draft.changedAt, content),
    scheduledFor: schedule === null ? null : formatTime(schedule.at, content),
  }
}

/** Why something was refused, as a message for a person, and the fields that caused it. */
export interface Refused {
  kind: 'refused'
  message: string
  errors: readonly FieldError[]
}

/** The result of work that may be refused, or fail because of the system. */
export async function refusedOr<Value>(
  work: () => Promise<Value>,
): Promise<{ kind: 'done'; value: Value } | Refused> {
  try {
    return { kind: 'done', value: await work() }
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'refused', message: error.message, errors: error.errors }
    const message = messageOf(error)
    if (message === null) throw error
    return { kind: 'refused', message, errors: [] }
  }
}
