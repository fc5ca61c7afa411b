import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { FileHash } from '../content/reports/entry-parts.ts'
import { Instant } from '../contract/calendar.ts'
import { changeFolder, withPublishingLock } from './change-folder.ts'
import { ChangedName, changedFiles, hashIfExists } from './change-journal.ts'
import { type PlannedChange, type Published, type Publishing, refuse } from './publishing.ts'
import { namesIn, readTextIfExists, replaceText } from './write-files.ts'

/** A person at the desk, as named in records of changes. */
const Author = v.object({
  /** Distinguishes people: an e-mail address or user name. */
  id: v.string(),
  /** To be shown: "Ana Ruiz (ana.ruiz@example.gov)". */
  name: v.string(),
})
export type Author = v.InferOutput<typeof Author>

const RECORD_FILE = 'proposal.json'
/** More than any office has waiting. */
const MAX_PROPOSALS = 200

const ProposalRecord = v.object({
  at: Instant,
  what: v.string(),
  author: Author,
  why: v.nullable(v.string()),
  /** Path of the desk's page where its author can edit it. */
  editAt: v.nullable(v.string()),
  /** The values of the form it came from, shown there again if it is returned. */
  draft: v.nullable(v.object({ key: v.string(), fields: v.record(v.string(), v.string()) })),
  /** Id of the upload it publishes. */
  upload: v.optional(v.nullable(v.string()), null),
  files: v.array(
    v.object({
      name: ChangedName,
      /** SHA-256 of the file when it was submitted. `null`: there was none. */
      before: v.nullable(FileHash),
      /** SHA-256 of the new file; its copy is named by the file's number. `null`: the file will be deleted. */
      after: v.nullable(FileHash),
    }),
  ),
  /** `null`: it waits for a publisher. */
  returned: v.nullable(v.object({ by: v.string(), note: v.string(), at: Instant })),
})

/** A change that waits for somebody else to publish it, with copies of its files. */
export interface Proposal extends v.InferOutput<typeof ProposalRecord> {
  key: string
  dir: string
}

export interface ProposalFacts extends Pick<Proposal, 'author' | 'why' | 'editAt' | 'draft' | 'upload'> {}

/**
 * Stores changes for somebody else to publish, below `root`. Replaces an earlier change of the same files by the same
 * author.
 */
export function submitTo(
  root: string,
  folder: string,
  facts: ProposalFacts,
): NonNullable<Publishing['submit']> {
  return async ({ what, steps, check }: PlannedChange) => {
    const waiting = await readProposals(root)
    const isEarlier = ({ author, files }: Proposal) =>
      author.id === facts.author.id && String(namesOf(files)) === String(namesOf(steps))
    const earlier = waiting.filter(isEarlier)
    if (waiting.length - earlier.length >= MAX_PROPOSALS)
      refuse(
        `${MAX_PROPOSALS} changes are already waiting for a publisher: have some of them published first.`,
      )
    const at = new Date().toISOString()
    const key = `${at.replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`
    // The record is written last, and nothing counts without one: a crash cannot leave half a proposal.
    const dir = join(root, key)
    await mkdir(dir, { recursive: true })
    try {
      const staged = new Map<string, string | null>()
      const files: Proposal['files'] = []
      for (const [index, { name, after, prepare }] of steps.entries()) {
        const copy = after === null ? null : join(dir, String(index))
        if (copy !== null) await prepare(copy)
        staged.set(name, copy)
        files.push({ name, before: await hashIfExists(join(folder, name)), after })
      }
      await check(staged)
      await writeProposal(dir, { ...facts, at, what, files, returned: null })
    } catch (error) {
      await rm(dir, { recursive: true, force: true })
      throw error
    }
    for (const one of earlier) await forgetProposal(one)
  }
}

function namesOf(files: readonly { name: string }[]): string[] {
  return files.map(({ name }) => name).toSorted()
}

function writeProposal(dir: string, record: v.InferOutput<typeof ProposalRecord>): Promise<void> {
  return replaceText(join(dir, RECORD_FILE), `${JSON.stringify(record, null, 2)}\n`)
}

/** The changes that wait for a publisher or were returned, oldest first. */
export async function readProposals(root: string): Promise<Proposal[]> {
  const names = await namesIn(root)
  const found = await Promise.all(names.toSorted().map((key) => readProposal(root, key)))
  return found.filter((proposal) => proposal !== null)
}

async function readProposal(root: string, key: string): Promise<Proposal | null> {
  const dir = join(root, key)
  const text = await readTextIfExists(join(dir, RECORD_FILE))
  if (text === null) return null
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ProposalRecord), text)
  if (!parsed.success) return refuse(`${join(dir, RECORD_FILE)} cannot be read: delete ${dir}.`)
  return { ...parsed.output, key, dir }
}

/** The proposal with that key; refuses if there is none. Searches the existing ones, so no path is built from a key. */
export async function findProposal(root: string, key: string): Promise<Proposal> {
  const found = (await readProposals(root)).find((proposal) => proposal.key === key)
  return found ?? refuse('That change no longer waits: somebody published it, returned it or withdrew it.')
}

/** Files that were changed in the folder since the proposal was submitted. */
export async function changedSinceSubmitted(folder: string, { files }: Proposal): Promise<string[]> {
  return (await changedFiles(folder, files, ({ before }) => [before])).map(({ name }) => name)
}

/**
 * Publishes a proposal as its author's change; refuses if its files were changed since. The change's record settles it:
 * the desk then deletes it.
 */
export function publishProposal(root: string, key: string, publishing: Publishing): Promise<Published> {
  const { folder, by } = publishing
  return withPublishingLock(folder, async () => {
    const proposal = await findProposal(root, key)
    const { author, why, what, files, dir, upload } = proposal
    const changed = await changedSinceSubmitted(folder, proposal)
    if (changed.length > 0)
      refuse(
        `Somebody changed ${changed.join(', ')} since this was submitted. Return it, so that its author can look at both.`,
      )
    const who = by === undefined ? author.name : `${author.name}, published by ${by.who}`
    const settles = [key, ...(upload === null ? [] : [upload])]
    return changeFolder({ ...publishing, by: { who, why, settles } }, what, async (change) => {
      for (const [index, { name, after }] of files.entries())
        if (after === null) change.remove(name)
        else change.place(name, { path: join(dir, String(index)), sha256: after })
      return { address: key, notes: [] }
    })
  })
}

export async function returnProposal(
  root: string,
  key: string,
  { by, note, at }: { by: string; note: string; at: Date },
): Promise<void> {
  if (note.trim() === '') refuse('Write what should be changed, so that the author knows.')
  const { dir, key: _key, ...record } = await findProposal(root, key)
  await writeProposal(dir, { ...record, returned: { by, note: note.trim(), at: at.toISOString() } })
}

export async function forgetProposal({ dir }: Pick<Proposal, 'dir'>): Promise<void> {
  // Nothing counts without a record: a crash cannot leave half a proposal.
  await rm(join(dir, RECORD_FILE), { force: true })
  await rm(dir, { recursive: true, force: true })
}
