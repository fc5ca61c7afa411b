import { Link } from 'wouter'
import { reportPath } from '../../../contract/pages.ts'
import type { ListedReport } from '../../../contract/report.ts'
import type { ReportList } from '../../api/long-list.ts'
import { useTranslations, WithTitle } from '../../messages/messages-context.tsx'
import { Button } from '../../ui/button.tsx'
import { useFocusOnRest } from '../../ui/focus.ts'
import { formatDay } from '../../ui/format.ts'
import { WholeWords } from '../../ui/whole-words.tsx'
import { ReportHead, ReportThumbnail } from './report-facts.tsx'
import styles from './report-rows.module.css'

/** From this many rows on, those far from the window skip layout. */
const LONG = 20

/**
 * Reports, newest first; a long list starts short and offers the rest. `isSeries`: each is a later issue of the one below,
 * so that all but the newest are lines.
 */
export function ReportRows(props: { list: ReportList; onShowAll: () => void; isSeries?: boolean }) {
  const { list, onShowAll, isSeries = true } = props
  const { shown, rest } = list
  const focus = useFocusOnRest<HTMLUListElement>(rest, shown.length, onShowAll)
  return (
    <>
      <ul
        className={shown.length > LONG ? styles.long : isSeries ? styles.series : undefined}
        ref={focus.list}
      >
        {shown.map((report, index) => (
          <li key={report.id}>
            <ReportRow report={report} isEarlier={isSeries && index > 0} />
          </li>
        ))}
      </ul>
      {rest === 'none' ? null : <RestOfRows list={list} onShowAll={focus.showAll} />}
    </>
  )
}

function RestOfRows({ list, onShowAll }: { list: ReportList; onShowAll: () => void }) {
  const { t } = useTranslations()
  const { shown, total, rest } = list
  const last = shown.at(-1)
  return (
    <div className={`wrap ${styles.rest}`} data-print="hide">
      <p>
        {rest === 'hidden'
          ? t('documents.showingFirst', { shown: String(shown.length), count: total })
          : null}
        <span aria-live="polite">
          {rest === 'loading' ? t('documents.restLoading', { count: total - shown.length }) : null}
          {rest === 'failed' ? t('documents.restFailed') : null}
        </span>
      </p>
      <Button look="tonal" className="scripted" aria-disabled={rest === 'loading'} onClick={onShowAll}>
        {rest === 'failed' ? t('failed.tryAgain') : t('documents.showAll', { count: total })}
      </Button>
      {last === undefined ? null : (
        <p className="unscripted">
          <Link href={reportPath(last)}>
            <WithTitle of={last} sentence={(title) => t('documents.olderFrom', { title })} />
          </Link>
        </p>
      )}
    </div>
  )
}

/** One report: its first page, title, facts and summary; `isEarlier`: as one line, because the newest of its kind is above. */
function ReportRow({ report, isEarlier }: { report: ListedReport; isEarlier: boolean }) {
  return (
    <article
      id={report.id}
      className={isEarlier ? styles.line : styles.row}
      aria-labelledby={`${report.id}-title`}
    >
      {isEarlier ? null : <ReportThumbnail report={report} width={72} />}
      <div className={styles.text}>
        <ReportHead
          report={report}
          id={`${report.id}-title`}
          note={<ArchivedMark since={report.archivedOn} />}
          isInGroup={!report.archived}
        />
        {isEarlier || report.summary === undefined ? null : (
          <p className={styles.summary} lang={report.language}>
            <WholeWords>{report.summary}</WholeWords>
          </p>
        )}
      </div>
    </article>
  )
}

/** Says after a report's kind that it is archived, and since when; `null`: the office did not record the day. */
function ArchivedMark({ since }: { since: string | null }) {
  const { t, language } = useTranslations()
  const words = since === null ? t('archive.mark') : t('archive.since', { date: formatDay(since, language) })
  return `\u00a0· ${words}`
}
