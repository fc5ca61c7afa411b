import type { ComponentType } from 'react'
import { reportPath } from '../../../contract/pages.ts'
import type { ListedReport } from '../../../contract/report.ts'
import type { SearchResult } from '../../../contract/search.ts'
import { buildSiteSearch, type SiteSearchParams, siteSearchPath } from '../../../contract/site-search.ts'
import { useSite } from '../../api/site-context.tsx'
import { reportKind } from '../../messages/category-names.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { reportPeriodName } from '../../messages/names.ts'
import { LinkButton } from '../../ui/button.tsx'
import { plainText } from '../../ui/format.ts'
import hitStyles from './report-hits.module.css'
import { HitList, ResultsPager } from './report-hits.tsx'
import resultStyles from './search-results.module.css'
import type { ReportGroup } from './site-search-data.ts'

/** How the page shows a report's cover, and how it cites a page. */
export interface SiteReportParts {
  Thumbnail: ComponentType<{ report: ListedReport; width: number }>
  Cite: ComponentType<{ report: ListedReport; pageNumber: number }>
}

interface FoundReportsProps {
  group: ReportGroup
  params: SiteSearchParams
  parts: SiteReportParts
}

/** Reports with the pages that were found in them, the report with the best page first. */
export function FoundReports({ group, params, parts }: FoundReportsProps) {
  const { t, language } = useTranslations()
  const path = (change: Partial<SiteSearchParams>) =>
    siteSearchPath(language) + buildSiteSearch({ ...params, ...change })
  const isPaged = params.kind === 'reports' || params.report !== null
  return (
    <>
      <ul className={resultStyles.reports}>
        {group.reports.map((report) => (
          <li key={report.id}>
            <FoundReport
              report={report}
              hits={group.results.filter(({ reportId }) => reportId === report.id)}
              allUrl={path({ report: report.id, kind: null, page: 1 })}
              isAlone={params.report !== null}
              parts={parts}
            />
          </li>
        ))}
      </ul>
      {group.allUrl === null ? null : (
        <p className="links">
          <a href={group.allUrl}>{t('siteSearch.allOf', { count: group.documents })}</a>
        </p>
      )}
      {isPaged ? (
        <ResultsPager
          page={params.page}
          pageCount={group.pageCount}
          linkTo={(page, text) => (
            <LinkButton look="outlined" href={path({ page })}>
              {text}
            </LinkButton>
          )}
        />
      ) : null}
    </>
  )
}

interface FoundReportProps {
  report: ListedReport
  hits: readonly SearchResult[]
  /** Leads to all pages found in it. */
  allUrl: string
  isAlone: boolean
  parts: SiteReportParts
}

function FoundReport({ report, hits, allUrl, isAlone, parts: { Thumbnail, Cite } }: FoundReportProps) {
  const { t, language } = useTranslations()
  const { categories } = useSite()
  const id = `report-${report.id}`
  const found = hits[0]?.pagesInReport ?? 0
  const kind = report.language === language ? [] : [reportKind(report.category, categories, t)]
  const period = reportPeriodName(report.period, language, t)
  // What the title does not say, or not in the visitor's language.
  const facts = report.title.includes(plainText(period)) ? kind : [...kind, period]
  return (
    <article className={hitStyles.report} aria-labelledby={id}>
      <div className={hitStyles.cover}>
        <Thumbnail report={report} width={88} />
      </div>
      <div className={hitStyles.head}>
        {facts.length === 0 && !report.archived ? null : (
          <p className="fact">
            {facts.join(', ')}
            {report.archived ? <span className={hitStyles.archived}>{t('search.fromArchive')}</span> : null}
          </p>
        )}
        <h3 id={id} lang={report.language}>
          <a href={reportPath(report, language)}>{report.title}</a>
        </h3>
      </div>
      <div className={hitStyles.pages}>
        <HitList report={report} hits={hits} Cite={Cite} />
        {isAlone || found <= hits.length ? null : (
          <p className={`links ${hitStyles.all}`}>
            <a href={allUrl}>{t('siteSearch.allInReport', { count: found })}</a>
          </p>
        )}
      </div>
    </article>
  )
}
