import { expect, test } from 'vitest'
import { readMoment, subscribe } from '../../api/clock.ts'
import { aView, secondsAgo } from './testing/a-camera.ts'
import { shownView } from './use-picture.ts'

const picture = (seconds: number) => ({ source: 'data:,', fetchedAt: secondsAgo(seconds) })

test('a picture that stays on the screen grows old although the list knows of a newer one', () => {
  const view = aView({ receivedAt: secondsAgo(10), changedAt: secondsAgo(20) })
  expect(shownView(view, picture(300))).toMatchObject({
    receivedAt: secondsAgo(300),
    changedAt: secondsAgo(300),
  })
})

test('a picture just fetched is as old as the server says', () => {
  const view = aView({ receivedAt: secondsAgo(40), changedAt: secondsAgo(90) })
  expect(shownView(view, picture(1))).toMatchObject({
    receivedAt: secondsAgo(40),
    changedAt: secondsAgo(90),
  })
})

test('the first picture of a view counts at once, before the list tells of it', () => {
  const view = aView({ reason: 'notAskedYet', receivedAt: null, changedAt: null })
  expect(shownView(view, picture(2))).toMatchObject({ reason: null, receivedAt: secondsAgo(2) })
})

test('a picture fetched earlier does not hide that the view fails or was switched off', () => {
  expect(shownView(aView({ reason: 'placeholder' }), picture(2)).reason).toBe('placeholder')
  expect(shownView(aView({ isSwitchedOff: true }), picture(2)).isSwitchedOff).toBe(true)
})

test('ages count from the present as soon as a page is hydrated, and not from its first tick on', () => {
  // Hydration subscribes before it reads: until then it uses the moment the server rendered at.
  const unsubscribe = subscribe(() => undefined)
  const aheadMs = Math.abs(Date.now() - readMoment().getTime())
  unsubscribe()
  expect(aheadMs).toBeLessThan(5000)
})
