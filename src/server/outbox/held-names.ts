import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import type pg from 'pg'
import { type Database, StorageError } from './database.ts'

/**
 * Names held by one of several servers, as PostgreSQL advisory locks. They belong to a separate connection and end
 * with it, so that another server takes over however this one ends.
 */
export function createHeldNames(createClient: () => pg.Client): Pick<Database, 'hold' | 'close'> {
  let session: { client: pg.Client; names: Set<string> } | null = null

  async function open(): Promise<NonNullable<typeof session>> {
    const client = createClient()
    await client.connect()
    const opened = { client, names: new Set<string>() }
    const forget = () => {
      if (session === opened) session = null
    }
    client.on('end', forget).on('error', forget)
    return opened
  }

  async function hold(name: string): Promise<boolean> {
    try {
      session ??= await open()
      const { client, names } = session
      // A lock is taken once; later calls only check that the connection is alive.
      if (names.has(name)) {
        await client.query('SELECT 1')
        return true
      }
      const sql = 'SELECT pg_try_advisory_lock($1, $2) AS held'
      const { rows } = await client.query<{ held: boolean }>(sql, keysOf(name))
      if (rows[0]?.held === true) names.add(name)
      return rows[0]?.held === true
    } catch (error) {
      await end()
      throw new StorageError(error instanceof Error ? error.message : String(error))
    }
  }

  async function end(): Promise<void> {
    const ended = session
    session = null
    // A broken connection cannot be ended.
    await ended?.client.end().catch(() => undefined)
  }

  // One at a time: they share a connection.
  const inTurn = pLimit(1)
  return { hold: (name) => inTurn(() => hold(name)), close: () => inTurn(end) }
}

/** Any numbers will do, so long as every server of this product takes the same. */
function keysOf(name: string): [number, number] {
  const digest = createHash('sha256').update(`traffic-operations-site ${name}`).digest()
  return [digest.readInt32BE(0), digest.readInt32BE(4)]
}
