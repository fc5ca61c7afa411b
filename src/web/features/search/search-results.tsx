import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import type { SearchResponse } from '../../../contract/search.ts'
import { plainSearch, type SearchParams } from '../../../contract/search-address.ts'
import { SEARCH_PAGES } from '../../../contract/search-groups.ts'
import { QueryView } from '../../api/query-view.tsx'
import { useTranslations, WithTitle } from '../../messages/messages-context.tsx'
import type { Translate } from '../../messages/translate.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Announcement } from '../../ui/notice.tsx'
import { copyWithToast } from '../../ui/share.ts'
import { linkIcon } from './icon-paths.ts'
import { ReportHits, type ReportParts, ResultsPager } from './report-hits.tsx'
import styles from './search-results.module.css'
import { SEARCH_PAGE, type SearchState, searchPath } from './use-search-params.ts'

interface SearchResultsProps {
  params: SearchParams
  state: SearchState
  parts: ReportParts
}

/** What was found: loading, failed, empty or loaded, under a heading that says how much it is. */
export function SearchResults({ params, state, parts }: SearchResultsProps) {
  const { t } = useTranslations()
  const title = headingOf(params, state, t)
  const { query: typed, suggestion: words } =
    state.kind === 'loaded' ? state.response : { query: '', suggestion: null }
  // The results are for similar words.
  const corrected = words === null ? null : t('search.corrected', { typed, words })
  // A failure announces itself.
  const isAnnounced = state.kind === 'loading' || (state.kind === 'loaded' && !state.isOutdated)
  const { heading, expectFocus } = useFocusOnNewPage(state)
  const isBusy = state.kind === 'loading' || (state.kind === 'loaded' && state.isOutdated)
  return (
    <section aria-label={title} aria-busy={isBusy}>
      <Announcement text={isAnnounced ? [corrected, title].filter(Boolean).join(' ') : null} />
      {state.kind === 'failed' ? null : (
        <div className={`wrap spread ${styles.heading}`}>
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <CopySearchLink />
        </div>
      )}
      {corrected === null ? null : <p className={styles.text}>{corrected}</p>}
      {params.report === null ? null : <OneReport params={params} state={state} />}
      <ResultsPanel params={params} state={state} parts={parts} onTurn={expectFocus} />
      <p className={styles.help}>
        {t('search.otherFormat')} <Link href="/app/contact-us">{t('search.askForFormat')}</Link>
      </p>
    </section>
  )
}

function ResultsPanel({ params, state, parts, onTurn }: SearchResultsProps & { onTurn: () => void }) {
  const { t } = useTranslations()
  if (params.groups.length === 0) return <p className={styles.text}>{t('search.chooseKind')}</p>
  return (
    <>
      <QueryView
        state={state}
        bars={['short', 'medium', 'long', 'full', 'short', 'medium', 'long', 'full']}
        failed={{ title: t('search.failed'), hint: t('search.failedHint'), headingLevel: 2 }}
      >
        {(response) =>
          response.total === 0 ? (
            <NoResults params={params} response={response} />
          ) : (
            <>
              <ul className={styles.reports}>
                {response.reports.map((report) => (
                  <li key={report.id}>
                    <ReportHits params={params} report={report} response={response} parts={parts} />
                  </li>
                ))}
              </ul>
              <ResultsPager
                page={params.page}
                pageCount={response.pageCount}
                linkTo={(page, text) => (
                  <Link href={searchPath({ ...params, page })} onClick={onTurn} asChild>
                    <LinkButton look="outlined">{text}</LinkButton>
                  </Link>
                )}
              />
            </>
          )
        }
      </QueryView>
      {state.kind === 'loading' ? (
        <noscript>
          <p>{t('search.notReady')}</p>
        </noscript>
      ) : null}
    </>
  )
}

/** Says that only one report is searched, with a link to search all. */
function OneReport({ params, state }: Pick<SearchResultsProps, 'params' | 'state'>) {
  const { t } = useTranslations()
  const report = state.kind === 'loaded' ? state.response.reports[0] : undefined
  return (
    <p className={styles.one}>
      {report === undefined ? null : (
        <>
          <WithTitle of={report} sentence={(title) => t('search.onlyIn', { title })} />{' '}
        </>
      )}
      <Link href={searchPath({ ...params, report: null, page: 1 })}>{t('search.allReports')}</Link>
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
      return foundText(state.response, t)
  }
}

function foundText(response: SearchResponse, t: Translate): string {
  const { total, documents, totalAnywhere } = response
  const words = response.suggestion ?? response.query
  if (total === 0)
    return totalAnywhere === 0 ? t('search.nowhere', { words }) : t('search.notHere', { words })
  return t('search.found', {
    pages: t('search.pages', { count: total }),
    documents: t('documents.groupCount', { count: documents }),
  })
}

/** After a change of results, focus moves to their heading, because the pressed link may be gone. */
function useFocusOnNewPage(state: SearchState) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isExpected = useRef(false)
  const shown = state.kind === 'loaded' && !state.isOutdated ? state.response.page : null
  // Focus and scroll belong to the document, not to React.
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

/** Copies the address, which holds the whole search. */
function CopySearchLink() {
  const { t } = useTranslations()
  const copy = () => copyWithToast(location.href, t('reportPage.linkCopied'), t('search.notCopied'))
  return (
    <Button look="text" icon={linkIcon} className={`scripted ${styles.copy}`} onClick={() => void copy()}>
      {t('search.copy')}
    </Button>
  )
}

interface NoResultsProps {
  params: SearchParams
  response: SearchResponse
}

/** Nothing was found, as the heading above says: other searches that may find something. */
function NoResults(props: NoResultsProps) {
  const { t } = useTranslations()
  const others = otherSearches(props, t)
  if (others.length === 0) return <p className={styles.text}>{t('search.fewerWords')}</p>
  return (
    <ul className={`links ${styles.ways}`}>
      {others.map(({ text, params }) => (
        <li key={text}>
          <Link href={searchPath(params)}>{text}</Link>
        </li>
      ))}
    </ul>
  )
}

/** The archive, if it has results; and the same search without filters. Pure. */
function otherSearches({ params, response }: NoResultsProps, t: Translate) {
  const { counts, totalAnywhere } = response
  const others: { text: string; params: SearchParams }[] = []
  if (!params.isArchiveIncluded && counts.archive > 0) {
    const text = t('search.tryArchive', { count: counts.archive })
    others.push({ text, params: { ...params, isArchiveIncluded: true, page: 1 } })
  }
  const isNarrowed =
    params.year !== null ||
    params.language !== null ||
    params.report !== null ||
    params.groups.length < SEARCH_PAGES[SEARCH_PAGE].length
  if (isNarrowed && totalAnywhere > 0) {
    const { isArchiveIncluded } = params
    const all = { ...plainSearch(params.q, SEARCH_PAGE), isArchiveIncluded }
    others.push({ text: t('search.tryEverything'), params: all })
  }
  return others
}
