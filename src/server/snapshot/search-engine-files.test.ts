import { expect, test } from 'vitest'
import { aReport } from '../testing/a-site.ts'
import { buildSitemaps, type SitemapSource } from './search-engine-files.ts'

function aSource(
  reports: SitemapSource['reports'],
  isOffered: SitemapSource['isOffered'] = isEnglish,
): SitemapSource {
  return { publicUrl: 'https://traffic.example.gov', reports, isOffered }
}

function isEnglish(path: string): boolean {
  return path.startsWith('/app/')
}

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)

test('every page of a report is listed with the day it last changed', () => {
  const revised = aReport({ id: 'week-1', category: 'metrics_freeway_weekly', revisedOn: '2026-10-02' })
  const [file, ...more] = buildSitemaps(aSource([aReport(), revised]))
  expect(more).toEqual([])
  expect(file?.path).toBe('/sitemap.xml')
  const base = 'https://traffic.example.gov'
  expect(file?.xml).toContain(`<loc>${base}/app/documents/annual-2026</loc><lastmod>2026-09-01</lastmod>`)
  expect(file?.xml).toContain(`<loc>${base}/app/metrics/week-1</loc><lastmod>2026-10-02</lastmod>`)
})

test('a report is listed in every language that is offered, and in no other', () => {
  const [file] = buildSitemaps(aSource([aReport()], (path) => /^(\/es)?\/app/.test(path)))
  const ofReports = addressesIn(file?.xml ?? '').filter((address) => address?.endsWith('annual-2026'))
  expect(ofReports).toEqual([
    'https://traffic.example.gov/app/documents/annual-2026',
    'https://traffic.example.gov/es/app/documents/annual-2026',
  ])
})

test('a list that grows too long becomes an index of lists, which together name every address once', () => {
  const reports = Array.from({ length: 10 }, (_, index) => aReport({ id: `report-${index}` }))
  const source = aSource(reports)
  const all = addressesIn(buildSitemaps(source)[0]?.xml ?? '')
  const [index, ...lists] = buildSitemaps(source, 10)
  expect(index?.path).toBe('/sitemap.xml')
  expect(index?.xml).toContain('<sitemapindex')
  expect(addressesIn(index?.xml ?? '')).toEqual(lists.map(({ path }) => `https://traffic.example.gov${path}`))
  expect(lists.map(({ xml }) => addressesIn(xml).length)).toEqual([10, 10, 10, all.length - 30])
  expect(lists.flatMap(({ xml }) => addressesIn(xml))).toEqual(all)
})
