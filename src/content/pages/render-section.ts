import type { Root as HtmlRoot } from 'hast'
import type { Root } from 'mdast'
import rehypeSanitize, { type Options as SafeHtml } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { Language } from '../../contract/language.ts'
import { explainAbbreviations } from './explain-abbreviations.ts'

/** What Markdown makes, and nothing else. */
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
 * @param explained abbreviations of the page that are explained already; those of this section are added
 */
export function renderSection(content: Root, language: Language, explained: Set<string>): string {
  const tree = processor.runSync(content)
  explainAbbreviations(tree, language, explained)
  return processor.stringify(tree).trim()
}

/** A page opened from a link to another site gets no hold on ours. */
function rehypeOutsideLinks() {
  return (tree: HtmlRoot) => {
    visit(tree, 'element', (node) => {
      const { href } = node.properties
      if (node.tagName === 'a' && typeof href === 'string' && /^https:/i.test(href))
        node.properties.rel = ['noopener']
    })
  }
}
