import { expect, test } from 'vitest'
import { aReport } from '../../../../tests/builders/a-report.ts'
import { aSiteInfo } from '../../../../tests/builders/a-site.ts'
import { apaCitation, bibtexEntry } from './page-citation.ts'

const site = aSiteInfo()
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
