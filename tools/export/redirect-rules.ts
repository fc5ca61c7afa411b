import { DEFAULT_LANGUAGE, LANGUAGES, languagePrefix } from '../../src/contract/language.ts'
import { missingKindOf } from '../../src/contract/missing-address.ts'
import { pagePath, REPORT_SECTIONS, readPath, reportPath, sectionOf } from '../../src/contract/pages.ts'
import { gonePageFile, missingPageFile } from './list-responses.ts'
import type { RuleGroup, SiteRules } from './site-rules.ts'

/**
 * The same redirects for hosts that read a `_redirects` file: the first matching line counts, and an existing file
 * comes before any line without `!`. Pure.
 *
 * Such hosts ignore `Accept`: they serve a table in CSV at `?format=csv`.
 */
export function buildRedirects(rules: SiteRules): string {
  return [
    '# Made by "npm run export".',
    ...serverLines(rules),
    '# Reports that were taken down.',
    ...goneLines(rules),
    '# Calls.',
    '/api/api/Metrics/GetTable/:id format=csv /api/api/Metrics/GetTable/:id.csv 200!',
    '/api/api/Metrics/GetSeries/:id format=csv /api/api/Metrics/GetSeries/:id.csv 200!',
    '/api/api/* /api/api/:splat.json 200',
    '# Reports requested below the wrong section.',
    ...movedLines(rules),
    '# Addresses that do not exist: a problem for programs, a page for people.',
    // After an upgrade of the server, its pages need code that the export does not have yet.
    ...(rules.server === null ? [] : [`/assets/* ${rules.server}/assets/:splat 200`]),
    ...['api', 'files', 'assets', 'feeds'].map((folder) => `/${folder}/* /problems/404.json 404`),
    ...rules.languages.map((language) => `/${language} /${language}/ 308`),
    ...missingLines(rules),
    ...rules.languages.map((language) => `/${language}/* /${language}/?missing=/${language}/:splat 302`),
    '/* /?missing=/:splat 302',
    '',
  ].join('\n')
}

function serverLines({ server, serverPaths, livePaths }: SiteRules): string[] {
  const wild = (path: string) => (path.endsWith('/') ? `${path}*` : path)
  if (server === null) return serverPaths.map((path) => `${wild(path)} /problems/404.json 404`)
  return [
    '# The server handles messages, searches and cameras.',
    ...[...serverPaths, ...livePaths].map(
      (path) => `${wild(path)} ${server}${path}${path.endsWith('/') ? ':splat' : ''} 200!`,
    ),
    `/app/documents q=:q ${server}/app/documents?q=:q 200!`,
  ]
}

function* goneLines({ removedIds, removedFiles, languages }: SiteRules): Generator<string> {
  for (const id of removedIds) {
    for (const language of [DEFAULT_LANGUAGE, ...languages]) {
      for (const section of REPORT_SECTIONS)
        for (const end of ['', '/read'])
          yield `${languagePrefix(language)}/app/${section}/${id}${end} /${gonePageFile(id, language)} 410`
    }
    yield `/api/api/:folder/:call/${id} /gone/${id}.json 410`
  }
  for (const [path, id] of removedFiles) yield `${encodeURI(path)} /gone/${id}.json 410`
}

/** Reports and figures that do not exist get a page that says so. A camera leads to the list of cameras. */
function* missingLines({ languages, hasCameras }: SiteRules): Generator<string> {
  for (const language of [DEFAULT_LANGUAGE, ...languages]) {
    if (hasCameras) yield `${pagePath('cameras', language)}/* ${pagePath('cameras', language)} 302`
    for (const section of REPORT_SECTIONS) {
      const path = `${languagePrefix(language)}/app/${section}`
      const kind = missingKindOf(`/app/${section}/id`) ?? 'report'
      yield `${path}/:id /${missingPageFile(kind, language)} 404`
      yield `${path}/:id/read /${missingPageFile(kind, language)} 404`
    }
  }
}

function* movedLines({ reports, languages }: SiteRules): Generator<string> {
  for (const report of reports) {
    for (const language of [DEFAULT_LANGUAGE, ...languages]) {
      for (const section of REPORT_SECTIONS) {
        if (section === sectionOf(report.category)) continue
        const below = `${languagePrefix(language)}/app/${section}/${report.id}`
        yield `${below} ${reportPath(report, language)} 308`
        yield `${below}/read ${readPath(report, language)} 308`
      }
    }
  }
}

/** Path patterns, in the format of `_headers`, of groups with as many addresses as the site has pages. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  page: LANGUAGES.map((language) => `${languagePrefix(language)}/app/*`),
  home: LANGUAGES.map((language) => `${languagePrefix(language)}/`),
  call: ['/api/api/Documents/*', '/api/api/Pages/*', '/api/api/Metrics/*', '/api/api/Notices/*'],
}

/**
 * The headers of every file, for hosts that read a `_headers` file. Groups that share a folder are listed
 * by their files' addresses. Includes types, because not every host knows all extensions. Pure.
 */
export function buildHeaders(groups: readonly RuleGroup[]): string {
  const blocks = groups.flatMap(({ name, headers, responses }) =>
    PLACES[name] === undefined
      ? responses.map((one) =>
          blockOf(`/${one.file.split('/').map(encodeURIComponent).join('/')}`, one.headers),
        )
      : PLACES[name].map((place) => blockOf(place, headers)),
  )
  return `# Made by "npm run export".\n${blocks.join('\n')}\n`
}

/** Omits headers that differ between addresses of the same pattern. */
function blockOf(place: string, headers: RuleGroup['headers']): string {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [`  ${name}: ${value}`] : [],
  )
  return [place, ...lines].join('\n')
}
