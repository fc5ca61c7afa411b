import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { type CrashCounts, describeCrash } from '../crash/crash-counts.ts'
import { type CrashOptions, runCrash } from '../crash/crash-run.ts'
import { type KillablePostgres, startKillablePostgres } from '../crash/killable-postgres.ts'
import { findPostgres, NO_POSTGRES } from '../testing/find-postgres.ts'
import type { Figure } from './figure.ts'

const SECONDS = 120
/** The database alone crashes: once in each way takes some 15 seconds. */
const DATABASE_SECONDS = 90
/** Some 150 messages a second; a quiet machine would promise more than its mail server takes in an hour. */
const REST_MS = 50
const SERVERS = 2

/**
 * Promises that were not kept while servers were killed, PostgreSQL crashed and the mail server failed, two minutes on
 * each kind of store; then pages that were not answered while PostgreSQL alone crashed.
 */
export async function measureCrashes(place: string): Promise<Figure[]> {
  const dataDir = () => mkdtemp(join(place, 'crash-'))
  const onSqlite = { dataDir: await dataDir(), databaseUrl: null, servers: 1, seconds: SECONDS }
  const figures = figuresOf('SQLite', await measure('SQLite', onSqlite))
  const bin = findPostgres()
  if (bin === null) {
    process.stderr.write(`${NO_POSTGRES}\n`)
    return figures
  }
  const onPostgres = async (name: string, options: Pick<CrashOptions, 'seconds' | 'sparesServers'>) => {
    const postgres: KillablePostgres = await startKillablePostgres(bin)
    try {
      const all = { ...options, dataDir: await dataDir(), databaseUrl: postgres.url, postgres }
      return figuresOf(name, await measure(name, { ...all, servers: SERVERS }))
    } finally {
      await postgres.stop()
    }
  }
  return [
    ...figures,
    ...(await onPostgres('PostgreSQL', { seconds: SECONDS })),
    ...(await onPostgres('PostgreSQL alone crashing', { seconds: DATABASE_SECONDS, sparesServers: true })),
  ]
}

async function measure(name: string, options: CrashOptions): Promise<CrashCounts> {
  const counts = await runCrash({ ...options, restMs: REST_MS })
  process.stderr.write(`${describeCrash(name, counts)}\n`)
  return counts
}

function figuresOf(name: string, counts: CrashCounts): Figure[] {
  const { kills, databaseCrashes, promised, waiting, missing, ownDeaths, notReady, pages } = counts
  const none = (what: string, value: number): Figure => ({ name: `  ${what}`, value, unit: '', budget: 0 })
  const crashes = databaseCrashes === 0 ? '' : ` and ${databaseCrashes} crashes of the database`
  return [
    {
      name: `Messages promised through ${kills} kills${crashes}, ${name}`,
      value: promised,
      unit: '',
      budget: null,
    },
    none('of them neither sent nor dead with a reason', waiting + missing),
    none('servers that ended by themselves, or were not ready again', ownDeaths + notReady),
    ...(pages === null
      ? []
      : [none(`of ${pages.responded + pages.failed} pages not answered`, pages.failed)]),
  ]
}
