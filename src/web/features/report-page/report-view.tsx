import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { ReportWithNeighbors } from '../../../contract/report-with-neighbors.ts'
import { useSite } from '../../api/site-context.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { chevronLeftIcon } from '../../ui/icon-paths.ts'
import { useFocusTarget, useOwnTitle } from '../../ui/navigation.ts'
import { CiteReport } from './cite-report.tsx'
import { FileActions } from './file-actions.tsx'
import { FileFacts, FileProofs } from './file-facts.tsx'
import { FormatRequest } from './format-request.tsx'
import { NeighborLinks } from './neighbor-links.tsx'
import { ReportChanges } from './report-changes.tsx'
import { ReportCover } from './report-cover.tsx'
import { ReportMarks } from './report-marks.tsx'
import { reportTitle } from './report-title.ts'
import styles from './report-view.module.css'
import { wayBack } from './way-back.ts'

export interface ReportViewProps {
  found: ReportWithNeighbors
  /** The report's numbers; they stand after its summary. */
  children?: ReactNode
}

/** One report: what it is, its file, what it says in short, how to cite it, and what became of it. */
export function ReportView({ found: { report, newer, older }, children }: ReportViewProps) {
  const { t } = useTranslations()
  const heading = useFocusTarget()
  useOwnTitle(reportTitle(report, useSite(), t))
  return (
    <article className={`page ${styles.report}`} aria-labelledby="report-title">
      <header>
        <p className={styles.back} data-print="hide">
          <Link href={wayBack(report.category)}>
            <Icon of={chevronLeftIcon} size={20} />
            {t(`reportPage.place.${report.category}`)}
          </Link>
        </p>
        <ReportMarks report={report} />
        <h1 id="report-title" className={styles.title} ref={heading} lang={report.language}>
          {report.title}
        </h1>
      </header>
      <div className={styles.columns}>
        <div className={styles.sections}>
          <div>
            {report.archived ? <p className={styles.archived}>{t('reportPage.archivedMeaning')}</p> : null}
            <div className={styles.file}>
              <div className={styles.cover}>
                <ReportCover report={report} />
              </div>
              <FileFacts report={report} />
              <div className={styles.wide}>
                <FileProofs report={report} />
              </div>
              <div className={styles.wide}>
                <FileActions report={report} />
              </div>
            </div>
            <p className={styles.summary} lang={report.language}>
              {report.summary}
            </p>
          </div>
          {children}
          <CiteReport report={report} />
          <ReportChanges report={report} />
        </div>
        <div className={styles.aside}>
          <FormatRequest report={report} />
          <NeighborLinks newer={newer} older={older} />
        </div>
      </div>
    </article>
  )
}
