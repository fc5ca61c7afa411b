import { createHash } from 'node:crypto'
import { aReport as buildReport } from '../../../tests/builders/a-report.ts'
import { aSiteInfo } from '../../../tests/builders/a-site.ts'
import { NO_DESK_ROLES } from '../../content/parse-site-file.ts'
import type { SiteContent } from '../../content/site-content.ts'
import { USUAL_APPEARANCE } from '../../contract/appearance.ts'
import { splitLanguage } from '../../contract/language.ts'
import type { RenderPage } from '../../contract/page-source.ts'
import { PAGES, pagePath, readAddressOf, reportAddressOf } from '../../contract/pages.ts'
import type { Report } from '../../contract/report.ts'

const SITE = aSiteInfo({ promo: { title: 'Annual report', text: 'Read it', reportId: 'annual-2026' } })

/** A sample site has its sample cameras at exits, and the pages about cameras with them. */
const EXIT = {
  road: 'I-95',
  exit: '31',
  crossStreet: 'Oakland Park Blvd',
  latitude: 26.17,
  longitude: -80.15,
}

/** Content with one report, one exit, and no files on disk by default. */
export function aSiteContent(overrides: Partial<SiteContent> = {}): SiteContent {
  const content: SiteContent = {
    site: SITE,
    desk: NO_DESK_ROLES,
    reports: [aReport()],
    removed: [],
    exceptions: new Map(),
    pages: [],
    tables: new Map(),
    ramps: [],
    exits: [EXIT],
    map: null,
    appearance: USUAL_APPEARANCE,
    appearanceFiles: [],
    areas: new Map(),
    notices: [],
    files: new Map(),
    pageTexts: new Map(),
    readings: new Map(),
    reviewed: new Map(),
    hash: '',
    ...overrides,
  }
  const hash = createHash('sha256')
    .update(JSON.stringify([content.site, content.reports, content.pages, [...content.files]]))
    .digest('hex')
  return { ...content, hash: overrides.hash ?? hash }
}

/** The report of tests/builders under the id that the promo names. */
export function aReport(overrides: Partial<Report> = {}): Report {
  const { file } = buildReport()
  return buildReport({
    id: 'annual-2026',
    publishedOn: '2026-09-01',
    sample: true,
    file: { ...file, url: '/files/annual-2026.pdf' },
    ...overrides,
  })
}

/** Renders the site's and reports' pages in English and Spanish; outputs the reports and cameras it received. */
export const renderPlainly: RenderPage = (
  pathname,
  { site, response, publicUrl, cameras, missing, view },
) => {
  if (missing !== undefined)
    return { html: `<!doctype html><title>No ${missing.kind}</title>`.padEnd(2000, '.') }
  const { path } = splitLanguage(pathname)
  const requested = readAddressOf(path) ?? reportAddressOf(path)
  const found = requested === null ? null : response('getReport', { id: requested.id })
  if (found !== null) return { html: `<!doctype html><title>${found.report.title}</title>`.padEnd(2000, '.') }
  const page = PAGES.find((known) => [pagePath(known), pagePath(known, 'es')].includes(pathname))
  if (page === undefined) return null
  const isAboutUs = page === 'about-us'
  const reports = (isAboutUs ? null : response('getReports', { category: 'documents_annual' })) ?? []
  const places = cameras?.cameras.map(({ location }) => `<li>${location}</li>`).join('') ?? ''
  const titles = reports.map((report) => `<li>${report.title}</li>`).join('')
  const notices =
    response('getNotices', {})
      ?.map(({ text }) => `<p>${text.en}</p>`)
      .join('') ?? ''
  const words = 'Roads of the district, watched day and night. '.repeat(20)
  return {
    html: `<!doctype html><title>${site.district.name}: ${page}</title>
<a href="${site.links.virtualTour}">Tour</a><a href="${publicUrl}${pathname}">Here</a><ul>${titles}${places}</ul>${notices}<p>${view ?? ''}${words}</p>`,
  }
}
