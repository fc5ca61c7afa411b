import { describe, expect, onTestFinished, test } from 'vitest'
import { aFolder } from '../../src/server/testing/a-folder.ts'
import { findPostgres, NO_POSTGRES } from '../../tools/testing/find-postgres.ts'
import { describeCrash } from './crash-counts.ts'
import { runCrash } from './crash-run.ts'
import { crashSeconds, isBench, isThorough, PAUSE_MS } from './crash-seconds.ts'
import { DATABASE_CRASHES, startKillablePostgres } from './killable-postgres.ts'

const bin = findPostgres()
const SECONDS = crashSeconds({ usual: 1, everyCase: 60 })

describe.skipIf(bin === null)(`two servers on one PostgreSQL ${bin === null ? NO_POSTGRES : ''}`, () => {
  // In `npm test`, a database crashes in the middle of a query in src/server/outbox/postgres.test.ts.
  test.runIf(isThorough)(
    'however the database crashes under load, both servers stay up, every page loads, and no promised message is lost',
    { timeout: SECONDS * 3000 + 180_000 },
    async () => {
      const postgres = await startKillablePostgres(bin ?? '')
      onTestFinished(() => postgres.stop())
      const counts = await runCrash({
        dataDir: await aFolder(),
        databaseUrl: postgres.url,
        postgres,
        // Continues until the database has crashed in each way.
        servers: 2,
        sparesServers: true,
        seconds: SECONDS,
        pauseMs: PAUSE_MS,
      })
      process.stdout.write(`${describeCrash('PostgreSQL', counts)}\n`)
      expect(counts).toMatchObject({ ownDeaths: 0, notReady: 0, waiting: 0, missing: 0, doubled: 0 })
      expect(counts).toMatchObject({ kills: 0, pages: { failed: 0 } })
      expect(counts.databaseCrashes).toBeGreaterThanOrEqual(DATABASE_CRASHES.length)
      expect(counts.promised).toBe(counts.delivered + counts.dead)
      expect(counts.promised).toBeGreaterThan(0)
      expect(counts.pages?.responded).toBeGreaterThan(0)
    },
  )

  test.runIf(isBench)(
    'however servers and the database crash in turn for minutes, no promised message is lost',
    { timeout: SECONDS * 10_000 },
    async () => {
      const postgres = await startKillablePostgres(bin ?? '')
      onTestFinished(() => postgres.stop())
      const counts = await runCrash({
        dataDir: await aFolder(),
        databaseUrl: postgres.url,
        postgres,
        servers: 2,
        seconds: SECONDS,
        pauseMs: PAUSE_MS,
      })
      process.stdout.write(`${describeCrash('PostgreSQL, servers killed too', counts)}\n`)
      expect(counts).toMatchObject({ ownDeaths: 0, notReady: 0, waiting: 0, missing: 0, doubled: 0 })
    },
  )
})
