import { truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import {
  aContentFolder,
  type ContentFiles,
  type TestFolder,
} from '../../../tests/builders/a-content-folder.ts'
import { aPdf, aPdfReader } from '../../../tests/builders/a-pdf.ts'
import { aReportEntry } from '../../../tests/builders/a-report.ts'
import { aSiteFile, aSiteInfo } from '../../../tests/builders/a-site.ts'
import { aFreewayRow, anIncidentRow, aRampRow, aReliabilityRow } from '../../measures/columns/testing/rows.ts'
import { createContentLoader, loadContent } from '../load-content.ts'
import { responseFrom } from '../respond.ts'
import { formatProblem, type SiteContent } from '../site-content.ts'
import { csvOf } from './testing/csv-of.ts'

const WEEKLY = 'metrics/metrics_freeway_weekly.csv'
const weekly = csvOf('metrics_freeway_weekly', [aFreewayRow()])

const RAMP = {
  id: 'i95-nb-commercial',
  interchange: 'Commercial Blvd',
  road: 'I-95',
  direction: 'northbound',
  county: 'Broward',
  latitude: 26.19,
  longitude: -80.15,
  status: 'active',
  activatedOn: '2025-02-11',
}

/** A folder of an office with the counties of the sample rows. */
function aFolder(files: ContentFiles = {}): Promise<TestFolder> {
  const { district } = aSiteInfo()
  return aContentFolder({
    'site.yaml': aSiteFile({
      languages: ['en'],
      district: { ...district, counties: ['Broward', 'Palm Beach'] },
    }),
    ...files,
  })
}

async function load(folder: TestFolder) {
  return loadContent(folder.path, aPdfReader())
}

async function problemsIn(folder: TestFolder): Promise<string[]> {
  const outcome = await load(folder)
  return outcome.kind === 'ready' ? [] : outcome.problems.map(formatProblem)
}

function ready(outcome: Awaited<ReturnType<typeof load>>): SiteContent {
  if (outcome.kind === 'broken') throw new Error(outcome.problems.map(formatProblem).join('\n'))
  return outcome.content
}

const aReport = (id: string, changes: Record<string, unknown>): ContentFiles => ({
  [`reports/${id}.yaml`]: aReportEntry({ publishedOn: '2026-12-01', file: `${id}.pdf`, ...changes }),
  [`files/${id}.pdf`]: aPdf(id),
})

const WEEK = { kind: 'week', start: '2026-11-08', end: '2026-11-14', label: 'Nov 8–14, 2026' }
const NOVEMBER = { kind: 'month', start: '2026-11-01', end: '2026-11-30', label: 'November 2026' }

test('a report whose period has rows links to its figures, and no other report does', async () => {
  const folder = await aFolder({
    [WEEKLY]: weekly,
    ...aReport('weekly', { category: 'metrics_freeway_weekly', period: WEEK }),
    ...aReport('older', {
      category: 'metrics_freeway_weekly',
      period: { ...WEEK, start: '2026-11-01', end: '2026-11-07' },
    }),
    ...aReport('monthly', { category: 'metrics_freeway_monthly', period: NOVEMBER }),
  })
  const { reports } = ready(await load(folder))
  expect(Object.fromEntries(reports.map(({ id, dataUrl }) => [id, dataUrl]))).toEqual({
    weekly: '/api/api/Metrics/GetTable/weekly',
    older: null,
    monthly: null,
    'annual-fy2026': null,
  })
})

test('a freeway report with only travel times leads to them', async () => {
  const folder = await aFolder({
    'metrics/metrics_freeway_weekly.reliability.csv': csvOf('metrics_freeway_weekly.reliability', [
      aReliabilityRow(),
    ]),
    ...aReport('weekly', { category: 'metrics_freeway_weekly', period: WEEK }),
  })
  const content = ready(await load(folder))
  expect(content.reports.find(({ id }) => id === 'weekly')?.dataUrl).toBe(
    '/api/api/Metrics/GetTable/weekly.reliability',
  )
  const response = responseFrom(content)
  expect(response('getTable', { reportId: 'weekly' })).toBeNull()
  expect(response('getTable', { reportId: 'weekly.reliability' })?.rows).toMatchObject([
    { travel_time_index: 1.3 },
  ])
})

test('an incident report about one area has only the incidents of that area', async () => {
  const id = 'services_incidentManagement_tim'
  const rows = [
    anIncidentRow(),
    anIncidentRow({ incident_id: 'PB-1', area: 'palmBeach', county: 'Palm Beach' }),
  ]
  const folder = await aFolder({
    [`metrics/${id}.csv`]: csvOf(id, rows),
    ...aReport('tim-all', { category: id, period: NOVEMBER }),
    ...aReport('tim-palm-beach', { category: id, period: NOVEMBER, area: 'palmBeach' }),
  })
  const response = responseFrom(ready(await load(folder)))
  const of = (report: string) => response('getTimReports', { id: report })
  expect(of('tim-all')).toMatchObject({ area: null, summary: { incidents: 2 } })
  expect(of('tim-palm-beach')).toMatchObject({ area: 'palmBeach', incidents: [{ id: 'PB-1' }] })
  expect(of('broward')).toMatchObject({
    period: { label: 'November 2026' },
    incidents: [{ county: 'Broward' }],
  })
  expect(of('treasureCoast')).toMatchObject({
    period: null,
    summary: { incidents: 0, secondaryCrashes: null },
  })
  expect(response('getTable', { reportId: 'tim-palm-beach' })?.rows).toHaveLength(1)
})

test('only a report about incidents can have an area', async () => {
  const folder = await aFolder(
    aReport('weekly', { category: 'metrics_freeway_weekly', period: WEEK, area: 'broward' }),
  )
  expect((await problemsIn(folder))[0]).toContain(
    'is for reports of the category services_incidentManagement_tim',
  )
})

test('a problem in a table names file, row and column, and nothing goes live', async () => {
  const folder = await aFolder({ [WEEKLY]: weekly.replace(',770,', ',"770,5",') })
  expect(await problemsIn(folder)).toEqual([`${WEEKLY}:2 events "770,5" has a decimal comma: write a point`])
})

test('a table with too many problems to list reports the first fifty and the number of others', async () => {
  const row = weekly.split('\n')[1]?.replace(',770,', ',x,')
  const rows = Array.from({ length: 70 }, (_, index) => row?.replace('all,all', `all,Road ${index}`))
  const folder = await aFolder({ [WEEKLY]: [weekly.split('\n')[0], ...rows].join('\n') })
  const problems = await problemsIn(folder)
  expect(problems).toHaveLength(51)
  expect(problems.at(-1)).toBe(`${WEEKLY}:51 holds 20 more problems from here on: fix the ones above first`)
})

test('a 200 MB file is rejected without being read', async () => {
  const folder = await aFolder({ [WEEKLY]: weekly })
  await truncate(join(folder.path, WEEKLY), 200 * 2 ** 20)
  expect(await problemsIn(folder)).toEqual([
    `${WEEKLY} has 200 MB, more than the 64 MB of any table: is it the right file?`,
  ])
})

test('a table with an unknown name or format gets a message that says what it should be', async () => {
  const folder = await aFolder({
    'metrics/freeway_weekly.csv': weekly,
    'metrics/metrics_freeway_weekly.xlsx': 'PK',
    'metrics/2026/metrics_freeway_weekly.csv': weekly,
  })
  expect(await problemsIn(folder)).toEqual([
    'metrics/2026 is not read: put the tables directly into metrics/',
    'metrics/freeway_weekly.csv is not read: there is no table "freeway_weekly": did you mean "metrics_freeway_weekly"?',
    'metrics/metrics_freeway_weekly.xlsx is not read: the name of a table ends in ".csv"',
  ])
})

test('figures of an unlisted ramp are reported once, at the first of its rows', async () => {
  const rows = [aRampRow(), aRampRow({ ramp_id: 'i95-nb-comercial' })]
  const folder = await aFolder({
    'metrics/ramp_monthly.csv': csvOf('ramp_monthly', rows),
    'ramps.yaml': stringify({ ramps: [RAMP] }),
  })
  expect(await problemsIn(folder)).toEqual([
    'metrics/ramp_monthly.csv:3 ramp_id "i95-nb-comercial" is not a ramp in ramps.yaml: did you mean "i95-nb-commercial"?',
  ])
  await folder.remove('ramps.yaml')
  expect((await problemsIn(folder))[0]).toContain('the folder has no ramps.yaml: write one')
})

test('counties outside the district and figures that are rarely intended are warnings', async () => {
  const id = 'services_incidentManagement_tim'
  const folder = await aFolder({
    [`metrics/${id}.csv`]: csvOf(id, [
      anIncidentRow({ county: 'Browrad' }),
      anIncidentRow({ incident_id: 'B', t5: '2026-11-10T17:50:00-05:00' }),
    ]),
    'ramps.yaml': stringify({ ramps: [{ ...RAMP, county: 'Dade' }] }),
  })
  const { kind, warnings } = await load(folder)
  const listed = warnings.map(formatProblem).filter((warning) => !warning.startsWith('pages/'))
  expect(kind).toBe('ready')
  expect(listed).toEqual([
    `metrics/${id}.csv:2 county "Browrad" is not one of the counties in site.yaml: did you mean "Broward"?`,
    expect.stringContaining(`metrics/${id}.csv:3 t5 (lanes open,`),
    'ramps.yaml:6 county "Dade" is not one of the counties in site.yaml',
  ])
})

test('a changed table changes the fingerprint and the hash, and the others keep their rows', async () => {
  const folder = await aFolder({
    [WEEKLY]: weekly,
    'metrics/metrics_freeway_monthly.csv': csvOf('metrics_freeway_monthly', [
      aFreewayRow({ period_start: '2026-10-01', period_end: '2026-10-31' }),
    ]),
  })
  const loader = createContentLoader({ folder: folder.path, pdfReader: aPdfReader() })
  const before = ready(await loader.load())
  const { fingerprint } = await loader.look()
  await folder.write(WEEKLY, csvOf('metrics_freeway_weekly', [aFreewayRow({ events: 771 })]))
  expect((await loader.look()).fingerprint).not.toBe(fingerprint)
  const after = ready(await loader.load())
  expect(after.hash).not.toBe(before.hash)
  expect(after.tables.get('metrics_freeway_monthly')).toEqual(before.tables.get('metrics_freeway_monthly'))
  expect(after.tables.get('metrics_freeway_weekly')?.rows).toMatchObject([{ events: 771 }])
})

test('the notation of a table does not change the hash, and published rows cannot be changed', async () => {
  const folder = await aFolder({ [WEEKLY]: weekly })
  const content = ready(await load(folder))
  await folder.write(WEEKLY, `\uFEFF${weekly.replaceAll('\n', '\r\n').replace(',31,', ',31.0,')}`)
  expect(ready(await load(folder)).hash).toBe(content.hash)
  const table = content.tables.get('metrics_freeway_weekly')
  expect([table, table?.rows, table?.rows[0], table?.columns[0]].every(Object.isFrozen)).toBe(true)
})
