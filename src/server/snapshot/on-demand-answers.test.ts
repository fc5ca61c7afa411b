import { expect, test } from 'vitest'
import { answerFrom } from '../../content/answer.ts'
import type { SiteContent } from '../../content/site-content.ts'
import type { RenderPage } from '../../contract/page-source.ts'
import type { Report } from '../../contract/report.ts'
import { aReport, aSiteContent, renderPlainly } from '../testing/a-site.ts'
import { createOnDemandAnswers, type OnDemandAnswers } from './on-demand-answers.ts'

const PAGE = '/app/documents/year-2025'
const CALL = '/api/api/Documents/GetReport/year-2025'

function aYear(year: number, overrides: Partial<Report> = {}): Report {
  const period = { kind: 'year', start: `${year}-01-01`, end: `${year}-12-31`, label: `${year}` } as const
  return aReport({ id: `year-${year}`, title: `Year ${year}`, period, ...overrides })
}

const YEARS = [aYear(2027), aYear(2026), aYear(2025), aYear(2024), aYear(2023)]

/** Answers over some content; `drawn` are the addresses of the pages drawn so far. */
function answersOver(
  content: SiteContent,
  options: { previous?: OnDemandAnswers; mostBytes?: number } = {},
): { answers: OnDemandAnswers; drawn: string[] } {
  const drawn: string[] = []
  const render: RenderPage = (path, source) => {
    drawn.push(path)
    return renderPlainly(path, source)
  }
  const source = {
    content,
    answer: answerFrom(content),
    render,
    assets: [],
    publicUrl: 'https://traffic.example.gov',
    analyticsId: null,
    version: '2.15.0',
  }
  const answers = createOnDemandAnswers(source, ['en', 'es'], options.previous ?? null, options.mostBytes)
  return { answers, drawn }
}

test('nothing is drawn until somebody asks, and then it is kept', async () => {
  const { answers, drawn } = answersOver(aSiteContent({ reports: YEARS }))
  expect([drawn, answers.find(PAGE)]).toEqual([[], undefined])
  const answer = await answers.prepare(PAGE)
  expect(answer?.bodies.identity.bytes.toString()).toContain('Year 2025')
  expect(answer?.bodies.br?.headers).toContain('br')
  expect(answers.find(PAGE)).toBe(answer)
  expect(await answers.prepare(PAGE)).toBe(answer)
  expect(drawn).toEqual([PAGE])
})

test('a page that many ask for at once is drawn once', async () => {
  const { answers, drawn } = answersOver(aSiteContent({ reports: YEARS }))
  const all = await Promise.all(Array.from({ length: 100 }, () => answers.prepare(PAGE)))
  expect(new Set(all).size).toBe(1)
  expect(drawn).toEqual([PAGE])
})

test('what a change of the content did not touch is taken over, and what it touched is drawn anew', async () => {
  const before = answersOver(aSiteContent({ reports: YEARS }))
  for (const year of [2027, 2025, 2024]) await before.answers.prepare(`/app/documents/year-${year}`)
  const changed = YEARS.map((report) => (report.id === 'year-2023' ? { ...report, title: 'Other' } : report))
  const after = answersOver(aSiteContent({ reports: structuredClone(changed) }), { previous: before.answers })
  expect(after.answers.find(PAGE)).toBe(before.answers.find(PAGE))
  expect(after.answers.find('/app/documents/year-2027')).toBeDefined()
  // Its page names the older report, whose title changed.
  expect(after.answers.find('/app/documents/year-2024')).toBeUndefined()
})

test('when the office changes what it says about itself, pages are drawn anew and calls stay', async () => {
  const content = aSiteContent({ reports: YEARS })
  const before = answersOver(content)
  await before.answers.prepare(PAGE)
  await before.answers.prepare(CALL)
  const site = { ...content.site, mapCredit: 'Somebody' }
  const after = answersOver(aSiteContent({ reports: YEARS, site }), { previous: before.answers })
  expect(after.answers.find(PAGE)).toBeUndefined()
  expect(after.answers.find(CALL)).toBe(before.answers.find(CALL))
})

test('what is kept stays within its room; what was not asked for longest goes first', async () => {
  const { answers } = answersOver(aSiteContent({ reports: YEARS }), { mostBytes: 10_000 })
  await answers.prepare('/app/documents/year-2023')
  await answers.prepare('/app/documents/year-2024')
  answers.find('/app/documents/year-2023')
  await answers.prepare(PAGE)
  const ready = YEARS.filter(({ id }) => answers.find(`/app/documents/${id}`) !== undefined)
  expect(ready.map(({ id }) => id)).toEqual(['year-2025', 'year-2023'])
})

test('an address that means no report has no answer, and nothing is drawn for it', async () => {
  const { answers, drawn } = answersOver(aSiteContent({ reports: YEARS }))
  const strange = [
    '/app/documents/year-1999',
    '/app/documents/YEAR-2025',
    '/ht/app/documents/year-2025',
    `${CALL}?`,
  ]
  for (const path of [...strange, '/en/app/documents/year-2025', `${CALL}/`, '/app/documents/__proto__']) {
    expect(await answers.prepare(path)).toBeNull()
  }
  expect(drawn).toEqual([])
})

test('the address of every report can be listed, and each that is listed has an answer', async () => {
  const tim = aReport({ id: 'tim-2026', category: 'services_incidentManagement_tim' })
  const { answers } = answersOver(aSiteContent({ reports: [aYear(2025), tim] }))
  const paths = [...answers.paths()].filter((path) => /GetReport\/|\/app\/(documents|services)/.test(path))
  expect(paths.toSorted()).toEqual([
    '/api/api/Documents/GetReport/tim-2026',
    CALL,
    PAGE,
    '/app/services/tim-2026',
    '/es/app/documents/year-2025',
    '/es/app/services/tim-2026',
  ])
  for (const path of paths) expect(await answers.prepare(path)).not.toBeNull()
})
