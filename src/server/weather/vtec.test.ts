import { expect, test } from 'vitest'
import { messagesInForce, parseVtec, type WarningMessage } from './vtec.ts'

const NOON = new Date('2026-09-28T16:00:00Z')
const hours = (count: number) => new Date(NOON.getTime() + count * 3_600_000)
const code = (action: string, event = 'KMFL.HU.W.1001', times = '000000T0000Z-000000T0000Z') =>
  `/O.${action}.${event}.${times}/`

let count = 0
function aMessage(codes: readonly string[], overrides: Partial<WarningMessage> = {}): WarningMessage {
  count++
  return {
    id: `message-${count}`,
    status: 'Actual',
    messageType: 'Alert',
    sentAt: hours(-6 + count / 1000),
    endsAt: null,
    expiresAt: hours(6),
    zones: ['FLZ172'],
    references: [],
    vtec: codes.flatMap((text) => parseVtec(text) ?? []),
    ...overrides,
  }
}

/** Event codes in force with their zones, such as "HU.W FLZ172". */
function inForce(messages: readonly WarningMessage[], now = NOON, isFeedCurrent = true): string[] {
  const zones = new Set(['FLZ172', 'FLZ168'])
  return messagesInForce(messages, zones, { now, isFeedCurrent }).map(
    ({ eventCode, zones: own }) => `${eventCode ?? 'no code'} ${own.join(' ')}`,
  )
}

test('a code is read whole, and anything else is none', () => {
  expect(parseVtec('/O.NEW.KAKQ.TR.W.1009.160902T1555Z-000000T0000Z/')).toEqual({
    productClass: 'O',
    action: 'NEW',
    eventKey: 'KAKQ.TR.W.1009',
    eventCode: 'TR.W',
    beginsAt: new Date('2016-09-02T15:55:00Z'),
    endsAt: null,
  })
  for (const text of [
    '',
    '/O.NEW.KAKQ.TR.W.1009/',
    code('ABC'),
    code('NEW', 'KMFL.HU.W.1001', '261331T0000Z-000000T0000Z'),
  ])
    expect(parseVtec(text), text).toBeNull()
})

test.each(['NEW', 'CON', 'EXT', 'EXA', 'EXB', 'COR'])('%s puts a warning in force', (action) => {
  expect(inForce([aMessage([code(action)])])).toEqual(['HU.W FLZ172'])
})

test.each(['CAN', 'UPG'])('%s ends a warning at once, and only in its own zones', (action) => {
  const began = aMessage([code('NEW')], { zones: ['FLZ172', 'FLZ168'] })
  expect(inForce([began, aMessage([code(action)])])).toEqual(['HU.W FLZ168'])
})

test('an expiration that is announced ahead ends a warning at its own time', () => {
  const messages = [
    aMessage([code('NEW')]),
    aMessage([code('EXP', 'KMFL.HU.W.1001', '000000T0000Z-260928T1630Z')]),
  ]
  expect(inForce(messages, NOON)).toEqual(['HU.W FLZ172'])
  expect(inForce(messages, hours(0.5))).toEqual([])
})

test('a routine message neither begins nor ends a warning', () => {
  expect(inForce([aMessage([code('ROU')])])).toEqual([])
  expect(inForce([aMessage([code('NEW')]), aMessage([code('ROU')])])).toEqual(['HU.W FLZ172'])
})

test('an upgrade replaces the watch by the warning in one message', () => {
  const watch = aMessage([code('NEW', 'KMFL.HU.A.1001')])
  const upgrade = aMessage([code('NEW'), code('UPG', 'KMFL.HU.A.1001')])
  expect(inForce([watch, upgrade])).toEqual(['HU.W FLZ172'])
})

test('messages count in the order they were sent, whatever the order of the list', () => {
  const [began, ended] = [aMessage([code('NEW')]), aMessage([code('CAN')])]
  expect(inForce([ended, began])).toEqual([])
})

test('an extension moves the end, and at the end the warning leaves', () => {
  const messages = [
    aMessage([code('NEW', 'KMFL.FA.A.0001', '260928T1200Z-260928T1500Z')]),
    aMessage([code('EXT', 'KMFL.FA.A.0001', '000000T0000Z-260928T1800Z')]),
  ]
  expect(inForce(messages, NOON)).toEqual(['FA.A FLZ172'])
  expect(inForce(messages, hours(2))).toEqual([])
})

test('tests, exercises, drafts and experiments never count', () => {
  for (const status of ['Test', 'Exercise', 'Draft', 'System', ''])
    expect(inForce([aMessage([code('NEW')], { status })]), status).toEqual([])
  for (const productClass of ['T', 'E', 'X'])
    expect(inForce([aMessage([code('NEW').replace('/O', `/${productClass}`)])]), productClass).toEqual([])
})

test('a warning elsewhere does not concern the district', () => {
  expect(inForce([aMessage([code('NEW')], { zones: ['FLZ174', 'TXZ437'] })])).toEqual([])
})

test('a warning until further notice outlives its message while the feed lists it, and not when the feed is silent', () => {
  const message = aMessage([code('NEW')], { expiresAt: hours(-1) })
  expect(inForce([message], NOON, true)).toEqual(['HU.W FLZ172'])
  expect(inForce([message], NOON, false)).toEqual([])
  expect(inForce([aMessage([code('NEW')])], NOON, false)).toEqual(['HU.W FLZ172'])
})

test('without a code, the end and what later messages replace decide', () => {
  const first = aMessage([], { endsAt: hours(1) })
  const second = aMessage([], { endsAt: hours(3), references: [first.id] })
  expect(inForce([first, second])).toEqual(['no code FLZ172'])
  expect(inForce([first, second], hours(2))).toEqual(['no code FLZ172'])
  expect(inForce([first, second], hours(3))).toEqual([])
  expect(inForce([second, aMessage([], { messageType: 'Cancel', references: [second.id] })])).toEqual([])
  expect(inForce([aMessage([], { expiresAt: hours(-1) })])).toEqual([])
})
