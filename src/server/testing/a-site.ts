import { createHash } from 'node:crypto'
import type { SiteContent } from '../../content/site-content.ts'
import { splitLanguage } from '../../contract/language.ts'
import { USUAL_LIMITS } from '../../contract/message-limits.ts'
import type { RenderPage } from '../../contract/page-source.ts'
import { PAGES, pagePath, reportAddressOf } from '../../contract/pages.ts'
import type { Report } from '../../contract/report.ts'
import type { SiteInfo } from '../../contract/site-info.ts'

const SITE: SiteInfo = {
  sample: true,
  district: {
    name: 'District Test',
    subtitle: 'Transportation Systems Management and Operations',
    shortSubtitle: 'Traffic operations',
    department: 'Department of Tests',
    unit: 'District Test · TSM&O',
    counties: ['North', 'South'],
    timeZone: 'America/New_York',
  },
  contact: { phone: '555-0100', phoneHours: 'weekdays 8 to 5', post: ['1 Test Way', 'Testville'] },
  links: {
    virtualTour: 'https://tour.example.com/',
    interactiveAnnualReport: 'https://report.example.com/',
    industryForum: 'https://forum.example.com/industry',
    tmcForum: 'https://forum.example.com/tmc',
    travelerInformation: 'https://511.example.com/',
    webSearch: 'https://search.example.com/?q={query}',
  },
  promo: { title: 'Annual report', text: 'Read it', reportId: 'annual-2026' },
  limits: USUAL_LIMITS,
  release: { version: '2.15.0', date: '2025-10-31' },
  mapCredit: 'Nobody',
}

/** Content with one report and no files on disk, unless told otherwise. */
export function aSiteContent(overrides: Partial<SiteContent> = {}): SiteContent {
  const content: SiteContent = {
    site: SITE,
    reports: [aReport()],
    removed: [],
    pages: [],
    tables: new Map(),
    ramps: [],
    areas: new Map(),
    files: new Map(),
    pageTexts: new Map(),
    hash: '',
    ...overrides,
  }
  const hash = createHash('sha256')
    .update(JSON.stringify([content.site, content.reports, content.pages, [...content.files]]))
    .digest('hex')
  return { ...content, hash: overrides.hash ?? hash }
}

export function aReport(overrides: Partial<Report> = {}): Report {
  return {
    id: 'annual-2026',
    category: 'documents_annual',
    title: 'Annual report, fiscal year 2026',
    summary: 'What the office did in the year.',
    language: 'en',
    period: { kind: 'fiscalYear', start: '2025-07-01', end: '2026-06-30', label: 'FY 2026' },
    publishedOn: '2026-09-01',
    revisedOn: null,
    status: 'final',
    archived: false,
    archivedOn: null,
    sample: true,
    file: {
      url: '/files/annual-2026.pdf',
      mediaType: 'application/pdf',
      bytes: 10_000,
      pages: 12,
      sha256: '0'.repeat(64),
      accessibility: 'tagged',
      titleInFile: null,
      languageInFile: null,
    },
    thumbnail: null,
    dataUrl: null,
    history: [],
    ...overrides,
  }
}

/** Draws the pages of the site and of reports in English and Spanish; tells which reports and cameras it was given. */
export const renderPlainly: RenderPage = (pathname, { site, response, publicUrl, cameras }) => {
  const requested = reportAddressOf(splitLanguage(pathname).path)
  const found = requested === null ? null : response('getReport', { id: requested.id })
  if (found !== null) return { html: `<!doctype html><title>${found.report.title}</title>`.padEnd(2000, '.') }
  const page = PAGES.find((known) => [pagePath(known), pagePath(known, 'es')].includes(pathname))
  if (page === undefined) return null
  const isAboutUs = page === 'about-us'
  const reports = (isAboutUs ? null : response('getReports', { category: 'documents_annual' })) ?? []
  const places = cameras?.cameras.map(({ location }) => `<li>${location}</li>`).join('') ?? ''
  const titles = reports.map((report) => `<li>${report.title}</li>`).join('')
  const words = 'Roads of the district, watched day and night. '.repeat(20)
  return {
    html: `<!doctype html><title>${site.district.name}: ${page}</title>
<a href="${site.links.virtualTour}">Tour</a><a href="${publicUrl}${pathname}">Here</a><ul>${titles}${places}</ul><p>${words}</p>`,
  }
}
