import { createHash } from 'node:crypto'
import { createTimeSharing } from '../../content/share-time.ts'
import { ENDED_SHOWN_SECONDS } from '../../contract/road-event-state.ts'

/** A record of a feed with what its feed did with it so far. Instants are milliseconds since 1970. */
export interface Tracked<Item> {
  id: string
  item: Item
  /** When a list last had it. `null`: the last list has it. */
  lastListedAt: number | null
  /** When a list first came without it. `null`: the last list has it. */
  goneAt: number | null
}

/** Where what has left a feed is stored, so that a restart does not forget it. */
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

  /** `prefix`: makes ids unique across feeds. `store`: missing means that a restart forgets what has left. */
  constructor(prefix: string, store: GoneStore<Item> | null = null) {
    this.#prefix = prefix
    this.#store = store
  }

  get all(): Tracked<Item>[] {
    return [...this.#tracked.values()]
  }

  /** Takes a list that was received at `nowMs`, letting others work in between. */
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

  /** Notes that the list is as it was. */
  confirm(nowMs: number): void {
    this.#lastListAt = nowMs
  }

  /** Lets go of what left the feed longer ago than it is shown; says how many. */
  forget(nowMs: number): number {
    const before = this.#tracked.size
    for (const [key, { goneAt }] of this.#tracked)
      if (goneAt !== null && nowMs - goneAt > ENDED_SHOWN_SECONDS * 1000) this.#tracked.delete(key)
    return before - this.#tracked.size
  }
}

/** Fit for an address. A name that is not gets a hash, so that two never become one. */
function idOf(prefix: string, key: string): string {
  const plain = key
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  if (plain === key && plain.length <= 60) return `${prefix}-${plain}`
  const digest = createHash('sha256').update(key).digest('hex').slice(0, 8)
  return `${prefix}-${plain.slice(0, 50)}${plain === '' ? '' : '-'}${digest}`
}
