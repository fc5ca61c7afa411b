import { Link } from 'wouter'
import { readPath } from '../../../contract/pages.ts'
import type { ListedReport } from '../../../contract/report.ts'
import type { Excerpt, SearchResult } from '../../../contract/search.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { ControlName } from '../../messages/with-title.tsx'
import { WholeWords } from '../../ui/whole-words.tsx'
import styles from './report-hits.module.css'

/** Of the shape of a Letter page, whatever a page's own is; CSS pixels. */
const PICTURE = { width: 76, height: 98 }

/** Leads to the page that was found in the report's text, with a picture of it, and to the PDF; where no page says it, that. */
export function PageLink({ report, hit }: { report: ListedReport; hit: SearchResult }) {
  const { t } = useTranslations()
  const { pageNumber, pageThumbnailUrl, url } = hit
  if (pageNumber === null) return <p className="fact">{t('search.inEntry')}</p>
  const page = String(pageNumber)
  return (
    <p className={styles.ways}>
      <Link className={styles.page ?? ''} href={readPath(report, undefined, pageNumber)}>
        {pageThumbnailUrl === null ? null : (
          <img
            className={styles.picture}
            src={pageThumbnailUrl}
            width={PICTURE.width}
            height={PICTURE.height}
            alt=""
            loading="lazy"
            decoding="async"
          />
        )}
        <ControlName
          label={t('search.page', { page })}
          of={report}
          sentence={(title) => t('search.pageOf', { page, title })}
        />
      </Link>
      <a className={styles.pdf} href={url} type={report.file.mediaType}>
        <ControlName
          label={t('report.pdf')}
          of={report}
          sentence={(title) => t('search.pageInPdf', { page, title })}
        />
      </a>
    </p>
  )
}

/** A sentence with what was searched for marked in it. */
export function ExcerptText({ of }: { of: Excerpt }) {
  return of.map(({ text, match }, index) =>
    // The parts of an excerpt have no identity but their place.
    match ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <mark key={index}>
        <WholeWords>{text}</WholeWords>
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <WholeWords key={index}>{text}</WholeWords>
    ),
  )
}
