import { Link } from 'wouter'
import { formatRequestPath, reportPath } from '../../../contract/pages.ts'
import type { ListedReport } from '../../../contract/report.ts'
import type { ReportList } from '../../api/report-list.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { ControlName, WithTitle } from '../../messages/with-title.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { useFocusOnRest } from '../../ui/focus.ts'
import { formatDay } from '../../ui/format-date.ts'
import { formatBytes } from '../../ui/format-number.ts'
import { accessibilityNewIcon, downloadIcon, pictureAsPdfIcon } from '../../ui/icon-paths.ts'
import { ReportHead, ReportThumbnail } from './report-facts.tsx'
import styles from './report-rows.module.css'

/** From so many rows on, those far from the window are not laid out. */
const LONG = 20

/** Reports below each other, newest first; a long list begins short and offers the rest. */
export function ReportRows({ list, onShowAll }: { list: ReportList; onShowAll: () => void }) {
  const { shown, rest } = list
  const focus = useFocusOnRest<HTMLUListElement>(rest, shown.length, onShowAll)
  return (
    <>
      <ul className={shown.length > LONG ? styles.long : undefined} ref={focus.list}>
        {shown.map((report) => (
          <li key={report.id}>
            <ReportRow report={report} />
          </li>
        ))}
      </ul>
      {rest === 'none' ? null : <RestOfRows list={list} onShowAll={focus.showAll} />}
    </>
  )
}

function RestOfRows({
  list: { shown, total, rest },
  onShowAll,
}: {
  list: ReportList
  onShowAll: () => void
}) {
  const { t } = useTranslations()
  const last = shown.at(-1)
  return (
    <div className={styles.rest}>
      <p>
        {rest === 'hidden'
          ? t('documents.showingFirst', { shown: String(shown.length), count: total })
          : null}
        <span aria-live="polite">
          {rest === 'loading' ? t('documents.restLoading', { count: total - shown.length }) : null}
          {rest === 'failed' ? t('documents.restFailed') : null}
        </span>
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

/** One report: its first page, title, facts, and the ways to read, keep and cite it. */
function ReportRow({ report }: { report: ListedReport }) {
  const { t, language } = useTranslations()
  const size = formatBytes(report.file.bytes, language)
  return (
    <article id={report.id} className={styles.row} aria-labelledby={`${report.id}-title`}>
      <ReportThumbnail report={report} width={96} />
      <div className={styles.words}>
        <ReportHead
          report={report}
          id={`${report.id}-title`}
          note={report.archived ? <ArchivedMark since={report.archivedOn} /> : null}
        />
        <p className={styles.summary} lang={report.language}>
          {report.summary}
        </p>
      </div>
      <div className={styles.actions}>
        <LinkButton look="tonal" href={report.file.url} icon={pictureAsPdfIcon}>
          <ControlName
            label={t('documents.openPdf')}
            of={report}
            sentence={(title) => t('documents.openPdfOf', { title })}
          />
        </LinkButton>
        <LinkButton look="text" href={`${report.file.url}?download`} icon={downloadIcon}>
          <ControlName
            label={t('documents.download')}
            of={report}
            sentence={(title) => t('documents.downloadOf', { title, size })}
          />
        </LinkButton>
        <Link href={formatRequestPath(report)} asChild>
          <LinkButton look="text" icon={accessibilityNewIcon}>
            <ControlName
              label={t('documents.otherFormat')}
              of={report}
              sentence={(title) => t('documents.otherFormatOf', { title })}
            />
          </LinkButton>
        </Link>
      </div>
    </article>
  )
}

/** Says behind the kind of a report that it is archived, and since when; `null`: the office did not note the day. */
function ArchivedMark({ since }: { since: string | null }) {
  const { t, language } = useTranslations()
  const words = since === null ? t('archive.mark') : t('archive.since', { date: formatDay(since, language) })
  return ` · ${words}`
}
