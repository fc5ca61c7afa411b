import type { Nodes, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { shorten } from '../../contract/characters.ts'
import type { Issue } from '../issue.ts'

/** Finds Markdown that pages of this site do not allow: raw HTML, images without a description, and the like. */
export function checkMarkdown(tree: Root): Issue[] {
  const issues: Issue[] = []
  visit(tree, (node) => {
    const message = issueOf(node)
    if (message !== null) issues.push({ line: node.position?.start.line ?? null, message })
  })
  return [...issues, ...headingOrderIssues(tree)]
}

function issueOf(node: Nodes): string | null {
  switch (node.type) {
    case 'html':
      // The end of an element whose start was reported.
      if (node.value.startsWith('</')) return null
      return `has raw HTML, "${shorten(firstLine(node.value), 40)}": write it in Markdown, or put a "\\" before the "<"`
    case 'image':
    case 'imageReference':
      return isBlank(node.alt)
        ? 'shows an image without a description: write ![what it shows](address)'
        : null
    case 'link':
    case 'linkReference':
      return isBlank(textOf(node)) ? 'has a link without text: write [where it leads](address)' : null
    case 'heading':
      return headingIssue(node.depth, textOf(node))
    case 'footnoteReference':
    case 'footnoteDefinition':
      return 'has a footnote, which the site cannot show: move it into the text'
    case 'listItem':
      return typeof node.checked === 'boolean'
        ? 'starts with a check box, which nobody can check: delete "[ ]"'
        : null
    default:
      return null
  }
}

function headingIssue(depth: number, text: string): string | null {
  if (depth === 1) return 'is a first-level heading, which is the title above: start it with "##"'
  return depth > 2 && isBlank(text) ? 'is a heading without text: write it, or delete the line' : null
}

/** People with screen readers navigate by headings; a skipped level sounds like a missing part. */
function headingOrderIssues(tree: Root): Issue[] {
  const issues: Issue[] = []
  let above = 2
  for (const node of tree.children) {
    if (node.type !== 'heading') continue
    if (node.depth > above + 1) {
      const message = `is a heading of level ${node.depth} under one of level ${above}: start it with "${'#'.repeat(above + 1)}"`
      issues.push({ line: node.position?.start.line ?? null, message })
    }
    above = Math.max(node.depth, 2)
  }
  return issues
}

function firstLine(html: string): string {
  return html.trim().split('\n')[0] ?? ''
}

function isBlank(text: string | null | undefined): boolean {
  return (text ?? '').trim() === ''
}
