import { expect, test } from 'vitest'
import { aReport } from '../../tests/builders/a-report.ts'
import { aSiteInfo } from '../../tests/builders/a-site.ts'
import { USUAL_APPEARANCE } from '../contract/appearance.ts'
import type { Category } from '../contract/category.ts'
import type { ProsePage } from '../contract/prose-page.ts'
import { byNewestPeriod, type Report } from '../contract/report.ts'
import { NO_DESK_ROLES } from './parse-site-file.ts'
import { responseFrom } from './respond.ts'
import type { SiteContent } from './site-content.ts'

function responseOf(parts: { reports?: Report[]; pages?: ProsePage[] }) {
  const content: SiteContent = {
    site: aSiteInfo(),
    desk: NO_DESK_ROLES,
    reports: (parts.reports ?? []).toSorted(byNewestPeriod),
    removed: [],
    exceptions: new Map(),
    pages: parts.pages ?? [],
    tables: new Map(),
    ramps: [],
    notices: [],
    exits: [],
    map: null,
    appearance: USUAL_APPEARANCE,
    appearanceFiles: [],
    areas: new Map(),
    files: new Map(),
    pageTexts: new Map(),
    readings: new Map(),
    reviewed: new Map(),
    hash: '',
  }
  return responseFrom(content)
}

function aYear(year: number): Pick<Report, 'id' | 'period'> {
  const period = { kind: 'year', start: `${year}-01-01`, end: `${year}-12-31`, label: `${year}` } as const
  return { id: `year-${year}`, period }
}

function prose(language: ProsePage['language']): ProsePage {
  return { page: 'discover', language, title: language, description: '', lead: '', sections: [] }
}

test('the newest freeway figures, which every page needs, are built once per publication', () => {
  const response = responseOf({})
  const newest = (by: 'week' | 'month') =>
    response('getFreewayOverview', { by, period: 'newest', road: 'all' })
  expect(newest('week')).toBe(newest('week'))
  expect(newest('month')).not.toBe(newest('week'))
})

test('the reports of a category come with the newest period first', () => {
  const response = responseOf({
    reports: [
      aReport(aYear(2023)),
      aReport(aYear(2025)),
      aReport({ ...aYear(2024), category: 'ramp_monthly' }),
      aReport(aYear(2024)),
    ],
  })
  const ids = (category: Category) => response('getReports', { category })?.map(({ id }) => id)
  expect(ids('documents_annual')).toEqual(['year-2025', 'year-2024', 'year-2023'])
  expect(ids('documents_masterPlans')).toEqual([])
  expect(ids('none')).toEqual([])
})

test('an unknown category has no response', () => {
  // Anyone may put this into an address.
  expect(responseOf({})('getReports', { category: 'toString' as Category })).toBe(null)
})

test('the newest ten are the most recently published or revised, without archived ones', () => {
  const days = Array.from({ length: 12 }, (_, index) => `2026-01-${String(index + 10)}`)
  const reports = days.map((publishedOn, index) => aReport({ ...aYear(2000 + index), publishedOn }))
  const revised = aReport({
    id: 'revised',
    publishedOn: '2025-01-01',
    revisedOn: '2026-02-01',
    status: 'revised',
  })
  const archived = aReport({ id: 'archived', publishedOn: '2026-03-01', archived: true })
  const newest = responseOf({ reports: [...reports, revised, archived] })('getNewestReports', {})
  expect(newest?.map(({ id }) => id)).toEqual([
    'revised',
    ...[2011, 2010, 2009, 2008, 2007, 2006, 2005, 2004, 2003].map((year) => `year-${year}`),
  ])
})

test('the archive holds the archived reports of every category, which stay in their categories too', () => {
  const plan = aReport({ id: 'plan', category: 'documents_masterPlans', archived: true })
  const week = aReport({ id: 'week', category: 'metrics_freeway_weekly', archived: true })
  const response = responseOf({ reports: [plan, week, aReport()] })
  expect(
    response('getArchivedReports', {})
      ?.map(({ id }) => id)
      .toSorted(),
  ).toEqual(['plan', 'week'])
  expect(response('getReports', { category: 'documents_masterPlans' })).toEqual([plan])
})

test('a page is returned in its language, or in English with a note', () => {
  const response = responseOf({ pages: [prose('en'), prose('es')] })
  expect(response('getPage', { language: 'es', page: 'discover' })?.language).toBe('es')
  expect(response('getPage', { language: 'ht', page: 'discover' })?.language).toBe('en')
  expect(response('getPage', { language: 'en', page: 'metrics' })).toBe(null)
})

test('as long as no figure is published, none is made up', () => {
  const response = responseOf({})
  expect(response('getStats', {})).toEqual({ asOf: null, items: [] })
  expect(response('getRampSignalsData', {})).toEqual({ asOf: null, ramps: [] })
})

test('an incident area without incidents reports that nothing was measured', () => {
  const nothing = { mean: null, median: null, p90: null }
  expect(responseOf({})('getTimReports', { id: 'palmBeach' })).toEqual({
    id: 'palmBeach',
    title: 'Traffic incidents: Palm Beach',
    area: 'palmBeach',
    period: null,
    summary: {
      incidents: 0,
      withTimes: 0,
      roadwayClearanceMinutes: nothing,
      incidentClearanceMinutes: nothing,
      openRoadsCompliancePercent: null,
      secondaryCrashes: null,
    },
    incidents: [],
  })
})

test('an incident report returns its own title and period, and other reports do not', () => {
  const tim = aReport({
    id: 'tim-2026',
    category: 'services_incidentManagement_tim',
    title: 'Incidents 2026',
  })
  const response = responseOf({ reports: [tim, aReport()] })
  expect(response('getTimReports', { id: 'tim-2026' })).toMatchObject({
    title: 'Incidents 2026',
    area: null,
    period: tim.period,
  })
  expect(response('getTimReports', { id: 'annual-fy2026' })).toBe(null)
  expect(response('getTimReports', { id: 'nobody' })).toBe(null)
})

test('one report comes with its newer and older neighbors in its category', () => {
  const response = responseOf({
    reports: [
      aReport(aYear(2023)),
      aReport({ ...aYear(2024), category: 'ramp_monthly' }),
      aReport(aYear(2025)),
      aReport(aYear(2026)),
    ],
  })
  const of = (id: string) => {
    const { report, newer, older } = response('getReport', { id }) ?? {}
    return [report?.id, newer?.id, older?.id]
  }
  expect(of('year-2025')).toEqual(['year-2025', 'year-2026', 'year-2023'])
  expect(of('year-2026')).toEqual(['year-2026', undefined, 'year-2025'])
  expect(of('year-2024')).toEqual(['year-2024', undefined, undefined])
  expect(response('getReport', { id: 'year-1999' })).toBeNull()
})

test('reports of the same period, and plans within the years of another, are neither newer nor older', () => {
  const plan = (id: string, start: number, end: number) =>
    aReport({ id, period: { kind: 'none', start: `${start}-01-01`, end: `${end}-12-31`, label: id } })
  const response = responseOf({
    reports: [
      plan('long', 2020, 2039),
      plan('one', 2022, 2031),
      plan('two', 2022, 2031),
      plan('old', 2010, 2019),
    ],
  })
  const of = (id: string) => {
    const { newer, older } = response('getReport', { id }) ?? {}
    return [newer?.id, older?.id]
  }
  expect(of('long')).toEqual([undefined, 'old'])
  expect(of('one')).toEqual([undefined, 'old'])
  expect(of('two')).toEqual([undefined, 'old'])
  expect(of('old')).toEqual(['two', undefined])
})
