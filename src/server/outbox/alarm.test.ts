import { expect, test } from 'vitest'
import { decideAlarm } from './outbox-maintenance.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)
const figures = (dead: number, oldestPendingAt: Date | null) => ({
  pending: 1,
  sent: 0,
  dead,
  oldestPendingAt,
})

test('a message that waits for an hour is no alarm yet, one that waits longer is', () => {
  expect(decideAlarm(figures(0, ago(60)), null, NOW)).toEqual({ kind: 'quiet' })
  expect(decideAlarm(figures(0, ago(61)), null, NOW)).toEqual({
    kind: 'raise',
    dead: 0,
    oldestPendingSeconds: 3660,
  })
})

test('a dead message is an alarm at once, another one is another, and each is repeated by the hour', () => {
  expect(decideAlarm(figures(1, null), null, NOW)).toMatchObject({ kind: 'raise', dead: 1 })
  expect(decideAlarm(figures(1, null), { dead: 1, raisedAt: ago(59) }, NOW)).toEqual({ kind: 'quiet' })
  expect(decideAlarm(figures(2, null), { dead: 1, raisedAt: ago(1) }, NOW)).toMatchObject({ dead: 2 })
  expect(decideAlarm(figures(1, null), { dead: 1, raisedAt: ago(60) }, NOW)).toMatchObject({ kind: 'raise' })
})

test('recovery is logged once', () => {
  expect(decideAlarm(figures(0, ago(1)), { dead: 1, raisedAt: ago(5) }, NOW)).toEqual({ kind: 'over' })
  expect(decideAlarm(figures(0, null), null, NOW)).toEqual({ kind: 'quiet' })
})
