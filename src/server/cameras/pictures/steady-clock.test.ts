import { expect, test } from 'vitest'
import { createSteadyClock } from './steady-clock.ts'

const HOUR_MS = 3_600_000

test.each([-HOUR_MS, 24 * HOUR_MS])(
  'an age stays correct when the machine’s clock jumps by %i ms',
  (jumpMs) => {
    let [steadyMs, wallMs] = [1_000_000, 1_000_000]
    const clock = createSteadyClock(
      () => steadyMs,
      () => wallMs,
    )
    const takenAt = clock.now()
    steadyMs += 5000
    wallMs += 5000 + jumpMs
    expect(clock.now() - takenAt).toBe(5000)
    expect(wallMs - clock.toWall(takenAt)).toBe(5000)
  },
)

test('an instant does not jitter while a time server adjusts the clock', () => {
  let wallMs = 1_000_000
  const clock = createSteadyClock(
    () => 1_000_000,
    () => wallMs,
  )
  const before = clock.toWall(900_000)
  wallMs += 400
  expect(clock.toWall(900_000)).toBe(before)
})
