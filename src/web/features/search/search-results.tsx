import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { pagePath } from '../../../contract/pages.ts'
import type { SearchResponse } from '../../../contract/search.ts'
import { buildSearchAddress, type SearchParams } from '../../../contract/search-address.ts'
import type { SearchPage } from '../../../contract/search-groups.ts'
import { QueryFailed } from '../../api/query-failed.tsx'
import type { SearchState } from '../../api/use-search.ts'
import type { Translate } from '../../messages/message-types.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { WithTitle } from '../../messages/with-title.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CopySearchLink } from './copy-search-link.tsx'
import { NoResults, NothingChosen } from './no-results.tsx'
import { ReportHits, type ReportParts } from './report-hits.tsx'
import { SearchPager } from './search-pager.tsx'
import styles from './search-results.module.css'
import { useAnnouncement } from './use-announcement.ts'

export interface SearchResultsProps {
  page: SearchPage
  params: SearchParams
  state: SearchState
  parts: ReportParts
}

/** What was found: loading, failed, empty or loaded, under a heading that says how much it is. */
export function SearchResults({ page, params, state, parts }: SearchResultsProps) {
  const { t } = useTranslations()
  const words = headingOf(params, state, t)
  // A failure announces itself.
  const isTelling = state.kind === 'loading' || (state.kind === 'loaded' && !state.isOutdated)
  const announcement = useAnnouncement(isTelling ? words : null)
  const { heading, expectFocus } = useFocusOnNewPage(state)
  const isBusy = state.kind === 'loading' || (state.kind === 'loaded' && state.isOutdated)
  return (
    <section aria-label={words} aria-busy={isBusy}>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {state.kind === 'failed' ? null : (
        <div className={styles.heading}>
          <h2 ref={heading} tabIndex={-1}>
            {words}
          </h2>
          <CopySearchLink />
        </div>
      )}
      {params.report === null ? null : <OneReport page={page} params={params} state={state} />}
      <Face page={page} params={params} state={state} parts={parts} onTurn={expectFocus} />
      <p className={styles.help}>
        {t('search.otherFormat')}{' '}
        <Link href="/app/contact-us#another-format-or-language">{t('search.askForFormat')}</Link>
      </p>
    </section>
  )
}

function Face({ page, params, state, parts, onTurn }: SearchResultsProps & { onTurn: () => void }) {
  const { t } = useTranslations()
  if (params.groups.length === 0) return <NothingChosen />
  switch (state.kind) {
    case 'loading':
      return <Loading />
    case 'failed':
      return (
        <QueryFailed title={t('search.failed')} headingLevel={2} state={state}>
          {t('search.failedHint')}
        </QueryFailed>
      )
    case 'loaded':
      return state.response.total === 0 ? (
        <NoResults page={page} params={params} response={state.response} />
      ) : (
        <>
          <ul className={styles.reports}>
            {state.response.reports.map((report) => (
              <li key={report.id}>
                <ReportHits
                  page={page}
                  params={params}
                  report={report}
                  response={state.response}
                  parts={parts}
                />
              </li>
            ))}
          </ul>
          <SearchPager page={page} params={params} pageCount={state.response.pageCount} onTurn={onTurn} />
        </>
      )
  }
}

function Loading() {
  const { t } = useTranslations()
  return (
    <>
      <p className="visually-hidden">{t('loading.getting')}</p>
      <Skeleton bars={['short', 'medium', 'long', 'full', 'short', 'medium', 'long', 'full']} />
      <noscript>
        <p>{t('search.notReady')}</p>
      </noscript>
    </>
  )
}

/** Says that only one report is searched, and leads back to all of them. */
function OneReport({ page, params, state }: Pick<SearchResultsProps, 'page' | 'params' | 'state'>) {
  const { t } = useTranslations()
  const report = state.kind === 'loaded' ? state.response.reports[0] : undefined
  return (
    <p className={styles.one}>
      {report === undefined ? null : (
        <>
          <WithTitle of={report} sentence={(title) => t('search.onlyIn', { title })} />{' '}
        </>
      )}
      <Link href={pagePath(page) + buildSearchAddress({ ...params, report: null, page: 1 }, page)}>
        {t('search.allReports')}
      </Link>
    </p>
  )
}

/** "8 pages in 3 documents", or why there is no number. */
function headingOf(params: SearchParams, state: SearchState, t: Translate): string {
  if (params.groups.length === 0) return t('search.nothingChosen')
  switch (state.kind) {
    case 'loading':
      return t('search.searching')
    case 'failed':
      return t('search.failed')
    case 'loaded':
      return foundWords(state.response, t)
  }
}

function foundWords({ total, documents, totalAnywhere, query: words }: SearchResponse, t: Translate): string {
  if (total === 0)
    return totalAnywhere === 0 ? t('search.nowhere', { words }) : t('search.notHere', { words })
  return t('search.found', {
    pages: t('search.pages', { count: total }),
    documents: t('search.documents', { count: documents }),
  })
}

/** After the visitor turned to other results, focus goes to their heading: what they pressed may be gone. */
function useFocusOnNewPage(state: SearchState) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isExpected = useRef(false)
  const shown = state.kind === 'loaded' && !state.isOutdated ? state.response.page : null
  // Meets the document: focus and scroll.
  useEffect(() => {
    if (!isExpected.current || shown === null) return
    isExpected.current = false
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView()
  }, [shown])
  const expectFocus = () => {
    isExpected.current = true
  }
  return { heading, expectFocus }
}
