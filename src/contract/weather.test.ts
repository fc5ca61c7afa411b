import { expect, test } from 'vitest'
import { anEvent, minutesAgo } from '../../tests/builders/an-event.ts'
import { NOW } from '../../tests/builders/now.ts'
import { isClosedRoad } from './weather.ts'

test('a road that will be closed in three days is not closed now', () => {
  const closure = anEvent({ kind: 'closure', isFullClosure: true, startsAt: minutesAgo(60) })
  expect(isClosedRoad(closure, NOW)).toBe(true)
  expect(isClosedRoad({ ...closure, startsAt: minutesAgo(-3 * 24 * 60) }, NOW)).toBe(false)
  expect(isClosedRoad({ ...closure, startsAt: null }, NOW)).toBe(true)
  expect(isClosedRoad({ ...closure, state: 'ended' }, NOW)).toBe(false)
})
