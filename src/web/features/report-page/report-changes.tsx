import type { Report } from '../../../contract/report.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { formatDay } from '../../ui/format-date.ts'
import { type Change, changesOf } from './changes.ts'
import styles from './report-changes.module.css'

/** When the report was published, revised and archived, newest first, with the files it had before. */
export function ReportChanges({ report }: { report: Report }) {
  const { t, language } = useTranslations()
  return (
    <section aria-labelledby="changes">
      <h2 id="changes" className={styles.heading}>
        {t('reportPage.changes')}
      </h2>
      <ol className={styles.changes}>
        {changesOf(report).map((change) => (
          <li key={keyOf(change)}>
            <time dateTime={change.on}>{formatDay(change.on, language)}</time>{' '}
            {t(`reportPage.change.${change.kind}`)}
            {change.kind === 'revised' ? <Revision change={change} language={report.language} /> : null}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Two revisions of one day replaced different files. */
function keyOf(change: Change): string {
  return `${change.kind} ${change.on} ${change.kind === 'revised' ? change.earlierUrl : ''}`
}

function Revision({
  change: { note, earlierUrl },
  language,
}: {
  change: Extract<Change, { kind: 'revised' }>
  language: Report['language']
}) {
  const { t } = useTranslations()
  return (
    <>
      {note === null ? null : (
        <>
          {' '}
          <span lang={language}>{note}</span>
        </>
      )}
      {earlierUrl === null ? null : (
        <>
          {' '}
          <a href={earlierUrl}>{t('reportPage.earlierFile')}</a>
        </>
      )}
    </>
  )
}
