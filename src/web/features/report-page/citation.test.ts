import { expect, test } from 'vitest'
import { aReport } from '../../../../tests/builders/a-report.ts'
import { aSiteInfo } from '../../../../tests/builders/a-site.ts'
import type { Report } from '../../../contract/report.ts'
import { englishTranslations } from '../../messages/testing/english-translations.ts'
import { buildCitation, citationText } from './citation.ts'

function cite(report: Report): string {
  const address = 'https://traffic.example.gov/app/documents/annual-fy2026'
  const from = { site: aSiteInfo(), address, language: 'en', t: englishTranslations.t } as const
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
