import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { startPostgres } from '../../tools/testing/running-postgres.ts'

/**
 * How PostgreSQL crashes, always with queries in progress: one of its processes is killed, as the kernel does when memory
 * runs out; the whole server stops at once; or it hangs first, then stops.
 */
export const DATABASE_CRASHES = ['processKilled', 'serverStopped', 'hungThenStopped'] as const
export type DatabaseCrash = (typeof DATABASE_CRASHES)[number]

/** A PostgreSQL server that a test can make hang or crash, and that restarts with the same files. */
export interface KillablePostgres {
  /** For `DATABASE_URL`. The other methods need the message tables to exist. */
  url: string
  /** Makes every query on messages wait while `work` runs. */
  hang: (work: () => Promise<void>) => Promise<void>
  /** Crashes once this many programs, by name, wait for a query; resolves when the server responds again. */
  crash: (how: DatabaseCrash, programs: number) => Promise<void>
  /** How many queries wait for a lock now. */
  countWaiting: () => Promise<number>
  stop: () => Promise<void>
}

/** Longer than the site waits for a lock, so that the site's own limits end the wait first. */
const HANG_MS = 7000
/** How long the server stays down. */
const DOWN_MS = 500
const POLL_MS = 20

/** Sets up a separate server with one empty database, from the programs in `bin`. */
export async function startKillablePostgres(bin: string): Promise<KillablePostgres> {
  const postgres = await startPostgres(bin)
  return { ...(await aimAtPostgres(await postgres.createDatabase())), stop: postgres.stop }
}

/** The same for a running server that somebody else stops; its files say how it was started. */
export async function aimAtPostgres(url: string): Promise<Omit<KillablePostgres, 'stop'>> {
  const [cluster] = await query<{ data_directory: string }>(url, 'SHOW data_directory')
  const folder = cluster?.data_directory ?? ''

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
    // The server then ends all its other processes and recovers its files.
    await untilGone(victim.pid)
  }
  const stopAndRestart = async () => {
    await control(folder, ['stop', '-m', 'immediate'])
    await delay(DOWN_MS)
    await control(folder, ['start'])
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
      await untilResponding(url)
    },
  }
}

/** Runs `pg_ctl` for the server in `folder`, as the owner of its files. */
async function control(folder: string, command: readonly string[]): Promise<void> {
  // The server stores its command line: `/programs/postgres "-D" "/folder"`.
  const [line = ''] = readFileSync(join(folder, 'postmaster.opts'), 'utf8').split(' "')
  const { uid, gid } = statSync(folder)
  const user = process.getuid?.() === 0 ? { uid, gid } : {}
  const program = join(dirname(line.trim()), 'pg_ctl')
  const child = spawn(program, [...command, '--wait', '--silent', '-D', folder], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`pg_ctl ${command.join(' ')} failed with ${code}`)
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

async function untilResponding(url: string): Promise<void> {
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
  // A crash ends this connection too; its queries then reject.
  client.on('error', () => undefined)
  await client.connect()
  return client
}
