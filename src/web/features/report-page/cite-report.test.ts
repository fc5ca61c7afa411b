import { afterEach, expect, test, vi } from 'vitest'
import { aReport } from '../../../../tests/builders/a-report.ts'
import { aSiteInfo } from '../../../../tests/builders/a-site.ts'
import type { Report } from '../../../contract/report.ts'
import { siteInLanguage } from '../../../contract/site-in-language.ts'
import { englishTranslations } from '../../messages/testing/english-translations.ts'
import { buildCitation, citationText, shareReport } from './cite-report.tsx'
import { apaCitation, bibtexEntry } from './page-citation.ts'

const aSite = siteInLanguage(aSiteInfo(), 'en')

function cite(report: Report): string {
  const address = 'https://traffic.example.gov/app/documents/annual-fy2026'
  const from = { site: aSite, address, language: 'en', t: englishTranslations.t } as const
  return citationText(buildCitation(report, from))
}

test('a citation names department, district, title, day and permanent address', () => {
  expect(cite(aReport({ title: 'Annual report, FY 2026', publishedOn: '2026-09-15' }))).toBe(
    'Department of Tests, District Test. Annual report, FY 2026. Published September 15, 2026. https://traffic.example.gov/app/documents/annual-fy2026',
  )
})

test('a citation of a revised report says which version was read', () => {
  const report = aReport({ publishedOn: '2026-09-15', status: 'revised', revisedOn: '2026-10-01' })
  expect(cite(report)).toContain('Published September 15, 2026, revised October 1, 2026.')
})

test('a title that ends in a mark of its own gets no second one', () => {
  expect(cite(aReport({ title: 'Is it worth the toll?' }))).toContain('Is it worth the toll? Published')
})

const REPORT = { title: 'Annual report', url: 'https://traffic.example.gov/app/documents/annual' }

afterEach(() => {
  vi.unstubAllGlobals()
})

function onADevice(abilities: {
  share?: () => Promise<void>
  clipboard?: { writeText: (text: string) => Promise<void> }
}) {
  vi.stubGlobal('navigator', abilities)
}

test('a device that can share shares', async () => {
  const share = vi.fn(async () => undefined)
  onADevice({ share })
  expect(await shareReport(REPORT)).toBe('shared')
  expect(share).toHaveBeenCalledWith(REPORT)
})

test('a visitor who closes the list of apps is left in peace', async () => {
  onADevice({ share: async () => Promise.reject(new DOMException('closed', 'AbortError')) })
  expect(await shareReport(REPORT)).toBe('left')
})

test('where sharing is unknown or not allowed the address is copied', async () => {
  const copied: string[] = []
  const clipboard = { writeText: async (text: string) => void copied.push(text) }
  onADevice({ clipboard })
  expect(await shareReport(REPORT)).toBe('copied')
  onADevice({ clipboard, share: async () => Promise.reject(new DOMException('no', 'NotAllowedError')) })
  expect(await shareReport(REPORT)).toBe('copied')
  expect(copied).toEqual([REPORT.url, REPORT.url])
})

test('without https nothing can be copied, and the visitor learns so', async () => {
  onADevice({})
  expect(await shareReport(REPORT)).toBe('refused')
})

const site = aSite
const publisher = `${site.district.department}, ${site.district.unit.split('·')[0]?.trim()}`
const report = aReport({ id: 'plan', title: 'Plan & budget', publishedOn: '2026-10-15', revisedOn: null })
const cited = { report, pageNumber: 5, url: 'https://traffic.example.gov/files/plan.pdf#page=5' }

test('a page is cited in APA style with its number and an address that opens it', () => {
  expect(apaCitation(cited, site, 'en')).toBe(
    `${publisher}. (2026, October 15). Plan & budget (p. 5). https://traffic.example.gov/files/plan.pdf#page=5`,
  )
})

test('a revised report is cited by the day of its revision', () => {
  const revised = { ...cited, report: { ...report, revisedOn: '2026-11-02' } }
  expect(apaCitation(revised, site, 'en')).toContain('(2026, November 2)')
  expect(bibtexEntry(revised, site)).toContain('month = nov,')
})

test('a page is an entry of BibTeX that TeX can read', () => {
  expect(bibtexEntry(cited, site)).toBe(`@techreport{plan-p5,
  author = {{${publisher}}},
  institution = {${publisher}},
  title = {{Plan \\& budget}},
  year = {2026},
  month = oct,
  note = {p. 5},
  url = {https://traffic.example.gov/files/plan.pdf#page=5}
}`)
})

test('a whole report is cited without a page', () => {
  const whole = { report, pageNumber: null, url: 'https://traffic.example.gov/app/documents/plan' }
  expect(apaCitation(whole, site, 'en')).toBe(
    `${publisher}. (2026, October 15). Plan & budget. https://traffic.example.gov/app/documents/plan`,
  )
  expect(bibtexEntry(whole, site)).toMatch(/^@techreport\{plan,/)
  expect(bibtexEntry(whole, site)).not.toContain('note')
})
