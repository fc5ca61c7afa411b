import { afterEach, describe, expect, test, vi } from 'vitest'
import { aReport } from '../../../../tests/builders/a-report.ts'
import { aSiteInfo } from '../../../../tests/builders/a-site.ts'
import { englishTranslations } from '../../../../tests/builders/english-translations.ts'
import type { Period } from '../../../contract/period.ts'
import type { ReadableBlock } from '../../../contract/readable-report.ts'
import type { Report } from '../../../contract/report.ts'
import { siteInLanguage } from '../../../contract/site-in-language.ts'
import { shareLink } from '../../ui/share.ts'
import { chaptersOf } from './chapters.tsx'
import { buildCitation, citationText } from './cite-report.tsx'
import { structuredReport } from './head-of-report.ts'
import { apaCitation, bibtexEntry } from './page-citation.ts'
import { changesOf, periodText } from './report-sections.tsx'

describe('chapters', () => {
  const heading = (
    level: number,
    ...text: Extract<ReadableBlock, { kind: 'heading' }>['text']
  ): ReadableBlock => ({ kind: 'heading', level, text })
  const tagged = (...blocks: ReadableBlock[]) => chaptersOf({ kind: 'tagged', language: 'en', blocks })

  test('chapters are the headings of the highest level, each with its first page', () => {
    expect(
      tagged(
        { kind: 'page', page: 1 },
        heading(2, 'Summary'),
        { kind: 'paragraph', text: ['Words that go on ', { page: 2 }, 'overleaf.'] },
        heading(3, 'A part'),
        heading(2, { text: ['Ramp '], as: 'strong' }, 'signals'),
        heading(2, { page: 3 }, 'Next year'),
      ),
    ).toEqual([
      { title: 'Summary', page: 1 },
      { title: 'Ramp signals', page: 2 },
      { title: 'Next year', page: 3 },
    ])
  })

  test('a report’s own title above all other headings is no chapter', () => {
    expect(tagged(heading(2, 'Business plan'), heading(3, 'Aims'), heading(3, 'Costs'))).toEqual([
      { title: 'Aims', page: 1 },
      { title: 'Costs', page: 1 },
    ])
  })

  test('a text without structure has no chapters', () => {
    expect(chaptersOf({ kind: 'extracted', problems: [], pages: ['Words'] })).toEqual([])
  })
})

describe('cite report', () => {
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

  test('a title that ends in punctuation gets no second mark', () => {
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
    expect(await shareLink(REPORT)).toBe('shared')
    expect(share).toHaveBeenCalledWith(REPORT)
  })

  test('nothing is copied for a visitor who closes the list of apps', async () => {
    onADevice({ share: async () => Promise.reject(new DOMException('closed', 'AbortError')) })
    expect(await shareLink(REPORT)).toBe('left')
  })

  test('where sharing is unsupported or not allowed the address is copied', async () => {
    const copied: string[] = []
    const clipboard = { writeText: async (text: string) => void copied.push(text) }
    onADevice({ clipboard })
    expect(await shareLink(REPORT)).toBe('copied')
    onADevice({ clipboard, share: async () => Promise.reject(new DOMException('no', 'NotAllowedError')) })
    expect(await shareLink(REPORT)).toBe('copied')
    expect(copied).toEqual([REPORT.url, REPORT.url])
  })

  test('without https nothing can be copied, and the visitor is told', async () => {
    onADevice({})
    expect(await shareLink(REPORT)).toBe('refused')
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

  test('a page is a BibTeX entry that TeX can read', () => {
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
})

describe('head of report', () => {
  const aSite = siteInLanguage(aSiteInfo(), 'en')

  const BOOT = { site: aSite, publicUrl: 'https://traffic.example.gov', language: 'en' } as const

  test('search engines get a report’s publisher, coverage and file', () => {
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

  test('facts missing for a file are left out', () => {
    const { file } = aReport()
    const facts = structuredReport(
      aReport({ file: { ...file, pages: null, accessibility: 'unknown' } }),
      BOOT,
    )
    for (const name of ['pagination', 'accessibilityFeature', 'image', 'thumbnailUrl']) {
      expect(facts).not.toHaveProperty(name)
    }
  })

  test('a report is the same in every language of the page around it', () => {
    const spanish = structuredReport(aReport(), { ...BOOT, language: 'es' })
    expect(spanish['@id']).toBe(structuredReport(aReport(), BOOT)['@id'])
    expect(spanish.url).toBe('https://traffic.example.gov/es/app/documents/annual-fy2026')
  })

  test('sample figures are called a sample', () => {
    expect(structuredReport(aReport({ sample: true }), BOOT).creativeWorkStatus).toBe('Sample')
    expect(structuredReport(aReport({ status: 'preliminary' }), BOOT).creativeWorkStatus).toBe('Preliminary')
  })
})

describe('report sections', () => {
  test('a report published and never revised has one change', () => {
    expect(changesOf(aReport({ publishedOn: '2026-09-15' }))).toEqual([
      { kind: 'published', on: '2026-09-15' },
    ])
    const preliminary = aReport({ publishedOn: '2026-09-15', status: 'preliminary' })
    expect(changesOf(preliminary)[0]?.kind).toBe('publishedAsPreliminary')
  })

  test('revisions are listed newest first, each with the office’s note and the file before it', () => {
    const report = aReport({
      status: 'revised',
      publishedOn: '2026-09-15',
      revisedOn: '2026-10-20',
      history: [
        { on: '2026-10-20', url: '/files/b.pdf', note: 'Table 3 corrected.' },
        { on: '2026-10-01', url: '/files/a.pdf', note: 'A map added.' },
      ],
    })
    expect(changesOf(report)).toEqual([
      { kind: 'revised', on: '2026-10-20', note: 'Table 3 corrected.', earlierUrl: '/files/b.pdf' },
      { kind: 'revised', on: '2026-10-01', note: 'A map added.', earlierUrl: '/files/a.pdf' },
      { kind: 'published', on: '2026-09-15' },
    ])
  })

  test('a revision the office entered by hand has no earlier file', () => {
    const report = aReport({ status: 'revised', publishedOn: '2026-09-15', revisedOn: '2026-10-01' })
    expect(changesOf(report).map(({ kind }) => kind)).toEqual(['revised', 'published'])
  })

  test('a report archived on the day of its last revision was archived after it', () => {
    const report = aReport({
      status: 'revised',
      revisedOn: '2026-10-01',
      archived: true,
      archivedOn: '2026-10-01',
    })
    expect(changesOf(report).map(({ kind }) => kind)).toEqual(['archived', 'revised', 'published'])
  })

  function words(period: Period): (string | null)[] {
    const { label, dates } = periodText(period, 'en', englishTranslations.t)
    return [label, dates.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')]
  }

  test('a fiscal label is always shown with its actual dates', () => {
    expect(words({ kind: 'fiscalYear', start: '2025-07-01', end: '2026-06-30', label: 'FY 2026' })).toEqual([
      'FY 2026',
      'Jul 1, 2025 to Jun 30, 2026',
    ])
  })

  test('a whole month is named once, and its label only if it is another', () => {
    const month = { kind: 'month', start: '2026-10-01', end: '2026-10-31' } as const
    expect(words({ ...month, label: 'October 2026' })).toEqual([null, 'October 2026'])
    expect(words({ ...month, label: 'Oct 2026' })).toEqual(['Oct 2026', 'October 2026'])
  })

  test('a week shows its days of the week, and its label only if it is not the dates', () => {
    const week = { kind: 'week', start: '2026-11-08', end: '2026-11-14' } as const
    expect(words({ ...week, label: 'Nov 8–14, 2026' })).toEqual([null, 'Sun, Nov 8 to Sat, Nov 14, 2026'])
    expect(words({ ...week, label: 'Week 46' })[0]).toBe('Week 46')
  })

  test('a week over new year shows both years', () => {
    const week = { kind: 'week', start: '2026-12-27', end: '2027-01-02', label: 'Week 1' } as const
    expect(words(week)[1]).toBe('Sun, Dec 27, 2026 to Sat, Jan 2, 2027')
  })
})
