import { Link } from 'wouter'
import { formatRequestPath, reportPath } from '../../../contract/pages.ts'
import type { ListedReport } from '../../../contract/report.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { ControlName } from '../../messages/with-title.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { formatBytes } from '../../ui/format-number.ts'
import { accessibilityNewIcon, downloadIcon, pictureAsPdfIcon } from '../../ui/icon-paths.ts'
import { ArchivedMark } from './archived-mark.tsx'
import { ReportFacts } from './report-facts.tsx'
import styles from './report-row.module.css'
import { ReportThumbnail } from './report-thumbnail.tsx'

/** One report: its first page, title, facts, and the ways to read, keep and cite it. */
export function ReportRow({ report }: { report: ListedReport }) {
  const { t, language } = useTranslations()
  const size = formatBytes(report.file.bytes, language)
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
