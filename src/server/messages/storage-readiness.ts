import { randomUUID } from 'node:crypto'
import { type Database, StorageError } from '../outbox/database.ts'
import { proveStorage } from '../outbox/outbox-maintenance.ts'

export type StorageReadiness = { kind: 'ready' } | { kind: 'failed'; reason: string }

/** Load balancers check every few seconds, which should not write to the disk each time. */
const REMEMBERED_MS = 10_000

/** Checks by writing and deleting as much as a message needs, and caches the result briefly. */
export function createStorageReadiness(database: Database): (now: Date) => Promise<StorageReadiness> {
  let requested: { at: Date; response: Promise<StorageReadiness> } | null = null
  return (now) => {
    const ageMs = requested === null ? REMEMBERED_MS : now.getTime() - requested.at.getTime()
    // A clock that was set back must not prolong an old result.
    if (requested === null || ageMs < 0 || ageMs >= REMEMBERED_MS) {
      requested = { at: now, response: proveNow(database) }
    }
    return requested.response
  }
}

async function proveNow(database: Database): Promise<StorageReadiness> {
  try {
    await inTime(proveStorage(database, randomUUID()))
    return { kind: 'ready' }
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    return { kind: 'failed', reason: error.message }
  }
}

/** How long a page or health check waits for the store: load balancers and visitors give up soon after. */
const PATIENCE_MS = 3000

/** Rejects with a `StorageError` if `requested` takes longer than a page can wait. The query itself continues. */
export async function inTime<Value>(requested: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const reason = `the message store has not responded for ${PATIENCE_MS / 1000} seconds`
  const timer = setTimeout(() => reject(new StorageError(reason)), PATIENCE_MS)
  try {
    return await Promise.race([requested, late])
  } finally {
    clearTimeout(timer)
  }
}

/** The same for optional data: `null` while the store is unavailable or slow. */
export async function inTimeOrNull<Value>(requested: Promise<Value>): Promise<Value | null> {
  try {
    return await inTime(requested)
  } catch (error) {
    if (error instanceof StorageError) return null
    throw error
  }
}
