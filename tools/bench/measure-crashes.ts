import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { type CrashOptions, describeCrash, runCrash } from '../crash/crash-run.ts'
import { findPostgres, NO_POSTGRES } from '../testing/find-postgres.ts'
import { startPostgres } from '../testing/running-postgres.ts'
import type { Figure } from './figure.ts'

const SECONDS = 120
/** Some 150 messages a second; a quiet machine would promise more than its mail server takes in an hour. */
const REST_MS = 50

/** Promises that were not kept while servers were killed and the mail server failed, two minutes on each kind of store. */
export async function measureCrashes(place: string): Promise<Figure[]> {
  const dataDir = () => mkdtemp(join(place, 'crash-'))
  const figures = await measureStore('SQLite', { dataDir: await dataDir(), databaseUrl: null, servers: 1 })
  const bin = findPostgres()
  if (bin === null) {
    process.stderr.write(`${NO_POSTGRES}\n`)
    return figures
  }
  const postgres = await startPostgres(bin)
  try {
    const databaseUrl = await postgres.createDatabase()
    figures.push(...(await measureStore('PostgreSQL', { dataDir: await dataDir(), databaseUrl, servers: 2 })))
  } finally {
    await postgres.stop()
  }
  return figures
}

async function measureStore(
  name: string,
  options: Omit<CrashOptions, 'seconds' | 'restMs'>,
): Promise<Figure[]> {
  const counts = await runCrash({ ...options, seconds: SECONDS, restMs: REST_MS })
  process.stderr.write(`${describeCrash(name, counts)}\n`)
  return [
    {
      name: `Messages promised through ${counts.kills} kills, ${name}`,
      value: counts.promised,
      unit: '',
      budget: null,
    },
    {
      name: '  of them neither sent nor dead with a reason',
      value: counts.waiting + counts.missing,
      unit: '',
      budget: 0,
    },
  ]
}
