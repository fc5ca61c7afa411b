import { Link } from 'wouter'
import { definitionPath } from '../../contract/pages.ts'
import { meaningOf } from '../messages/figure-meaning.ts'
import { useTranslations } from '../messages/messages-context.tsx'
import styles from './meanings.module.css'

/** What measures mean, and what they are based on: n, coverage, revisions. Each name leads to the definition. */
export function Meanings({ columns, basis = [] }: { columns: readonly string[]; basis?: readonly string[] }) {
  const translations = useTranslations()
  return (
    <>
      <dl className={styles.meanings}>
        {columns
          .flatMap((column) => meaningOf(column, translations))
          .map(({ column, name, definition, formula, source }) => (
            <div key={column}>
              <dt>
                <Link href={definitionPath(column)}>{name}</Link>
              </dt>
              <dd>
                {definition}
                {formula === null ? null : <span className={styles.formula}>{formula}</span>}
                {source === null ? null : <span className={styles.formula}>{source}</span>}
              </dd>
            </div>
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
