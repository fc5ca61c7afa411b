import { expect, test } from 'vitest'
import { addressGroups, createMessageLimiter } from './message-limiter.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 5) + seconds * 1000)

test('an address may send a limited number of messages per minute, and learns when the next one is allowed', () => {
  const limiter = createMessageLimiter(2)
  expect(limiter.take('192.0.2.1', at(0)).kind).toBe('within')
  expect(limiter.take('192.0.2.1', at(20)).kind).toBe('within')
  expect(limiter.take('192.0.2.1', at(30))).toEqual({ kind: 'above', retryAfterSeconds: 30 })
  expect(limiter.take('192.0.2.2', at(30)).kind).toBe('within')
  expect(limiter.take('192.0.2.1', at(60)).kind).toBe('within')
  expect(limiter.take('192.0.2.1', at(61))).toEqual({ kind: 'above', retryAfterSeconds: 19 })
})

test('a failed message does not count', () => {
  const limiter = createMessageLimiter(1)
  limiter.take('192.0.2.1', at(0))
  limiter.giveBack('192.0.2.1')
  limiter.giveBack('192.0.2.9')
  expect(limiter.take('192.0.2.1', at(1)).kind).toBe('within')
})

test.each([
  ['192.0.2.1', ['192.0.2.1']],
  ['192.0.2.1:4711', ['192.0.2.1']],
  ['::ffff:192.0.2.1', ['192.0.2.1']],
  ['::ffff:c000:201', ['192.0.2.1']],
  ['2001:db8:1:2f3:3:4:5:6', ['2001:db8:1:2f3::/64', '2001:db8:1:200::/56', '2001:db8:1:0::/48']],
  ['2001:0db8:0001:02f3::9', ['2001:db8:1:2f3::/64', '2001:db8:1:200::/56', '2001:db8:1:0::/48']],
  ['[2001:db8::1]:443', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0:0::/48']],
  ['::1', ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0:0::/48']],
  ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0:0::/56', 'fe80:0:0:0::/48']],
])('%s counts as %j', (address, names) => {
  expect(addressGroups(address).map(({ name }) => name)).toEqual(names)
})

test('a large network does not get a limit for each of its parts', () => {
  const limiter = createMessageLimiter(5)
  const acceptedOf = (addresses: readonly string[]) =>
    addresses.filter((address) => limiter.take(address, at(0)).kind === 'within').length
  const numbers = Array.from({ length: 256 }, (_, number) => number.toString(16).padStart(2, '0'))
  expect(acceptedOf(Array.from({ length: 40 }, () => '2001:db8:1:1::1'))).toBe(5)
  expect(acceptedOf(numbers.map((number) => `2001:db8:2:1${number}::1`))).toBe(20)
  expect(acceptedOf(numbers.map((number) => `2001:db8:3:${number}00::1`))).toBe(80)
  expect(limiter.take('2001:db8:4::1', at(0)).kind).toBe('within')
})

test('a refused message counts nowhere, and a refund applies everywhere', () => {
  const limiter = createMessageLimiter(1)
  for (let i = 0; i < 100; i++) limiter.take('2001:db8:1:101::1', at(0))
  expect(limiter.take('2001:db8:1:102::1', at(0)).kind).toBe('within')
  for (let i = 0; i < 100; i++) {
    expect(limiter.take('2001:db8:1:103::1', at(0)).kind).toBe('within')
    limiter.giveBack('2001:db8:1:103::1')
  }
})

test('a hundred thousand addresses are eventually forgotten', () => {
  const limiter = createMessageLimiter(1)
  const addressOf = (number: number) => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`
  for (let number = 0; number < 100_000; number++) limiter.take(addressOf(number), at(0))
  expect(limiter.take(addressOf(99_999), at(1)).kind).toBe('above')
  expect(limiter.take(addressOf(0), at(1)).kind).toBe('within')
})

test('nobody is locked out for an hour because the clock was set back', () => {
  const limiter = createMessageLimiter(1)
  limiter.take('192.0.2.1', at(3600))
  expect(limiter.take('192.0.2.1', at(0)).kind).toBe('within')
  expect(limiter.take('192.0.2.1', at(1)).kind).toBe('above')
})
