import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../tools/testing/test-cases.ts'
import type { FindQuery } from './find-query.ts'
import type { PageIndex } from './page-index.ts'
import { openPageIndex } from './page-index.ts'
import type { IndexedReport, ReportFacets } from './stored-reports.ts'

const FACETS: ReportFacets = {
  group: 'annual',
  years: ['2026'],
  language: 'en',
  isArchived: false,
  end: '2026-06-30',
}

function aReport(
  id: string,
  pages: readonly string[],
  words: { title?: string; summary?: string } = {},
): IndexedReport {
  return { id, holding: { facets: FACETS, title: '', summary: '', textsSha256: null, ...words }, pages }
}

function anIndex(...reports: IndexedReport[]): PageIndex {
  const index = openPageIndex(null)
  index.store(reports)
  return index
}

function query(q: string): FindQuery {
  const open = { groups: null, year: null, language: null, isArchiveIncluded: true, report: null }
  return { q, ...open, perReport: null, page: 1 }
}

const places = (index: PageIndex, q: string) =>
  index.find(query(q)).hits.map(({ reportId, pageNumber }) => `${reportId} ${pageNumber}`)

const sample = anIndex(
  aReport('annual', [
    'Contents',
    'Road Rangers made 84,310 stops.',
    'I-95 and I-595: three reversible lanes.',
  ]),
  aReport('plan', ['Reversible lanes on the road'], {
    title: 'Master plan',
    summary: 'Where rangers will drive',
  }),
  aReport('maestro', ['El tránsito en las señales', 'Wout ak Kreyòl ayisyen: sekirite wout la']),
  aReport('scanned', [], { title: 'Scanned bridge report' }),
)

test.each([
  ['rangers', ['plan null', 'annual 2']],
  ['road rang', ['annual 2', 'plan null']],
  ['"road rangers"', ['annual 2']],
  ['"rangers road"', []],
  ['i-595', ['annual 3']],
  ['TRANSITO senales', ['maestro 1']],
  ['sekirite kreyol', ['maestro 2']],
  ['kreyòl', ['maestro 2']],
  ['bridge', ['scanned null']],
  ['84,310', ['annual 2']],
  ['unicorn', []],
  ['road unicorn', []],
  ['ＲＡＮＧＥＲＳ', ['plan null', 'annual 2']],
])('a search for %s finds %j', (q, found) => {
  expect(places(sample, q)).toEqual(found)
})

test('a word that is in no report is corrected to the intended one', () => {
  expect(sample.find(query('reversable')).nearWords).toEqual([{ typed: 'reversable', near: 'reversible' }])
  expect(sample.find(query('unicorns')).nearWords).toBeNull()
  expect(sample.find(query('rangers')).nearWords).toBeNull()
})

test('a page with the last word exactly as typed comes before one with a longer word', () => {
  const index = anIndex(aReport('longer', ['rampart meter']), aReport('exact', ['ramp meter']))
  expect(places(index, 'meter ramp')).toEqual(['exact 1', 'longer 1'])
})

test('replaced and removed pages are no longer found, and new ones are', () => {
  const index = anIndex(aReport('a', ['first text']), aReport('b', ['first text']))
  index.store([aReport('a', ['second text', 'third text'])])
  index.forget(['b', 'never there'])
  expect(places(index, 'first')).toEqual([])
  expect(places(index, 'text').toSorted()).toEqual(['a 1', 'a 2'])
  expect(index.find(query('frist')).nearWords).toBeNull()
})

test('a report can move to the archive without its texts being sent again', () => {
  const index = anIndex(aReport('a', ['some text']))
  const { holding } = aReport('a', [])
  index.store([{ id: 'a', holding: { ...holding, facets: { ...FACETS, isArchived: true } }, pages: null }])
  expect(index.find({ ...query('text'), isArchiveIncluded: false }).hits).toEqual([])
  expect(places(index, 'text')).toEqual(['a 1'])
})

test('reports that cannot be stored leave the index as it was', () => {
  const index = anIndex(aReport('a', ['some text']))
  expect(() => index.store([aReport('a', ['other']), { ...aReport('unknown', []), pages: null }])).toThrow(
    'unknown',
  )
  expect(places(index, 'text')).toEqual(['a 1'])
})

test('any input gets a result', () => {
  const operators = fc.constantFrom(
    '"',
    '*',
    '(',
    ')',
    ':',
    '^',
    '-',
    '+',
    '{',
    '}',
    ' AND ',
    ' OR ',
    ' NOT ',
    'NEAR(',
    '\0',
    "'",
    '“',
    'road',
  )
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc
      .array(fc.oneof(operators, fc.string({ maxLength: 5 })), { maxLength: 20 })
      .map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(typed, (q) => {
      const { pages, hits } = sample.find(query(q))
      expect(pages).toBeGreaterThanOrEqual(hits.length)
    }),
    runs(2000),
  )
})

test('every word of any page finds that page', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), (text) => {
      const index = anIndex(aReport('a', [text.normalize('NFC')]))
      // Adjacent letters of other scripts are part of the word, and so are characters newer than SQLite's Unicode.
      const words = text.match(/[\p{L}\p{M}\p{N}\u{100}-\u{10ffff}]+/gu) ?? []
      for (const word of words.filter((one) => /^[a-zà-öø-ÿ]{2,}$/i.test(one)))
        expect(places(index, `"${word}"`)).toEqual(['a 1'])
      index.close()
    }),
    runs(50),
  )
})
