import type { Category } from './category.ts'
import { type Language, languagePrefix, splitLanguage } from './language.ts'

/** The six pages of the menu, in its order. */
export const MENU_PAGES = ['discover', 'about-us', 'services', 'metrics', 'documents', 'contact-us'] as const
export type MenuPage = (typeof MENU_PAGES)[number]

/** Pages that show live camera pictures. */
export const CAMERA_PAGES = ['cameras', 'camera-health'] as const

/** Which live data a site has; pages for data it lacks do not exist. */
export interface LiveFacts {
  hasCameras: boolean
  hasRoads: boolean
}

export function isShown(page: ProsePageName, { hasCameras, hasRoads }: LiveFacts): boolean {
  if (page === 'roads') return hasRoads
  return hasCameras || !CAMERA_PAGES.some((one) => one === page)
}

/** Pages that show a few facts about the cameras among other things. */
const PAGES_WITH_CAMERA_FACTS: readonly Page[] = ['discover', 'services']

/** Whether the page at a path shows facts about the cameras, and so changes with them. */
export function hasCameraFacts(path: string): boolean {
  const page = pageOf(splitLanguage(path).path)
  return page !== null && PAGES_WITH_CAMERA_FACTS.includes(page)
}

/** Whether the page at a path shows a fact about the roads, and so changes with them. */
export function hasRoadFacts(path: string): boolean {
  return pageOf(splitLanguage(path).path) === 'services'
}

/** Pages of live data, rendered on request: road events and camera pictures. */
export const LIVE_PAGES = ['roads', ...CAMERA_PAGES] as const

export function shownLivePages(facts: LiveFacts): (typeof LIVE_PAGES)[number][] {
  return LIVE_PAGES.filter((page) => isShown(page, facts))
}

/** Pages that are not in the menu. */
export const OTHER_PAGES = [...LIVE_PAGES, 'accessibility', 'privacy', 'data', 'definitions'] as const

export const PAGES = [...MENU_PAGES, ...OTHER_PAGES] as const
export type Page = (typeof PAGES)[number]

/** Pages whose text the office writes: all pages of the site, and the storm page, which a site may lack. */
export const PROSE_PAGES = [...PAGES, 'storm'] as const
export type ProsePageName = (typeof PROSE_PAGES)[number]

/** The page of a past storm: `/app/storm/2026-09-28`. */
export function pastStormPath(id: string, language: Language = 'en'): string {
  return `${pagePath('storm', language)}/${id}`
}

/** The page with the full text of the official warnings in force. */
export function warningsPath(language: Language = 'en'): string {
  return `${pagePath('storm', language)}/warnings`
}

/** A document about storms. */
export type StormAddress = { kind: 'storm' } | { kind: 'warnings' } | { kind: 'past'; id: string }

/**
 * The document about storms at a path (without language prefix); `null`: there is none. They are separate documents
 * without the site's scripts, so links to them load the whole document.
 */
export function stormAddressOf(path: string): StormAddress | null {
  if (path === pagePath('storm')) return { kind: 'storm' }
  if (path === warningsPath()) return { kind: 'warnings' }
  const id = /^\/app\/storm\/(?<id>\d{4}-\d{2}-\d{2}(?:-\d{1,3})?)$/.exec(path)?.groups?.id
  return id === undefined ? null : { kind: 'past', id }
}

/** The address of a page: `/app/documents`, `/es/app/documents`. */
export function pagePath(page: ProsePageName, language: Language = 'en'): string {
  return `${languagePrefix(language)}/app/${page === 'definitions' ? 'metrics/definitions' : page}`
}

/** Where a column of figures is defined: `/app/metrics/definitions#buffer_index_percent`. */
export function definitionPath(column: string, language: Language = 'en'): string {
  return `${pagePath('definitions', language)}#${column}`
}

/**
 * The page a path (without language prefix) shows; `null` when none does.
 * `/` is Discover itself.
 */
export function pageOf(path: string): Page | null {
  if (path === '/') return 'discover'
  return PAGES.find((page) => path === pagePath(page)) ?? null
}

/** The menu entry to highlight: 0 to 5, or -1 when the address matches no entry. */
export function menuIndexOf(path: string): number {
  if (path === '/') return 0
  return MENU_PAGES.findIndex((page) => path === `/app/${page}` || path.startsWith(`/app/${page}/`))
}

/** The pages below which the pages of individual reports are. */
export const REPORT_SECTIONS = ['services', 'metrics', 'documents'] as const satisfies readonly MenuPage[]
export type ReportSection = (typeof REPORT_SECTIONS)[number]

/** The section of a report's own page: figures of roads below Metrics, TIM below Services, all others below Documents. */
export function sectionOf(category: Category): ReportSection {
  if (category.startsWith('metrics_') || category === 'ramp_monthly') return 'metrics'
  return category.startsWith('services_') ? 'services' : 'documents'
}

/** The address of a report's own page: `/app/documents/annual-report-fy2026`, `/es/app/metrics/…`. */
export function reportPath(report: { id: string; category: Category }, language: Language = 'en'): string {
  return `${pagePath(sectionOf(report.category), language)}/${encodeURIComponent(report.id)}`
}

/** The end of the address of a report's text. */
const READ = '/read'

/** The address of a report's text as a web page, at a page of the PDF: `/app/documents/annual-report-fy2026/read#page-3`. */
export function readPath(
  report: { id: string; category: Category },
  language: Language = 'en',
  pageNumber: number | null = null,
): string {
  return reportPath(report, language) + READ + (pageNumber === null ? '' : `#${pageAnchor(pageNumber)}`)
}

/** The id of the element where a page of the PDF begins. */
export function pageAnchor(pageNumber: number): string {
  return `page-${pageNumber}`
}

/** The report and section whose text is at a path (without language prefix); `null`: none. */
export function readAddressOf(path: string): ReturnType<typeof reportAddressOf> {
  return path.endsWith(READ) ? reportAddressOf(path.slice(0, -READ.length)) : null
}

/** Where a report can be requested in another format: the feedback form, which reads `about`. */
export function formatRequestPath(report: { id: string }): string {
  return `${pagePath('contact-us')}?about=report:${report.id}`
}

/** The report and section at a path (without language prefix); `null`: none. */
export function reportAddressOf(path: string): { section: ReportSection; id: string } | null {
  const match = /^\/app\/(?<section>[a-z]+)\/(?<id>[a-z0-9-]+)$/.exec(path)
  const section = REPORT_SECTIONS.find((one) => one === match?.groups?.section)
  const id = match?.groups?.id
  return section === undefined || id === undefined ? null : { section, id }
}

/** The address of a camera's own page: `/app/cameras/i-70-main-st`. */
export function cameraPath(id: string, language: Language = 'en'): string {
  return `${pagePath('cameras', language)}/${encodeURIComponent(id)}`
}

/** The camera whose page is at a path (without language prefix); `null`: none. */
export function cameraIdOf(path: string): string | null {
  return /^\/app\/cameras\/(?<id>[a-z0-9-]+)$/.exec(path)?.groups?.id ?? null
}
