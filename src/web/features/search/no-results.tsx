import { Link } from 'wouter'
import type { SearchResponse } from '../../../contract/search.ts'
import { plainSearch, type SearchParams } from '../../../contract/search-address.ts'
import { SEARCH_PAGES } from '../../../contract/search-groups.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import type { Translate } from '../../messages/translate.ts'
import styles from './search-results.module.css'
import { SEARCH_PAGE, searchPath } from './use-search-params.ts'

interface NoResultsProps {
  params: SearchParams
  response: SearchResponse
}

/** Nothing was found, as the heading above says: other searches that may find something. */
export function NoResults(props: NoResultsProps) {
  const { t } = useTranslations()
  const others = otherSearches(props, t)
  if (others.length === 0) return <p className={styles.words}>{t('search.fewerWords')}</p>
  return (
    <ul className={styles.ways}>
      {others.map(({ text, params }) => (
        <li key={text}>
          <Link className={styles.way} href={searchPath(params)}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** A similar word; the archive, if the words are there; and the same search without what narrows it. Pure. */
function otherSearches({ params, response }: NoResultsProps, t: Translate) {
  const { suggestion, counts, totalAnywhere } = response
  const others: { text: string; params: SearchParams }[] = []
  if (suggestion !== null) {
    const text = t('search.try', { words: suggestion })
    others.push({ text, params: { ...params, q: suggestion, page: 1 } })
  }
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
