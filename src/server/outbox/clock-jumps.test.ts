import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { ACTIVATION_MS, chooseSecrets, isRotationDue } from '../messages/xsrf/secrets.ts'
import { createToken, isOwnToken } from '../messages/xsrf/token.ts'
import { aFolder } from '../testing/a-folder.ts'
import { createDelivery } from './delivery.ts'
import { createDatabase } from './open-database.ts'
import { storeMessage } from './store-message.ts'
import { aNewMessage } from './testing/a-message.ts'

const HOUR_MS = 3_600_000
const NOON = new Date('2026-11-21T12:00:00Z')
const later = (ms: number) => new Date(NOON.getTime() + ms)

test('a message being sent is not sent twice when the clock jumps a day ahead', async () => {
  const database = createDatabase({ dataDir: await aFolder(), databaseUrl: null }, () => undefined)
  onTestFinished(() => database.close())
  await storeMessage(database, aNewMessage({ receivedAt: NOON }), null)
  const sent: string[] = []
  const settled: string[] = []
  const { promise: mayArrive, resolve: arrive } = Promise.withResolvers<void>()
  const delivery = createDelivery({
    database,
    send: async ({ id }) => {
      sent.push(id)
      await mayArrive
      return { kind: 'delivered', remark: null }
    },
    events: {
      sent: ({ id }) => void settled.push(id),
      postponed: () => undefined,
      died: () => undefined,
      overtaken: () => undefined,
    },
  })
  const first = delivery.deliverNext(NOON)
  while (sent.length === 0) await delay(1)
  // Far beyond every lease, even one based on the real clock.
  expect(await delivery.deliverNext(new Date('2100-01-01T00:00:00Z'))).toBe(false)
  arrive()
  expect(await first).toBe(true)
  expect(sent).toHaveLength(1)
  expect(settled).toEqual(sent)
})

test.each([-HOUR_MS, 24 * HOUR_MS])(
  'a form that was loaded before the clock jumped by %i ms may still be sent',
  (jumpMs) => {
    const secret = (generation: number, createdAt: Date) => ({
      generation,
      secret: `${generation}`,
      createdAt,
    })
    const known = [secret(2, later(-2 * ACTIVATION_MS)), secret(1, later(-100 * HOUR_MS))]
    const before = chooseSecrets(known, NOON)
    const after = chooseSecrets(known, later(jumpMs))
    if (before === null || after === null) throw new Error('There are secrets')
    expect(isOwnToken(createToken(before), after)).toBe(true)
    expect(isOwnToken(createToken(after), before)).toBe(true)
    expect(isRotationDue(known, later(jumpMs))).toBe(false)
  },
)
