import { expect, test } from 'vitest'
import { onEachStore } from '../../src/server/outbox/testing/stores.ts'
import { describeCrash, runCrash } from './crash-run.ts'

const SECONDS = 12
const TIMEOUT_MS = 90_000

onEachStore((name, aStore) => {
  test('however the server is killed and the mail server fails, every promised message is delivered or dead with its reason', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const store = await aStore()
    // Several servers share one PostgreSQL; a SQLite file has one.
    const counts = await runCrash({ ...store, seconds: SECONDS, servers: store.databaseUrl === null ? 1 : 2 })
    process.stdout.write(`${describeCrash(name, counts)}\n`)
    expect(counts).toMatchObject({ missing: 0, doubled: 0 })
    expect(counts.promised).toBe(counts.delivered + counts.dead)
    expect(counts.promised).toBeGreaterThan(10)
    expect(counts.kills).toBeGreaterThan(0)
  })
})
