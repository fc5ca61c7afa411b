import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSearchQuery } from './search-responses.ts'

const EVERYTHING = {
  groups: null,
  year: null,
  language: null,
  isArchiveIncluded: false,
  report: null,
  perReport: null,
  page: 1,
}

test.each([
  ['?q=road+ranger', { q: 'road ranger' }],
  ['?q=&group=&year=&language=', { q: '' }],
  ['?q=a&utm_source=x', { q: 'a' }],
  ['?q=a&group=annual&group=tim', { q: 'a', groups: ['annual', 'tim'] }],
  ['?q=a&group=annual,i95', { q: 'a', groups: ['annual', 'i95'] }],
  [
    '?q=a&year=2026&language=es&archive=true',
    { q: 'a', year: '2026', language: 'es', isArchiveIncluded: true },
  ],
  [
    '?q=a&report=annual-fy2026&perReport=3&page=2',
    { q: 'a', report: 'annual-fy2026', perReport: 3, page: 2 },
  ],
  ['?q=%20%00road%0A%09ranger%20', { q: 'road ranger' }],
  [`?q=${encodeURIComponent('ç'.repeat(200))}`, { q: 'ç'.repeat(200) }],
])('%s is understood', (search, query) => {
  expect(parseSearchQuery(search)).toEqual({ kind: 'valid', query: { ...EVERYTHING, ...query } })
})

test.each([
  ['', 'qRequired', 'Say in q what to search for.'],
  [`?q=${'x'.repeat(201)}`, 'qInvalid', 'Search for at most 200 characters.'],
  ['?q=a&group=anual', 'groupInvalid', '"anual" is not a group. Choose from: annual, strategicPlans,'],
  ['?q=a&group=documents_annual', 'groupInvalid', 'is not a group'],
  ['?q=a&year=26', 'yearInvalid', 'such as 2026'],
  ['?q=a&language=English', 'languageInvalid', 'such as en, es or ht'],
  ['?q=a&archive=yes', 'archiveInvalid', 'Say true or false.'],
  ['?q=a&perReport=0', 'perReportInvalid', 'from 1 to 20'],
  ['?q=a&page=0', 'pageInvalid', 'from 1 to 9999'],
  ['?q=a&page=1e3', 'pageInvalid', 'from 1 to 9999'],
  ['?q=a&q=b', 'qRepeated', 'Give q once.'],
])('%s is rejected as %s', (search, code, message) => {
  const parsed = parseSearchQuery(search)
  const field = code.replace(/(Required|Invalid|Repeated)$/, '')
  expect(parsed).toMatchObject({ kind: 'invalid', issues: [{ field, code }] })
  expect(parsed.kind === 'invalid' && parsed.issues[0]?.message).toContain(message)
})

test('every problem is reported at once', () => {
  const parsed = parseSearchQuery('?q=a&year=x&page=x&group=x,annual,y')
  expect(parsed.kind === 'invalid' && parsed.issues.map(({ field }) => field)).toEqual([
    'group',
    'group',
    'year',
    'page',
  ])
})

test('any address is understood or rejected with a message', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (search) => {
      const parsed = parseSearchQuery(search)
      expect(parsed.kind === 'valid' || parsed.issues.length > 0).toBe(true)
    }),
  )
})
