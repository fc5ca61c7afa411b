import { setImmediate } from 'node:timers/promises'
import type { FolderEntry } from './folder/read-folder.ts'

/** Anything that was made from one file. */
export interface FromFile {
  entry: FolderEntry
}

/** What a file says, and whether that holds until the file changes or must be asked again the next time. */
export interface Reading<Value> {
  value: Value
  isLasting: boolean
}

export interface StampMemory<Item extends FromFile, Value> {
  /**
   * What each file says, in the order of the items; read anew only where a file has changed since the
   * last recall. Files not asked for are forgotten.
   */
  recall: (
    items: readonly Item[],
    read: (item: Item) => Promise<Reading<Value>>,
  ) => Promise<{ item: Item; value: Value }[]>
}

/** After so long visitors get a turn, also when 10,000 files changed at once. */
const TURN_MS = 10

/** Keeps what was read from files until they change. `concurrency` files are read at a time. */
export function createStampMemory<Item extends FromFile, Value>(
  concurrency: number,
): StampMemory<Item, Value> {
  let known = new Map<string, { stamp: string; value: Value }>()

  async function recall(items: readonly Item[], read: (item: Item) => Promise<Reading<Value>>) {
    const lasting = new Map<string, { stamp: string; value: Value }>()
    const results: { item: Item; value: Value }[] = []
    const changed: { item: Item; index: number }[] = []
    items.forEach((item, index) => {
      const { path, stamp } = item.entry
      const kept = known.get(path)
      if (kept?.stamp !== stamp) {
        changed.push({ item, index })
        return
      }
      lasting.set(path, kept)
      results[index] = { item, value: kept.value }
    })
    const queue = changed.values()
    let turnEndsMs = performance.now() + TURN_MS
    const work = async () => {
      for (const { item, index } of queue) {
        if (performance.now() > turnEndsMs) {
          await setImmediate()
          turnEndsMs = performance.now() + TURN_MS
        }
        const { path, stamp } = item.entry
        const { value, isLasting } = await read(item)
        if (isLasting) lasting.set(path, { stamp, value })
        results[index] = { item, value }
      }
    }
    await Promise.all(Array.from({ length: concurrency }, work))
    known = lasting
    return results
  }

  return { recall }
}
