import { Link } from 'wouter'
import { pagePath } from '../../../contract/pages.ts'
import { type AskedSearch, buildSearchAddress } from '../../../contract/search-address.ts'
import type { SearchPage } from '../../../contract/search-groups.ts'
import { useSpeech } from '../../messages/messages-context.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { formatNumber } from '../../ui/format-number.ts'
import styles from './search-pager.module.css'

export interface SearchPagerProps {
  page: SearchPage
  asked: AskedSearch
  pageCount: number
  /** The visitor turns to other results. */
  onTurn: () => void
}

/** The way to the results before and after these; none when all are here. */
export function SearchPager({ page, asked, pageCount, onTurn }: SearchPagerProps) {
  const { t, language } = useSpeech()
  if (pageCount <= 1) return null
  const turnTo = (number: number, words: string) => (
    <Link
      href={pagePath(page) + buildSearchAddress({ ...asked, page: number }, page)}
      onClick={onTurn}
      asChild
    >
      <LinkButton look="outlined">{words}</LinkButton>
    </Link>
  )
  return (
    <nav className={styles.pager} aria-label={t('search.pager')}>
      {asked.page > 1 ? turnTo(asked.page - 1, t('search.before')) : null}
      <p>
        {t('search.pageOfResults', {
          page: formatNumber(asked.page, language),
          pages: formatNumber(pageCount, language),
        })}
      </p>
      {asked.page < pageCount ? turnTo(asked.page + 1, t('search.after')) : null}
    </nav>
  )
}
