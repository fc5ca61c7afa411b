import { expect, onTestFinished, test } from 'vitest'
import { createDatabase } from '../outbox/open-database.ts'
import { storeMessage } from '../outbox/store-message.ts'
import { findMessages } from '../outbox/stored-messages.ts'
import { aNewMessage } from '../outbox/testing/a-message.ts'
import { aFolder } from '../testing/a-folder.ts'
import { createMaintenance } from './message-maintenance.ts'
import { createSecretStore, ROTATION_MS } from './xsrf/secrets.ts'

async function aMaintenance() {
  const database = createDatabase({ dataDir: await aFolder(), databaseUrl: null }, () => undefined)
  onTestFinished(() => database.close())
  const lines: string[] = []
  const write = (facts: object, event: string) => void lines.push(`${event} ${JSON.stringify(facts)}`)
  const log = { info: write, warn: write, error: write }
  const secretStore = createSecretStore(database)
  const retention = { retentionDays: 30, deadRetentionDays: 90 }
  return {
    database,
    lines,
    secretStore,
    maintain: createMaintenance({ database, secretStore, log, retention }),
  }
}

const NOON = new Date('2026-11-21T12:00:00Z')
const later = (ms: number) => new Date(NOON.getTime() + ms)

test('a message that waits longer than an hour raises an actionable alarm, once an hour', async () => {
  const { database, lines, maintain } = await aMaintenance()
  await storeMessage(database, aNewMessage({ receivedAt: later(-3_601_000) }), null)
  for (let minute = 0; minute < 60; minute++) await maintain(later(minute * 60_000))
  expect(lines).toEqual([
    'Messages need a person: npm run outbox -- list {"dead":0,"oldestPendingSeconds":3601}',
  ])
})

test('the text of sent messages is erased after thirty days, and not a day earlier', async () => {
  const { database, lines, maintain } = await aMaintenance()
  const message = aNewMessage({ receivedAt: NOON })
  await storeMessage(database, message, null)
  const sql = "UPDATE message_outbox SET state = 'sent', settled_at = $1"
  await database.write([{ sql, values: [NOON.getTime()] }])
  const days = (count: number) => later(count * 86_400_000)
  await maintain(days(30))
  expect(await findMessages(database, message.id)).toMatchObject([{ payload: message.payload }])
  await maintain(days(30.1))
  expect(await findMessages(database, message.id)).toMatchObject([{ payload: null }])
  expect(lines).toEqual(['Sent messages were erased at the end of their retention {"erased":1}'])
})

test('undeliverable messages are announced daily for two weeks before their text is erased', async () => {
  const { database, lines, maintain } = await aMaintenance()
  const message = aNewMessage({ receivedAt: NOON })
  await storeMessage(database, message, null)
  const sql = "UPDATE message_outbox SET state = 'dead', settled_at = $1, last_failure = 'SMTP 550'"
  await database.write([{ sql, values: [NOON.getTime()] }])
  for (let hour = 75 * 24; hour <= 91 * 24; hour++) await maintain(later(hour * 3_600_000))
  const announced = lines.filter((line) => !line.startsWith('Messages need a person'))
  const announcement =
    'Undeliverable messages will be erased: npm run outbox -- list {"messages":1,"firstAt":"2027-02-19T12:00:00.000Z"}'
  expect(announced.slice(0, -2)).toEqual(Array.from({ length: 15 }, () => announcement))
  expect(announced.slice(-2)).toEqual([
    'Undeliverable messages were erased at the end of their retention {"erased":1}',
    'No message needs a person anymore {}',
  ])
  expect(await findMessages(database, message.id)).toMatchObject([{ state: 'dead', payload: null }])
})

test('the secret behind the tokens changes weekly, and forms opened before still work', async () => {
  const { secretStore, maintain } = await aMaintenance()
  await maintain(NOON)
  const first = secretStore.secrets?.signing
  await maintain(later(ROTATION_MS))
  expect(secretStore.secrets?.signing).toBe(first)
  await maintain(later(ROTATION_MS + 600_000))
  expect(secretStore.secrets?.signing).not.toBe(first)
  expect(secretStore.secrets?.accepted).toContain(first)
  await maintain(later(2 * ROTATION_MS + 600_000))
  await maintain(later(2 * ROTATION_MS + 1_200_000))
  expect(secretStore.secrets?.accepted).not.toContain(first)
})

test('a postponed message is tried at once when the clock was set back', async () => {
  const { database, lines, maintain } = await aMaintenance()
  const message = aNewMessage({ receivedAt: NOON })
  await storeMessage(database, message, null)
  await maintain(NOON)
  await maintain(later(-3_600_000))
  const [kept] = await findMessages(database, message.reference)
  expect(kept).toMatchObject({ state: 'pending', nextAttemptAt: later(-3_600_000) })
  expect(lines).toContain('The clock was set back: waiting messages are tried at once {}')
})
