import { Link } from 'wouter'
import { definitionPath } from '../../contract/pages.ts'
import { useTranslations } from '../messages/messages-context.tsx'
import styles from './meanings.module.css'

/** What measures mean, and what they rest on: n, coverage, revisions. */
export function Meanings(props: {
  columns: readonly string[]
  basis?: readonly string[]
  isTarget?: boolean
}) {
  const { columns, basis = [], isTarget = false } = props
  return (
    <>
      <dl className={styles.meanings}>
        {columns.map((column) => (
          <Meaning key={column} column={column} isTarget={isTarget} />
        ))}
      </dl>
      {basis.map((sentence) => (
        <p key={sentence} className={styles.basis}>
          {sentence}
        </p>
      ))}
    </>
  )
}

/**
 * What a column means, with its formula and its source; nothing when there is no such column. Its name leads to the
 * definition; `isTarget`: this is where it leads.
 */
function Meaning({ column, isTarget }: { column: string; isTarget: boolean }) {
  const { definitionOf, t } = useTranslations()
  const found = definitionOf(column)
  if (found === null) return null
  const { label, definition, formula, source } = found
  return (
    <div id={isTarget ? column : undefined}>
      <dt>{isTarget ? label : <Link href={definitionPath(column)}>{label}</Link>}</dt>
      <dd>
        {definition}
        {formula === null ? null : <span className={styles.formula}>{t('chart.formula', { formula })}</span>}
        {source === null ? null : <span className={styles.formula}>{t('chart.source', { source })}</span>}
      </dd>
    </div>
  )
}
