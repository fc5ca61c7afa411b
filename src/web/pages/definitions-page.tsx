import type { ProsePage } from '../../contract/prose-page.ts'
import { useSiteFacts } from '../api/site-context.tsx'
import styles from '../charts/meanings.module.css'
import { Meanings } from '../charts/meanings.tsx'
import { ProseFrame, ProseSections } from '../features/prose/prose.tsx'
import { inLanguage, useTranslations } from '../messages/messages-context.tsx'

const EVERY_FIGURE = 'every-figure'

/** The office's text about how it measures, then the meaning of every column of its figures. */
export function DefinitionsPage() {
  return (
    <ProseFrame page="definitions">
      {(prose) => (
        <>
          <Contents prose={prose} />
          <ProseSections sections={prose.sections} />
          <EveryColumn />
        </>
      )}
    </ProseFrame>
  )
}

/** Links to the parts of the page, which is long. */
function Contents({ prose }: { prose: ProsePage }) {
  const { t, language } = useTranslations()
  return (
    <nav aria-label={t('page.definitions')} data-print="hide">
      <ul role="list" className={`links wrap ${styles.contents}`}>
        {prose.sections.map(({ id, title }) => (
          <li key={id} {...inLanguage(prose, language)}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
        {useDefinedColumns().length === 0 ? null : (
          <li>
            <a href={`#${EVERY_FIGURE}`}>{t('metrics.definitionsAll')}</a>
          </li>
        )}
      </ul>
    </nav>
  )
}

/** The columns of the district's tables and programs, in the order of their labels. */
function useDefinedColumns(): string[] {
  const { language, columnNames, definitionOf } = useTranslations()
  const hidden = useSiteFacts().hiddenColumns
  const { compare } = new Intl.Collator(language)
  return columnNames()
    .flatMap((column) => {
      const label = definitionOf(column)?.label
      return label === undefined || hidden.includes(column) ? [] : [{ column, label }]
    })
    .sort((one, other) => compare(one.label, other.label))
    .map(({ column }) => column)
}

function EveryColumn() {
  const { t } = useTranslations()
  const columns = useDefinedColumns()
  if (columns.length === 0) return null
  return (
    <section aria-labelledby={EVERY_FIGURE} className="section">
      <h2 id={EVERY_FIGURE}>{t('metrics.definitionsAll')}</h2>
      <div className={styles.columns}>
        <Meanings columns={columns} isTarget />
      </div>
    </section>
  )
}
