import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type KillablePostgres, startKillablePostgres } from '../../../tests/crash/killable-postgres.ts'
import { findPostgres, NO_POSTGRES } from '../../../tools/testing/find-postgres.ts'
import { type Database, StorageError } from './database.ts'
import { createDatabase } from './open-database.ts'
import { storeMessage } from './store-message.ts'
import { listMessages } from './stored-messages.ts'
import { aNewMessage } from './testing/a-message.ts'
import { createWriterLock } from './writer-lock.ts'

const bin = findPostgres()

describe.skipIf(bin === null)(`PostgreSQL ${bin === null ? NO_POSTGRES : ''}`, () => {
  let postgres: KillablePostgres

  beforeAll(async () => {
    postgres = await startKillablePostgres(bin ?? '')
  })
  afterAll(() => postgres.stop())

  async function aDatabase() {
    const warnings: string[] = []
    const database = createDatabase({ dataDir: '', databaseUrl: postgres.url }, ({ message }) =>
      warnings.push(message),
    )
    onTestFinished(() => database.close())
    await listMessages(database, null)
    return { database, warnings }
  }

  test.each(['processKilled', 'serverStopped'] as const)(
    'a database that crashes in the middle of a query fails that query and nothing else: %s',
    async (how) => {
      const { database, warnings } = await aDatabase()
      const refused: unknown[] = []
      // Retries, like a server.
      const over = new AbortController()
      const trying = (async () => {
        while (!over.signal.aborted) {
          await storeMessage(database, aNewMessage(), null).catch((error: unknown) => refused.push(error))
        }
      })()
      await postgres.crash(how, 1)
      over.abort()
      await trying
      expect(refused.length).toBeGreaterThan(0)
      for (const error of refused) expect(error).toBeInstanceOf(StorageError)
      expect(warnings.length).toBeGreaterThan(0)
      await expect.poll(() => isStored(database), { timeout: 10_000 }).toBe(true)
    },
  )

  test('two servers never change content at the same time, and one that waits in vain gets an error', async () => {
    const [one, other] = [createWriterLock(postgres.url, ''), createWriterLock(postgres.url, '', 0)]
    const done = async () => 'done'
    await one(async () => {
      await expect(other(done)).rejects.toThrow('on another server')
      await expect(createWriterLock(postgres.url, 'another site', 0)(done)).resolves.toBe('done')
    })
    await expect(other(done)).resolves.toBe('done')
    await expect(createWriterLock('postgres://127.0.0.1:1/none', '')(done)).rejects.toThrow(
      'does not respond',
    )
  })

  test('a hanging database refuses messages within seconds, and leaves no query running that nobody waits for', async () => {
    const { database } = await aDatabase()
    await postgres.hang(async () => {
      const startedAt = performance.now()
      const stored = await Promise.all(Array.from({ length: 20 }, () => isStored(database)))
      expect(stored).not.toContain(true)
      expect(performance.now() - startedAt).toBeLessThan(12_000)
      expect(await postgres.countWaiting()).toBe(0)
    })
    expect(await isStored(database)).toBe(true)
  })
})

async function isStored(database: Database): Promise<boolean> {
  try {
    return (await storeMessage(database, aNewMessage(), null)).kind === 'stored'
  } catch (error) {
    expect(error).toBeInstanceOf(StorageError)
    return false
  }
}
