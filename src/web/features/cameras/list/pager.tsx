import { Link } from 'wouter'
import { useCameraSpeech } from '../../../messages/camera-words.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { formatNumber } from '../../../ui/format-number.ts'
import { camerasHref } from '../feed/asked-address.ts'
import type { AskedCameras } from '../model/asked-cameras.ts'
import styles from './pager.module.css'

/** The fragment of a page of cameras, which takes focus there: another one for each, so that turning a page moves it. */
export function pageId(page: number): string {
  return `page-${page}`
}

/** A page of what was asked for. */
export function pageHref(asked: Partial<AskedCameras>, page: number): string {
  return `${camerasHref({ ...asked, page })}#${pageId(page)}`
}

/** The way to the cameras before and after these; none when all are here. */
export function Pager(props: { asked: AskedCameras; page: number; pageCount: number }) {
  const { asked, page, pageCount } = props
  const { say, language } = useCameraSpeech()
  if (pageCount <= 1) return null
  const turnTo = (number: number, words: string) => (
    <Link href={pageHref(asked, number)} asChild>
      <LinkButton look="outlined">{words}</LinkButton>
    </Link>
  )
  return (
    <nav className={styles.pager} aria-label={say('cameras.pager')}>
      {page > 1 ? turnTo(page - 1, say('cameras.pageBefore')) : null}
      <p>
        {say('cameras.pageOf', {
          page: formatNumber(page, language),
          pages: formatNumber(pageCount, language),
        })}
      </p>
      {page < pageCount ? turnTo(page + 1, say('cameras.pageAfter')) : null}
    </nav>
  )
}
