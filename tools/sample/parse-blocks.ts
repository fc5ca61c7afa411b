import type { Code, List, Nodes, RootContent, Table } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import * as v from 'valibot'
import { parse } from 'yaml'
import type { Block, TableBlock } from './blocks.ts'
import { Chart } from './charts.ts'
import type { FiscalYear } from './figures/fiscal-years.ts'
import { buildYearFigure } from './figures/year-figure.ts'

/** A paragraph that begins so belongs to the table below it, or above it. */
const CAPTION = 'Table: '
const NOTE = 'Note: '

/**
 * Turns a document's Markdown into blocks: `#` a chapter, `##` a section, a quotation the lead
 * under a chapter's title, ```` ```chart ```` a chart in YAML, ```` ```figure ```` the name of a
 * table or chart of the fiscal year. Throws on anything a document cannot show.
 */
export function parseBlocks(markdown: string, year: FiscalYear | null): Block[] {
  const root = unified().use(remarkParse).use(remarkGfm).parse(markdown)
  const blocks: Block[] = []
  let caption: string | null = null
  for (const node of root.children) {
    const text = plainText(node).replace(/\s*\n\s*/g, ' ')
    const last = blocks.at(-1)
    if (node.type === 'paragraph' && text.startsWith(CAPTION)) caption = text.slice(CAPTION.length)
    else if (node.type === 'paragraph' && text.startsWith(NOTE) && last?.kind === 'table') {
      blocks[blocks.length - 1] = { ...last, note: text.slice(NOTE.length) }
    } else if (node.type === 'table') {
      blocks.push(tableBlock(node, caption))
      caption = null
    } else blocks.push(simpleBlock(node, text, year))
  }
  return blocks
}

function simpleBlock(node: RootContent, text: string, year: FiscalYear | null): Block {
  switch (node.type) {
    case 'heading':
      return { kind: node.depth === 1 ? 'chapter' : 'section', title: text }
    case 'blockquote':
      return { kind: 'lead', text }
    case 'paragraph':
      return { kind: 'paragraph', text: onlyText(node, text) }
    case 'list':
      return { kind: 'list', items: listItems(node) }
    case 'code':
      return codeBlock(node, year)
    default:
      throw new Error(`a document cannot show "${node.type}": ${text.slice(0, 60)}`)
  }
}

/** Bold and links would be lost in print, so a text must do without them. */
function onlyText(node: Extract<RootContent, { type: 'paragraph' }>, text: string): string {
  const other = node.children.find((child: Nodes) => child.type !== 'text')
  if (other !== undefined) throw new Error(`a paragraph cannot show "${other.type}": ${text.slice(0, 60)}`)
  return text
}

function listItems(list: List): string[] {
  return list.children.map((item) => plainText(item).replace(/\s*\n\s*/g, ' '))
}

function codeBlock(node: Code, year: FiscalYear | null): Block {
  if (node.lang === 'chart') return { kind: 'chart', chart: v.parse(Chart, parse(node.value)) }
  if (node.lang === 'figure' && year !== null) return buildYearFigure(node.value.trim(), year)
  throw new Error(`a document cannot show a block of "${node.lang}"`)
}

function tableBlock(table: Table, caption: string | null): TableBlock {
  const [head, ...rows] = table.children.map((row) => row.children.map((cell) => plainText(cell)))
  if (head === undefined || caption === null) throw new Error(`a table needs "${CAPTION}…" above it`)
  const columns = head.map((title, index) => {
    const align: 'left' | 'right' = table.align?.[index] === 'right' ? 'right' : 'left'
    return { title, align }
  })
  return { kind: 'table', caption, columns, rows, note: null }
}
