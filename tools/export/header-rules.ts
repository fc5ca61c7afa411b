import type { RuleGroup } from './rule-groups.ts'

/** Where the addresses of a group lie, as a `_headers` file writes it. */
const PLACES: readonly (readonly [name: RegExp, places: readonly string[]])[] = [
  [/^page$/, ['/app/*', '/es/app/*', '/ht/app/*']],
  [/^home$/, ['/', '/es/', '/ht/']],
  [/^call$/, ['/api/api/Documents/*', '/api/api/Pages/*', '/api/api/Metrics/*']],
]

/**
 * The headers of every file for hosts that read a `_headers` file. Groups that share a folder are told
 * apart by their files' own addresses. Types stand in it too: not every host knows all endings. Pure.
 */
export function buildHeaders(
  groups: readonly RuleGroup[],
  filesOf: (group: RuleGroup) => readonly string[],
): string {
  const blocks = groups.flatMap((group) => {
    const known = PLACES.find(([name]) => name.test(group.name))?.[1]
    const places =
      known ?? filesOf(group).map((file) => `/${file.split('/').map(encodeURIComponent).join('/')}`)
    return places.map((place) => blockOf(place, group, known === undefined))
  })
  return `# Made by "npm run export".\n${blocks.join('\n')}\n`
}

function blockOf(place: string, group: RuleGroup, isOneFile: boolean): string {
  const path = decodeURIComponent(place)
  const lines = Object.entries(group.headers).flatMap(([name, header]) => {
    const ofFile = typeof header !== 'string' && isOneFile ? header.get(pathOf(path, group)) : ''
    const value = typeof header === 'string' ? header : (ofFile ?? '')
    return value === '' ? [] : [`  ${name}: ${value}`]
  })
  return [place, ...lines].join('\n')
}

/** The address of a file whose name has an ending that the address has not. */
function pathOf(file: string, { suffix }: RuleGroup): string {
  return suffix !== '' && file.endsWith(suffix) ? file.slice(0, -suffix.length) : file
}
