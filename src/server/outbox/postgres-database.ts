import { createHash } from 'node:crypto'
import pg from 'pg'
import { type Database, type Results, type Row, type Statement, StorageError } from './database.ts'
import { createHeldNames } from './held-names.ts'
import { CREATE_SCHEMA_TABLE, migrationsAfter, READ_SCHEMA_VERSION } from './migrations.ts'

const MAX_CONNECTIONS = 8
const CONNECT_TIMEOUT_MS = 5000
/** Limits enforced by PostgreSQL itself: a query it cancels leaves nothing running. */
const LOCK_TIMEOUT_MS = 5000
const STATEMENT_TIMEOUT_MS = 8000
/** A server that vanished in the middle of a transaction holds its rows for no longer. */
const IDLE_TRANSACTION_TIMEOUT_MS = 30_000
/** For a database that does not respond at all. */
const QUERY_TIMEOUT_MS = 10_000
/** Any number will do, so long as every server of this product takes the same. */
const MIGRATION_LOCK = createHash('sha256').update('message_schema').digest().readInt32BE()

type Queryable = Pick<pg.PoolClient, 'query'>

/** Messages in PostgreSQL, for several servers with one outbox. `onConnectionError` is called for each connection that broke. */
export function createPostgresDatabase(url: string, onConnectionError: (error: Error) => void): Database {
  // The pool listens only to connections that are idle. An unhandled error event ends the process, so each
  // connection has a listener from its first moment on.
  class WatchedClient extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config)
      this.on('error', onConnectionError)
    }
  }
  const connection = {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    application_name: 'traffic-operations-site',
  }
  const pool = new pg.Pool({
    ...connection,
    Client: WatchedClient,
    max: MAX_CONNECTIONS,
    types: { getTypeParser: parserOf },
    onConnect: configureSession,
  })
  const held = createHeldNames(() => new WatchedClient(connection))
  // Already reported by the client.
  pool.on('error', () => undefined)
  let migrated: Promise<void> | null = null

  const run = async <Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> => {
    try {
      migrated ??= withClient(pool, migrate)
      await migrated.catch((error: unknown) => {
        migrated = null
        throw error
      })
      return await withClient(pool, work)
    } catch (error) {
      throw new StorageError(error instanceof Error ? error.message : String(error))
    }
  }

  return {
    kind: 'postgres',
    site: '',
    place: describePlace(url),
    skipLocked: 'FOR UPDATE SKIP LOCKED',
    write: (statements) => run((client) => inTransaction(client, () => queryAll(client, statements))),
    read: (statement) =>
      run(async (client) => {
        const [rows = []] = await queryAll(client, [statement])
        return rows
      }),
    hold: held.hold,
    // PostgreSQL's vacuum does that.
    tidy: async () => undefined,
    close: async () => {
      await held.close()
      await pool.end()
    },
  }
}

async function withClient<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    const result = await work(client)
    client.release()
    return result
  } catch (error) {
    // A connection on which something failed may still be in a transaction; a new one costs little.
    client.release(true)
    throw error
  }
}

async function queryAll(client: Queryable, statements: readonly Statement[]): Promise<Results> {
  const results: (readonly Row[])[] = []
  for (const { sql, values } of statements) {
    results.push((await client.query<Record<string, string | number | null>>(sql, [...values])).rows)
  }
  return results
}

async function inTransaction<Result>(client: Queryable, work: () => Promise<Result>): Promise<Result> {
  await client.query('BEGIN')
  const result = await work()
  await client.query('COMMIT')
  return result
}

/** The first to take the lock migrates; the others wait for it and find it done. */
async function migrate(client: Queryable): Promise<void> {
  await inTransaction(client, async () => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    await client.query(CREATE_SCHEMA_TABLE)
    const { rows } = await client.query<{ version: number | null }>(READ_SCHEMA_VERSION)
    for (const sql of migrationsAfter(rows[0]?.version ?? 0)) await client.query(sql)
  })
}

/** By SQL rather than at the start of the connection, where poolers refuse settings they do not know. */
async function configureSession(client: Queryable): Promise<void> {
  await client.query(
    `SELECT set_config('lock_timeout', $1, false), set_config('statement_timeout', $2, false),
      set_config('idle_in_transaction_session_timeout', $3, false)`,
    [LOCK_TIMEOUT_MS, STATEMENT_TIMEOUT_MS, IDLE_TRANSACTION_TIMEOUT_MS].map(String),
  )
  // A server set to confirm before its disk has the commit would break the promise of a 202.
  await client.query(
    `SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'`,
  )
}

/** Milliseconds fit a number; pg would hand out 64-bit integers as text. */
function parserOf(oid: number, format?: 'text' | 'binary') {
  return oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)
}

function describePlace(url: string): string {
  const { host, port, database } = new pg.Client({ connectionString: url })
  return `PostgreSQL database ${database ?? ''} at ${host}:${port}`
}
