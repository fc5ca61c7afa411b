import { expect, onTestFinished, test } from 'vitest'
import { afterFailure } from './after-failure.ts'
import type { Database } from './database.ts'
import { CREATE_SCHEMA_TABLE, MIGRATIONS } from './migrations.ts'
import { createDatabase } from './open-database.ts'
import {
  announceErasures,
  eraseDeadBodies,
  erasureTime,
  pullInFutureTimes,
  readOutboxFigures,
} from './outbox-maintenance.ts'
import { storeMessage } from './store-message.ts'
import { claimMessage, findMessages, listMessages, retryMessage, settleMessage } from './stored-messages.ts'
import { aNewMessage } from './testing/a-message.ts'
import { onEachStore, type TestStore } from './testing/stores.ts'

const DAYS = 90
const NOON = new Date('2026-11-21T12:00:00Z')
const day = (count: number) => new Date(NOON.getTime() + count * 86_400_000)

function open(store: TestStore): Database {
  const database = createDatabase(store, () => undefined)
  onTestFinished(() => database.close())
  return database
}

async function aDeadMessage(database: Database, diedAt = NOON) {
  const message = aNewMessage({ receivedAt: diedAt })
  await storeMessage(database, message, null)
  await kill(database, diedAt)
  return message
}

async function kill(database: Database, now: Date) {
  const claimed = await claimMessage(database, { claimant: 'server', now, until: now })
  if (claimed === null) throw new Error('no message was due')
  const dead = afterFailure(claimed, now, { isPermanent: true, message: 'SMTP 550' })
  await settleMessage(database, dead, 'server')
}

/** What a server does every hour. Resolves with the announcements. */
async function hourly(database: Database, now: Date, days = DAYS) {
  await pullInFutureTimes(database, now)
  const announced = await announceErasures(database, now, days)
  await eraseDeadBodies(database, now, days)
  return announced
}

test('an undeliverable message is erased after its retention, and never without two weeks’ notice', () => {
  const at = (announced: Date | null, now: Date, days = DAYS) =>
    erasureTime({ diedAt: NOON, erasureAnnouncedAt: announced }, now, days)
  expect(at(null, day(1))).toEqual(day(90))
  expect(at(day(76), day(80))).toEqual(day(90))
  // The site was off, or the setting became shorter: the notice starts late.
  expect(at(null, day(200))).toEqual(day(214))
  expect(at(day(200), day(201))).toEqual(day(214))
  // A retention shorter than two weeks is notice enough.
  expect(at(null, day(0), 7)).toEqual(day(7))
  expect(at(day(0), day(3), 7)).toEqual(day(7))
})

onEachStore((_, aStore) => {
  test('the text of an undeliverable message is erased after ninety days, announced two weeks before', async () => {
    const database = open(await aStore())
    const dead = await aDeadMessage(database)
    const waiting = aNewMessage({ receivedAt: NOON, idempotencyKey: 'k' })
    await storeMessage(database, waiting, null)
    expect(await hourly(database, day(75.9))).toBeNull()
    expect(await readOutboxFigures(database)).toMatchObject({ dead: 1, expiring: 0, erased: 0 })
    expect(await hourly(database, day(76))).toEqual({ messages: 1, firstAt: day(90) })
    expect(await readOutboxFigures(database)).toMatchObject({ dead: 1, expiring: 1, erased: 0 })
    expect(await hourly(database, day(89.9))).toEqual({ messages: 1, firstAt: day(90) })
    expect(await findMessages(database, dead.id)).toMatchObject([{ payload: dead.payload }])
    await hourly(database, day(90.1))
    expect(await findMessages(database, dead.id)).toMatchObject([{ state: 'dead', payload: null }])
    expect(await findMessages(database, waiting.id)).toMatchObject([{ payload: waiting.payload }])
    expect(await hourly(database, day(91))).toBeNull()
    expect(await readOutboxFigures(database)).toMatchObject({ dead: 0, expiring: 0, erased: 1, pending: 1 })
  })

  test('after a long downtime, a clock jump or a shorter setting, the notice is still two weeks', async () => {
    const database = open(await aStore())
    const dead = await aDeadMessage(database)
    // The clock shows next year for an hour.
    expect(await hourly(database, day(365))).toEqual({ messages: 1, firstAt: day(379) })
    expect(await hourly(database, day(1))).toBeNull()
    expect(await hourly(database, day(40), 30)).toEqual({ messages: 1, firstAt: day(54) })
    expect(await hourly(database, day(53.9), 30)).toEqual({ messages: 1, firstAt: day(54) })
    expect(await findMessages(database, dead.id)).toMatchObject([{ payload: dead.payload }])
    // A longer setting withdraws the announcement.
    expect(await hourly(database, day(53.9), 365)).toBeNull()
  })

  test('a retried message starts over, and one whose text is erased cannot be retried', async () => {
    const database = open(await aStore())
    const dead = await aDeadMessage(database)
    await hourly(database, day(80))
    expect(await retryMessage(database, dead.id, day(81), day(86))).toBe(true)
    await kill(database, day(81))
    expect(await hourly(database, day(94))).toBeNull()
    await hourly(database, day(160))
    await hourly(database, day(175))
    expect(await listMessages(database, 'dead')).toMatchObject([{ payload: null }])
    expect(await retryMessage(database, dead.id, day(175), day(180))).toBe(false)
  })

  test('a store of the previous version is migrated with its messages', async () => {
    const store = await aStore()
    const former = createDatabase(store, () => undefined)
    await storeMessage(former, aNewMessage(), null)
    const sql = (text: string) => ({ sql: text, values: [] })
    // As that version left it.
    await former.write([
      sql('DROP TABLE message_outbox'),
      sql('DROP TABLE message_secrets'),
      sql('DROP TABLE message_probe'),
      sql('DROP TABLE message_schema'),
      sql('DROP TABLE file_downloads'),
      sql('DROP TABLE feed_responses'),
      ...[...(MIGRATIONS[0] ?? []), CREATE_SCHEMA_TABLE].map(sql),
      sql('INSERT INTO message_schema (version) VALUES (1)'),
      sql(`INSERT INTO message_outbox (id, reference, kind, state, payload, message_id, received_at, attempts,
          backoff_seconds, deadline_at, last_failure, settled_at)
        VALUES ('1', 'FB-7K3M-9Q2X', 'feedback', 'dead', '{}', '<1@x>', 0, 1, 10, 0, 'SMTP 550', 0)`),
    ])
    await former.close()
    expect(await hourly(open(store), day(0))).toEqual({ messages: 1, firstAt: day(14) })
  })
})
