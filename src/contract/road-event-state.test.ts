import { expect, test } from 'vitest'
import {
  apiStateOf,
  type EventTimes,
  evaluateEvent,
  isAhead,
  isEndOutdated,
  isFeedLate,
  isStillShown,
} from './road-event-state.ts'

const at = (time: string) => `2026-11-24T${time}:00Z`
const now = (time: string) => new Date(at(time))
const feedAt = (time: string | null) => ({ lastSuccessAt: time === null ? null : at(time), pollSeconds: 60 })

/** Reported at 12:00, confirmed within 30 minutes by a usual source. */
function anEvent(event: Partial<EventTimes> = {}): EventTimes {
  const times = { reportedAt: at('12:00'), changedAt: at('12:00'), lastSeenAt: at('12:00') }
  return { ...times, startsAt: null, endsAt: null, goneAt: null, usualIntervalSeconds: 1800, ...event }
}

test('an event is open as long as its source confirms it within its usual interval', () => {
  expect(evaluateEvent(anEvent(), feedAt('12:29'), now('12:30'))).toEqual({ kind: 'open' })
  const later = evaluateEvent(anEvent(), feedAt('12:31'), now('12:31'))
  expect(later).toEqual({ kind: 'unconfirmed', confirmedAt: at('12:00') })
  const changed = anEvent({ changedAt: at('12:20') })
  expect(evaluateEvent(changed, feedAt('12:45'), now('12:45'))).toEqual({ kind: 'open' })
})

test('an end that is still ahead keeps an event open without further confirmation', () => {
  const event = anEvent({ endsAt: at('18:00') })
  expect(evaluateEvent(event, feedAt('17:59'), now('17:59'))).toEqual({ kind: 'open' })
})

test('past its end an event is unconfirmed for one usual interval, then ended, and gone two hours later', () => {
  const event = anEvent({ endsAt: at('14:00') })
  const status = (time: string) => evaluateEvent(event, feedAt(time), now(time))
  expect(status('14:30').kind).toBe('unconfirmed')
  const ended = { kind: 'ended', endedAt: at('14:00'), reason: 'pastItsEnd' }
  expect(status('14:31')).toEqual(ended)
  expect(isStillShown(status('16:30'), event, now('16:30'))).toBe(true)
  expect(isStillShown(status('16:31'), event, now('16:31'))).toBe(false)
})

test('a past end is ignored for an event that its source changed later and still lists', () => {
  const event = anEvent({ endsAt: at('11:00') })
  expect(isEndOutdated(event)).toBe(true)
  expect(evaluateEvent(event, feedAt('12:15'), now('12:15'))).toEqual({ kind: 'open' })
})

test('an event gone from the feed has ended, whatever else it says, and stays listed for two hours', () => {
  const event = anEvent({ goneAt: at('12:10'), endsAt: at('18:00') })
  const status = evaluateEvent(event, feedAt(null), now('12:11'))
  expect(status).toEqual({ kind: 'ended', endedAt: at('12:10'), reason: 'goneFromFeed' })
  expect(isStillShown(status, event, now('14:10'))).toBe(true)
  expect(isStillShown(status, event, now('14:11'))).toBe(false)
})

test('while the feed is late no event is open: the API reports it as unconfirmed', () => {
  const status = evaluateEvent(anEvent(), feedAt('12:05'), now('12:09'))
  expect(status).toEqual({ kind: 'feedLate', seenAt: at('12:00') })
  expect(apiStateOf(status)).toBe('unconfirmed')
  expect(isStillShown(status, anEvent(), now('12:09'))).toBe(true)
  expect([isFeedLate(feedAt('12:05'), now('12:08')), isFeedLate(feedAt(null), now('12:08'))]).toEqual([
    false,
    true,
  ])
})

test('announced work has not begun before its start', () => {
  expect(isAhead(anEvent({ startsAt: at('21:00') }), now('12:00'))).toBe(true)
  expect(isAhead(anEvent({ startsAt: at('21:00') }), now('21:00'))).toBe(false)
})
