import { isTag, type Tag } from './read-tags.ts'

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
export function isInline({ type, kids }: Tag, isLine: boolean): boolean {
  if (type !== null) return INLINE_TYPES.has(type)
  return isLine && kids.length > 0 && kids.every((kid) => !isTag(kid) || isInline(kid, true))
}

/** The surroundings of an element's kids. */
export function enter({ language, href }: Tag, around: Around): Around {
  return { ...around, language: language ?? around.language, href: href ?? around.href }
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
