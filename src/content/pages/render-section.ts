import type { ElementContent, Root as HtmlRoot } from 'hast'
import type { Root } from 'mdast'
import rehypeSanitize, { type Options as SafeHtml } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { WHOLE_WORD } from '../../contract/whole-word.ts'
import { explainAbbreviations, type Meaning } from './abbreviations.ts'

/** Only the HTML that Markdown creates. */
const SAFE_HTML: SafeHtml = {
  tagNames: [
    ...['p', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'hr', 'pre'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
    ...['a', 'strong', 'em', 'del', 'code', 'br', 'img'],
  ],
  attributes: {
    a: ['href', 'title', ['rel', 'noopener']],
    img: ['src', 'alt', 'title'],
    ol: ['start'],
    th: [['align', 'left', 'center', 'right']],
    td: [['align', 'left', 'center', 'right']],
  },
  protocols: { href: ['https', 'mailto', 'tel'], src: ['https'] },
}

const processor = unified()
  .use(remarkRehype)
  .use(rehypeOutsideLinks)
  .use(rehypeSanitize, SAFE_HTML)
  .use(rehypeStringify)
  .freeze()

/**
 * Renders Markdown as HTML that is safe to put into a page.
 *
 * @param meanings of abbreviations
 * @param explained abbreviations already explained on the page; those of this section are added
 */
export function renderSection(
  content: Root,
  meanings: Readonly<Record<string, Meaning>>,
  explained: Set<string>,
): string {
  const tree = processor.runSync(content)
  keepWordsWhole(tree)
  explainAbbreviations(tree, meanings, explained)
  return processor.stringify(tree).trim()
}

/** Pages of other sites opened from a link get no access to ours. */
function rehypeOutsideLinks() {
  return (tree: HtmlRoot) => {
    visit(tree, 'element', (node) => {
      const { href } = node.properties
      if (node.tagName === 'a' && typeof href === 'string' && /^https:/i.test(href))
        node.properties.rel = ['noopener']
    })
  }
}

/** Marks words like "I-10" so that no line breaks at the hyphen. The text stays as written, for search and copying. */
function keepWordsWhole(tree: HtmlRoot): void {
  visit(tree, 'text', (node, index, parent) => {
    if (
      parent === undefined ||
      index === undefined ||
      (parent.type === 'element' && parent.tagName === 'code')
    )
      return
    // `split` by a pattern with a group puts the matches at every odd index.
    const parts = node.value.split(WHOLE_WORD).map((value, place): ElementContent => {
      const text = { type: 'text', value } as const
      if (place % 2 === 0) return text
      return { type: 'element', tagName: 'span', properties: { className: ['whole'] }, children: [text] }
    })
    parent.children.splice(index, 1, ...parts)
    return [SKIP, index + parts.length]
  })
}
