import { expect, onTestFinished, test } from 'vitest'
import { forSite } from './database.ts'
import { readFormatRequests } from './format-requests.ts'
import { setHandling } from './inbox.ts'
import { createDatabase } from './open-database.ts'
import { announceErasures, eraseBodies, eraseDeadBodies, readOutboxFigures } from './outbox-maintenance.ts'
import { storeMessage } from './store-message.ts'
import { claimMessage, findMessages, hastenMessages, listMessages, settleMessage } from './stored-messages.ts'
import { aFeedback, aNewMessage } from './testing/a-message.ts'
import { onEachStore, type TestStore } from './testing/stores.ts'

const NOON = new Date('2026-11-21T12:00:00Z')
const LATER = new Date('2027-11-21T12:00:00Z')
const LEASE = new Date('2027-11-21T12:05:00Z')

/** One store as two sites and the operator see it, with a message to each site. */
async function aSharedStore(store: TestStore) {
  const database = createDatabase(store, () => undefined)
  onTestFinished(() => database.close())
  const [north, south] = [forSite(database, 'north.example.gov'), forSite(database, 'south.example.gov')]
  const messages = { north: aNewMessage({ receivedAt: NOON }), south: aNewMessage({ receivedAt: NOON }) }
  await storeMessage(north, messages.north, null)
  await storeMessage(south, messages.south, null)
  return { north, south, everybody: forSite(database, null), only: database, messages }
}

onEachStore((_, aStore) => {
  test('a site finds and sends only its own messages, and the operator finds all', async () => {
    const { north, south, everybody, only, messages } = await aSharedStore(await aStore())
    const { reference } = messages.south
    expect(await findMessages(north, reference)).toEqual([])
    expect(await findMessages(south, reference)).toMatchObject([{ site: 'south.example.gov', reference }])
    expect((await listMessages(north, null)).map(({ site }) => site)).toEqual(['north.example.gov'])
    expect(await listMessages(everybody, 'pending')).toHaveLength(2)
    // A server without `SITES_DIR` does not know their recipients.
    expect(await listMessages(only, null)).toEqual([])
    const claim = (database: typeof north) =>
      claimMessage(database, { claimant: 'server', now: LATER, until: LEASE })
    expect(await claim(only)).toBeNull()
    expect(await claim(south)).toMatchObject({ reference })
    expect(await claim(south)).toBeNull()
    expect(await claim(north)).toMatchObject({ reference: messages.north.reference })
  })

  test('figures, retries and retention of one site do not affect another’s messages', async () => {
    const { north, south, everybody } = await aSharedStore(await aStore())
    await hastenMessages(north, NOON)
    const claimed = await claimMessage(north, { claimant: 'server', now: LATER, until: LEASE })
    if (claimed === null) throw new Error('no message was due')
    await settleMessage(north, { ...claimed, state: 'sent', sentAt: NOON }, 'server')
    expect(await readOutboxFigures(north)).toMatchObject({ pending: 0, sent: 1 })
    expect(await readOutboxFigures(south)).toMatchObject({ pending: 1, sent: 0 })
    expect(await readOutboxFigures(everybody)).toMatchObject({ pending: 1, sent: 1 })
    expect(await eraseBodies(south, LATER)).toBe(0)
    expect(await eraseBodies(north, LATER)).toBe(1)
    const dying = await claimMessage(south, { claimant: 'server', now: LATER, until: LEASE })
    if (dying === null) throw new Error('no message was due')
    const dead = { ...dying, state: 'dead', diedAt: NOON, erasureAnnouncedAt: null } as const
    await settleMessage(south, dead, 'server')
    expect(await announceErasures(north, LATER, 1)).toBeNull()
    expect(await announceErasures(south, LATER, 1)).toMatchObject({ messages: 1 })
    const evenLater = new Date(LATER.getTime() + 7 * 86_400_000)
    expect(await eraseDeadBodies(north, evenLater, 1)).toBe(0)
    expect(await eraseDeadBodies(south, evenLater, 1)).toBe(1)
  })
  test('a request for another format shows when staff answered it, else that it is waiting', async () => {
    const { north } = await aSharedStore(await aStore())
    const request = aNewMessage({ receivedAt: NOON, payload: aFeedback({ topic: 'accessibility' }) })
    await storeMessage(north, request, null)
    expect(await readFormatRequests(north)).toMatchObject([{ outcome: { kind: 'pending' } }])
    const answered = { state: 'answered', by: 'staff', at: LATER, visit: null } as const
    await setHandling(north, request.reference, 'new', answered)
    expect(await readFormatRequests(north)).toMatchObject([{ outcome: { kind: 'answered', at: LATER } }])
  })
})
