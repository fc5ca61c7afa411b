import { Link } from 'wouter'
import { withTerms } from '../../contract/district-terms.ts'
import { definitionPath } from '../../contract/pages.ts'
import { SOURCES } from '../../measures/columns/definitions/definition.ts'
import { useTranslations } from '../messages/messages-context.tsx'
import styles from './meanings.module.css'

/** What the measures mean, and what they are based on: n, coverage, revisions. */
export function Meanings(props: {
  columns: readonly string[]
  basis?: readonly string[]
  isTarget?: boolean
}) {
  const { columns, basis = [], isTarget = false } = props
  return (
    <>
      <dl
        className={`stack ${styles.meanings}`}
        {...(isTarget ? { itemScope: true, itemType: 'https://schema.org/DefinedTermSet' } : {})}
      >
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
 * What a column means, with its formula and source; nothing when there is no such column. Its name links to the
 * definition; `isTarget`: this is that definition, and the term is marked up for search engines.
 */
function Meaning({ column, isTarget }: { column: string; isTarget: boolean }) {
  const { definitionOf, t, terms } = useTranslations()
  const found = definitionOf(column)
  if (found === null) return null
  const { label, definition, formula } = found
  const source = withTerms(SOURCES[column] ?? '', terms)
  const rest = (
    <>
      {formula === '' ? null : (
        <span className={`fact ${styles.formula}`}>{t('chart.formula', { formula })}</span>
      )}
      {source === '' ? null : (
        <span className={`fact ${styles.formula}`}>{t('chart.source', { source })}</span>
      )}
    </>
  )
  if (isTarget)
    return (
      <div id={column} itemProp="hasDefinedTerm" itemScope itemType="https://schema.org/DefinedTerm">
        <dt itemProp="name">{label}</dt>
        <dd>
          <span itemProp="description">{definition}</span>
          {rest}
        </dd>
      </div>
    )
  return (
    <div>
      <dt>
        <Link href={definitionPath(column)}>{label}</Link>
      </dt>
      <dd>
        {definition}
        {rest}
      </dd>
    </div>
  )
}
