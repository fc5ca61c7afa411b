import type { Element, ElementContent, Root, RootContent } from 'hast'
import type { Meaning } from './abbreviations.ts'

/** Where a button has no place, or would be one too many. */
const LEFT_ALONE: ReadonlySet<string> = new Set(['a', 'code', 'pre', 'h3', 'h4', 'h5', 'h6'])

/**
 * Makes each abbreviation that the field has a meaning for a button that opens it, where it first appears on a page. The
 * browser opens it, without a script.
 *
 * @param meanings by the abbreviation
 * @param explained those of the page that are explained already; what is found is added
 */
export function explainAbbreviations(
  tree: Root,
  meanings: Readonly<Record<string, Meaning>>,
  explained: Set<string>,
): void {
  // Letters, digits and "&" alone: nothing that a pattern would take for a sign.
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

/** Browsers would break a line between a bracket and a button. */
function buttonWith(opening: '(' | '', name: string, [words, meaning]: Meaning): Element[] {
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
