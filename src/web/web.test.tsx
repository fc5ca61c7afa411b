import { glob, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { QueryClientProvider } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { aCamera } from '../../tests/builders/a-camera.ts'
import { readSampleMap } from '../../tests/builders/a-map.ts'
import { aReport } from '../../tests/builders/a-report.ts'
import { aSiteInfo } from '../../tests/builders/a-site.ts'
import { plain } from '../../tests/builders/english-translations.ts'
import { render } from '../../tests/builders/render.tsx'
import { USUAL_APPEARANCE } from '../contract/appearance.ts'
import type { PageSource, ResponseSource } from '../contract/page-source.ts'
import type { Report } from '../contract/report.ts'
import { siteInLanguage } from '../contract/site-in-language.ts'
import { RenderedAt } from './api/clock.ts'
import { createQueryClient } from './api/query-client.ts'
import { jsonElement } from './markup.ts'
import { callsOfReport, queriesOf } from './page-queries.ts'
import { cameraTripKey, TypicalTime } from './pages/camera-page.tsx'
import { buildCameraTrip, type CameraTrip, travelTimesCall } from './pages/camera-trip.ts'

describe('class names', () => {
  const WEB = import.meta.dirname

  /** The classes that a component uses from its style sheet, such as `styles.title`. */
  async function usesOf(path: string): Promise<{ sheet: string; name: string }[]> {
    const text = await readFile(join(WEB, path), 'utf8')
    return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, styles, sheet = '']) =>
      [...text.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g'))]
        .filter(([, name]) => name !== 'module' && name !== 'tsx')
        .map(([, name = '']) => ({ sheet: join(dirname(path), sheet), name })),
    )
  }

  test('every class a component uses is in its style sheet', async () => {
    const paths = await Array.fromAsync(glob('**/*.tsx', { cwd: WEB }))
    const uses = (await Promise.all(paths.map(usesOf))).flat()
    const sheets = new Map(
      await Promise.all(
        [...new Set(uses.map(({ sheet }) => sheet))].map(
          async (sheet) => [sheet, await readFile(join(WEB, sheet), 'utf8')] as const,
        ),
      ),
    )
    const isMissing = ({ sheet, name }: { sheet: string; name: string }) =>
      !new RegExp(`\\.${name}(?![\\w-])`).test(sheets.get(sheet) ?? '')
    expect(uses.filter(isMissing)).toEqual([])
  })
})

describe('markup', () => {
  // By the HTML standard, only these end a script element or make a parser read past its end.
  test.each(['</script><img src=x>', '</SCRIPT ><img>', '<!--<script>', '<!-- <ScRiPt </script -->'])(
    'a value with %s is read back as it was and cannot end its element',
    (text) => {
      const element = jsonElement('application/json', { text }, 'boot')
      const [, json = ''] = /^<script type="application\/json" id="boot">(.*)<\/script>$/.exec(element) ?? []
      expect(json).not.toMatch(/<!--|<\/?script/i)
      expect(JSON.parse(json)).toEqual({ text })
    },
  )

  test('ordinary markup in a value is written as it is in the page, so that the two compress well together', () => {
    const text = '<p>An <strong>ordinary</strong> paragraph</p>'
    expect(jsonElement('application/json', { text })).toContain(text)
  })
})

describe('page queries', () => {
  /** A site that has published only these annual reports. */
  function aSource(reports: readonly Report[]): PageSource {
    // The only call below is `getReports`, whose response is a list of reports.
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
    Array.from({ length: count }, (_, index) =>
      aReport({ id: `report-${index}`, archived: index < archived }),
    )

  test('a page contains a whole list of up to a hundred reports', () => {
    const [[key, response] = [[], null]] = queriesOf([annual], aSource(reports(100)))
    expect(key).toEqual(['getReports', annual.params])
    expect(response).toHaveLength(100)
  })

  test('a page contains the first thirty reports of a longer list, and how many are not archived', () => {
    const [[key, page] = [[], null]] = queriesOf([annual], aSource(reports(101, 1)))
    expect(key).toEqual(['getReports', annual.params, 'first'])
    expect(page).toMatchObject({ total: 100, response: { length: 30, 0: { id: 'report-1' } } })
  })

  test('a call without a response is left to the browser', () => {
    expect(queriesOf([{ id: 'getStats', params: {} }], aSource([]))).toEqual([])
  })

  test('the page of an annual report contains the year’s quarters only if the site shows quarterly figures', () => {
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
})

const map = await readSampleMap()

describe('the typical time of the trip that passes a camera', () => {
  type Cells = (string | number | null)[][]

  const categories = { metrics_freeway_weekly: {}, metrics_freeway_quarterly: {} }
  const columns = ['road', 'direction', 'segment', 'peak', 'free_flow_minutes', 'mean_minutes']
  const rows: Cells = [
    ['I-95', 'northbound', 'Fort Lauderdale to Boca Raton', 'am', 13, 15.4],
    ['I-95', 'northbound', 'Fort Lauderdale to Boca Raton', 'pm', 13, 19.4],
    ['I-95', 'northbound', 'Boca Raton to West Palm Beach', 'am', 25, 27.8],
    ['I-95', 'northbound', 'Boca Raton to West Palm Beach', 'pm', 25, 32.7],
    ['I-95', 'southbound', 'Boca Raton to Fort Lauderdale', 'am', 13, 19.1],
  ]
  const published = { kind: 'quarter', start: '2026-07-01', end: '2026-09-30', status: 'final' } as const
  const period = { ...published, previous: null, lastYear: null, meanPeriods: 4 }
  const inPompano = { latitude: 26.23, longitude: -80.136 }
  const inBocaRaton = { latitude: 26.368, longitude: -80.118 }

  function tripOf(
    camera: Parameters<typeof aCamera>[0],
    ofRows: Cells = rows,
    places = map,
  ): CameraTrip | null {
    const overview = { period, reliability: { columns, rows: ofRows } }
    return buildCameraTrip(aCamera({ ...inPompano, ...camera }), overview, places, categories)
  }

  /** What the page says at a moment. */
  function said(trip: CameraTrip | null, at: string): string {
    const camera = aCamera()
    const client = createQueryClient([[cameraTripKey(camera.id), trip]])
    return plain(
      render(
        <QueryClientProvider client={client}>
          <RenderedAt value={at}>
            <TypicalTime camera={camera} />
          </RenderedAt>
        </QueryClientProvider>,
      ),
    )
  }

  test('is of the stretch in the direction of the camera', () => {
    const north = tripOf({})
    expect([north?.from, north?.to]).toEqual(['Fort Lauderdale', 'Boca Raton'])
    expect(north?.peaks.map(({ peak, meanMinutes }) => [peak, meanMinutes])).toEqual([
      ['am', 15.4],
      ['pm', 19.4],
    ])
    const south = tripOf({ direction: 'southbound' })
    expect([south?.from, south?.peaks.map(({ peak }) => peak)]).toEqual(['Boca Raton', ['am']])
  })

  test.each([
    ['within two miles of where two stretches meet', inBocaRaton],
    ['on another road', { road: 'I-75' }],
    ['without a known direction', { direction: null }],
    ['without a known place', { latitude: null, longitude: null }],
    ['beyond every stretch', { latitude: 27.6, longitude: -80.5 }],
  ] as const)('is not said of a camera %s', (_, camera) => {
    expect(tripOf(camera)).toBeNull()
  })

  test('is not said where stretches overlap, or one of the road might: its ends are not on the map', () => {
    const overlapping = ['I-95', 'northbound', 'Hollywood to Delray Beach', 'am', 30, 34]
    expect(tripOf({}, [...rows, overlapping])).toBeNull()
    expect(tripOf({}, [...rows, ['I-95', 'northbound', 'Exit 1 to Exit 9', 'am', 30, 34]])).toBeNull()
    expect(tripOf({}, [['I-95', 'northbound', 'Whole length', 'am', 30, 34]])).toBeNull()
  })

  test('is not said without figures, measured times or a map', () => {
    const measuredInTheAfternoon = rows.map((row) => row.with(5, row[3] === 'pm' ? (row[5] ?? null) : null))
    expect(tripOf({}, measuredInTheAfternoon)?.peaks.map(({ peak }) => peak)).toEqual(['pm'])
    expect(tripOf({ direction: 'southbound' }, measuredInTheAfternoon)).toBeNull()
    expect(tripOf({}, [])).toBeNull()
    expect(buildCameraTrip(aCamera(inPompano), null, map, categories)).toBeNull()
    const overview = { period, reliability: { columns, rows } }
    expect(buildCameraTrip(aCamera(inPompano), overview, null, categories)).toBeNull()
    const unpublished = { ...overview, period: null }
    expect(buildCameraTrip(aCamera(inPompano), unpublished, map, categories)).toBeNull()
  })

  test('is of the longest period that the site shows and has figures of', () => {
    expect(travelTimesCall(categories)).toMatchObject({ by: 'quarter', period: 'newest' })
    expect(travelTimesCall({ ...categories, metrics_freeway_quarterly: { isEmpty: true } })).toMatchObject({
      by: 'week',
    })
    expect(travelTimesCall({ documents_annual: {} })).toBeNull()
  })

  test('is said with its peak, its period and a link to its figures', () => {
    const afternoon = said(tripOf({}), '2026-11-27T17:30:00-05:00')
    expect(afternoon).toContain(
      'Weekday afternoons, 4–7 p.m., Fort Lauderdale to Boca Raton: typically 19 minutes, 13 with no traffic (July–September 2026).',
    )
    expect(afternoon).toMatch(
      /href="\/app\/metrics\?by=quarter&amp;period=2026-07-01&amp;trip=I-95%7Cnorthbound%7CFort\+Lauderdale%7CBoca\+Raton&amp;peak=pm#time-to-allow"/,
    )
    const morning = said(tripOf({}), '2026-11-28T12:00:00-05:00')
    expect(morning).toContain(
      'Weekday mornings, 6–9 a.m., Fort Lauderdale to Boca Raton: typically 15 minutes',
    )
    expect(morning).not.toContain('Preliminary')
  })

  test('is marked while its figures are preliminary, and is absent if there is none', () => {
    const trip = tripOf({})
    const preliminary = trip && { ...trip, period: { ...trip.period, status: 'preliminary' as const } }
    expect(said(preliminary, '2026-11-27T17:30:00-05:00')).toContain('Preliminary')
    expect(said(null, '2026-11-27T17:30:00-05:00')).toBe('')
  })
})
