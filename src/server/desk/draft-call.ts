import type { SiteContent } from '../../content/site-content.ts'
import type { DraftLink } from '../../contract/desk-publish-view.ts'
import { type Mistake, Refusal } from '../../publishing/publishing.ts'
import { type DeskCall, type DeskVisit, EDITORS, formatTime, messageOf } from './desk-call.ts'
import type { DeskContext } from './make-change.ts'
import type { Draft, DraftStore } from './uploads.ts'

/** What the calls about drafts work on. */
export interface PublishParts {
  context: DeskContext
  drafts: DraftStore
}

/** A change of one draft. */
export function draftCall(
  { drafts }: PublishParts,
  verb: string,
  handle: (draft: Draft, visit: DeskVisit) => ReturnType<DeskCall['handle']>,
): DeskCall {
  return {
    method: 'POST',
    path: `/desk/publish/:id/${verb}`,
    who: EDITORS,
    handle: async (visit) => {
      const draft = await drafts.find(visit.params.id)
      return draft === null ? noDraft(visit) : handle(draft, visit)
    },
  }
}

export function noDraft({ show }: DeskVisit) {
  const text = ['It was published or discarded: the list of drafts shows what there is.']
  return show({ kind: 'message', title: 'There is no such draft', text }, 404)
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

/** A draft as listed. */
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
  mistakes: readonly Mistake[]
}

/** The result of work that may be refused, or fail because of the system. */
export async function refusedOr<Value>(
  work: () => Promise<Value>,
): Promise<{ kind: 'done'; value: Value } | Refused> {
  try {
    return { kind: 'done', value: await work() }
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'refused', message: error.message, mistakes: error.mistakes }
    const message = messageOf(error)
    if (message === null) throw error
    return { kind: 'refused', message, mistakes: [] }
  }
}
