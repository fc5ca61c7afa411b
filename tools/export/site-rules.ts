import type { SiteContent } from '../../src/content/site-content.ts'
import { API_BASE, ENDPOINT_PATHS } from '../../src/contract/endpoint-paths.ts'
import { DEFAULT_LANGUAGE, type Language } from '../../src/contract/language.ts'
import { PAGE_PICTURES_PATH } from '../../src/contract/page-picture.ts'
import { CAMERA_PAGES, pagePath } from '../../src/contract/pages.ts'
import type { Report } from '../../src/contract/report.ts'
import { siteSearchPath } from '../../src/contract/site-search.ts'
import type { RuleGroup } from './rule-groups.ts'

/** All that a web server must know beside the files. */
export interface SiteRules {
  groups: readonly RuleGroup[]
  removedIds: readonly string[]
  /** Path of each of their files, unescaped, with the id. */
  removedFiles: readonly (readonly [path: string, id: string])[]
  /** Offered languages that have a prefix. */
  languages: readonly Language[]
  reports: readonly Report[]
  /** What the server behind still answers: whole paths, and with a slash at its end whatever is below. */
  serverPaths: readonly string[]
  /** The same for the pages of cameras and the search page, which have copies among the files. */
  cameraPaths: readonly string[]
  /** Origin of the server behind; `null`: there is none. */
  server: string | null
}

/** Messages, searches with pictures of the pages they find, and pictures of cameras: what depends on the visitor or the minute. */
const SERVER_PATHS = [
  `${API_BASE}Email/`,
  `${API_BASE}Cameras/`,
  API_BASE + ENDPOINT_PATHS.searchDocuments,
  PAGE_PICTURES_PATH,
  '/.well-known/security.txt',
  '/healthz',
]

/** What programs read at an address that is none. */
export const NOTHING_THERE = 'There is nothing at this address. /api/openapi.json describes every call.'

export function buildSiteRules(
  content: Pick<SiteContent, 'removed' | 'reports'>,
  groups: readonly RuleGroup[],
  offered: readonly Language[],
  server: string | null,
): SiteRules {
  const languages = offered.filter((language) => language !== DEFAULT_LANGUAGE)
  return {
    groups,
    removedIds: content.removed.map(({ id }) => id),
    removedFiles: content.removed.flatMap(({ id, urls }) =>
      urls.map((url) => [decodeURIComponent(url), id] as const),
    ),
    languages,
    reports: content.reports,
    serverPaths: SERVER_PATHS,
    cameraPaths: [DEFAULT_LANGUAGE, ...languages].flatMap((language) => [
      ...CAMERA_PAGES.map((page) => pagePath(page, language)),
      `${pagePath('cameras', language)}/`,
      siteSearchPath(language),
    ]),
    server,
  }
}
