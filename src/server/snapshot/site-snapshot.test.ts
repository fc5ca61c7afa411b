import { expect, onTestFinished, test, vi } from 'vitest'
import { responseFrom } from '../../content/respond.ts'
import type { SiteContent } from '../../content/site-content.ts'
import type { RenderPage } from '../../contract/page-source.ts'
import { noRoads } from '../roads/testing/no-roads.ts'
import { aReport, aSiteContent, renderPlainly } from '../testing/a-site.ts'
import { ResponseCache } from './response-cache.ts'
import { LIVE_PAGE_TTL_MS, SiteSnapshot } from './site-snapshot.ts'

const PAGE = '/app/documents/year-2025'
const YEARS = [2027, 2026, 2025].map((year) => aReport({ id: `year-${year}`, title: `Year ${year}` }))

/** A snapshot that is live, and the addresses of the pages rendered since. */
async function aSnapshot(overrides: Partial<SiteContent> = { reports: YEARS }) {
  const rendered: string[] = []
  const render: RenderPage = (path, source) => {
    rendered.push(path)
    return renderPlainly(path, source)
  }
  const content = aSiteContent(overrides)
  const facts = { publicUrl: 'https://traffic.example.gov', analyticsId: null, version: '2.15.0' }
  const source = { content, response: responseFrom(content), render, assets: [], ...facts }
  const snapshot = new SiteSnapshot(source, new ResponseCache())
  await snapshot.open()
  rendered.length = 0
  return { snapshot, rendered }
}

test('the page of a report is rendered on its first request, and then cached', async () => {
  const { snapshot, rendered } = await aSnapshot()
  expect([rendered, snapshot.find(PAGE)]).toEqual([[], undefined])
  const all = await Promise.all(Array.from({ length: 20 }, () => snapshot.respond(PAGE)))
  expect(all[0]?.bodies.identity.bytes.toString()).toContain('Year 2025')
  expect(new Set([...all, snapshot.find(PAGE)]).size).toBe(1)
  expect(rendered).toEqual([PAGE])
})

test('an address that names no report has no response, and nothing is rendered for it', async () => {
  const { snapshot, rendered } = await aSnapshot()
  for (const path of [
    '/app/documents/year-1999',
    '/app/documents/YEAR-2025',
    '/ht/app/documents/year-2025',
    '/en/app/documents/year-2025',
    '/app/documents/__proto__',
    `${PAGE}/`,
  ]) {
    expect(await snapshot.respond(path), path).toBeNull()
  }
  expect(rendered).toEqual([])
})

test('a report under another section has moved to its own', async () => {
  const { snapshot } = await aSnapshot()
  expect(snapshot.locate('/es/app/metrics/year-2025')).toEqual({ kind: 'moved', to: `/es${PAGE}` })
})

test('the site is offered in the languages its pages can be rendered in', async () => {
  const { snapshot } = await aSnapshot()
  expect(snapshot.languages).toEqual(['en', 'es'])
  expect(['/', '/es/', '/ht/'].map((path) => snapshot.has(path))).toEqual([true, true, false])
})

test('every page, call and file is listed, and each listed address of a report has a response', async () => {
  const tim = aReport({ id: 'tim-2026', category: 'services_incidentManagement_tim' })
  const { snapshot } = await aSnapshot({ reports: [...YEARS.slice(2), tim] })
  const listed = new Map(snapshot.addresses())
  for (const path of ['/', '/app/documents', '/robots.txt', '/feeds/reports.atom', '/sitemap.xml'])
    expect(listed.has(path), path).toBe(true)
  const ofReports = [...listed].filter(([path]) => /GetReport\/|\/app\/(documents|services)\//.test(path))
  expect(ofReports.map(([path]) => path).toSorted()).toEqual([
    '/api/api/Documents/GetReport/tim-2026',
    '/api/api/Documents/GetReport/year-2025',
    PAGE,
    `${PAGE}/read`,
    '/app/services/tim-2026',
    '/app/services/tim-2026/read',
    `/es${PAGE}`,
    `/es${PAGE}/read`,
    '/es/app/services/tim-2026',
    '/es/app/services/tim-2026/read',
  ])
  for (const [path, render] of ofReports) expect(await render(), path).not.toBeNull()
})

test('Discover and Services are rendered with the cameras as they are now, and other pages without them', async () => {
  const given = new Map<string, string>()
  const render: RenderPage = (path, source) => {
    given.set(path, source.cameras?.asOf ?? 'no cameras')
    return renderPlainly(path, source)
  }
  const feed = { kind: 'sample', lastSuccessAt: null, lastTryAt: null, pollSeconds: 60 } as const
  const readCameras = () => ({
    asOf: '2026-11-21T14:00:00Z',
    states: {},
    unchecked: 0,
    cameras: [],
    feed: { ...feed, problems: [], outsideArea: 0 },
  })
  const content = aSiteContent({})
  const facts = { publicUrl: 'https://traffic.example.gov', analyticsId: null, version: '2.15.0' }
  const source = { content, response: responseFrom(content), render, assets: [], readCameras, ...facts }
  await new SiteSnapshot(source, new ResponseCache()).open()
  expect(given.get('/app/discover')).toBe('2026-11-21T14:00:00Z')
  expect(given.get('/es/app/services')).toBe('2026-11-21T14:00:00Z')
  expect(given.get('/app/documents')).toBe('no cameras')
})

test('Services is rendered again with the roads as they are now, also on a site without cameras', async () => {
  let readings = 0
  const readRoads = () => {
    readings++
    return noRoads().now()
  }
  const { site } = aSiteContent({})
  const content = aSiteContent({ site: { ...site, cameras: { ...site.cameras, feed: 'off' } } })
  const facts = { publicUrl: 'https://traffic.example.gov', analyticsId: null, version: '2.15.0' }
  const source = { content, response: responseFrom(content), render: renderPlainly, assets: [], ...facts }
  const snapshot = new SiteSnapshot({ ...source, readRoads }, new ResponseCache())
  await snapshot.open()
  const atStart = readings
  const readingsAfterVisits = async () => {
    for (const path of ['/app/services', '/app/discover']) await snapshot.respond(path)
    return readings
  }
  expect([await readingsAfterVisits(), await readingsAfterVisits()]).toEqual([atStart, atStart])
  const laterMs = performance.now() + 1.5 * LIVE_PAGE_TTL_MS
  const clock = vi.spyOn(performance, 'now').mockReturnValue(laterMs)
  onTestFinished(() => void clock.mockRestore())
  await expect.poll(readingsAfterVisits).toBe(atStart + 1)
})
