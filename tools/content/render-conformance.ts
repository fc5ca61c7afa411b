import type { Element, Root } from 'hast'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(forBinder)
  .use(rehypeStringify)
  .freeze()

/** The conformance report as part of the binder: without its title, headings one level down, no raw HTML. */
export function renderConformance(markdown: string): string {
  return String(processor.processSync(markdown.replace(/^# .*\n/, '')))
}

function forBinder() {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (/^h[2-5]$/.test(node.tagName)) node.tagName = `h${Number(node.tagName[1]) + 1}`
      if (node.tagName === 'th') node.properties = { scope: 'col' }
      if (node.tagName === 'td') node.properties = {}
      // Its links are relative to the report, not to the binder.
      if (node.tagName === 'a' && !/^https:/.test(String(node.properties.href))) node.tagName = 'span'
      if (node.tagName === 'span') node.properties = {}
      if (node.tagName !== 'table' || parent === undefined || index === undefined) return
      const before = parent.children.slice(0, index).findLast(isHeading)
      const name = before?.children.flatMap((child) => (child.type === 'text' ? [child.value] : [])).join('')
      const properties = { className: ['scroll'], ariaLabel: `Criteria, ${name ?? ''}`, tabIndex: 0 }
      parent.children[index] = { type: 'element', tagName: 'section', properties, children: [node] }
      return index + 1
    })
  }
}

function isHeading(node: Root['children'][number]): node is Element {
  return node.type === 'element' && /^h[1-6]$/.test(node.tagName)
}
