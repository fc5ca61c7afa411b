import type { RuleGroup } from './site-rules.ts'

/** Type and headers of a group's responses, as the lines of a location. Pure. */
export function headerLines(group: RuleGroup): string {
  const always = group.name.startsWith('gone_') ? ' always' : ''
  const lines = Object.entries(group.headers)
    .filter(([name]) => name !== 'Content-Type')
    .map(([name, header]) => {
      const value = typeof header === 'string' ? headerValue(name, header) : variableOf(group, name)
      return `    add_header ${name} ${value}${always};`
    })
  return [
    '    types { }',
    `    default_type ${typeOf(group)};`,
    ...(group.hasRanges ? [] : ['    max_ranges 0;']),
    ...(group.name.startsWith('gone_') ? ['    etag off;'] : []),
    ...lines,
    '    add_header Content-Encoding $export_encoding;',
    // The server sends no date with prepared responses: its validators distinguish versions.
    ...(group.hasRanges ? [] : ['    add_header Last-Modified "";']),
  ].join('\n')
}

function typeOf({ name, headers }: RuleGroup): string {
  const type = headers['Content-Type']
  if (typeof type !== 'string') throw new Error(`Responses of the group ${name} differ in type`)
  return quoted(type)
}

/** A file is saved instead of shown if its address requests it. */
export function headerValue(name: string, value: string): string {
  const text = quoted(value)
  return name === 'Content-Disposition' ? text.replace(/^"inline;/, '"$export_disposition;') : text
}

export function variableOf({ name }: RuleGroup, header: string): string {
  return `$export_${name}_${header.toLowerCase().replaceAll('-', '_')}`
}

/** A quoted nginx string. `$` would start a variable; in patterns it may only be at the end. */
export function quoted(text: string): string {
  if (/\$(?!$|\))/.test(text)) throw new Error(`nginx cannot hold this text: ${text}`)
  return quotedKey(text)
}

/** The same where nginx expands no variables: the left side of a map. */
export function quotedKey(text: string): string {
  if (/[\r\n\0]/.test(text)) throw new Error(`nginx cannot hold this text: ${text}`)
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
