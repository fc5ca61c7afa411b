import { expect, test } from 'vitest'
import type { FindQuery } from './find-query.ts'
import { type MatchedReport, rankHits } from './rank-hits.ts'

function aQuery(overrides: Partial<FindQuery> = {}): FindQuery {
  const open = { groups: null, year: null, language: null, isArchiveIncluded: false, report: null }
  return { q: '', ...open, perReport: null, page: 1, ...overrides }
}

/** A report with matching pages of these ranks: the lower, the better. */
function aMatch(
  id: string,
  ranks: readonly number[],
  facets: Partial<MatchedReport['facets']> = {},
): MatchedReport {
  return {
    id,
    facets: {
      group: 'annual',
      years: ['2026'],
      language: 'en',
      isArchived: false,
      end: '2026-06-30',
      ...facets,
    },
    pages: ranks.map((rank, index) => ({ pageNumber: index + 1, rank })),
  }
}

const places = ({ hits }: Pick<ReturnType<typeof rankHits>, 'hits'>) =>
  hits.map(({ reportId, pageNumber }) => `${reportId} ${pageNumber}`)

test('the report with the best page comes first, with its pages together, the best first', () => {
  const matched = [aMatch('a', [-1, -5]), aMatch('b', [-3, -9, -2])]
  expect(places(rankHits(matched, aQuery()))).toEqual(['b 2', 'b 1', 'b 3', 'a 2', 'a 1'])
})

test('a title moves its report up, and is itself a hit only when no page is', () => {
  const inTitle = (id: string, ranks: readonly number[]): MatchedReport => {
    const report = aMatch(id, ranks)
    return { ...report, pages: [{ pageNumber: null, rank: -9 }, ...report.pages] }
  }
  const found = rankHits([aMatch('a', [-5]), inTitle('b', [-1, -2]), inTitle('c', [])], aQuery())
  expect(places(found)).toEqual(['b 2', 'b 1', 'c null', 'a 1'])
  expect(found).toMatchObject({ pages: 4, reports: 3 })
  expect(found.hits[0]?.pagesInReport).toBe(2)
})

test('of equally good reports the newer comes first, and equally new ones have a stable order', () => {
  const matched = [
    aMatch('old', [-1], { end: '2020-06-30' }),
    aMatch('new-b', [-1]),
    aMatch('new-a', [-1, -1]),
  ]
  const expected = ['new-a 1', 'new-a 2', 'new-b 1', 'old 1']
  expect(places(rankHits(matched, aQuery()))).toEqual(expected)
  expect(places(rankHits(matched.toReversed(), aQuery()))).toEqual(expected)
})

test('of reports that match about as well the newer comes first, but not before a clearly better one', () => {
  const matched = [
    aMatch('2022', [-32.7], { end: '2022-06-30' }),
    aMatch('2026', [-32.2], { end: '2026-06-30' }),
    aMatch('2025', [-32.6, -3], { end: '2025-06-30' }),
    aMatch('plan', [-20], { end: '2033-06-30' }),
  ]
  expect(places(rankHits(matched, aQuery()))).toEqual(['2026 1', '2025 1', '2025 2', '2022 1', 'plan 1'])
})

test('twenty pages are returned at a time, and together they include every page once', () => {
  const matched = ['a', 'b', 'c'].map((id) =>
    aMatch(
      id,
      Array.from({ length: 15 }, (_, index) => -index),
    ),
  )
  const responses = [1, 2, 3, 4].map((page) => rankHits(matched, aQuery({ page })))
  expect(responses.map(({ hits }) => hits.length)).toEqual([20, 20, 5, 0])
  expect(new Set(responses.flatMap(places)).size).toBe(45)
  expect(responses[0]).toMatchObject({ pages: 45, reports: 3, pageCount: 3 })
})

test('a list may show a few pages of each report, but still counts them all', () => {
  const matched = [aMatch('a', [-1, -2, -3]), aMatch('b', [-9])]
  const found = rankHits(matched, aQuery({ perReport: 2 }))
  expect(places(found)).toEqual(['b 1', 'a 3', 'a 2'])
  expect(found).toMatchObject({ pages: 4, pageCount: 1 })
  expect(found.hits.map(({ pagesInReport }) => pagesInReport)).toEqual([1, 3, 3])
})

test('each count is the number of pages that another choice would find', () => {
  const matched = [
    aMatch('a', [-1, -2]),
    aMatch('b', [-1], { group: 'masterPlans', years: ['2025', '2026'] }),
    aMatch('c', [-1], { language: 'es' }),
    aMatch('d', [-1, -1, -1], { isArchived: true, years: ['2012'] }),
  ]
  const found = rankHits(matched, aQuery({ groups: ['annual'], language: 'en' }))
  expect(places(found)).toEqual(['a 1', 'a 2'].toReversed())
  expect(found.pagesAnywhere).toBe(7)
  expect(Object.fromEntries(found.counts.groups)).toEqual({ annual: 2, masterPlans: 1 })
  expect(Object.fromEntries(found.counts.languages)).toEqual({ en: 2, es: 1 })
  expect(Object.fromEntries(found.counts.years)).toEqual({ 2026: 2 })
  expect(found.counts.archive).toBe(3)
})

test('the archive is searched only on request', () => {
  const matched = [aMatch('a', [-1]), aMatch('old', [-9], { isArchived: true })]
  expect(places(rankHits(matched, aQuery()))).toEqual(['a 1'])
  expect(places(rankHits(matched, aQuery({ isArchiveIncluded: true })))).toEqual(['old 1', 'a 1'])
})
