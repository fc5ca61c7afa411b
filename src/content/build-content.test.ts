import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aMap } from '../../tests/builders/a-map.ts'
import { heldReading, heldTexts } from '../../tests/builders/a-pdf.ts'
import { aReportEntry } from '../../tests/builders/a-report.ts'
import { aSiteInfo } from '../../tests/builders/a-site.ts'
import { LANGUAGES } from '../contract/language.ts'
import { PAGES } from '../contract/pages.ts'
import type { ProsePage } from '../contract/prose-page.ts'
import { USUAL_LOOK } from './appearance/build-appearance.ts'
import { buildContent, type ContentSource } from './build-content.ts'
import { NO_DESK_ROLES } from './parse-site-file.ts'
import type { ReportSource } from './reports/build-report.ts'
import { parseReportEntry } from './reports/report-entry.ts'

function aSource(id: string, texts: readonly string[] = ['text'], publishedOn = '2026-09-15'): ReportSource {
  const parsed = parseReportEntry(aReportEntry({ file: `${id}.pdf`, publishedOn }))
  if (parsed.kind === 'invalid') throw new Error(parsed.issues[0]?.message)
  const facts = {
    pages: 1,
    title: null,
    language: null,
    accessibility: 'tagged',
    checks: { kind: 'unchecked', reason: 'it is a test', checkedAt: 0 },
    texts: heldTexts(texts),
    reading: heldReading({ text: { kind: 'untagged' }, figures: [] }),
    thumbnail: { path: '/cache/x.webp', width: 320, height: 414, bytes: 9, sha256: 'f'.repeat(64) },
    warnings: [],
  } as const
  const pdf = { path: `/somewhere/${id}.pdf`, bytes: 10, sha256: 'a'.repeat(64), facts }
  return { id, entry: parsed.value.value, pdf, former: [] }
}

const REMOVED = { id: 'x', title: 'X', language: 'en', files: ['x.pdf'], on: '2026-11-21', why: 'Wrong.' }

const EVERY_PAGE: ProsePage[] = LANGUAGES.flatMap((language) =>
  PAGES.map((page) => ({ page, language, title: page, description: 'd', lead: 'l', sections: [] })),
)

function aContentSource(overrides: Partial<ContentSource> = {}): ContentSource {
  return {
    site: aSiteInfo(),
    reviewed: [],
    desk: NO_DESK_ROLES,
    pages: EVERY_PAGE,
    reports: ['a', 'b', 'c', 'd'].map((id) => aSource(id)),
    removed: [],
    exceptions: new Map(),
    tables: [],
    ramps: [],
    notices: [],
    exits: [],
    map: null,
    look: USUAL_LOOK,
    ...overrides,
  }
}

test('equal content has an equal hash, in whatever order its files are listed', () => {
  const source = aContentSource()
  const { hash } = buildContent(source)
  const shuffled = <Item>(items: readonly Item[]) =>
    fc.shuffledSubarray([...items], { minLength: items.length })
  fc.assert(
    fc.property(shuffled(source.reports), shuffled(source.pages), (reports, pages) => {
      expect(buildContent({ ...source, reports, pages }).hash).toBe(hash)
    }),
  )
})

test('a report has the address of its web page, unless its file has no text and the office wrote none', () => {
  const reports = [aSource('text'), aSource('scan', ['']), aSource('reviewed', [''])]
  const reviewed = [{ id: 'reviewed', sections: [] }]
  const built = buildContent(aContentSource({ reports, reviewed })).reports
  expect(Object.fromEntries(built.map(({ id, readUrl }) => [id, readUrl]))).toEqual({
    text: '/app/documents/text/read',
    scan: null,
    reviewed: '/app/documents/reviewed/read',
  })
})

test('the location of the folder makes no difference to the hash', () => {
  const [source] = aContentSource().reports
  if (source === undefined) throw new Error('no source')
  const moved = { ...source, pdf: { ...source.pdf, path: '/elsewhere/a.pdf' } }
  const hashOf = (report: ReportSource) => buildContent(aContentSource({ reports: [report] })).hash
  expect(hashOf(moved)).toBe(hashOf(source))
})

test.each<[string, Partial<ContentSource>]>([
  ['a fact about the site', { site: aSiteInfo({ release: { version: '9.9.9', date: '2026-01-01' } }) }],
  ['the map', { map: aMap({ credit: 'Somebody' }) }],
  ['a page left out', { pages: EVERY_PAGE.slice(1) }],
  ['a report left out', { reports: [] }],
  ['a day', { reports: [aSource('a', ['text'], '2026-09-16')] }],
  ['a report taken down', { removed: [REMOVED] }],
  ['the text of a PDF', { reports: [aSource('a', ['other text'])] }],
])('%s changes the hash', (_, overrides) => {
  const source = aContentSource({ reports: [aSource('a')] })
  expect(buildContent({ ...source, ...overrides }).hash).not.toBe(buildContent(source).hash)
})

test('pages are in the order of languages and then of the menu', () => {
  const { pages } = buildContent(aContentSource({ pages: EVERY_PAGE.toReversed() }))
  expect(pages).toEqual(EVERY_PAGE)
})

test('two reports whose first pages look the same share one picture', () => {
  const { files, reports } = buildContent(aContentSource())
  expect(files.size).toBe(5)
  expect(new Set(reports.map(({ thumbnail }) => thumbnail?.url))).toEqual(
    new Set([`/files/thumbnails/${'f'.repeat(64)}.webp`]),
  )
})
