import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { heldReading, heldTexts } from '../../tests/builders/a-pdf.ts'
import { aSiteInfo } from '../../tests/builders/a-site.ts'
import type { PdfFacts } from '../content/pdf/pdf-facts.ts'
import { type DraftSource, draftReport } from './draft-report.ts'

function facts(known: Partial<PdfFacts> = {}): PdfFacts {
  const nothing = { title: null, language: null, thumbnail: null, texts: heldTexts([]), warnings: [] }
  const reading = heldReading({ text: { kind: 'untagged' }, figures: [] })
  const checks = { kind: 'checked' as const, findings: [], checkedAt: 0 }
  return { pages: 12, accessibility: 'tagged', checks, reading, ...nothing, ...known }
}

function draft(source: Partial<DraftSource>) {
  return draftReport({
    category: 'documents_annual',
    options: { title: 'Annual report', period: 'FY2026' },
    facts: facts(),
    pdf: 'scan.pdf',
    today: '2026-11-21',
    site: aSiteInfo(),
    ...source,
  })
}

function entryOf({ entryText }: ReturnType<typeof draft>): unknown {
  return parse(entryText('x.pdf'))
}

test('the PDF and the clock fill in missing values', () => {
  const outcome = draft({ options: {}, facts: facts({ title: 'Annual report, FY 2026', language: 'es-US' }) })
  expect(entryOf(outcome)).toEqual({
    category: 'documents_annual',
    title: 'Annual report, FY 2026',
    summary: 'Annual report for FY 2026, 12 pages.',
    language: 'es',
    period: { kind: 'fiscalYear', start: '2025-07-01', end: '2026-06-30', label: 'FY 2026' },
    publishedOn: '2026-11-21',
    status: 'final',
    file: 'x.pdf',
  })
})

test('a language other than the PDF’s own may be a mistake', () => {
  const given = { title: 'Annual report', period: 'FY2026', language: 'es' }
  const doubtsOf = (inFile: string | null) =>
    draft({ options: given, facts: facts({ language: inFile }) }).doubts
  expect(doubtsOf('en-US')).toEqual([
    'The PDF says that its language is English (en-US), and the report would be published as one in Spanish (es).',
  ])
  expect(doubtsOf('ht')).toHaveLength(1)
  for (const same of ['es', 'es-US', null]) expect(doubtsOf(same), String(same)).toEqual([])
})

test('every decision made for the person is reported', () => {
  const outcome = draft({ options: {}, facts: facts({ title: 'Annual report, FY 2026' }) })
  expect(outcome.notes).toEqual([
    expect.stringContaining('The period FY 2026 (2025-07-01 to 2026-06-30) was read from'),
    expect.stringContaining('The title "Annual report, FY 2026" was read from the PDF'),
    expect.stringContaining('English was assumed'),
    expect.stringContaining('The summary says'),
  ])
})

test('given values take precedence, and nothing is reported', () => {
  const options = {
    title: 'Informe: "anual" # 1',
    period: '2025',
    language: 'es',
    summary: 'Dos frases.',
    published: '2026-09-15',
    status: 'preliminary',
  }
  const outcome = draft({ options, facts: facts({ title: 'Draft', language: 'en' }) })
  expect(entryOf(outcome)).toMatchObject({
    title: 'Informe: "anual" # 1',
    language: 'es',
    publishedOn: '2026-09-15',
    status: 'preliminary',
    period: { label: '2025' },
  })
  expect(outcome.notes).toEqual([])
})

test('a revision is dated today unless another day is given', () => {
  const options = { title: 'Annual report', period: 'FY2026', published: '2026-09-15' }
  expect(entryOf(draft({ options: { ...options, status: 'revised' } }))).toMatchObject({
    revisedOn: '2026-11-21',
  })
  expect(entryOf(draft({ options: { ...options, revised: '2026-10-01' } }))).toMatchObject({
    status: 'revised',
    revisedOn: '2026-10-01',
  })
})

test.each(['Microsoft Word - annual.docx', 'report_v7_FINAL.indd', 'Untitled-1', 'Document1'])(
  'the title "%s" that a program wrote is not used',
  (title) => {
    expect(() => draft({ options: { period: 'FY2026' }, facts: facts({ title }) })).toThrow('--title')
  },
)

test.each([
  ['documents_annual', 'FY26', 'FY 2026 (2025-07-01 to 2026-06-30)'],
  ['documents_annual', 'Fiscal Year 2025-2026', 'FY 2026 (2025-07-01 to 2026-06-30)'],
  ['metrics_freeway_monthly', 'Oct. 2026', 'October 2026 (2026-10-01 to 2026-10-31)'],
  ['metrics_freeway_weekly', 'week ending 11/14/2026', 'Nov 8–14, 2026 (2026-11-08 to 2026-11-14)'],
] as const)('for %s a period may be given as a title has it: %s', (category, period, read) => {
  const { notes } = draft({ category, options: { title: 'Report', period, language: 'en', summary: 'x' } })
  expect(notes).toEqual([`${period} was read as ${read}.`])
  expect(() => draft({ category, options: { title: 'Report', period: 'October' } })).toThrow(
    'is not a period',
  )
})

test('without any hint the message says how to give the period', () => {
  expect(() => draft({ options: { title: 'Annual report' } })).toThrow('--period FY2026')
})

test('the name of a folder is not a hint', () => {
  expect(() => draft({ options: { title: 'Annual report' }, pdf: 'FY2025/report.pdf' })).toThrow('--period')
})

test.each([
  ['a day that does not exist', { published: '2026-02-30' }, 'publishedOn "2026-02-30" is not a day'],
  ['a day in words', { published: 'Nov 26, 2026' }, 'publishedOn "Nov 26, 2026" must be a day'],
  ['an unknown status', { status: 'finished' }, 'status "finished"'],
  ['a misspelled status', { status: 'finall' }, /did you mean "final"\?$/],
  ['a language in words', { language: 'english' }, 'language "english" is not a language'],
  ['a day before the period', { published: '2020-01-01' }, 'is before the period starts'],
])('%s is refused with the message of the content check', (_what, options, words) => {
  expect(() => draft({ options: { title: 'Annual report', period: 'FY2026', ...options } })).toThrow(words)
})

test.each([
  ['metrics_freeway_weekly', 'week:2026-11-01', 'freeway-weekly-2026-11-01'],
  ['metrics_arterial_palmBeach', '2026-Q3', 'arterial-palm-beach-2026-q3'],
  ['metrics_express_i95', '2026-10', 'express-i95-2026-10'],
  ['services_incidentManagement_tim', '2026-10', 'incident-management-tim-2026-10'],
  ['ramp_monthly', '2026-10', 'ramp-monthly-2026-10'],
  ['documents_annual', 'FY2026', 'annual-report-fy2026'],
  ['documents_masterPlans', '2025-01-01..2030-12-31', 'plan-for-i-95-canales'],
] as const)('a report of %s for %s gets the id %s', (category, period, id) => {
  const outcome = draft({ category, options: { title: 'Plan for I-95: Cañales', period } })
  expect(outcome.proposedId).toBe(id)
})

test.each([
  ['2026-10', []],
  ['2026-11', ['Note: November 2026 is not over until 2026-11-30.']],
  ['2026-01-01..2030-12-31', []],
])('for %s, a period that is not over is mentioned', (period, notes) => {
  const options = { title: 'Freeways', period, language: 'en', summary: 'x' }
  const outcome = draft({ category: 'metrics_freeway_monthly', options })
  expect({ notes: outcome.notes, doubts: outcome.doubts }).toEqual({ notes, doubts: [] })
})

test('a period that has not begun is refused, and so is a future publication day', () => {
  const options = { title: 'Freeways', period: '2026-12' }
  expect(() => draft({ category: 'metrics_freeway_monthly', options })).toThrow(
    'December 2026 (2026-12-01 to 2026-12-31) has not begun: today is 2026-11-21.',
  )
  const published = { title: 'Freeways', period: '2026-10', published: '2026-12-24' }
  expect(() => draft({ category: 'metrics_freeway_monthly', options: published })).toThrow(
    '2026-12-24 is in the future: today is 2026-11-21.',
  )
})

const texas = aSiteInfo({
  calendar: { fiscalYearFirstMonth: 9, weekFirstDay: 'sunday' },
  categories: {
    ...aSiteInfo().categories,
    documents_annual: { name: 'Mobility report' },
    metrics_arterial_broward: { name: 'Bexar County' },
    metrics_express_i95: { name: 'North lanes', road: 'Loop 1604' },
  },
})

test.each([
  [
    'metrics_arterial_broward',
    '2026-Q3',
    'arterial-bexar-county-2026-q3',
    'Arterial report, Bexar County, for Q3 2026, 12 pages.',
  ],
  [
    'metrics_express_i95',
    '2026-10',
    'express-loop1604-2026-10',
    'Express lanes report, Loop 1604, for October 2026, 12 pages.',
  ],
  ['documents_annual', 'FY2026', 'annual-report-fy2026', 'Mobility report for FY 2026, 12 pages.'],
] as const)(
  'address and summary of a report of %s have the district’s own names',
  (category, period, id, summary) => {
    const outcome = draft({ category, site: texas, options: { title: 'Report', period } })
    expect(outcome.proposedId).toBe(id)
    expect(entryOf(outcome)).toMatchObject({ summary })
  },
)
