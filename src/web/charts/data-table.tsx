import type { ReactNode } from 'react'
import { useTranslations } from '../messages/messages-context.tsx'
import { WholeWords } from '../ui/whole-words.tsx'
import styles from './data-table.module.css'

/** The first and the last day of a period, `YYYY-MM-DD`. */
export interface Days {
  start: string
  end: string
}

/** The columns and rows of a table. */
export interface TableFigures {
  /** The first column has the row headers. `key` is the column's name in a file, with its unit. Figures, the default, are right-aligned, text left-aligned. */
  columns: readonly { key: string; title: ReactNode; holds?: 'figures' | 'words' | 'bars' }[]
  /** One cell per column; `null`: not measured. Rows of the same `group` follow its name. `period`: a trend's, its days. */
  rows: readonly { key: string; group?: string; period?: Days; cells: readonly ReactNode[] }[]
  /** What a dash means instead of "not measured". */
  dashText?: string
}

export interface DataTableProps extends TableFigures {
  /** For screen readers; sighted visitors see the same in a heading. */
  caption: string
  /** The table shrinks instead of scrolling. */
  isNarrow?: boolean
}

/** Figures as a table with headers. A figure not measured is a dash, with a text for screen readers. */
export function DataTable({ caption, columns, rows, dashText, isNarrow = false }: DataTableProps) {
  const table = (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, title, holds = 'figures' }) =>
            // Bars repeat the figures beside them: screen readers skip the column.
            holds === 'bars' ? (
              <td key={key} className={styles.bars} aria-hidden="true" />
            ) : (
              <th key={key} scope="col" className={styles[holds]}>
                {typeof title === 'string' ? <WholeWords>{withBreakableYear(title)}</WholeWords> : title}
              </th>
            ),
          )}
        </tr>
      </thead>
      {[...Map.groupBy(rows, ({ group }) => group)].map(([group, groupRows]) => (
        <tbody key={group ?? ''}>
          {group === undefined ? null : (
            <tr>
              <th scope="rowgroup" colSpan={columns.length}>
                {group}
              </th>
            </tr>
          )}
          {groupRows.map(({ key: row, cells }) => (
            <tr key={row}>
              {columns.map(({ key, holds = 'figures' }, index) => {
                const [Cell, scope] = index === 0 ? (['th', 'row'] as const) : (['td', undefined] as const)
                return (
                  <Cell
                    key={key}
                    scope={scope}
                    className={styles[holds]}
                    aria-hidden={holds === 'bars' || undefined}
                  >
                    <CellText dashText={dashText}>{cells[index]}</CellText>
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
  if (isNarrow) return table
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and a section with a name is a landmark
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard, and named
    <div className={styles.scroll} role="group" aria-label={caption} tabIndex={0}>
      {table}
    </div>
  )
}

/** "Nov 8–14, 2026" above a column of short figures may break before the year, which leaves room for the other columns. */
function withBreakableYear(title: string): string {
  return title.replace(/\u00a0(?=\d{4}$)/, ' ')
}

function CellText({ children, dashText }: { children: ReactNode; dashText: string | undefined }) {
  if (typeof children === 'string') return <WholeWords>{children}</WholeWords>
  return children ?? <Dash text={dashText} />
}

/** Stands in for a figure. Default: it was not measured. */
export function Dash({ text }: { text?: string | undefined }) {
  const { t } = useTranslations()
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{text ?? t('metrics.notMeasured')}</span>
    </>
  )
}
