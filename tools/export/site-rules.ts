import type { SiteContent } from '../../src/content/site-content.ts'
import { API_BASE, ENDPOINT_PATHS } from '../../src/contract/endpoint-paths.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, languagePrefix } from '../../src/contract/language.ts'
import type { Report } from '../../src/contract/report.ts'
import type { RuleGroup } from './rule-groups.ts'

/** All that a web server must know beside the files. */
export interface SiteRules {
  groups: readonly RuleGroup[]
  /** Ids of reports that were taken down. */
  removedIds: readonly string[]
  /** Path of each of their files, unescaped, with the id. */
  removedFiles: readonly (readonly [path: string, id: string])[]
  /** Offered languages that have a prefix. */
  languages: readonly Language[]
  reports: readonly Report[]
  /** What the server behind still answers: whole paths, and with a slash at its end whatever is below. */
  serverPaths: readonly string[]
  /** Names of all files, so that a rule can tell what there is. */
  hasFile: (file: string) => boolean
}

/** Messages, searches and cameras: what depends on the visitor or the minute. */
const SERVER_PATHS = [
  `${API_BASE}Email/`,
  `${API_BASE}Cameras/`,
  API_BASE + ENDPOINT_PATHS.searchDocuments,
  '/.well-known/security.txt',
  '/healthz',
]

/** The server sends no date with what it prepares: its validators tell versions apart. */
export const HIDDEN_HEADERS = ['Last-Modified'] as const

export function buildSiteRules(
  content: Pick<SiteContent, 'removed' | 'reports'>,
  groups: readonly RuleGroup[],
  hasFile: (file: string) => boolean,
): SiteRules {
  return {
    groups,
    removedIds: content.removed.map(({ id }) => id),
    removedFiles: content.removed.flatMap(({ id, urls }) =>
      urls.map((url) => [decodeURIComponent(url), id] as const),
    ),
    languages: LANGUAGES.filter(
      (language) =>
        language !== DEFAULT_LANGUAGE && hasFile(`${languagePrefix(language).slice(1)}/index.html`),
    ),
    reports: content.reports,
    serverPaths: SERVER_PATHS,
    hasFile,
  }
}
