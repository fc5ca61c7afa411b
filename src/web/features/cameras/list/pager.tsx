import { Link } from 'wouter'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { formatNumber } from '../../../ui/format-number.ts'
import { camerasHref } from '../feed/requested-address.ts'
import type { CamerasParams } from '../model/cameras-params.ts'
import styles from './pager.module.css'

/** The fragment of a page of cameras, which takes focus there: another one for each, so that turning a page moves it. */
export function pageId(page: number): string {
  return `page-${page}`
}

/** A page of what was asked for. */
export function pageHref(params: Partial<CamerasParams>, page: number): string {
  return `${camerasHref({ ...params, page })}#${pageId(page)}`
}

/** The way to the cameras before and after these; none when all are here. */
export function Pager(props: { params: CamerasParams; page: number; pageCount: number }) {
  const { params, page, pageCount } = props
  const { t, language } = useTranslations()
  if (pageCount <= 1) return null
  const turnTo = (number: number, words: string) => (
    <Link href={pageHref(params, number)} asChild>
      <LinkButton look="outlined">{words}</LinkButton>
    </Link>
  )
  return (
    <nav className={styles.pager} aria-label={t('cameras.pager')}>
      {page > 1 ? turnTo(page - 1, t('cameras.pageBefore')) : null}
      <p>
        {t('cameras.pageOf', {
          page: formatNumber(page, language),
          pages: formatNumber(pageCount, language),
        })}
      </p>
      {page < pageCount ? turnTo(page + 1, t('cameras.pageAfter')) : null}
    </nav>
  )
}
