import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { StorageError } from './database.ts'
import { createHeldNames } from './held-names.ts'

/** Runs work while no other server that shares the database runs such work. */
export type WriterLock = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Another server holds the lock, or the database cannot be queried. Not a bug. */
export class WriterLockError extends Error {}

const CONNECT_TIMEOUT_MS = 5_000
const RETRY_MS = 200
/** As long as a change waits for another one on the same server. */
const TIMEOUT_MS = 45_000

/**
 * Holds a name during the work, on a separate connection, so that a server that dies leaves nothing locked. `name`:
 * what is locked, the same on every server.
 */
export function createWriterLock(url: string, name: string, timeoutMs = TIMEOUT_MS): WriterLock {
  return async (work) => {
    const held = createHeldNames(() => openClient(url))
    try {
      await waitFor(() => held.hold(`desk ${name}`), timeoutMs)
      return await work()
    } finally {
      await held.close()
    }
  }
}

function openClient(url: string): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: CONNECT_TIMEOUT_MS,
  })
  // The connection may break while it waits, which the next query reports.
  return client.on('error', () => undefined)
}

async function waitFor(take: () => Promise<boolean>, timeoutMs: number): Promise<void> {
  const giveUpAt = Date.now() + timeoutMs
  try {
    while (!(await take())) {
      if (Date.now() > giveUpAt)
        throw new WriterLockError('Somebody else is publishing on another server. Try again in a minute.')
      await delay(RETRY_MS)
    }
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    throw new WriterLockError(
      'Nothing was changed, because the database that keeps two servers from writing at once does not respond. Try again in a minute.',
    )
  }
}
