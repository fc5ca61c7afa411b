import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { startPostgres } from '../testing/running-postgres.ts'

/**
 * How PostgreSQL goes away, each time with queries under way: one of its processes is killed, as the kernel does when
 * memory runs out; the whole server stops at once; it hangs first, then stops.
 */
export const DATABASE_CRASHES = ['processKilled', 'serverStopped', 'hungThenStopped'] as const
export type DatabaseCrash = (typeof DATABASE_CRASHES)[number]

/** A PostgreSQL that can be made to hang and to crash, and comes back on the same files. */
export interface KillablePostgres {
  /** For `DATABASE_URL`. The other methods need the tables of messages to be there. */
  url: string
  /** Makes every query on messages wait while `work` runs. */
  hang: (work: () => Promise<void>) => Promise<void>
  /** Crashes while programs of so many names each wait for a query, and resolves when it answers again. */
  crash: (how: DatabaseCrash, programs: number) => Promise<void>
  /** How many queries wait for a lock now. */
  countWaiting: () => Promise<number>
  stop: () => Promise<void>
}

/** Longer than the site waits for a lock, so that its own limits end the wait first. */
const HANG_MS = 7000
/** How long the server stays away. */
const AWAY_MS = 500
const POLL_MS = 20

/** Sets up a server of its own with one empty database, from the programs in `bin`. */
export async function startKillablePostgres(bin: string): Promise<KillablePostgres> {
  const postgres = await startPostgres(bin)
  const killable = await aimAtPostgres(await postgres.createDatabase())
  const stop = async () => {
    await killable.stop()
    await postgres.stop()
  }
  return { ...killable, stop }
}

/** The same for a server that runs; it tells itself how it was started. `stop` ends only what this started again. */
export async function aimAtPostgres(url: string): Promise<KillablePostgres> {
  const [cluster] = await query<{ data_directory: string }>(url, 'SHOW data_directory')
  const folder = cluster?.data_directory ?? ''
  let restarted: ChildProcess | null = null

  const findWaiting = () =>
    query<{ pid: number; name: string }>(
      url,
      `SELECT pid, application_name AS name FROM pg_stat_activity
        WHERE wait_event_type = 'Lock' AND datname = current_database()`,
    )
  const untilWaiting = async (programs: number) => {
    while (new Set((await findWaiting()).map(({ name }) => name)).size < programs) await delay(POLL_MS)
  }
  const hang = async (work: () => Promise<void>) => {
    const holder = await connect(url)
    await holder.query('BEGIN; LOCK TABLE message_outbox IN ACCESS EXCLUSIVE MODE')
    await work().finally(() => holder.end())
  }
  const killProcess = async () => {
    const [victim] = await findWaiting()
    if (victim === undefined) throw new Error('No query waits')
    process.kill(victim.pid, 'SIGKILL')
    // The server then ends all its other processes and repairs its files.
    await untilGone(victim.pid)
  }
  const stopAndRestart = async () => {
    await stopAtOnce(folder)
    await delay(AWAY_MS)
    restarted = startAgain(folder)
  }
  return {
    url,
    hang,
    countWaiting: async () => (await findWaiting()).length,
    crash: async (how, programs) => {
      await hang(async () => {
        await untilWaiting(programs)
        if (how === 'hungThenStopped') await delay(HANG_MS)
        await untilWaiting(programs)
        await (how === 'processKilled' ? killProcess() : stopAndRestart())
      })
      await untilAnswering(url)
    },
    stop: async () => {
      if (restarted === null || restarted.exitCode !== null) return
      restarted.kill('SIGQUIT')
      await once(restarted, 'exit')
    },
  }
}

/** As `pg_ctl stop -m immediate`. */
async function stopAtOnce(folder: string): Promise<void> {
  const pid = Number.parseInt(readFileSync(join(folder, 'postmaster.pid'), 'utf8'), 10)
  process.kill(pid, 'SIGQUIT')
  await untilGone(pid)
}

/** As the same user and with the same words as before, which the server keeps: `postgres "-D" "/folder"`. */
function startAgain(folder: string): ChildProcess {
  const line = readFileSync(join(folder, 'postmaster.opts'), 'utf8')
  const [program = '', ...options] = [...line.matchAll(/"([^"]*)"|\S+/g)].map(([word, bare]) => bare ?? word)
  const { uid, gid } = statSync(folder)
  return spawn(program, options, { ...(process.getuid?.() === 0 ? { uid, gid } : {}), stdio: 'ignore' })
}

async function untilGone(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0)
    } catch {
      return
    }
    await delay(POLL_MS)
  }
}

async function untilAnswering(url: string): Promise<void> {
  for (;;) {
    try {
      await query(url, 'SELECT 1')
      return
    } catch {
      await delay(POLL_MS)
    }
  }
}

async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = await connect(url)
  return client
    .query<Row>(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  // A crash ends this connection too; what was asked over it then rejects.
  client.on('error', () => undefined)
  await client.connect()
  return client
}
