import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

/** Runs work while no other server that shares the database runs such work. */
export type WriterLock = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Another server holds the lock, or the database cannot be asked. Not a bug. */
export class WriterLockError extends Error {}

const CONNECT_TIMEOUT_MS = 5_000
const RETRY_MS = 200
/** As long as a change waits for another one on the same server. */
const TIMEOUT_MS = 45_000

/**
 * A lock of PostgreSQL that lives as long as its connection: of a server that dies in the middle nothing stays locked.
 * `name`: what is locked, the same on every server.
 */
export function createWriterLock(url: string, name: string, timeoutMs = TIMEOUT_MS): WriterLock {
  const key = createHash('sha256').update(`desk ${name}`).digest().readInt32BE()
  return async (work) => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: CONNECT_TIMEOUT_MS,
    })
    // The connection may break while it waits; the next question to it says so.
    client.on('error', () => undefined)
    try {
      await lock(client, key, timeoutMs)
      return await work()
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}

async function lock(client: pg.Client, key: number, timeoutMs: number): Promise<void> {
  const giveUpAt = Date.now() + timeoutMs
  try {
    await client.connect()
    for (;;) {
      const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS "isOurs"', [key])
      if (rows[0]?.isOurs === true) return
      if (Date.now() > giveUpAt) break
      await delay(RETRY_MS)
    }
  } catch {
    throw new WriterLockError(
      'Nothing was changed, because the database that keeps two servers from writing at once does not respond. Try again in a minute.',
    )
  }
  throw new WriterLockError('Somebody else is publishing on another server. Try again in a minute.')
}
