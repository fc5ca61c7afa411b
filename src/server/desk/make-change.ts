import { join } from 'node:path'
import type { PdfReader } from '../../content/pdf/pdf-facts.ts'
import type { SiteContent } from '../../content/site-content.ts'
import { readSettled } from '../../publishing/change-journal.ts'
import type { FolderHistory } from '../../publishing/folder-history.ts'
import { forgetProposal, readProposals, submitTo } from '../../publishing/proposals.ts'
import { type Published, type Publishing, Refusal } from '../../publishing/publishing.ts'
import { type WriterLock, WriterLockError } from '../outbox/writer-lock.ts'
import { type DeskVisit, messageOf } from './desk-call.ts'
import { dropDraft, fieldsOf } from './form-drafts.ts'
import type { DraftStore } from './uploads.ts'

export interface DeskContext {
  /** The content folder, absolute. */
  folder: string
  /** Where the desk stores what is not content yet, absolute. */
  dataDir: string
  /** Uploaded files that wait for publication. */
  uploads: DraftStore
  reader: PdfReader
  /** The site's own origin. */
  publicUrl: () => string
  /** Makes the folder's current content live. */
  showChange: () => Promise<void>
  history: FolderHistory
  /** Prevents other servers from changing the content at the same time. */
  lock: WriterLock
  maxUploadBytes: number
  /** HTML of a page rendered from other content; `null`: there is no such page. */
  renderPage: (content: SiteContent, path: string) => string | null
}

/** The outcome of a change: it is live, it waits for a publisher, or it was refused, with the reason. */
export type ChangeOutcome = { kind: 'made' | 'submitted' } | { kind: 'refused'; message: string }

export interface ChangeOptions {
  /** A publisher's change takes effect even if all others need a second person. */
  isUrgent?: boolean
  /** Path of the desk's page where its author continues when it is returned. */
  editAt?: string
  /** Name of the form, whose draft is removed until the change is returned. */
  draft?: string
  /** Id of the upload that it publishes, which is deleted afterwards. */
  upload?: string
}

export function proposalsDir({ dataDir }: Pick<DeskContext, 'dataDir'>): string {
  return join(dataDir, 'proposals')
}

/**
 * Makes a change in the name of the signed-in person and waits until the site shows it, or submits it if that person may
 * not publish alone. `work` is the same for both: it plans the files, and `changeFolder` applies or submits them.
 */
export async function submitOrApply(
  context: DeskContext,
  visit: DeskVisit,
  work: (publishing: Publishing) => Promise<Published>,
  { isUrgent = false, editAt, draft, upload }: ChangeOptions = {},
): Promise<ChangeOutcome> {
  const { author, form, request } = visit
  const why = (form.reason ?? form.why)?.trim() || null
  const fields = draft === undefined ? null : { key: draft, fields: fieldsOf(form) }
  const facts = { author, why, editAt: editAt ?? null, draft: fields, upload: upload ?? null }
  const waits = mustWait(visit, isUrgent)
  const submit = waits ? { submit: submitTo(proposalsDir(context), context.folder, facts) } : {}
  const by = { who: author.name, why, ...(upload === undefined ? {} : { settles: [upload] }) }
  const refusal = await tryChange(context, (publishing) => work({ ...publishing, ...submit, by }))
  if (refusal !== null) return { kind: 'refused', message: refusal }
  if (draft !== undefined) await dropDraft(context, visit, draft)
  request.log.info({}, waits ? 'A change was submitted at the desk' : 'The content was changed at the desk')
  if (waits) return { kind: 'submitted' }
  await forgetSettled(context)
  await context.showChange()
  return { kind: 'made' }
}

/** Deletes published uploads and proposals, including those left behind by a crash. */
export async function forgetSettled(context: DeskContext): Promise<void> {
  const { uploads } = context
  const [drafts, proposals] = await Promise.all([uploads.list(), readProposals(proposalsDir(context))])
  if (drafts.length + proposals.length === 0) return
  const settled = await readSettled(context.folder)
  for (const { id } of drafts) if (settled.has(id)) await uploads.remove(id)
  for (const proposal of proposals)
    if (settled.has(proposal.key) || settled.has(proposal.upload ?? '')) await forgetProposal(proposal)
}

/** Runs work that may be refused. Returns the reason as a message; `null`: it was done. */
export async function tryChange(
  { folder, reader, publicUrl, history, lock }: DeskContext,
  work: (publishing: Publishing) => Promise<unknown>,
): Promise<string | null> {
  try {
    // The desk's pages confirm possible mistakes before this call.
    const publishing = { folder, reader, publicUrl: publicUrl(), history, confirm: async () => undefined }
    await lock(() => work(publishing))
    return null
  } catch (error) {
    const message =
      error instanceof Refusal || error instanceof WriterLockError ? error.message : messageOf(error)
    if (message === null) throw error
    return message
  }
}

/** Authors do not publish. If review is required, publishers do not publish alone. */
export function mustWait({ roles, content }: DeskVisit, isUrgent = false): boolean {
  return !roles.includes('publisher') || (content.desk.review === 'required' && !isUrgent)
}

/** Goes to the page after a change, which reports the outcome. */
export function goAfter({ goTo }: DeskVisit, { kind }: ChangeOutcome, made: string) {
  return goTo(kind === 'submitted' ? '/desk/review?done=submitted' : made)
}
