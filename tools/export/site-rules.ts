import type { SiteContent } from '../../src/content/site-content.ts'
import { API_BASE, ENDPOINT_PATHS } from '../../src/contract/endpoint-paths.ts'
import { ROAD_FEED_PATH, WZDX_FEED_PATH } from '../../src/contract/feed-path.ts'
import { DEFAULT_LANGUAGE, type Language } from '../../src/contract/language.ts'
import { PAGE_PICTURES_PATH } from '../../src/contract/page-picture.ts'
import { pagePath, shownLivePages } from '../../src/contract/pages.ts'
import type { Report } from '../../src/contract/report.ts'
import { liveFactsOf } from '../../src/contract/shown-feed.ts'
import { siteSearchPath } from '../../src/contract/site-search.ts'
import { splitCsvAddress } from '../../src/server/http/table-format.ts'
import { type ExportedResponse, GONE_DIR } from './list-responses.ts'

/** All that a web server must know besides the files. */
export interface SiteRules {
  groups: readonly RuleGroup[]
  removedIds: readonly string[]
  /** Path of each of their files, unescaped, with the id. */
  removedFiles: readonly (readonly [path: string, id: string])[]
  /** Offered languages that have a prefix. */
  languages: readonly Language[]
  reports: readonly Report[]
  /** What the server still handles: whole paths or, if they end with a slash, everything below. */
  serverPaths: readonly string[]
  /** The same for the live pages, the warnings and the search page, which have copies among the files. */
  livePaths: readonly string[]
  /** Whether the site has camera pages. */
  hasCameras: boolean
  /** Origin of the server; `null`: there is none. */
  server: string | null
}

/** What depends on the visitor or the minute: messages, searches with their page pictures, camera pictures, roads. */
const SERVER_PATHS = [
  `${API_BASE}Email/`,
  `${API_BASE}Cameras/`,
  `${API_BASE}Roads/`,
  API_BASE + ENDPOINT_PATHS.searchDocuments,
  PAGE_PICTURES_PATH,
  ROAD_FEED_PATH,
  WZDX_FEED_PATH,
  '/.well-known/security.txt',
  '/healthz',
  '/version',
]

/** What programs get at a nonexistent address. */
export const NOTHING_THERE = 'There is nothing at this address. /api/openapi.json describes every call.'

export function buildSiteRules(
  content: Pick<SiteContent, 'site' | 'removed' | 'reports'>,
  groups: readonly RuleGroup[],
  offered: readonly Language[],
  server: string | null,
): SiteRules {
  const languages = offered.filter((language) => language !== DEFAULT_LANGUAGE)
  const facts = liveFactsOf(content.site)
  return {
    groups,
    removedIds: content.removed.map(({ id }) => id),
    removedFiles: content.removed.flatMap(({ id, urls }) =>
      urls.map((url) => [decodeURIComponent(url), id] as const),
    ),
    languages,
    reports: content.reports,
    serverPaths: SERVER_PATHS,
    livePaths: [
      ...(content.site.weather === undefined ? [] : [API_BASE + ENDPOINT_PATHS.getWarnings]),
      ...[DEFAULT_LANGUAGE, ...languages].flatMap((language) => [
        ...shownLivePages(facts).map((page) => pagePath(page, language)),
        ...(facts.hasCameras ? [`${pagePath('cameras', language)}/`] : []),
        siteSearchPath(language),
        pagePath('storm', language),
        `${pagePath('storm', language)}/`,
      ]),
    ],
    hasCameras: facts.hasCameras,
    server,
  }
}

/** Responses that one rule of a web server covers. */
export interface RuleGroup {
  /** Unique; letters, digits and `_`. */
  name: string
  /** Matches only the addresses' paths: a regular expression with the same meaning in JavaScript and nginx. */
  pattern: string
  /** What an address lacks of its file's name: `.html`, `index.html`, or nothing. */
  suffix: string
  /** By name: one value for the whole group, or one per path that has the header. */
  headers: Readonly<Record<string, GroupHeader>>
  /** Whether parts of the files may be requested. */
  hasRanges: boolean
  responses: readonly Pick<ExportedResponse, 'file' | 'headers'>[]
}

type GroupHeader = string | ReadonlyMap<DecodedPath, string>

/** What identifies a group before its headers are collected. */
type Place = Omit<RuleGroup, 'headers' | 'responses'>

/** Decoded path of a response, as web servers compare it. */
type DecodedPath = string

/** The rules that responses need, one per location. Pure. */
export function groupResponses(
  responses: readonly Pick<ExportedResponse, 'address' | 'file' | 'headers'>[],
): RuleGroup[] {
  const groups = Map.groupBy(responses, ({ address, file }) => placeOf(address, file).name)
  return Array.from(groups.values(), (members) => {
    const names = new Set(members.flatMap(({ headers }) => Object.keys(headers)))
    const headers = Object.fromEntries(Array.from(names, (name) => [name, buildHeader(name, members)]))
    // A group has at least one member.
    const [{ address, file } = { address: '', file: '' }] = members
    return { ...placeOf(address, file), headers, responses: members }
  })
}

function placeOf(address: string, file: string): Place {
  const { path, isCsv } = splitCsvAddress(address)
  const place = (name: string, pattern: string, suffix: string) => ({
    name,
    pattern,
    suffix,
    hasRanges: false,
  })
  if (path.startsWith(`/${GONE_DIR}/`)) {
    const ending = endingOf(file)
    return place(`gone_${ending}`, `^/${GONE_DIR}/(?:[a-z]{2}/)?[^/]+\\.${ending}$`, '')
  }
  if (isCsv) return place('table_csv', `${TABLE_PATTERN}$`, '.csv')
  if (new RegExp(TABLE_PATTERN).test(path)) return place('table_json', `${TABLE_PATTERN}$`, '.json')
  if (path.startsWith('/api/api/')) return place('call', '^/api/api/.+$', '.json')
  if (path.endsWith('/')) return place('home', '^/(?:[a-z]{2}/)?$', 'index.html')
  if (file.endsWith('.html') && /^(\/[a-z]{2})?\/app\//.test(path))
    return place('page', '^(?:/[a-z]{2})?/app/.+$', '.html')
  return verbatim(path)
}

/** Addresses of tables, without the end anchor. */
export const TABLE_PATTERN = '^/api/api/Metrics/Get(?:Table|Series)/[^/]+'

/** Responses with the name of their file, grouped by folder and extension, which determine the type. */
function verbatim(path: string): Place {
  const folder = path.slice(1, path.indexOf('/', 1) + 1)
  const ending = endingOf(path)
  const name = `${folder}${ending}`.replaceAll(/[^A-Za-z0-9]+/g, '_')
  const escaped = folder.replaceAll('.', '\\.')
  const within = folder === '' ? '[^/]+' : '.+'
  return {
    name: `file_${name}`,
    pattern: `^/${escaped}${within}\\.${ending}$`,
    suffix: '',
    hasRanges: folder === 'files/',
  }
}

function endingOf(path: string): string {
  const ending = /\.([A-Za-z0-9]+)$/.exec(path)?.[1]
  if (ending === undefined)
    throw new Error(`${path} needs an extension, from which web servers determine its type`)
  return ending
}

function buildHeader(
  name: string,
  members: readonly Pick<ExportedResponse, 'address' | 'headers'>[],
): GroupHeader {
  const headerOf = ({ headers }: Pick<ExportedResponse, 'headers'>) => headers[name] ?? ''
  const [first = ''] = members.map(headerOf)
  if (members.every((one) => headerOf(one) === first)) return first
  const pathOf = (address: string) => decodeURIComponent(splitCsvAddress(address).path)
  const values = members.map((one) => [pathOf(one.address), headerOf(one)] as const)
  return new Map(values.filter(([, value]) => value !== ''))
}
