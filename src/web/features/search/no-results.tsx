import { Link } from 'wouter'
import { pagePath } from '../../../contract/pages.ts'
import type { SearchAnswer } from '../../../contract/search.ts'
import { type AskedSearch, buildSearchAddress, plainSearch } from '../../../contract/search-address.ts'
import { SEARCH_PAGES, type SearchPage } from '../../../contract/search-groups.ts'
import { useSpeech } from '../../messages/messages-context.tsx'
import styles from './no-results.module.css'

interface NoResultsProps {
  page: SearchPage
  asked: AskedSearch
  answer: SearchAnswer
}

/** Nothing was found: what may find something. That it is so stands in the heading above. */
export function NoResults({ page, asked, answer }: NoResultsProps) {
  const { t } = useSpeech()
  const ways = waysOn(page, asked, answer).map((way) => ({ ...way, words: wordsOf(way.kind) }))
  function wordsOf(kind: Way['kind']): string {
    switch (kind) {
      case 'suggestion':
        return t('search.try', { words: answer.suggestion ?? '' })
      case 'archive':
        return t('search.tryArchive', { count: answer.counts.archive })
      case 'everything':
        return t('search.tryEverything')
    }
  }
  if (ways.length === 0) return <p className={styles.words}>{t('search.fewerWords')}</p>
  return (
    <ul className={styles.ways}>
      {ways.map((way) => (
        <li key={way.kind}>
          <Link className={styles.way} href={pagePath(page) + buildSearchAddress(way.asked, page)}>
            {way.words}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Every kind was unticked. */
export function NothingChosen() {
  const { t } = useSpeech()
  return <p className={styles.words}>{t('search.chooseKind')}</p>
}

/** Another search that may find something. */
interface Way {
  kind: 'suggestion' | 'archive' | 'everything'
  asked: AskedSearch
}

/** A word that was meant; the archive, when it says it; and the same search without what narrows it. Pure. */
function waysOn(page: SearchPage, asked: AskedSearch, answer: SearchAnswer): Way[] {
  const { suggestion, counts, totalAnywhere } = answer
  const ways: Way[] = []
  if (suggestion !== null) ways.push({ kind: 'suggestion', asked: { ...asked, q: suggestion, page: 1 } })
  if (!asked.isArchiveIncluded && counts.archive > 0)
    ways.push({ kind: 'archive', asked: { ...asked, isArchiveIncluded: true, page: 1 } })
  const isNarrowed =
    asked.year !== null ||
    asked.language !== null ||
    asked.report !== null ||
    asked.groups.length < SEARCH_PAGES[page].length
  if (isNarrowed && totalAnywhere > 0) {
    const { isArchiveIncluded } = asked
    ways.push({ kind: 'everything', asked: { ...plainSearch(asked.q, page), isArchiveIncluded } })
  }
  return ways
}
