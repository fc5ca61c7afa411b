/** Texts by their names in templates. Empty: there is none. */
export type TemplateValues<Name extends string = string> = Readonly<Record<Name, string>>

const GUARD = /^\{([?!])(\w+)\}/
const PLACE = /\{(\w+)\}/g

/**
 * Fills a template's placeholders, such as `{name}`. A line that begins with `{?name}` is left out if that value is
 * empty, and one that begins with `{!name}` if it is not. Collapses empty lines. Throws on a name without a value.
 * Pure.
 *
 * @param write formats a value for its placeholder
 */
export function fillTemplate(
  template: string,
  values: TemplateValues,
  write = (text: string) => text,
): string {
  const valueFor = (name: string): string => {
    const value = values[name]
    if (value === undefined) throw new Error(`The template names a value that does not exist: ${name}`)
    return value
  }
  const fillLine = (line: string): string[] => {
    const [guard, sign, name = ''] = GUARD.exec(line) ?? []
    if (guard === undefined) return [line.replace(PLACE, (_, place: string) => write(valueFor(place)))]
    return (valueFor(name) !== '') === (sign === '?') ? fillLine(line.slice(guard.length)) : []
  }
  const lines = template.split('\n').flatMap(fillLine)
  const text = lines
    .join('\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
  return `${text.replace(/\n{3,}/g, '\n\n').trim()}\n`
}

/** Placeholder for an unknown value; no page contains it. */
export const UNKNOWN = '\uFFFC'

/** A template with all its lines, and `UNKNOWN` for each value that is not given. Pure. */
export function withAllLines(template: string, values: Partial<TemplateValues>): string {
  const lines = template.split('\n').map((line) => line.replace(GUARD, ''))
  return lines.join('\n').replace(PLACE, (_, place: string) => values[place] ?? UNKNOWN)
}
