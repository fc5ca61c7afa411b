import type { Inline } from '../../../contract/readable-report.ts'

/** The plain text of a line. Pure. */
export function plainText(line: readonly Inline[]): string {
  return rawText(line).replace(/\s+/g, ' ').trim()
}

/** Joins neighboring words of a line to one string, without spaces at its ends. Pure. */
export function tidyLine(line: readonly Inline[]): Inline[] {
  const tidy: Inline[] = []
  for (const part of line) {
    const last = tidy.at(-1)
    if (typeof part !== 'string') tidy.push(part)
    else if (typeof last === 'string') tidy[tidy.length - 1] = (last + part).replace(/ {2,}/g, ' ')
    else tidy.push(part)
  }
  const first = tidy.findIndex((part) => typeof part === 'string' || 'text' in part)
  if (typeof tidy[first] === 'string') tidy[first] = tidy[first].trimStart()
  const last = tidy.length - 1
  if (typeof tidy[last] === 'string') tidy[last] = tidy[last].trimEnd()
  return tidy.filter((part) => part !== '')
}

/** The places in a line where pages begin. Pure. */
export function pageStarts(line: readonly Inline[]): number[] {
  return line.flatMap((part) =>
    typeof part === 'string' ? [] : 'text' in part ? pageStarts(part.text) : [part.page],
  )
}

/** The spaces before and after a line, at most one each. Pure. */
export function outerSpaces(line: readonly Inline[]): [before: string, after: string] {
  const text = rawText(line)
  return [/^\s/.test(text) ? ' ' : '', /\S\s+$/.test(text) ? ' ' : '']
}

function rawText(line: readonly Inline[]): string {
  return line
    .map((part) => (typeof part === 'string' ? part : 'text' in part ? rawText(part.text) : ''))
    .join('')
}
