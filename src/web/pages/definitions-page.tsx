import { useSiteFacts } from '../api/site-context.tsx'
import styles from '../charts/meanings.module.css'
import { Meanings } from '../charts/meanings.tsx'
import { ProseFrame, ProseSections } from '../features/prose/prose.tsx'
import { useTranslations } from '../messages/messages-context.tsx'

/** The office's text about how it measures, then the meaning of every column of its figures. */
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

function EveryColumn() {
  const { t, definedColumns } = useTranslations()
  const hidden = useSiteFacts().hiddenColumns
  const columns = definedColumns().filter((column) => !hidden.includes(column))
  if (columns.length === 0) return null
  return (
    <section aria-labelledby="every-figure" className={styles.section}>
      <h2 id="every-figure">{t('metrics.definitionsAll')}</h2>
      <div className={styles.columns}>
        <Meanings columns={columns} isTarget />
      </div>
    </section>
  )
}
