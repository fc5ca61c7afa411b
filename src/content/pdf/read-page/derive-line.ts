import type { Inline } from '../../../contract/readable-report.ts'
import { isElement, type StructureElement } from '../checks/pdf-model.ts'

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

/** What is around an element. */
export interface Around {
  language: string | null
  /** The language of what is rendered around it. */
  shown: string | null
  href: string | null
  /** Not within a paragraph, a list or a cell: the start of a page may be a separate block. */
  isTop: boolean
  /** How deep in sections, for headings without a level. */
  depth: number
}

const INLINE_TYPES = new Set(
  'Span Quote Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Lbl Em Strong Form'.split(' '),
)

/** Whether an element is part of a line: inline types, and within a line (`isLine`) unknown types without a block. */
export function isInline({ knownType, kids }: StructureElement, isLine: boolean): boolean {
  if (knownType !== null) return INLINE_TYPES.has(knownType)
  return isLine && kids.length > 0 && kids.every((kid) => !isElement(kid) || isInline(kid, true))
}

/** The surroundings of an element's kids. */
export function enter({ language, objects }: StructureElement, around: Around): Around {
  const href = objects.find((object) => object.href !== null)?.href ?? around.href
  return { ...around, language: languageOf(language) ?? around.language, href }
}

/** BCP 47; `null` for anything that is not a language. */
export function languageOf(named: string | null): string | null {
  try {
    return Intl.getCanonicalLocales(named?.trim() ?? '')[0] ?? null
  } catch {
    return null
  }
}

/** The surroundings of what is rendered within an element. */
export function inside(around: Around): Around {
  return { ...around, shown: around.language, isTop: false }
}

/** The `lang` of an element that begins here. */
export function langOf({ language, shown }: Around): { lang?: string } {
  return language === null || language === shown ? {} : { lang: language }
}

/** What inline types mean. */
export const MEANINGS = new Map<string | null, { as: 'emphasis' | 'strong' | 'quote' | 'code' }>([
  ['Em', { as: 'emphasis' }],
  ['Strong', { as: 'strong' }],
  ['Quote', { as: 'quote' }],
  ['Code', { as: 'code' }],
])
