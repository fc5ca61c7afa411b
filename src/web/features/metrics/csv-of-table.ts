import { isValidElement, type ReactNode } from 'react'
import type { DataTableProps } from '../../charts/data-table.tsx'

/**
 * A chart's table as CSV (RFC 4180): the headings, then a line for each row. What was not measured is an empty cell.
 */
export function csvOfTable({ columns, rows }: Pick<DataTableProps, 'columns' | 'rows'>): string {
  const shown = columns.flatMap(({ holds, title }, index) => (holds === 'bars' ? [] : [{ title, index }]))
  const lines = [
    shown.map(({ title }) => title),
    ...rows.map(({ cells }) => shown.map(({ index }) => cells[index] ?? null)),
  ]
  return lines.map((line) => `${line.map((cell) => quoted(textOf(cell))).join(',')}\r\n`).join('')
}

function textOf(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (Array.isArray(node)) return node.map(textOf).join('')
  // The cells of charts are texts, and elements around a text.
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children)
  return String(node)
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
