import type { Inline, ReadableBlock, ReadableReport } from '../../contract/readable-report.ts'
import type { Report } from '../../contract/report.ts'
import type { SiteContent } from '../site-content.ts'

/**
 * The text of a report for its web page: the office's own version, the PDF's tagged text, or, if the tags are unusable,
 * the text of its pages.
 */
export function buildReadable(
  { id, title }: Pick<Report, 'id' | 'title'>,
  { reviewed, readings, pageTexts }: Pick<SiteContent, 'reviewed' | 'readings' | 'pageTexts'>,
): ReadableReport | null {
  const sections = reviewed.get(id)
  if (sections !== undefined) return { kind: 'reviewed', sections: [...sections] }
  const reading = readings.get(id)
  if (reading === undefined) return null
  const { text } = reading.read()
  if (text.kind === 'tagged') return { ...text, blocks: fitHeadings(text.blocks, title) }
  const pages = [...(pageTexts.get(id)?.read() ?? [])]
  return { kind: 'extracted', problems: text.kind === 'withheld' ? text.problems : [], pages }
}

/**
 * Fits headings below the title of the page: removes a first one that repeats it; the others begin at level 2 without
 * gaps. Pure.
 */
export function fitHeadings(blocks: readonly ReadableBlock[], title: string): ReadableBlock[] {
  const above: number[] = []
  const first = blocks.findIndex(({ kind }) => kind !== 'page')
  const isTitle = (block: ReadableBlock, index: number) =>
    index === first && block.kind === 'heading' && comparable(wordsOf(block.text)) === comparable(title)
  const fit = (block: ReadableBlock): ReadableBlock => {
    switch (block.kind) {
      case 'heading': {
        while ((above.at(-1) ?? 0) >= block.level) above.pop()
        above.push(block.level)
        return { ...block, level: Math.min(above.length + 1, 6) }
      }
      case 'quote':
      case 'note':
        return { ...block, blocks: block.blocks.map(fit) }
      case 'list':
        return { ...block, items: block.items.map((item) => item.map(fit)) }
      case 'table':
        return {
          ...block,
          rows: block.rows.map((row) => row.map((cell) => ({ ...cell, blocks: cell.blocks.map(fit) }))),
        }
      default:
        return block
    }
  }
  return blocks.filter((block, index) => !isTitle(block, index)).map(fit)
}

function wordsOf(line: readonly Inline[]): string {
  return line
    .map((part) => (typeof part === 'string' ? part : 'text' in part ? wordsOf(part.text) : ''))
    .join('')
}

function comparable(text: string): string {
  return text
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()
}
