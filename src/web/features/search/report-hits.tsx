import type { ComponentType } from 'react'
import { Link } from 'wouter'
import { reportPath } from '../../../contract/pages.ts'
import type { Report } from '../../../contract/report.ts'
import type { SearchResponse } from '../../../contract/search.ts'
import type { SearchParams } from '../../../contract/search-address.ts'
import type { SearchPage } from '../../../contract/search-groups.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { HitList } from './hit-list.tsx'
import { MoreHits } from './more-hits.tsx'
import styles from './report-hits.module.css'

/** How the page that searches shows a report elsewhere. */
export interface ReportParts {
  Thumbnail: ComponentType<{ report: Report; width: number }>
  Facts: ComponentType<{ report: Report }>
}

export interface ReportHitsProps {
  page: SearchPage
  params: SearchParams
  report: Report
  response: SearchResponse
  parts: ReportParts
}

/** One report with the pages that were found in it. */
export function ReportHits({ page, params, report, response, parts }: ReportHitsProps) {
  const { t } = useTranslations()
  const { Thumbnail, Facts } = parts
  const hits = response.results.filter(({ reportId }) => reportId === report.id)
  const more = (hits[0]?.pagesInReport ?? 0) - hits.length
  const id = `found-${report.id}`
  return (
    <article className={styles.report} aria-labelledby={id}>
      <div className={styles.cover}>
        <Thumbnail report={report} width={88} />
      </div>
      <div className={styles.head}>
        <p className={styles.kind}>
          {t(`report.kind.${report.category}`)}
          {report.archived ? <span className={styles.archived}>{t('search.fromArchive')}</span> : null}
        </p>
        <h3 id={id} className={styles.title} lang={report.language}>
          <Link href={reportPath(report)}>{report.title}</Link>
        </h3>
        <Facts report={report} />
      </div>
      <div className={styles.pages}>
        <HitList report={report} hits={hits} />
        {more > 0 && params.report === null ? (
          <MoreHits key={params.q} page={page} params={params} report={report} shown={hits} more={more} />
        ) : null}
      </div>
    </article>
  )
}
