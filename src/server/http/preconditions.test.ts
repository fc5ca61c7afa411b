import { expect, test } from 'vitest'
import { evaluatePreconditions, mayHonourRange } from './preconditions.ts'

const lastModified = new Date('2026-11-10T08:00:00.750Z')
const current = { etag: '"now"', lastModified }
const before = 'Tue, 10 Nov 2026 07:59:59 GMT'
const exact = 'Tue, 10 Nov 2026 08:00:00 GMT'
const after = 'Tue, 10 Nov 2026 08:00:01 GMT'

test.each([
  ['no condition', {}, 'send'],
  ['the version it has', { 'if-none-match': '"now"' }, 'notModified'],
  ['a weak form of it', { 'if-none-match': 'W/"now"' }, 'notModified'],
  ['a list that contains it', { 'if-none-match': '"a", W/"b,c" ,"now"' }, 'notModified'],
  ['any version', { 'if-none-match': '*' }, 'notModified'],
  ['another version', { 'if-none-match': '"old"' }, 'send'],
  ['a version without quotes', { 'if-none-match': 'now' }, 'send'],
  ['unchanged since the exact date', { 'if-modified-since': exact }, 'notModified'],
  ['unchanged since a later date', { 'if-modified-since': after }, 'notModified'],
  ['changed since an earlier date', { 'if-modified-since': before }, 'send'],
  ['an invalid date', { 'if-modified-since': 'yesterday' }, 'send'],
  ['a number as a date', { 'if-modified-since': '9' }, 'send'],
  [
    'another version and a later date: the version counts',
    { 'if-none-match': '"old"', 'if-modified-since': after },
    'send',
  ],
  ['only the version it has', { 'if-match': '"now"' }, 'send'],
  ['only another version', { 'if-match': '"old", "older"' }, 'failed'],
  ['only a weak version, which never matches strongly', { 'if-match': 'W/"now"' }, 'failed'],
  ['only what exists', { 'if-match': '*' }, 'send'],
  ['unmodified since the exact date', { 'if-unmodified-since': exact }, 'send'],
  ['unmodified since an earlier date', { 'if-unmodified-since': before }, 'failed'],
  ['both: the version counts', { 'if-match': '"now"', 'if-unmodified-since': before }, 'send'],
] as const)('a request that asks for %s', (_, headers, outcome) => {
  expect(evaluatePreconditions(headers, current)).toBe(outcome)
})

test('a response without a modification date ignores conditions on dates', () => {
  const undated = { etag: '"now"', lastModified: null }
  expect(evaluatePreconditions({ 'if-modified-since': after }, undated)).toBe('send')
  expect(evaluatePreconditions({ 'if-unmodified-since': before }, undated)).toBe('send')
})

test.each([
  [undefined, true],
  ['"now"', true],
  ['"old"', false],
  ['W/"now"', false],
  [exact, true],
  [before, false],
  [after, false],
  ['nonsense', false],
])('a range with the condition %o is honored: %s', (ifRange, isHonoured) => {
  expect(
    mayHonourRange(
      ifRange === undefined ? {} : { 'if-range': ifRange },
      current,
      new Date('2026-11-21T00:00:00Z'),
    ),
  ).toBe(isHonoured)
})

test('a file that changed within this second cannot be identified by its date yet', () => {
  expect(mayHonourRange({ 'if-range': exact }, current, new Date('2026-11-10T08:00:01.000Z'))).toBe(false)
})
