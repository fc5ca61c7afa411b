import type { ReactNode } from 'react'
import { useTranslations } from '../../messages/messages-context.tsx'
import { formatNumber } from '../../ui/format.ts'
import styles from './search-results.module.css'

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
