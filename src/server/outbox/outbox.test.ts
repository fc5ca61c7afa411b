import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { afterFailure } from './after-failure.ts'
import type { Database } from './database.ts'
import { createDatabase } from './open-database.ts'
import { eraseBodies, proveStorage, readOutboxFigures } from './outbox-maintenance.ts'
import type { PendingMessage } from './outbox-message.ts'
import { findByKey, storeMessage } from './store-message.ts'
import {
  claimMessage,
  findMessages,
  hastenMessages,
  listMessages,
  releaseClaims,
  retryMessage,
  settleMessage,
} from './stored-messages.ts'
import { aFeedback, aNewMessage } from './testing/a-message.ts'
import { onEachStore, type TestStore } from './testing/stores.ts'

const seconds = (from: Date, count: number) => new Date(from.getTime() + count * 1000)

function open(store: TestStore): Database {
  const database = createDatabase(store, () => undefined)
  onTestFinished(() => database.close())
  return database
}

const claim = (database: Database, claimant: string, now = new Date(), leaseSeconds = 60) =>
  claimMessage(database, { claimant, now, until: seconds(now, leaseSeconds) })

function needed(message: PendingMessage | null): PendingMessage {
  if (message === null) throw new Error('no message was due')
  return message
}

onEachStore((_, aStore) => {
  test('a message comes back as it was stored', async () => {
    const database = open(await aStore())
    const message = aNewMessage({
      payload: aFeedback({ message: 'Ein „Zitat“\n\u0000🚦' }),
      suspicion: 'tooFast',
    })
    expect(await storeMessage(database, message, null)).toEqual({ kind: 'stored' })
    const { id, reference, payload, messageId, receivedAt, deadline, suspicion } = message
    expect(await findMessages(database, reference)).toEqual([
      {
        id,
        site: '',
        reference,
        kind: 'feedback',
        payload,
        messageId,
        receivedAt,
        deadline,
        suspicion,
        state: 'pending',
        attempts: 0,
        lastFailure: null,
        backoffSeconds: 10,
        nextAttemptAt: receivedAt,
      },
    ])
    expect(await findMessages(database, id)).toHaveLength(1)
  })

  test('of simultaneous requests with one key, one is stored and the others get its reference', async () => {
    const store = await aStore()
    const other = open(store)
    const databases = [open(store), other]
    const messages = Array.from({ length: 20 }, () => aNewMessage({ idempotencyKey: 'same' }))
    const outcomes = await Promise.all(
      messages.map((message, i) => storeMessage(databases[i % 2] ?? other, message, null)),
    )
    const stored = outcomes.findIndex(({ kind }) => kind === 'stored')
    const reference = messages[stored]?.reference
    expect(outcomes.filter(({ kind }) => kind === 'stored')).toHaveLength(1)
    expect(
      outcomes.filter((outcome) => outcome.kind === 'known' && outcome.message.reference === reference),
    ).toHaveLength(19)
    expect(await findByKey(other, 'same')).toMatchObject({ reference, requestHash: 'hash' })
    expect(await findByKey(other, 'other')).toBeNull()
  })

  test('neither a reference nor a proof of work can be used twice', async () => {
    const database = open(await aStore())
    const first = aNewMessage({ challenge: 'nonce' })
    await storeMessage(database, first, null)
    const sameReference = aNewMessage({ reference: first.reference })
    expect(await storeMessage(database, sameReference, null)).toEqual({ kind: 'referenceTaken' })
    const sameProof = aNewMessage({ challenge: 'nonce' })
    expect(await storeMessage(database, sameProof, null)).toEqual({ kind: 'challengeUsed' })
    expect(await listMessages(database, null)).toHaveLength(1)
  })

  test('a mailbox gets one acknowledgement a day, and none without its message', async () => {
    const database = open(await aStore())
    const acknowledgement = () => ({
      id: randomUUID(),
      messageId: '<a@b>',
      payload: aFeedback(),
      slot: 'somebody today',
    })
    const [first, second] = [aNewMessage({ idempotencyKey: 'k' }), aNewMessage()]
    await storeMessage(database, first, acknowledgement())
    await storeMessage(database, aNewMessage({ idempotencyKey: 'k' }), {
      ...acknowledgement(),
      slot: 'other',
    })
    await storeMessage(database, second, acknowledgement())
    const kinds = async (reference: string) =>
      (await findMessages(database, reference)).map(({ kind }) => kind).sort()
    expect(await kinds(first.reference)).toEqual(['acknowledgement', 'feedback'])
    expect(await kinds(second.reference)).toEqual(['feedback'])
    expect(await listMessages(database, null)).toHaveLength(3)
  })

  test('servers that claim messages at the same time never get the same one', async () => {
    const store = await aStore()
    const last = open(store)
    const databases = [open(store), open(store), last]
    const messages = Array.from({ length: 40 }, () => aNewMessage())
    for (const message of messages) await storeMessage(last, message, null)
    const claims = await Promise.all(
      Array.from({ length: 60 }, (_, i) => claim(databases[i % 3] ?? last, `server ${i}`)),
    )
    const claimed = claims.filter((message) => message !== null).map(({ id }) => id)
    expect(new Set(claimed).size).toBe(claimed.length)
    // If two servers try to claim the same row, one may get nothing; it tries again soon.
    while (claimed.length < 40) claimed.push(needed(await claim(last, 'last')).id)
    expect(claimed.sort()).toEqual(messages.map(({ id }) => id).sort())
  })

  test('a message whose sender was killed is claimed by another after its lease, with the same Message-ID', async () => {
    const database = open(await aStore())
    const stored = aNewMessage()
    await storeMessage(database, stored, null)
    const now = new Date()
    const first = needed(await claim(database, 'killed', now, 60))
    expect(await claim(database, 'other', seconds(now, 59))).toBeNull()
    const second = needed(await claim(database, 'other', seconds(now, 60)))
    expect(second).toMatchObject({ id: first.id, messageId: stored.messageId, attempts: 2 })
    // The sender presumed dead wakes up: its result no longer counts.
    expect(await settleMessage(database, { ...first, state: 'sent', sentAt: now }, 'killed')).toBe(false)
    expect(await settleMessage(database, { ...second, state: 'sent', sentAt: now }, 'other')).toBe(true)
    expect(await findMessages(database, first.id)).toMatchObject([
      { state: 'sent', sentAt: now, attempts: 2 },
    ])
  })

  test('a failure postpones a message; it is due again no earlier', async () => {
    const database = open(await aStore())
    await storeMessage(database, aNewMessage(), null)
    const now = new Date()
    const message = needed(await claim(database, 'me', now))
    const next = afterFailure(message, now, { isPermanent: false, message: 'SMTP 451' })
    await settleMessage(database, next, 'me')
    expect(await claim(database, 'me', seconds(now, 9))).toBeNull()
    const again = needed(await claim(database, 'me', seconds(now, 10)))
    expect(again).toMatchObject({ lastFailure: 'SMTP 451', backoffSeconds: 20, attempts: 2 })
  })

  test('a dead message waits for a person, who may have it retried', async () => {
    const database = open(await aStore())
    await storeMessage(database, aNewMessage(), null)
    const now = new Date()
    const message = needed(await claim(database, 'me', now))
    const dead = afterFailure(message, now, { isPermanent: true, message: 'SMTP 550' })
    await settleMessage(database, dead, 'me')
    expect(await claim(database, 'me', seconds(now, 1e6))).toBeNull()
    expect(await listMessages(database, 'dead')).toMatchObject([{ id: message.id, lastFailure: 'SMTP 550' }])
    expect(await retryMessage(database, message.id, now, seconds(now, 100))).toBe(true)
    const revived = needed(await claim(database, 'me', now))
    expect(revived).toMatchObject({ deadline: seconds(now, 100), backoffSeconds: 10 })
    await settleMessage(database, { ...revived, state: 'sent', sentAt: now }, 'me')
    expect(await retryMessage(database, message.id, now, now)).toBe(false)
    expect(await retryMessage(database, 'unknown', now, now)).toBe(false)
  })

  test('claims without an attempt are released, and all waiting messages can be made due', async () => {
    const database = open(await aStore())
    await storeMessage(database, aNewMessage(), null)
    const now = new Date()
    const message = needed(await claim(database, 'me', now))
    await releaseClaims(database, 'me')
    const again = needed(await claim(database, 'other', now))
    await settleMessage(database, afterFailure(again, now, { isPermanent: false, message: 'busy' }), 'other')
    expect(await claim(database, 'other', now)).toBeNull()
    await hastenMessages(database, now)
    expect(needed(await claim(database, 'other', now)).id).toBe(message.id)
  })

  test('text is erased some time after sending; the record of the message stays', async () => {
    const database = open(await aStore())
    const [sent, waiting] = [
      aNewMessage({ idempotencyKey: 'k' }),
      aNewMessage({ receivedAt: seconds(new Date(), 60) }),
    ]
    await storeMessage(database, sent, null)
    await storeMessage(database, waiting, null)
    const now = new Date()
    const message = needed(await claim(database, 'me', now))
    await settleMessage(database, { ...message, state: 'sent', sentAt: now }, 'me')
    expect(await eraseBodies(database, now)).toBe(0)
    expect(await eraseBodies(database, seconds(now, 1))).toBe(1)
    expect(await eraseBodies(database, seconds(now, 1))).toBe(0)
    expect(await findMessages(database, sent.id)).toMatchObject([{ payload: null, state: 'sent' }])
    expect(await findMessages(database, waiting.id)).toMatchObject([{ payload: waiting.payload }])
    expect(await findByKey(database, 'k')).toMatchObject({ reference: sent.reference, requestHash: null })
  })

  test('the figures count messages by state and include the oldest one waiting', async () => {
    const database = open(await aStore())
    expect(await readOutboxFigures(database)).toEqual({
      pending: 0,
      sent: 0,
      dead: 0,
      expiring: 0,
      erased: 0,
      oldestPendingAt: null,
    })
    const receivedAt = new Date('2026-11-21T11:00:00Z')
    await storeMessage(database, aNewMessage({ receivedAt }), null)
    await storeMessage(database, aNewMessage(), null)
    expect(await readOutboxFigures(database)).toMatchObject({ pending: 2, oldestPendingAt: receivedAt })
    await proveStorage(database, 'probe')
  })

  test('servers that start on an empty store at the same moment set it up once', async () => {
    const store = await aStore()
    const databases = Array.from({ length: 6 }, () => open(store))
    const outcomes = databases.map((database) => storeMessage(database, aNewMessage(), null))
    expect(await Promise.all(outcomes)).toEqual(Array.from({ length: 6 }, () => ({ kind: 'stored' })))
  })

  test('a store that a newer program wrote is left alone', async () => {
    const store = await aStore()
    const database = open(store)
    await database.write([{ sql: 'INSERT INTO message_schema (version) VALUES ($1)', values: [999] }])
    await expect(storeMessage(open(store), aNewMessage(), null)).rejects.toThrow('start the newer program')
  })
})
