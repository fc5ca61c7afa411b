import { randomUUID } from 'node:crypto'
import { type Database, StorageError } from '../outbox/database.ts'
import { proveStorage } from '../outbox/outbox-maintenance.ts'
import { inTime } from './store-patience.ts'

/** Whether a message could be stored now. */
export type StorageReadiness = { kind: 'ready' } | { kind: 'failed'; reason: string }

/** Balancers ask every few seconds; the disk is not written to for each of them. */
const REMEMBERED_MS = 10_000

/** Answers by writing and deleting as much as a message needs, and remembers the answer for a moment. */
export function createStorageReadiness(database: Database): (now: Date) => Promise<StorageReadiness> {
  let requested: { at: Date; response: Promise<StorageReadiness> } | null = null
  return (now) => {
    const ageMs = requested === null ? REMEMBERED_MS : now.getTime() - requested.at.getTime()
    // A clock that was set back must not keep an old answer.
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
