import { Link } from 'wouter'
import { pagePath } from '../../../contract/pages.ts'
import type { SearchResponse } from '../../../contract/search.ts'
import { buildSearchAddress, plainSearch, type SearchParams } from '../../../contract/search-address.ts'
import { SEARCH_PAGES, type SearchPage } from '../../../contract/search-groups.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import styles from './no-results.module.css'

interface NoResultsProps {
  page: SearchPage
  params: SearchParams
  response: SearchResponse
}

/** Nothing was found: what may find something. That it is so stands in the heading above. */
export function NoResults({ page, params, response }: NoResultsProps) {
  const { t } = useTranslations()
  const ways = waysOn(page, params, response).map((way) => ({ ...way, words: wordsOf(way.kind) }))
  function wordsOf(kind: Way['kind']): string {
    switch (kind) {
      case 'suggestion':
        return t('search.try', { words: response.suggestion ?? '' })
      case 'archive':
        return t('search.tryArchive', { count: response.counts.archive })
      case 'everything':
        return t('search.tryEverything')
    }
  }
  if (ways.length === 0) return <p className={styles.words}>{t('search.fewerWords')}</p>
  return (
    <ul className={styles.ways}>
      {ways.map((way) => (
        <li key={way.kind}>
          <Link className={styles.way} href={pagePath(page) + buildSearchAddress(way.params, page)}>
            {way.words}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Every kind was unticked. */
export function NothingChosen() {
  const { t } = useTranslations()
  return <p className={styles.words}>{t('search.chooseKind')}</p>
}

/** Another search that may find something. */
interface Way {
  kind: 'suggestion' | 'archive' | 'everything'
  params: SearchParams
}

/** A word that was meant; the archive, when it says it; and the same search without what narrows it. Pure. */
function waysOn(page: SearchPage, params: SearchParams, response: SearchResponse): Way[] {
  const { suggestion, counts, totalAnywhere } = response
  const ways: Way[] = []
  if (suggestion !== null) ways.push({ kind: 'suggestion', params: { ...params, q: suggestion, page: 1 } })
  if (!params.isArchiveIncluded && counts.archive > 0)
    ways.push({ kind: 'archive', params: { ...params, isArchiveIncluded: true, page: 1 } })
  const isNarrowed =
    params.year !== null ||
    params.language !== null ||
    params.report !== null ||
    params.groups.length < SEARCH_PAGES[page].length
  if (isNarrowed && totalAnywhere > 0) {
    const { isArchiveIncluded } = params
    ways.push({ kind: 'everything', params: { ...plainSearch(params.q, page), isArchiveIncluded } })
  }
  return ways
}
