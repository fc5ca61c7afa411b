import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Issue, Parsed } from '../issue.ts'

const processor = unified().use(remarkParse).use(remarkGfm).freeze()

// Four printed pages. Markdown tries every way of pairing the signs in a block, so that a block of
// 128 KB of "*a" takes a minute to read; the worst one of this length takes a second.
const MAX_BLOCK_LENGTH = 8_000

/** Reads Markdown with tables into its tree; the lines are those of the text. */
export function parseMarkdown(body: string): Parsed<Root> {
  const tooLong = longBlocks(body)
  return tooLong.length > 0
    ? { kind: 'faulty', issues: tooLong }
    : { kind: 'parsed', value: processor.parse(body) }
}

/** Lines without an empty one between them that are too many. */
function longBlocks(body: string): Issue[] {
  const issues: Issue[] = []
  let start = 1
  let length = 0
  for (const [index, line] of [...body.split('\n'), ''].entries()) {
    if (line.trim() !== '') {
      length += line.length
      continue
    }
    if (length > MAX_BLOCK_LENGTH) {
      const message = `begins a block of ${length} characters, more than ${MAX_BLOCK_LENGTH}: part it with empty lines`
      issues.push({ line: start, message })
    }
    start = index + 2
    length = 0
  }
  return issues
}
