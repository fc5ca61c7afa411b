import { Link } from 'wouter'
import { pagePath } from '../../../contract/pages.ts'
import type { SearchResponse } from '../../../contract/search.ts'
import { buildSearchAddress, plainSearch, type SearchParams } from '../../../contract/search-address.ts'
import { SEARCH_PAGES, type SearchPage } from '../../../contract/search-groups.ts'
import type { Translate } from '../../messages/message-types.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import styles from './search-results.module.css'

interface NoResultsProps {
  page: SearchPage
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
          <Link className={styles.way} href={pagePath(props.page) + buildSearchAddress(params, props.page)}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** No kind of report is chosen. */
export function NothingChosen() {
  const { t } = useTranslations()
  return <p className={styles.words}>{t('search.chooseKind')}</p>
}

/** A similar word; the archive, if the words are there; and the same search without what narrows it. Pure. */
function otherSearches({ page, params, response }: NoResultsProps, t: Translate) {
  const { suggestion, counts, totalAnywhere } = response
  const others: { text: string; params: SearchParams }[] = []
  if (suggestion !== null)
    others.push({
      text: t('search.try', { words: suggestion }),
      params: { ...params, q: suggestion, page: 1 },
    })
  if (!params.isArchiveIncluded && counts.archive > 0) {
    const text = t('search.tryArchive', { count: counts.archive })
    others.push({ text, params: { ...params, isArchiveIncluded: true, page: 1 } })
  }
  const isNarrowed =
    params.year !== null ||
    params.language !== null ||
    params.report !== null ||
    params.groups.length < SEARCH_PAGES[page].length
  if (isNarrowed && totalAnywhere > 0) {
    const { isArchiveIncluded } = params
    const all = { ...plainSearch(params.q, page), isArchiveIncluded }
    others.push({ text: t('search.tryEverything'), params: all })
  }
  return others
}
