import { expect, test } from 'vitest'
import type { MetricsTable, TableId } from '../contract/metrics-table.ts'
import { wantsCsv } from './http/table-format.ts'
import { aSharedServer } from './testing/a-server.ts'
import { aReport } from './testing/a-site.ts'
import { aMemoryFolder, ready } from './testing/memory-folder.ts'

const SERIES = '/api/api/Metrics/GetSeries/metrics_freeway_weekly'
const TABLE = '/api/api/Metrics/GetTable/weekly'

const column = (name: string, unit = '') => ({ name, label: name, unit, definition: `${name}.` })

const table: MetricsTable = {
  columns: [column('period_start'), column('period_end'), column('road'), column('mean_minutes', 'minutes')],
  rows: [
    { period_start: '2026-11-01', period_end: '2026-11-07', road: 'I-95', mean_minutes: 12.5 },
    { period_start: '2026-11-08', period_end: '2026-11-14', road: 'I-95, "express"', mean_minutes: null },
  ],
}

const CSV = 'period_start,period_end,road,mean_minutes\r\n2026-11-01,2026-11-07,I-95,12.5\r\n'
const SECOND = '2026-11-08,2026-11-14,"I-95, ""express""",\r\n'

const server = aSharedServer(async () => {
  const report = aReport({
    id: 'weekly',
    category: 'metrics_freeway_weekly',
    period: { kind: 'week', start: '2026-11-01', end: '2026-11-07', label: 'Nov 1–7, 2026' },
  })
  const tables = new Map<TableId, MetricsTable>([['metrics_freeway_weekly', table]])
  return { folder: aMemoryFolder(ready({ reports: [aReport(), report], tables })) }
})

async function ask(address: string, accept?: string) {
  const response = await fetch(address, { headers: accept === undefined ? {} : { accept } })
  return { response, type: response.headers.get('content-type'), text: await response.text() }
}

test.each([
  ['*/*', false],
  ['application/json', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['application/json, text/csv', false],
  ['nonsense', false],
  ['text/csv', true],
  ['TEXT/CSV; charset=utf-8', true],
  ['text/*', true],
  ['text/csv, */*;q=0.1', true],
  ['application/json;q=0.5, text/csv;q=0.9', true],
  ['text/csv;header=present; Q=0.3;charset=utf-8, application/json;q=0.2', true],
  ['text/csv;charset=utf-8;q=0.1, application/json;q=0.2', false],
])('a client that accepts %s gets CSV: %s', (accept, isCsv) => {
  expect(wantsCsv(undefined, accept)).toBe(isCsv)
  expect(wantsCsv('json', accept)).toBe(false)
  expect(wantsCsv('csv', accept)).toBe(true)
})

test('an Accept header of half a million spaces is read immediately', () => {
  // A parser with quadratic time would need hours, and the test would time out.
  expect(wantsCsv(undefined, `a/b;${' '.repeat(500_000)}x`)).toBe(false)
  expect(wantsCsv(undefined, `text/csv;${' '.repeat(500_000)}q=1`)).toBe(true)
})

test('a series comes in JSON, and with Accept: text/csv in CSV with names, quotation marks and empty cells', async () => {
  const { url } = await server()
  expect(JSON.parse((await ask(url + SERIES)).text)).toEqual(table)
  const { response, type, text } = await ask(url + SERIES, 'text/csv')
  expect(type).toBe('text/csv; charset=utf-8; header=present')
  expect(text).toBe(CSV + SECOND)
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="metrics_freeway_weekly.csv"',
  )
})

test('a link with ?format=csv needs no header, and ?format=json overrides one', async () => {
  const { url } = await server()
  for (const address of [`${SERIES}?format=csv`, `${SERIES}?lang=en&format=csv`]) {
    expect((await ask(url + address)).text).toBe(CSV + SECOND)
  }
  expect((await ask(`${url}${SERIES}?format=json`, 'text/csv')).type).toBe('application/json; charset=utf-8')
})

test('a format that does not exist is refused with those that do', async () => {
  const { url } = await server()
  const { response, text } = await ask(`${url}${SERIES}?format=xml`)
  expect([response.status, JSON.parse(text).detail]).toEqual([400, 'format must be csv or json.'])
})

test('a report’s own rows come in both formats, under the report’s name', async () => {
  const { url } = await server()
  expect(JSON.parse((await ask(url + TABLE)).text).rows).toEqual(table.rows.slice(0, 1))
  for (const [address, accept] of [
    [TABLE, 'text/csv'],
    [`${TABLE}?format=csv`, undefined],
    [`${TABLE}?format=csv`, '*/*'],
  ] as const) {
    const { response, text } = await ask(url + address, accept)
    expect(text).toBe(CSV)
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="weekly.csv"')
  }
})

test('caches learn that Accept decides, and each format has its own ETag', async () => {
  const { url } = await server()
  for (const address of [SERIES, TABLE]) {
    const [json, csv, link] = await Promise.all([
      ask(url + address),
      ask(url + address, 'text/csv'),
      ask(`${url}${address}?format=csv`),
    ])
    for (const { response } of [json, csv, link])
      expect(response.headers.get('vary')).toBe('Accept, Accept-Encoding')
    const tag = csv.response.headers.get('etag') ?? ''
    expect(json.response.headers.get('etag')).not.toBe(tag)
    expect(link.response.headers.get('etag')).toBe(tag)
    const again = await fetch(url + address, { headers: { accept: 'text/csv', 'if-none-match': tag } })
    expect([again.status, again.headers.get('vary')]).toEqual([304, 'Accept, Accept-Encoding'])
  }
})

test('other sites may read a table in either format', async () => {
  const { url } = await server()
  for (const accept of ['application/json', 'text/csv']) {
    const { response } = await ask(url + SERIES, accept)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  }
})

test.each([
  '/api/api/Metrics/GetTable/annual-2026',
  '/api/api/Metrics/GetTable/nobody?format=csv',
  '/api/api/Metrics/GetSeries/ramp_monthly?format=csv',
])('%s is not found, because it has no published figures', async (address) => {
  const { response, type } = await ask((await server()).url + address, 'text/csv')
  expect([response.status, type]).toEqual([404, 'application/problem+json; charset=utf-8'])
})
