import { expect, onTestFinished, test } from 'vitest'
import { afterFailure } from '../outbox/after-failure.ts'
import type { Database } from '../outbox/database.ts'
import { createDatabase } from '../outbox/open-database.ts'
import { storeMessage } from '../outbox/store-message.ts'
import { claimMessage, findMessages, listMessages, settleMessage } from '../outbox/stored-messages.ts'
import { aNewMessage } from '../outbox/testing/a-message.ts'
import { onEachStore, type TestStore } from '../outbox/testing/stores.ts'
import { createMaintenance } from './message-maintenance.ts'
import { createSecretStore, ROTATION_MS } from './xsrf/secrets.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000
const NOON = new Date('2026-11-21T12:00:00Z')
const later = (ms: number) => new Date(NOON.getTime() + ms)
const AHEAD = later(365 * DAY_MS)
const afterAhead = (ms: number) => new Date(AHEAD.getTime() + ms)

/** A server that starts with the right clock, on a store that was used under a wrong one. */
function aRestartedServer(store: TestStore) {
  const database = createDatabase(store, () => undefined)
  onTestFinished(() => database.close())
  const lines: string[] = []
  const write = (facts: object, event: string) => void lines.push(`${event} ${JSON.stringify(facts)}`)
  const log = { info: write, warn: write, error: write }
  const secretStore = createSecretStore(database)
  const maintain = createMaintenance({
    database,
    secretStore,
    log,
    retention: { retentionDays: 30, deadRetentionDays: 90 },
  })
  return { database, secretStore, lines, maintain }
}

const claim = (database: Database, now: Date) =>
  claimMessage(database, { claimant: 'server', now, until: new Date(now.getTime() + 5 * MINUTE_MS) })

onEachStore((_, aStore) => {
  test('messages accepted while the clock was a year ahead are sent once it is right, for five days', async () => {
    const { database, lines, maintain } = aRestartedServer(await aStore())
    const [waiting, underWay, failed] = [
      aNewMessage({ receivedAt: AHEAD }),
      aNewMessage({ receivedAt: AHEAD }),
      aNewMessage({ receivedAt: AHEAD }),
    ]
    // A server was killed while sending one message; the other was postponed.
    await storeMessage(database, underWay, null)
    expect(await claim(database, AHEAD)).toMatchObject({ id: underWay.id })
    await storeMessage(database, failed, null)
    const tried = await claim(database, AHEAD)
    if (tried === null) throw new Error('no message was due')
    const busy = { isPermanent: false, message: 'SMTP 451' }
    await settleMessage(database, afterFailure(tried, AHEAD, busy), 'server')
    await storeMessage(database, waiting, null)
    expect(await claim(database, NOON)).toBeNull()

    await maintain(NOON)
    const claimed = [await claim(database, NOON), await claim(database, NOON), await claim(database, NOON)]
    expect(claimed.map((message) => message?.id).sort()).toEqual([waiting.id, underWay.id, failed.id].sort())
    for (const message of claimed) expect(message?.deadline).toEqual(later(5 * DAY_MS))
    expect(lines).toEqual([
      'The clock was ahead: times it wrote for the future were set to now {"changed":3}',
    ])
  })

  test('such a message raises an alarm after waiting an hour by the right clock', async () => {
    const { database, lines, maintain } = aRestartedServer(await aStore())
    await storeMessage(database, aNewMessage({ receivedAt: AHEAD }), null)
    await maintain(NOON)
    await maintain(later(HOUR_MS))
    expect(lines.filter((line) => line.startsWith('Messages need a person'))).toEqual([])
    await maintain(later(HOUR_MS + MINUTE_MS))
    expect(lines.at(-1)).toMatch(/^Messages need a person.*"oldestPendingSeconds":3660/)
  })

  test('the text of messages sent under such a clock is erased thirty days after it is right', async () => {
    const { database, maintain } = aRestartedServer(await aStore())
    const message = aNewMessage({ receivedAt: AHEAD })
    await storeMessage(database, message, null)
    const claimed = await claim(database, AHEAD)
    if (claimed === null) throw new Error('no message was due')
    await settleMessage(database, { ...claimed, state: 'sent', sentAt: AHEAD }, 'server')
    await maintain(NOON)
    await maintain(later(30 * DAY_MS))
    expect(await findMessages(database, message.id)).toMatchObject([{ payload: message.payload }])
    await maintain(later(30.1 * DAY_MS))
    expect(await findMessages(database, message.id)).toMatchObject([{ payload: null }])
  })

  test('a secret created under such a clock signs again soon, and is renewed weekly', async () => {
    const { secretStore, maintain } = aRestartedServer(await aStore())
    await maintain(later(-DAY_MS))
    const first = secretStore.secrets?.signing
    await secretStore.refresh(AHEAD)
    await secretStore.refresh(afterAhead(10 * MINUTE_MS))
    const second = secretStore.secrets?.signing
    expect(second).not.toBe(first)
    await maintain(NOON)
    expect(secretStore.secrets?.accepted).toEqual(expect.arrayContaining([first, second]))
    await maintain(later(10 * MINUTE_MS))
    expect(secretStore.secrets).toMatchObject({ signing: second, accepted: [second, first] })
    await maintain(later(ROTATION_MS))
    await maintain(later(ROTATION_MS + 10 * MINUTE_MS))
    expect(secretStore.secrets?.signing).not.toBe(second)
    expect(secretStore.secrets?.accepted).toContain(second)
  })

  test('if the clock was always right nothing changes, however long a message is postponed', async () => {
    const { database, lines, maintain } = aRestartedServer(await aStore())
    // Another server's clock is 30 seconds ahead.
    await storeMessage(database, aNewMessage({ receivedAt: later(30_000) }), null)
    const tried = await claim(database, later(30_000))
    if (tried === null) throw new Error('no message was due')
    const longest = { ...tried, backoffSeconds: 12 * 3600 }
    const next = afterFailure(longest, later(30_000), { isPermanent: false, message: 'SMTP 451' })
    await settleMessage(database, next, 'server')
    const before = await listMessages(database, null)
    await maintain(NOON)
    expect(await listMessages(database, null)).toEqual(before)
    expect(lines).toEqual([])
  })
})
