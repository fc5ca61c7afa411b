import { expect, test } from 'vitest'
import { parseRange } from './decide-file-reply.ts'

const whole = { kind: 'whole' }
const unsatisfiable = { kind: 'unsatisfiable' }
const part = (start: number, end: number) => ({ kind: 'part', start, end })

// The examples of RFC 9110, section 14.1.2, for a file of 10,000 bytes, and edge cases.
test.each([
  [undefined, whole],
  ['bytes=0-499', part(0, 499)],
  ['bytes=500-999', part(500, 999)],
  ['bytes=-500', part(9500, 9999)],
  ['bytes=9500-', part(9500, 9999)],
  ['bytes=0-0', part(0, 0)],
  ['bytes=-1', part(9999, 9999)],
  ['bytes=9999-', part(9999, 9999)],
  ['bytes=0-99999', part(0, 9999)],
  ['bytes=-99999', part(0, 9999)],
  ['BYTES=0-499', part(0, 499)],
  ['bytes= 0-499 ', part(0, 499)],
  ['bytes=10000-', unsatisfiable],
  ['bytes=10000-20000', unsatisfiable],
  ['bytes=-0', unsatisfiable],
  ['bytes=99999999999999999999-', unsatisfiable],
  ['bytes=0-0,-1', whole],
  ['bytes= 0-999, 4500-5499, -1000', whole],
  ['bytes=500-499', whole],
  ['bytes=-', whole],
  ['bytes=', whole],
  ['bytes=a-b', whole],
  ['bytes=1.5-2', whole],
  ['lines=1-2', whole],
  ['0-499', whole],
])('the range %o of a file of 10,000 bytes', (header, outcome) => {
  expect(parseRange(header, 10_000)).toEqual(outcome)
})

test('an empty file has no satisfiable range', () => {
  expect(parseRange('bytes=0-0', 0)).toEqual(unsatisfiable)
  expect(parseRange('bytes=-5', 0)).toEqual(unsatisfiable)
})

test('huge numbers, and ten thousand ranges at once, cost nothing and break nothing', () => {
  const huge = '9'.repeat(400)
  expect(parseRange(`bytes=0-${huge}`, 1000)).toEqual({ kind: 'part', start: 0, end: 999 })
  expect(parseRange(`bytes=-${huge}`, 1000)).toEqual({ kind: 'part', start: 0, end: 999 })
  expect(parseRange(`bytes=${huge}-`, 1000)).toEqual({ kind: 'unsatisfiable' })
  expect(parseRange(`bytes=${'0-1,'.repeat(10_000)}`, 1000)).toEqual({ kind: 'whole' })
})
