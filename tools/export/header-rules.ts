import { LANGUAGES, languagePrefix } from '../../src/contract/language.ts'
import type { RuleGroup } from './site-rules.ts'

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
