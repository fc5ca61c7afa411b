import { Link } from 'wouter'
import { reportPath } from '../../../contract/pages.ts'
import type { ReportList } from '../../api/report-list.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { WithTitle } from '../../messages/with-title.tsx'
import { Button } from '../../ui/button.tsx'
import { useFocusOnRest } from '../../ui/use-focus-on-rest.ts'
import { ReportRow } from './report-row.tsx'
import styles from './report-rows.module.css'

/** From so many rows on, those far from the window are not laid out. */
const LONG = 20

/** Reports below each other, newest first; a long list begins short and offers the rest. */
export function ReportRows({ list, onShowAll }: { list: ReportList; onShowAll: () => void }) {
  const { shown, rest } = list
  const focus = useFocusOnRest<HTMLUListElement>(rest, shown.length, onShowAll)
  return (
    <>
      <ul className={`${styles.rows} ${shown.length > LONG ? styles.long : ''}`} ref={focus.list}>
        {shown.map((report) => (
          <li key={report.id}>
            <ReportRow report={report} />
          </li>
        ))}
      </ul>
      {rest === 'none' ? null : <Rest list={list} onShowAll={focus.showAll} />}
    </>
  )
}

function Rest({ list: { shown, total, rest }, onShowAll }: { list: ReportList; onShowAll: () => void }) {
  const { t } = useTranslations()
  const last = shown.at(-1)
  return (
    <div className={styles.rest}>
      <p role="status">
        {rest === 'loading' ? t('documents.restLoading', { count: total - shown.length }) : null}
        {rest === 'failed' ? t('documents.restFailed') : null}
        {rest === 'hidden'
          ? t('documents.showingFirst', { shown: String(shown.length), count: total })
          : null}
      </p>
      <Button look="tonal" className={styles.scripted} aria-disabled={rest === 'loading'} onClick={onShowAll}>
        {rest === 'failed' ? t('failed.tryAgain') : t('documents.showAll', { count: total })}
      </Button>
      {last === undefined ? null : (
        <p className={styles.plain}>
          <Link href={reportPath(last)}>
            <WithTitle of={last} sentence={(title) => t('documents.olderFrom', { title })} />
          </Link>
        </p>
      )}
    </div>
  )
}
