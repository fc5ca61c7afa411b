import type { Heading, Root, RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { Issue } from '../issue.ts'

/** Marks what the office still has to write. In `site.yaml` it is in a comment. */
export const TODO = 'TODO:'

/** Nodes removed as a whole: the text after the marker says what to write. */
const PIECES: ReadonlySet<string> = new Set(['paragraph', 'listItem', 'tableRow'])

/**
 * Removes the paragraphs, list items and table rows that begin with `TODO:` from a page, and the headings with
 * nothing else below them: notes to the office are not for visitors.
 *
 * @returns markers elsewhere, which visitors would see
 */
export function removeTodos(tree: Root): Issue[] {
  const whole = tree.children
  tree.children = withoutEmptyHeadings(whole, whole.filter(isWritten))
  const issues: Issue[] = []
  visit(tree, ['text', 'inlineCode', 'code'], (node) => {
    if ('value' in node && node.value.includes(TODO))
      issues.push({ line: node.position?.start.line ?? null, message: MISPLACED })
  })
  return issues
}

const MISPLACED = `holds "${TODO}", and visitors would read it: begin a paragraph with it, which they do not see, or write the text`

/** The message for a value not yet written. */
export const UNWRITTEN = 'is not written yet, and visitors would read this: write it'

/** Whether a value contains a marker; only comments may. */
export function isUnwritten(text: string): boolean {
  return text.includes(TODO)
}

/** Whether a node has content besides markers; removes those below it. */
function isWritten(node: RootContent): boolean {
  if (PIECES.has(node.type) && textOf(node).trimStart().startsWith(TODO)) return false
  if (!('children' in node) || node.children.length === 0) return true
  const children: RootContent[] = node.children
  const written = children.filter(isWritten)
  Object.assign(node, { children: written })
  return written.length > 0
}

/** Removes headings with nothing left below. Last first, so that an empty part can empty the one above. */
function withoutEmptyHeadings(whole: readonly RootContent[], written: readonly RootContent[]): RootContent[] {
  const kept = new Set(written)
  for (const [index, node] of [...whole.entries()].toReversed()) {
    const next = whole[index + 1]
    if (node.type !== 'heading' || next === undefined || kept.has(next)) continue
    if (
      isEndOf(
        node,
        whole.slice(index + 1).find((one) => kept.has(one)),
      )
    )
      kept.delete(node)
  }
  return whole.filter((node) => kept.has(node))
}

function isEndOf({ depth }: Heading, next: RootContent | undefined): boolean {
  return next === undefined || (next.type === 'heading' && next.depth <= depth)
}
