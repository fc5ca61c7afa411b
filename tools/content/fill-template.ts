/** Texts by the names that templates have in braces. Empty: there is none. */
export type TemplateValues<Name extends string = string> = Readonly<Record<Name, string>>

const GUARD = /^\{([?!])(\w+)\}/
const PLACE = /\{(\w+)\}/g

/**
 * Puts values into the places of a template, such as `{name}`. A line that begins with `{?name}` is left out without
 * that value, and one that begins with `{!name}` with it. Of several empty lines one stays. Throws when the template
 * names a value that is not there. Pure.
 *
 * @param write how a value is written in its place
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

/** Stands for a value that is not known; no text of a page holds it. */
export const UNKNOWN = '\uFFFC'

/** A template as it reads for every district: with all lines, and `UNKNOWN` for each value but those given. Pure. */
export function withAllLines(template: string, values: Partial<TemplateValues>): string {
  const lines = template.split('\n').map((line) => line.replace(GUARD, ''))
  return lines.join('\n').replace(PLACE, (_, place: string) => values[place] ?? UNKNOWN)
}
