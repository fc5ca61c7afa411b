import { expect, test } from 'vitest'
import { aReport } from '../../../../tests/builders/a-report.ts'
import { aSiteInfo } from '../../../../tests/builders/a-site.ts'
import { siteInLanguage } from '../../../contract/site-in-language.ts'
import { structuredReport } from './head-of-report.ts'

const aSite = siteInLanguage(aSiteInfo(), 'en')

const BOOT = { site: aSite, publicUrl: 'https://traffic.example.gov', language: 'en' } as const

test('search engines learn who published a report, what it covers and where its file is', () => {
  expect(structuredReport(aReport(), BOOT)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Report',
    url: 'https://traffic.example.gov/app/documents/annual-fy2026',
    temporalCoverage: '2025-07-01/2026-06-30',
    isAccessibleForFree: true,
    accessibilityFeature: ['taggedPDF'],
    publisher: { '@type': 'GovernmentOrganization', name: 'Department of Tests' },
    encoding: {
      '@type': 'MediaObject',
      contentUrl: 'https://traffic.example.gov/files/annual-fy2026.pdf',
      encodingFormat: 'application/pdf',
      sha256: '0'.repeat(64),
    },
  })
})

test('what is not known of a file is not claimed', () => {
  const { file } = aReport()
  const facts = structuredReport(aReport({ file: { ...file, pages: null, accessibility: 'unknown' } }), BOOT)
  for (const name of ['pagination', 'accessibilityFeature', 'image', 'thumbnailUrl']) {
    expect(facts).not.toHaveProperty(name)
  }
})

test('a report is the same one in every language of the page around it', () => {
  const spanish = structuredReport(aReport(), { ...BOOT, language: 'es' })
  expect(spanish['@id']).toBe(structuredReport(aReport(), BOOT)['@id'])
  expect(spanish.url).toBe('https://traffic.example.gov/es/app/documents/annual-fy2026')
})

test('sample figures are called a sample', () => {
  expect(structuredReport(aReport({ sample: true }), BOOT).creativeWorkStatus).toBe('Sample')
  expect(structuredReport(aReport({ status: 'preliminary' }), BOOT).creativeWorkStatus).toBe('Preliminary')
})
