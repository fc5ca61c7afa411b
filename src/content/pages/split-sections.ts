import type { Heading, Root, RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { Issue } from '../issue.ts'
import { slugOf } from '../slug.ts'

/** One second-level heading and what follows it. */
export interface MarkdownSection {
  /** Id of the section in its page, after the `#`. Empty: the heading has no letters or digits. */
  id: string
  title: string
  /** Of the heading. */
  line: number
  /** What follows the heading, with every definition of the page that its links may refer to. */
  content: Root
}

/** The end of a heading that sets its id: `## Incident management {#incidentManagement}`. */
const SET_ID = /\{#([A-Za-z][A-Za-z0-9-]*)\}$/

/** Splits a page at its second-level headings. */
export function splitSections(tree: Root): { sections: MarkdownSection[]; issues: Issue[] } {
  const definitions = tree.children.filter((node) => node.type === 'definition')
  const sections: MarkdownSection[] = []
  const early: RootContent[] = []
  for (const node of tree.children) {
    if (node.type === 'definition') continue
    if (node.type === 'heading' && node.depth === 2) sections.push(startSection(node, definitions))
    else (sections.at(-1)?.content.children ?? early).push(node)
  }
  return { sections, issues: [...earlyIssues(early), ...headingIssues(sections)] }
}

function startSection(heading: Heading, definitions: readonly RootContent[]): MarkdownSection {
  const text = textOf(heading).trim()
  const title = text.replace(SET_ID, '').trimEnd()
  return {
    id: SET_ID.exec(text)?.[1] ?? slugOf(title),
    title,
    line: heading.position?.start.line ?? 1,
    content: { type: 'root', children: [...definitions] },
  }
}

/** Any amount of text before the first heading is one mistake. */
function earlyIssues([first]: readonly RootContent[]): Issue[] {
  if (first === undefined) return []
  const message = 'comes before the first heading and would not be shown: write a line "## …" above it'
  return [{ line: first.position?.start.line ?? null, message }]
}

function headingIssues(sections: readonly MarkdownSection[]): Issue[] {
  const lineOfId = new Map<string, number>()
  return sections.flatMap(({ id, title, line }) => {
    if (id === '' || title === '')
      return [{ line, message: 'is a heading without text: write it, or delete the line' }]
    const earlier = lineOfId.get(id)
    if (earlier === undefined) {
      lineOfId.set(id, line)
      return []
    }
    return [
      {
        line,
        message: `"${title}" has the same address "#${id}" as the heading in line ${earlier}: reword one`,
      },
    ]
  })
}
