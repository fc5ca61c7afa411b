import { expect, test } from 'vitest'
import { aReport } from '../../tests/builders/a-report.ts'
import { aSiteInfo } from '../../tests/builders/a-site.ts'
import { USUAL_APPEARANCE } from '../contract/appearance.ts'
import type { PageSource, ResponseSource } from '../contract/page-source.ts'
import type { Report } from '../contract/report.ts'
import { siteInLanguage } from '../contract/site-in-language.ts'
import { callsOfReport, queriesOf } from './page-queries.ts'

/** A site that has published these annual reports and nothing else. */
function aSource(reports: readonly Report[]): PageSource {
  // The one call below is answered with reports, as its endpoint says.
  const response = ((id) => (id === 'getReports' ? [...reports] : null)) as ResponseSource
  return {
    site: aSiteInfo(),
    appearance: USUAL_APPEARANCE,
    publicUrl: 'https://traffic.example.gov',
    analyticsId: null,
    response,
  }
}

const annual = { id: 'getReports', params: { category: 'documents_annual' } } as const
const reports = (count: number, archived = 0) =>
  Array.from({ length: count }, (_, index) => aReport({ id: `report-${index}`, archived: index < archived }))

test('a list of up to a hundred reports travels whole with its page', () => {
  const [[key, response] = [[], null]] = queriesOf([annual], aSource(reports(100)))
  expect(key).toEqual(['getReports', annual.params])
  expect(response).toHaveLength(100)
})

test('of a longer list the first thirty travel, with the number of all that are not archived', () => {
  const [[key, page] = [[], null]] = queriesOf([annual], aSource(reports(101, 1)))
  expect(key).toEqual(['getReports', annual.params, 'first'])
  expect(page).toMatchObject({ total: 100, response: { length: 30, 0: { id: 'report-1' } } })
})

test('a call without a response is left to the browser', () => {
  expect(queriesOf([{ id: 'getStats', params: {} }], aSource([]))).toEqual([])
})

test('an annual report travels with its year’s quarters only where the site shows quarterly figures', () => {
  const report = aReport({
    category: 'documents_annual',
    period: { kind: 'fiscalYear', start: '2025-07-01', end: '2026-06-30', label: 'FY 2026' },
  })
  const site = siteInLanguage(aSiteInfo(), 'en')
  const calls = (categories: typeof site.categories) =>
    callsOfReport(report, { ...site, categories }).map(({ id }) => id)
  expect(calls({ documents_annual: {}, metrics_freeway_quarterly: {} })).toEqual([
    'getReport',
    'getFreewayOverview',
  ])
  expect(calls({ documents_annual: {} })).toEqual(['getReport'])
})
