import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { findPostgres, NO_POSTGRES } from '../../../../tools/testing/find-postgres.ts'
import { type RunningPostgres, startPostgres } from '../../../../tools/testing/running-postgres.ts'

/** An empty store for one test, as named in the settings. */
export interface TestStore {
  dataDir: string
  databaseUrl: string | null
}

/** Runs the same tests on both kinds of store. Without PostgreSQL, its half is reported and skipped. */
export function onEachStore(tests: (name: string, aStore: () => Promise<TestStore>) => void): void {
  let folder = ''
  const aDataDir = () => mkdtemp(join(folder, 'store-'))
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'outbox-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  describe('SQLite', () => {
    tests('SQLite', async () => ({ dataDir: await aDataDir(), databaseUrl: null }))
  })
  const bin = findPostgres()
  if (bin === null) process.stderr.write(`${NO_POSTGRES}\n`)
  describe.skipIf(bin === null)('PostgreSQL', () => {
    let postgres: RunningPostgres | null = null
    beforeAll(async () => {
      postgres = await startPostgres(bin ?? '')
    })
    afterAll(() => postgres?.stop())
    tests('PostgreSQL', async () => ({
      dataDir: await aDataDir(),
      databaseUrl: (await postgres?.createDatabase()) ?? '',
    }))
  })
}
