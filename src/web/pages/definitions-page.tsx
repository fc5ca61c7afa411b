import { definitionPath } from '../../contract/pages.ts'
import meaningStyles from '../charts/meanings.module.css'
import { ProseFrame, ProseSections } from '../features/prose/prose.tsx'
import { meaningOf } from '../messages/figure-meaning.ts'
import { useTranslations } from '../messages/messages-context.tsx'
import styles from './definitions-page.module.css'

/** How the office measures, in its own words, and then what every column of its figures means. */
export function DefinitionsPage() {
  return (
    <ProseFrame page="definitions">
      {(prose) => (
        <>
          <ProseSections sections={prose.sections} />
          <EveryColumn />
        </>
      )}
    </ProseFrame>
  )
}

/** Each column is where links to its definition lead, and a defined term for search engines. */
function EveryColumn() {
  const translations = useTranslations()
  const { t, language, definedColumns } = translations
  const meanings = definedColumns().flatMap((column) => meaningOf(column, translations))
  return (
    <section aria-labelledby="every-figure" className={styles.section}>
      <h2 id="every-figure">{t('metrics.definitionsAll')}</h2>
      <div className={styles.columns}>
        <dl className={meaningStyles.meanings} itemScope itemType="https://schema.org/DefinedTermSet">
          {meanings.map(({ column, name, definition, formula, source }) => (
            <div
              key={column}
              id={column}
              itemProp="hasDefinedTerm"
              itemScope
              itemType="https://schema.org/DefinedTerm"
            >
              <dt itemProp="name">{name}</dt>
              <dd>
                <link itemProp="url" href={definitionPath(column, language)} />
                <span itemProp="description">{definition}</span>
                {[formula, source].map((text) =>
                  text === null ? null : (
                    <span key={text} className={meaningStyles.formula}>
                      {text}
                    </span>
                  ),
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
