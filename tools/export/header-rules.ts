import type { RuleGroup } from './site-rules.ts'

/** Where the addresses of a group lie that are as many as the site has pages, as a `_headers` file writes it. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  page: ['/app/*', '/es/app/*', '/ht/app/*'],
  home: ['/', '/es/', '/ht/'],
  call: ['/api/api/Documents/*', '/api/api/Pages/*', '/api/api/Metrics/*', '/api/api/Notices/*'],
}

/**
 * The headers of every file for hosts that read a `_headers` file. Groups that share a folder are told
 * apart by their files' own addresses. It has types too: not every host knows all endings. Pure.
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

/** Headers that differ from one address of the place to the next are left out. */
function blockOf(place: string, headers: RuleGroup['headers']): string {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [`  ${name}: ${value}`] : [],
  )
  return [place, ...lines].join('\n')
}
