import type { Heading, Root, RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { Issue } from '../issue.ts'

/** Begins what the office has yet to write. In `site.yaml` it is in a comment. */
export const TODO = 'TODO:'

/** Read as one piece: what follows the marker in it tells the office what to write. */
const PIECES: ReadonlySet<string> = new Set(['paragraph', 'listItem', 'tableRow'])

/**
 * Takes the paragraphs, points of lists and rows of tables that begin with `TODO:` out of a page, and the headings
 * that have nothing else below them: a note to the office is no text for visitors.
 *
 * @returns markers elsewhere, which visitors would read
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

/** What is said of a value that is still to be written. */
export const UNWRITTEN = 'is not written yet, and visitors would read this: write it'

/** Whether a value holds a marker; only comments may. */
export function isUnwritten(text: string): boolean {
  return text.includes(TODO)
}

/** Whether something is left of a part of a page without its markers; takes them out of what is below it. */
function isWritten(node: RootContent): boolean {
  if (PIECES.has(node.type) && textOf(node).trimStart().startsWith(TODO)) return false
  if (!('children' in node) || node.children.length === 0) return true
  const children: RootContent[] = node.children
  const written = children.filter(isWritten)
  Object.assign(node, { children: written })
  return written.length > 0
}

/** Leaves out the headings above what was taken out alone. The last come first, so that an empty part empties its own. */
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
