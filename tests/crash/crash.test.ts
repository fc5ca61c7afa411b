import { expect, test } from 'vitest'
import { onEachStore } from '../../src/server/outbox/testing/stores.ts'
import { describeCrash } from './crash-counts.ts'
import { runCrash } from './crash-run.ts'
import { crashSeconds, isThorough, PAUSE_MS } from './crash-seconds.ts'

const SECONDS = crashSeconds({ usual: 2, everyCase: 12 })
// A slow machine needs four times as long for its promises, and then still has mails to send.
const TIMEOUT_MS = SECONDS * 10_000 + 100_000
/** Fewer would prove little. */
const FEWEST_PROMISES = 11

onEachStore((name, aStore) => {
  // The outbox runs the same code on both; only the store differs.
  test.runIf(name === 'SQLite' || isThorough)(
    'however the server is killed and the mail server fails, every promised message is delivered or dead with a reason',
    { timeout: TIMEOUT_MS },
    async () => {
      const store = await aStore()
      // Several servers share one PostgreSQL; a SQLite file has one.
      const servers = store.databaseUrl === null ? 1 : 2
      const counts = await runCrash({
        ...store,
        seconds: SECONDS,
        servers,
        pauseMs: PAUSE_MS,
        fewestPromises: FEWEST_PROMISES,
      })
      process.stdout.write(`${describeCrash(name, counts)}\n`)
      expect(counts).toMatchObject({ waiting: 0, missing: 0, doubled: 0, ownDeaths: 0, notReady: 0 })
      expect(counts.promised).toBe(counts.delivered + counts.dead)
      expect(counts.promised).toBeGreaterThanOrEqual(FEWEST_PROMISES)
      expect(counts.kills).toBeGreaterThan(0)
    },
  )
})
