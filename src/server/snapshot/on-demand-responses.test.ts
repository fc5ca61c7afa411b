import { expect, test } from 'vitest'
import { responseFrom } from '../../content/respond.ts'
import type { SiteContent } from '../../content/site-content.ts'
import type { RenderPage } from '../../contract/page-source.ts'
import type { Report } from '../../contract/report.ts'
import { aReport, aSiteContent, renderPlainly } from '../testing/a-site.ts'
import { createOnDemandResponses, type OnDemandResponses } from './on-demand-responses.ts'

const PAGE = '/app/documents/year-2025'
const CALL = '/api/api/Documents/GetReport/year-2025'

function aYear(year: number, overrides: Partial<Report> = {}): Report {
  const period = { kind: 'year', start: `${year}-01-01`, end: `${year}-12-31`, label: `${year}` } as const
  return aReport({ id: `year-${year}`, title: `Year ${year}`, period, ...overrides })
}

const YEARS = [aYear(2027), aYear(2026), aYear(2025), aYear(2024), aYear(2023)]

/** Answers over some content; `drawn` are the addresses of the pages drawn so far. */
function responsesOver(
  content: SiteContent,
  options: { previous?: OnDemandResponses; mostBytes?: number } = {},
): { responses: OnDemandResponses; drawn: string[] } {
  const drawn: string[] = []
  const render: RenderPage = (path, source) => {
    drawn.push(path)
    return renderPlainly(path, source)
  }
  const source = {
    content,
    response: responseFrom(content),
    render,
    assets: [],
    publicUrl: 'https://traffic.example.gov',
    analyticsId: null,
    version: '2.15.0',
  }
  const responses = createOnDemandResponses(source, ['en', 'es'], options.previous ?? null, options.mostBytes)
  return { responses, drawn }
}

test('nothing is drawn until somebody asks, and then it is kept', async () => {
  const { responses, drawn } = responsesOver(aSiteContent({ reports: YEARS }))
  expect([drawn, responses.find(PAGE)]).toEqual([[], undefined])
  const response = await responses.prepare(PAGE)
  expect(response?.bodies.identity.bytes.toString()).toContain('Year 2025')
  expect(response?.bodies.br?.headers).toContain('br')
  expect(responses.find(PAGE)).toBe(response)
  expect(await responses.prepare(PAGE)).toBe(response)
  expect(drawn).toEqual([PAGE])
})

test('a page that many ask for at once is drawn once', async () => {
  const { responses, drawn } = responsesOver(aSiteContent({ reports: YEARS }))
  const all = await Promise.all(Array.from({ length: 100 }, () => responses.prepare(PAGE)))
  expect(new Set(all).size).toBe(1)
  expect(drawn).toEqual([PAGE])
})

test('what a change of the content did not touch is taken over, and what it touched is drawn anew', async () => {
  const before = responsesOver(aSiteContent({ reports: YEARS }))
  for (const year of [2027, 2025, 2024]) await before.responses.prepare(`/app/documents/year-${year}`)
  const changed = YEARS.map((report) => (report.id === 'year-2023' ? { ...report, title: 'Other' } : report))
  const after = responsesOver(aSiteContent({ reports: structuredClone(changed) }), {
    previous: before.responses,
  })
  expect(after.responses.find(PAGE)).toBe(before.responses.find(PAGE))
  expect(after.responses.find('/app/documents/year-2027')).toBeDefined()
  // Its page names the older report, whose title changed.
  expect(after.responses.find('/app/documents/year-2024')).toBeUndefined()
})

test('when the office changes what it says about itself, pages are drawn anew and calls stay', async () => {
  const content = aSiteContent({ reports: YEARS })
  const before = responsesOver(content)
  await before.responses.prepare(PAGE)
  await before.responses.prepare(CALL)
  const site = { ...content.site, mapCredit: 'Somebody' }
  const after = responsesOver(aSiteContent({ reports: YEARS, site }), { previous: before.responses })
  expect(after.responses.find(PAGE)).toBeUndefined()
  expect(after.responses.find(CALL)).toBe(before.responses.find(CALL))
})

test('what is kept stays within its room; what was not asked for longest goes first', async () => {
  const { responses } = responsesOver(aSiteContent({ reports: YEARS }), { mostBytes: 10_000 })
  await responses.prepare('/app/documents/year-2023')
  await responses.prepare('/app/documents/year-2024')
  responses.find('/app/documents/year-2023')
  await responses.prepare(PAGE)
  const ready = YEARS.filter(({ id }) => responses.find(`/app/documents/${id}`) !== undefined)
  expect(ready.map(({ id }) => id)).toEqual(['year-2025', 'year-2023'])
})

test('an address that means no report has no answer, and nothing is drawn for it', async () => {
  const { responses, drawn } = responsesOver(aSiteContent({ reports: YEARS }))
  const strange = [
    '/app/documents/year-1999',
    '/app/documents/YEAR-2025',
    '/ht/app/documents/year-2025',
    `${CALL}?`,
  ]
  for (const path of [...strange, '/en/app/documents/year-2025', `${CALL}/`, '/app/documents/__proto__']) {
    expect(await responses.prepare(path)).toBeNull()
  }
  expect(drawn).toEqual([])
})

test('the address of every report can be listed, and each that is listed has an answer', async () => {
  const tim = aReport({ id: 'tim-2026', category: 'services_incidentManagement_tim' })
  const { responses } = responsesOver(aSiteContent({ reports: [aYear(2025), tim] }))
  const paths = [...responses.paths()].filter((path) => /GetReport\/|\/app\/(documents|services)/.test(path))
  expect(paths.toSorted()).toEqual([
    '/api/api/Documents/GetReport/tim-2026',
    CALL,
    PAGE,
    '/app/services/tim-2026',
    '/es/app/documents/year-2025',
    '/es/app/services/tim-2026',
  ])
  for (const path of paths) expect(await responses.prepare(path)).not.toBeNull()
})
