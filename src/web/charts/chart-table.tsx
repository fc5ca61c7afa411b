import type { ReactNode } from 'react'
import styles from './chart-table.module.css'

interface ChartColumn {
  key: string
  title: ReactNode
  /** Figures are set to the right, words to the left. */
  holds: 'figures' | 'words' | 'bars'
}

export interface ChartTableProps {
  caption: string
  /** The first one heads the rows. */
  columns: readonly ChartColumn[]
  /** A cell for each column; `null`: not measured. */
  rows: readonly { key: string; cells: readonly (ReactNode | null)[] }[]
  notMeasuredText: string
  /** Whether the caption is shown; it is always read aloud. */
  hasVisibleCaption?: boolean
  /** Lets a wide table scroll by itself; narrow ones shrink. */
  isWide?: boolean
}

/** Figures as a table with headers. What was not measured is a dash that is read aloud as words. */
export function ChartTable(props: ChartTableProps) {
  const { caption, columns, rows, notMeasuredText, hasVisibleCaption = false, isWide = false } = props
  const table = (
    <table className={styles.table}>
      <caption className={hasVisibleCaption ? styles.caption : 'visually-hidden'}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, title, holds }) => (
            <th key={key} scope="col" className={styles[holds]}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {columns.map((column, index) => (
              <Cell
                key={column.key}
                isHeader={index === 0}
                holds={column.holds}
                notMeasuredText={notMeasuredText}
              >
                {cells[index]}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
  return isWide ? (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard, and named
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      {table}
    </section>
  ) : (
    table
  )
}

function Cell(props: {
  isHeader: boolean
  holds: ChartColumn['holds']
  notMeasuredText: string
  children?: ReactNode
}) {
  const { isHeader, holds, notMeasuredText, children } = props
  const content =
    children === null || children === undefined ? (
      <>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{notMeasuredText}</span>
      </>
    ) : (
      children
    )
  return isHeader ? (
    <th scope="row" className={styles[holds]}>
      {content}
    </th>
  ) : (
    <td className={styles[holds]}>{content}</td>
  )
}
