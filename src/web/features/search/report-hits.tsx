import type { ComponentType, ReactNode } from 'react'
import { Link } from 'wouter'
import { readPath } from '../../../contract/pages.ts'
import type { ListedReport, Report } from '../../../contract/report.ts'
import type { Excerpt, SearchResponse, SearchResult } from '../../../contract/search.ts'
import { type SearchParams, searchCall } from '../../../contract/search-address.ts'
import { QueryView } from '../../api/query-view.tsx'
import { ControlName, useTranslations } from '../../messages/messages-context.tsx'
import { formatNumber } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { keyboardArrowDownIcon } from '../../ui/icon-paths.ts'
import { LazyDetails } from '../../ui/lazy-details.tsx'
import { WholeWords } from '../../ui/whole-words.tsx'
import styles from './report-hits.module.css'
import { searchPath, useSearch } from './use-search-params.ts'

/** How the page that searches shows a report elsewhere. */
export interface ReportParts {
  Thumbnail: ComponentType<{ report: Report; width: number }>
  Head: ComponentType<{ report: Report; id: string; note: ReactNode }>
  /** How to cite a page that was found. */
  Cite: ComponentType<{ report: Report; pageNumber: number }>
}

interface ReportHitsProps {
  params: SearchParams
  report: Report
  response: SearchResponse
  parts: ReportParts
}

/** One report with the pages that were found in it. */
export function ReportHits({ params, report, response, parts }: ReportHitsProps) {
  const { t } = useTranslations()
  const { Thumbnail, Head } = parts
  const hits = response.results.filter(({ reportId }) => reportId === report.id)
  const more = (hits[0]?.pagesInReport ?? 0) - hits.length
  const id = `found-${report.id}`
  return (
    <article className={styles.report} aria-labelledby={id}>
      <div className={styles.cover}>
        <Thumbnail report={report} width={88} />
      </div>
      <div className={styles.head}>
        <Head
          report={report}
          id={id}
          note={report.archived ? <span className={styles.archived}>{t('search.fromArchive')}</span> : null}
        />
      </div>
      <div className={styles.pages}>
        <HitList report={report} hits={hits} Cite={parts.Cite} />
        {more > 0 && params.report === null ? (
          <MoreHits key={params.q} params={params} report={report} more={more} parts={parts} shown={hits} />
        ) : null}
      </div>
    </article>
  )
}

/** Pages of one report, each with an excerpt, or its title or summary. A page number opens the PDF at that page. */
export function HitList<Listed extends ListedReport>(props: {
  report: Listed
  hits: readonly SearchResult[]
  Cite: ComponentType<{ report: Listed; pageNumber: number }>
}) {
  const { report, hits, Cite } = props
  return (
    <ul className={styles.hits}>
      {hits.map((hit) => (
        <li key={hit.pageNumber} className={styles.hit}>
          <PageLink report={report} hit={hit} />
          <div>
            <p className={styles.excerpt} lang={report.language}>
              <ExcerptText of={hit.excerpt} />
            </p>
            {hit.pageNumber === null ? null : <Cite report={report} pageNumber={hit.pageNumber} />}
          </div>
        </li>
      ))}
    </ul>
  )
}

interface MoreHitsProps {
  params: SearchParams
  report: Report
  /** The pages already shown above. */
  shown: readonly SearchResult[]
  /** How many more there are. */
  more: number
  parts: ReportParts
}

/** The other pages found in a report, fetched when they are opened. Without scripts a link leads to them. */
function MoreHits(props: MoreHitsProps) {
  const { t } = useTranslations()
  return (
    <LazyDetails
      className={styles.more}
      isPrinted
      summary={
        <summary className={`unmarked ${styles.summary}`}>
          <span>{t('search.more', { count: props.more })}</span>
          <Icon of={keyboardArrowDownIcon} size={20} />
        </summary>
      }
      unscripted={<AllPagesLink {...props} />}
    >
      <OtherHits {...props} />
    </LazyDetails>
  )
}

function OtherHits(props: MoreHitsProps) {
  const { params, report, shown, more, parts } = props
  const { t } = useTranslations()
  const state = useSearch(searchCall({ ...params, report: report.id, page: 1 }))
  const above = new Set(shown.map(({ pageNumber }) => pageNumber))
  return (
    <QueryView
      state={state}
      bars={['long', 'full']}
      failed={{ title: t('search.moreFailed'), hint: t('search.moreFailedHint'), headingLevel: 4 }}
    >
      {({ results }) => {
        const others = results.filter(({ pageNumber }) => !above.has(pageNumber))
        return (
          <>
            <HitList report={report} hits={others} Cite={parts.Cite} />
            {others.length < more ? <AllPagesLink {...props} /> : null}
          </>
        )
      }}
    </QueryView>
  )
}

/** Leads to all pages found in the report, twenty at a time. */
function AllPagesLink({ params, report, shown, more }: MoreHitsProps) {
  const { t } = useTranslations()
  return (
    <p className={`links ${styles.all}`}>
      <Link href={searchPath({ ...params, report: report.id, page: 1 })}>
        {t('search.allPages', { count: shown.length + more })}
      </Link>
    </p>
  )
}

/** Of the shape of a Letter page, whatever a page's own is; CSS pixels. */
const PICTURE = { width: 76, height: 98 }

/** Leads to the page that was found in the report's text, with a picture of it, and to the PDF; where no page says it, that. */
function PageLink({ report, hit }: { report: ListedReport; hit: SearchResult }) {
  const { t } = useTranslations()
  const { pageNumber, pageThumbnailUrl, url } = hit
  if (pageNumber === null) return <p className="fact">{t('search.inEntry')}</p>
  const page = String(pageNumber)
  return (
    <p className={styles.ways}>
      <Link className={styles.page ?? ''} href={readPath(report, undefined, pageNumber)}>
        {pageThumbnailUrl === null ? null : (
          <img
            className={styles.picture}
            src={pageThumbnailUrl}
            width={PICTURE.width}
            height={PICTURE.height}
            alt=""
            loading="lazy"
            decoding="async"
          />
        )}
        <ControlName
          label={t('search.page', { page })}
          of={report}
          sentence={(title) => t('search.pageOf', { page, title })}
        />
      </Link>
      <a className={styles.pdf} href={url} type={report.file.mediaType}>
        <ControlName
          label={t('report.pdf')}
          of={report}
          sentence={(title) => t('search.pageInPdf', { page, title })}
        />
      </a>
    </p>
  )
}

/** A sentence with the search text highlighted. */
export function ExcerptText({ of }: { of: Excerpt }) {
  return of.map(({ text, match }, index) =>
    // The parts of an excerpt have no identity but their place.
    match ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <mark key={index}>
        <WholeWords>{text}</WholeWords>
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <WholeWords key={index}>{text}</WholeWords>
    ),
  )
}

/** Links to the previous and next results; nothing if all are shown. `linkTo` makes the link to a page. */
export function ResultsPager(props: {
  page: number
  pageCount: number
  linkTo: (page: number, text: string) => ReactNode
}) {
  const { page, pageCount, linkTo } = props
  const { t, language } = useTranslations()
  if (pageCount <= 1) return null
  return (
    <nav className={`wrap ${styles.pager}`} data-print="hide" aria-label={t('search.pager')}>
      {page > 1 ? linkTo(page - 1, t('search.before')) : null}
      <p>
        {t('search.pageOfResults', {
          page: formatNumber(page, language),
          pages: formatNumber(pageCount, language),
        })}
      </p>
      {page < pageCount ? linkTo(page + 1, t('search.after')) : null}
    </nav>
  )
}
