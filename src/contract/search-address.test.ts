import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { SEARCH_QUERY } from './queries.ts'
import {
  buildSearchAddress,
  parseSearchAddress,
  plainSearch,
  type SearchParams,
  searchCall,
} from './search-address.ts'
import { SEARCH_PAGES } from './search-groups.ts'

const plain = plainSearch('road ranger', 'documents')

test.each([
  ['', null],
  ['?q=', null],
  ['?q=%20', null],
  ['?year=2026', null],
  ['?q=road+ranger', plain],
  ['?q=%20road%0Aranger%20', plain],
  ['?q=road+ranger&group=annual', { ...plain, groups: ['annual'] }],
  ['?q=road+ranger&group=annual&group=strategicPlans&group=masterPlans&year=&language=', plain],
  ['?q=road+ranger&group=', { ...plain, groups: [] }],
  ['?q=road+ranger&group=unknown&group=tim', plain],
  ['?q=road+ranger&year=26&language=English&page=0&report=../x', plain],
  [
    '?q=road+ranger&year=2026&language=es&archive=true',
    { ...plain, year: '2026', language: 'es', isArchiveIncluded: true },
  ],
  ['?q=road+ranger&report=annual-fy2026&page=2', { ...plain, report: 'annual-fy2026', page: 2 }],
  ['?q=road+ranger&utm_source=letter', plain],
])('the address %s requests %j', (search, params) => {
  expect(parseSearchAddress(search, 'documents')).toEqual(params)
})

test('a search that is too long is cut, because a visitor cannot fix a link', () => {
  expect(parseSearchAddress(`?q=${'ç'.repeat(300)}`, 'documents')?.q).toBe('ç'.repeat(200))
})

const params: fc.Arbitrary<SearchParams> = fc
  .record({
    q: fc.string({ unit: 'grapheme', maxLength: 30 }),
    groups: fc.subarray([...SEARCH_PAGES.documents]),
    year: fc.option(fc.integer({ min: 1000, max: 9999 }).map(String)),
    language: fc.option(fc.constantFrom('en', 'es', 'ht')),
    isArchiveIncluded: fc.boolean(),
    report: fc.option(fc.stringMatching(/^[a-z0-9-]{1,20}$/)),
    page: fc.integer({ min: 1, max: 9999 }),
  })
  .map((any) => ({ ...any, q: plainSearch(any.q, 'documents').q }))
  .filter(({ q }) => q !== '')

test('every search has an address that requests the same search', () => {
  fc.assert(
    fc.property(params, (any) => {
      expect(parseSearchAddress(buildSearchAddress(any, 'documents'), 'documents')).toEqual(any)
    }),
  )
})

test('whatever appears in an address, the server accepts the call made from it', () => {
  const Query = v.object({ ...SEARCH_QUERY, group: v.optional(v.string()) })
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        params.map((any) => buildSearchAddress(any, 'documents')),
      ),
      (search) => {
        const read = parseSearchAddress(search, 'documents')
        if (read !== null) expect(v.safeParse(Query, searchCall(read)).issues).toBeUndefined()
      },
    ),
  )
})

test('the address of a default search contains only the words', () => {
  expect(buildSearchAddress(plain, 'documents')).toBe('?q=road+ranger')
})
