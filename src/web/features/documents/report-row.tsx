import { Link } from 'wouter'
import { formatRequestPath, reportPath } from '../../../contract/pages.ts'
import type { Report } from '../../../contract/report.ts'
import { useSpeech } from '../../messages/messages-context.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { formatBytes } from '../../ui/format.ts'
import { accessibilityNewIcon, downloadIcon, pictureAsPdfIcon } from '../../ui/icon-paths.ts'
import { ArchivedMark } from './archived-mark.tsx'
import { ReportFacts } from './report-facts.tsx'
import styles from './report-row.module.css'
import { ReportThumbnail } from './report-thumbnail.tsx'

/** One report: its first page, title, facts, and the ways to read, keep and cite it. */
export function ReportRow({ report }: { report: Report }) {
  const { t, language } = useSpeech()
  const size = formatBytes(report.file.bytes, language)
  const title = { title: report.title }
  return (
    <article id={report.id} className={styles.row} aria-labelledby={`${report.id}-title`}>
      <ReportThumbnail report={report} width={96} />
      <div className={styles.words}>
        <p className={styles.kind}>
          {t(`report.kind.${report.category}`)}
          {report.archived ? <ArchivedMark since={report.archivedOn} /> : null}
        </p>
        <h3 id={`${report.id}-title`} className={styles.title} lang={report.language}>
          <Link href={reportPath(report)}>{report.title}</Link>
        </h3>
        <ReportFacts report={report} />
        <p className={styles.summary} lang={report.language}>
          {report.summary}
        </p>
      </div>
      <div className={styles.actions}>
        <LinkButton
          look="tonal"
          href={report.file.url}
          icon={pictureAsPdfIcon}
          aria-label={t('documents.openPdfOf', title)}
        >
          {t('documents.openPdf')}
        </LinkButton>
        <LinkButton
          look="text"
          href={`${report.file.url}?download`}
          icon={downloadIcon}
          aria-label={t('documents.downloadOf', { ...title, size })}
        >
          {t('documents.download')}
        </LinkButton>
        <Link href={formatRequestPath(report)} asChild>
          <LinkButton
            look="text"
            icon={accessibilityNewIcon}
            aria-label={t('documents.otherFormatOf', title)}
          >
            {t('documents.otherFormat')}
          </LinkButton>
        </Link>
      </div>
    </article>
  )
}
