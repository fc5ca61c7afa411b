import { isTag, type Tag } from './read-tags.ts'

/** What is around an element. */
export interface Around {
  language: string | null
  /** The language of what is rendered around it. */
  shown: string | null
  href: string | null
  /** Not within a paragraph, a list or a cell: a page may begin with a block of its own. */
  isTop: boolean
  /** How deep in sections, for headings without a level. */
  depth: number
}

const INLINE_TYPES = new Set(
  'Span Quote Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Lbl Em Strong Form'.split(' '),
)

/** What is in a line: types that do, and within a line (`isLine`) unknown ones without a block inside. */
export function isInline({ type, kids }: Tag, isLine: boolean): boolean {
  if (type !== null) return INLINE_TYPES.has(type)
  return isLine && kids.length > 0 && kids.every((kid) => !isTag(kid) || isInline(kid, true))
}

/** What is around the kids of an element. */
export function enter({ language, href }: Tag, around: Around): Around {
  return { ...around, language: language ?? around.language, href: href ?? around.href }
}

/** What is around what is rendered within it. */
export function inside(around: Around): Around {
  return { ...around, shown: around.language, isTop: false }
}

/** The `lang` of what begins here. */
export function langOf({ language, shown }: Around): { lang?: string } {
  return language === null || language === shown ? {} : { lang: language }
}

/** What types of elements in a line mean. */
export const MEANINGS = new Map<string | null, { as: 'emphasis' | 'strong' | 'quote' | 'code' }>([
  ['Em', { as: 'emphasis' }],
  ['Strong', { as: 'strong' }],
  ['Quote', { as: 'quote' }],
  ['Code', { as: 'code' }],
])
