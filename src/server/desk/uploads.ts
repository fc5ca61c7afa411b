import { randomUUID } from 'node:crypto'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { Instant } from '../../contract/calendar.ts'
import { namesIn, readTextIfExists, replaceText } from '../../publishing/write-files.ts'

const DRAFT_FILE = 'draft.json'
/** Beyond this many, some must be forgotten, and each may take 200 MB. */
const MOST_DRAFTS = 50
/** No upload takes longer than this: an older folder without a draft is from an interrupted one. */
const INTERRUPTED_AFTER_MS = 60 * 60_000
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** When to publish automatically, who scheduled it, and which warnings that person confirmed. */
const Schedule = v.object({ at: Instant, who: v.string(), accepted: v.array(v.string()) })

const Draft = v.object({
  id: v.pipe(v.string(), v.regex(ID)),
  kind: v.picklist(['report', 'figures']),
  /** The person's own file name; only for display, never part of a path. */
  fileName: v.string(),
  sha256: v.string(),
  bytes: v.number(),
  /** Who uploaded it, and who changed it last. */
  who: v.string(),
  changedBy: v.string(),
  changedAt: Instant,
  /** Counts changes, so that two people who edit it cannot silently overwrite each other. */
  version: v.number(),
  /** What has been typed so far. */
  fields: v.record(v.string(), v.string()),
  schedule: v.nullable(Schedule),
  /** Why it was not published on schedule. `null`: nothing went wrong. */
  problem: v.nullable(v.string()),
})
/** An uploaded file that waits for publication, with what was typed about it. */
export type Draft = v.InferOutput<typeof Draft>

/** The drafts of one site's desk: a folder each, in DATA_DIR. */
export interface DraftStore {
  /** A new folder for an upload. Rejects with `TooManyDrafts` at the limit. */
  begin: () => Promise<{ id: string; dir: string; forget: () => Promise<void> }>
  pathOf: (draft: Pick<Draft, 'id'>) => string
  /** Path for a file made from the draft. */
  asideOf: (draft: Pick<Draft, 'id'>, name: 'entry.yaml' | 'table.csv') => string
  save: (draft: Draft) => Promise<void>
  /** `null`: it does not exist, or no longer does. */
  find: (id: string | undefined) => Promise<Draft | null>
  /** Newest first. */
  list: () => Promise<Draft[]>
  remove: (id: string) => Promise<void>
}

export class TooManyDrafts extends Error {}

/** Name of the uploaded file in its draft's folder, whatever its original name. */
export const UPLOAD = 'upload'

/** `dataDir`: where the desk stores what is not content yet. */
export function openUploads(dataDir: string): DraftStore {
  const root = join(dataDir, 'uploads')
  const dirOf = (id: string) => join(root, id)
  const read = async (id: string): Promise<Draft | null> => {
    const text = await readTextIfExists(join(dirOf(id), DRAFT_FILE))
    return text === null ? null : v.parse(Draft, JSON.parse(text))
  }
  const remove = (id: string) => rm(dirOf(id), { recursive: true, force: true })
  const ids = async () => (await namesIn(root)).filter((name) => ID.test(name))
  /** Deletes uploads that a server stop interrupted. */
  const forgetInterrupted = async (id: string) => {
    const found = await stat(dirOf(id)).catch(() => null)
    if (found !== null && Date.now() - found.mtimeMs > INTERRUPTED_AFTER_MS) await remove(id)
  }
  return {
    begin: async () => {
      if ((await ids()).length >= MOST_DRAFTS) throw new TooManyDrafts()
      const id = randomUUID()
      await mkdir(dirOf(id), { recursive: true, mode: 0o700 })
      return { id, dir: dirOf(id), forget: () => remove(id) }
    },
    pathOf: ({ id }) => join(dirOf(id), UPLOAD),
    asideOf: ({ id }, name) => join(dirOf(id), name),
    save: (draft) => replaceText(join(dirOf(draft.id), DRAFT_FILE), `${JSON.stringify(draft)}\n`),
    find: async (id = '') => (ID.test(id) ? read(id) : null),
    list: async () => {
      const drafts: Draft[] = []
      for (const id of await ids()) {
        const draft = await read(id)
        if (draft === null) await forgetInterrupted(id)
        else drafts.push(draft)
      }
      return drafts.toSorted((a, b) => (a.changedAt < b.changedAt ? 1 : -1))
    },
    remove,
  }
}
