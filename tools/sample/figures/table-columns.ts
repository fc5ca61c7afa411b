import type { TableBlock } from '../blocks.ts'

/** The first column names the rows, the others hold figures. */
export function columns(first: string, ...others: string[]): TableBlock['columns'] {
  return [{ title: first, align: 'left' }, ...others.map((title) => ({ title, align: 'right' as const }))]
}
