import { expect, test } from 'vitest'
import { addressGroup, createMessageLimiter } from './message-limiter.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 5) + seconds * 1000)

test('an address may do so much in any minute, and is told when the next one is free', () => {
  const limiter = createMessageLimiter(2)
  expect(limiter.take('192.0.2.1', at(0)).kind).toBe('within')
  expect(limiter.take('192.0.2.1', at(20)).kind).toBe('within')
  expect(limiter.take('192.0.2.1', at(30))).toEqual({ kind: 'above', retryAfterSeconds: 30 })
  expect(limiter.take('192.0.2.2', at(30)).kind).toBe('within')
  expect(limiter.take('192.0.2.1', at(60)).kind).toBe('within')
  expect(limiter.take('192.0.2.1', at(61))).toEqual({ kind: 'above', retryAfterSeconds: 19 })
})

test('what came to nothing is given back', () => {
  const limiter = createMessageLimiter(1)
  limiter.take('192.0.2.1', at(0))
  limiter.giveBack('192.0.2.1')
  limiter.giveBack('192.0.2.9')
  expect(limiter.take('192.0.2.1', at(1)).kind).toBe('within')
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, group) => {
  expect(addressGroup(address)).toBe(group)
})

test('nobody is locked out for an hour because the clock was set back', () => {
  const limiter = createMessageLimiter(1)
  limiter.take('192.0.2.1', at(3600))
  expect(limiter.take('192.0.2.1', at(0)).kind).toBe('within')
  expect(limiter.take('192.0.2.1', at(1)).kind).toBe('above')
})
