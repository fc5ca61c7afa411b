import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { pagePath } from '../../../contract/pages.ts'
import type { Report } from '../../../contract/report.ts'
import type { SearchResult } from '../../../contract/search.ts'
import { buildSearchAddress, type SearchParams, searchCall } from '../../../contract/search-address.ts'
import type { SearchPage } from '../../../contract/search-groups.ts'
import { QueryFailed } from '../../api/query-failed.tsx'
import { useSearch } from '../../api/use-search.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { keyboardArrowDownIcon } from '../../ui/icon-paths.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { HitList } from './hit-list.tsx'
import styles from './more-hits.module.css'

interface MoreHitsProps {
  page: SearchPage
  params: SearchParams
  report: Report
  /** Those that stand above already. */
  shown: readonly SearchResult[]
  /** How many there are beside them. */
  more: number
}

/** The other pages found in a report, fetched when they are opened. Without scripts a link leads to them. */
export function MoreHits(props: MoreHitsProps) {
  const { t } = useTranslations()
  const [isOpened, setIsOpened] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)
  // Opened before hydration, when nobody listened yet.
  useEffect(() => {
    if (details.current?.open === true) setIsOpened(true)
  }, [])
  return (
    <details
      ref={details}
      className={styles.more}
      onToggle={({ currentTarget }) => (currentTarget.open ? setIsOpened(true) : undefined)}
    >
      <summary className={styles.summary}>
        <span>{t('search.more', { count: props.more })}</span>
        <Icon of={keyboardArrowDownIcon} size={20} />
      </summary>
      {isOpened ? <OtherHits {...props} /> : <AllPagesLink {...props} />}
    </details>
  )
}

function OtherHits(props: MoreHitsProps) {
  const { params, report, shown, more } = props
  const { t } = useTranslations()
  const state = useSearch(searchCall({ ...params, report: report.id, page: 1 }))
  switch (state.kind) {
    case 'loading':
      return (
        <>
          <p className="visually-hidden">{t('loading.getting')}</p>
          <Skeleton bars={['long', 'full']} />
        </>
      )
    case 'failed':
      return (
        <QueryFailed title={t('search.moreFailed')} headingLevel={4} state={state}>
          {t('search.moreFailedHint')}
        </QueryFailed>
      )
    case 'loaded': {
      const above = new Set(shown.map(({ pageNumber }) => pageNumber))
      const others = state.response.results.filter(({ pageNumber }) => !above.has(pageNumber))
      return (
        <>
          <HitList report={report} hits={others} />
          {others.length < more ? <AllPagesLink {...props} /> : null}
        </>
      )
    }
  }
}

/** Leads to all pages found in the report, twenty at a time. */
function AllPagesLink({ page, params, report, shown, more }: MoreHitsProps) {
  const { t } = useTranslations()
  return (
    <p className={styles.all}>
      <Link href={pagePath(page) + buildSearchAddress({ ...params, report: report.id, page: 1 }, page)}>
        {t('search.allPages', { count: shown.length + more })}
      </Link>
    </p>
  )
}
