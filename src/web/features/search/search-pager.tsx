import { Link } from 'wouter'
import { pagePath } from '../../../contract/pages.ts'
import { buildSearchAddress, type SearchParams } from '../../../contract/search-address.ts'
import type { SearchPage } from '../../../contract/search-groups.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { formatNumber } from '../../ui/format-number.ts'
import styles from './search-pager.module.css'

export interface SearchPagerProps {
  page: SearchPage
  params: SearchParams
  pageCount: number
  /** The visitor turns to other results. */
  onTurn: () => void
}

/** The way to the results before and after these; none when all are here. */
export function SearchPager({ page, params, pageCount, onTurn }: SearchPagerProps) {
  const { t, language } = useTranslations()
  if (pageCount <= 1) return null
  const turnTo = (number: number, words: string) => (
    <Link
      href={pagePath(page) + buildSearchAddress({ ...params, page: number }, page)}
      onClick={onTurn}
      asChild
    >
      <LinkButton look="outlined">{words}</LinkButton>
    </Link>
  )
  return (
    <nav className={styles.pager} aria-label={t('search.pager')}>
      {params.page > 1 ? turnTo(params.page - 1, t('search.before')) : null}
      <p>
        {t('search.pageOfResults', {
          page: formatNumber(params.page, language),
          pages: formatNumber(pageCount, language),
        })}
      </p>
      {params.page < pageCount ? turnTo(params.page + 1, t('search.after')) : null}
    </nav>
  )
}
