import type { Element, ElementContent, Root, RootContent } from 'hast'
import type { Language } from '../../contract/language.ts'
import { textIn } from '../../contract/local-text.ts'
import type { SiteInfo } from '../../contract/site-info.ts'
import { PHRASES } from '../../phrases/phrases.ts'

/** What an abbreviation stands for, and an explanation in one or two sentences, without the final period. */
export interface Meaning {
  words: string
  meaning: string
}

/** The field's abbreviations and the district's own, which prose explains where they first appear, in one language. */
export function abbreviationsIn(
  language: Language,
  local: SiteInfo['abbreviations'],
): Readonly<Record<string, Meaning>> {
  const own = Object.entries(local).map(([short, { name, meaning }]) => [
    short,
    { words: textIn(name, language), meaning: textIn(meaning, language) },
  ])
  return { ...PHRASES[language].abbreviations, ...Object.fromEntries(own) }
}

/** Elements in which a button is not allowed or would distract. */
const LEFT_ALONE: ReadonlySet<string> = new Set(['a', 'code', 'pre', 'h3', 'h4', 'h5', 'h6'])

/**
 * Turns the first occurrence of each known abbreviation on a page into a button that opens its meaning. The browser
 * opens it without a script.
 *
 * @param meanings by the abbreviation
 * @param explained those already explained on the page; new ones are added
 */
export function explainAbbreviations(
  tree: Root,
  meanings: Readonly<Record<string, Meaning>>,
  explained: Set<string>,
): void {
  // Only letters, digits and "&": nothing with a meaning in a pattern.
  const names = Object.keys(meanings).join('|')
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}&])(?:${names})(?![\\p{L}\\p{N}&])`, 'gu')

  const explain = (text: string): ElementContent[] => {
    const parts: ElementContent[] = []
    let end = 0
    for (const { 0: name, index } of text.matchAll(pattern)) {
      const meaning = meanings[name]
      if (meaning === undefined || explained.has(name)) continue
      explained.add(name)
      const before = text.slice(end, index)
      const opening = before.endsWith('(') ? '(' : ''
      const words = before.slice(0, before.length - opening.length)
      parts.push({ type: 'text', value: words }, ...buttonWith(opening, name, meaning))
      end = index + name.length
    }
    return [...parts, { type: 'text', value: text.slice(end) }]
  }
  const walk = <Node extends RootContent | ElementContent>(node: Node): (Node | ElementContent)[] => {
    if (node.type === 'text') return explain(node.value)
    if (node.type === 'element' && !LEFT_ALONE.has(node.tagName)) node.children = node.children.flatMap(walk)
    return [node]
  }
  tree.children = tree.children.flatMap(walk)
}

/** Browsers would break a line between a parenthesis and a button. */
function buttonWith(opening: '(' | '', name: string, { words, meaning }: Meaning): Element[] {
  const id = `meaning-${name.toLowerCase().replace(/[^a-z]+/g, '-')}`
  const button: Element = {
    type: 'element',
    tagName: 'button',
    properties: { type: 'button', popoverTarget: id },
    children: [{ type: 'text', value: name }],
  }
  const whole: Element = {
    type: 'element',
    tagName: 'span',
    properties: { className: ['whole'] },
    children: [{ type: 'text', value: opening }, button],
  }
  return [
    opening === '' ? button : whole,
    {
      type: 'element',
      tagName: 'span',
      properties: { popover: 'auto', id },
      children: [
        { type: 'element', tagName: 'strong', properties: {}, children: [{ type: 'text', value: words }] },
        { type: 'text', value: ` ${meaning}.` },
      ],
    },
  ]
}
