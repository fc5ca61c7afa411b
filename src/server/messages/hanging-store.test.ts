import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { aimAtPostgres } from '../../../tests/crash/killable-postgres.ts'
import { outboxPath } from '../outbox/open-database.ts'
import { onEachStore, type TestStore } from '../outbox/testing/stores.ts'
import { aMessageServer } from './testing/a-message-server.ts'

/** Load balancers give up after five. */
const PATIENCE_MS = 4500

/** Another program locks the store, and everybody else waits for it. */
async function whileHanging({ dataDir, databaseUrl }: TestStore, work: () => Promise<void>): Promise<void> {
  if (databaseUrl !== null) {
    const { hang } = await aimAtPostgres(databaseUrl)
    return hang(work)
  }
  const holder = new DatabaseSync(outboxPath(dataDir), { timeout: 5000 })
  holder.exec('BEGIN IMMEDIATE')
  await work().finally(() => holder.close())
}

onEachStore((_, aStore) => {
  test('while the store hangs, pages and health checks respond in time', async () => {
    const store = await aStore()
    const { url } = await aMessageServer(store)
    const ask = async (path: string) => {
      const startedAt = performance.now()
      const response = await fetch(url + path, { redirect: 'manual' })
      const body = await response.text()
      expect(performance.now() - startedAt, path).toBeLessThan(PATIENCE_MS)
      return { status: response.status, body }
    }
    await whileHanging(store, async () => {
      const [ready, health, documents, contact, sent] = await Promise.all(
        ['/readyz', '/healthz', '/app/documents', '/app/contact-us', '/app/contact-us?sent=FB-7K3M-9Q2X'].map(
          ask,
        ),
      )
      expect(ready?.status).toBe(503)
      expect([health?.status, documents?.status, contact?.status]).toEqual([200, 200, 200])
      expect(sent?.status).toBeLessThan(400)
      expect((await ask('/metrics')).body).toContain('site_ready{part="messages"} 0')
    })
  })
})
