import { createHash } from 'node:crypto'
import { createTimeSharing } from '../../content/share-time.ts'
import { ENDED_SHOWN_SECONDS } from '../../contract/road-event-state.ts'

/** A record of a feed with its history. Instants are milliseconds since 1970. */
export interface Tracked<Item> {
  id: string
  item: Item
  /** When a list last had it. `null`: the last list has it. */
  lastListedAt: number | null
  /** When it was first missing from a list. `null`: the last list has it. */
  goneAt: number | null
}

/** Stores the records that left a feed, so that they survive a restart. */
export interface GoneStore<Item> {
  read: () => Promise<readonly Tracked<Item>[]>
  write: (gone: readonly Tracked<Item>[]) => Promise<void>
}

/** The records of one feed over time: those of its last list, and those that left it within two hours. */
export class TrackedRecords<Item extends { key: string }> {
  readonly #prefix: string
  readonly #store: GoneStore<Item> | null
  #tracked = new Map<string, Tracked<Item>>()
  #lastListAt: number | null = null

  /** `prefix`: makes ids unique across feeds. `store`: if missing, records that left a feed are lost at a restart. */
  constructor(prefix: string, store: GoneStore<Item> | null = null) {
    this.#prefix = prefix
    this.#store = store
  }

  get all(): Tracked<Item>[] {
    return [...this.#tracked.values()]
  }

  /** Takes a list that was received at `nowMs`, yielding to other work in between. */
  async take(items: readonly Item[], nowMs: number): Promise<void> {
    if (this.#lastListAt === null)
      for (const gone of (await this.#store?.read()) ?? []) this.#tracked.set(gone.item.key, gone)
    const next = new Map<string, Tracked<Item>>()
    const shareTime = createTimeSharing()
    for (const item of items) {
      await shareTime()
      const before = this.#tracked.get(item.key)
      const id = before?.id ?? idOf(this.#prefix, item.key)
      next.set(item.key, { id, item, lastListedAt: null, goneAt: null })
    }
    for (const [key, before] of this.#tracked) {
      await shareTime()
      if (next.has(key)) continue
      const goneAt = before.goneAt ?? nowMs
      const lastListedAt = before.lastListedAt ?? this.#lastListAt ?? nowMs
      next.set(key, { ...before, goneAt, lastListedAt })
    }
    this.#tracked = next
    this.#lastListAt = nowMs
    this.forget(nowMs)
    await this.#store?.write(this.all.filter(({ goneAt }) => goneAt !== null))
  }

  /** Records that the list has not changed. */
  confirm(nowMs: number): void {
    this.#lastListAt = nowMs
  }

  /** Removes records that left the feed too long ago to be shown; returns how many. */
  forget(nowMs: number): number {
    const before = this.#tracked.size
    for (const [key, { goneAt }] of this.#tracked)
      if (goneAt !== null && nowMs - goneAt > ENDED_SHOWN_SECONDS * 1000) this.#tracked.delete(key)
    return before - this.#tracked.size
  }
}

/** An id fit for a URL. One that is not gets a hash, so that two never become the same. */
function idOf(prefix: string, key: string): string {
  const plain = key
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  if (plain === key && plain.length <= 60) return `${prefix}-${plain}`
  const digest = createHash('sha256').update(key).digest('hex').slice(0, 8)
  return `${prefix}-${plain.slice(0, 50)}${plain === '' ? '' : '-'}${digest}`
}
