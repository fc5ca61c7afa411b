import type { Report } from '../../../contract/report.ts'
import type { SearchResult } from '../../../contract/search.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { ControlName } from '../../messages/with-title.tsx'
import styles from './hit-list.module.css'

/** Pages of one report, each with what it says there, or its title or summary. A page number opens the PDF there. */
export function HitList({ report, hits }: { report: Report; hits: readonly SearchResult[] }) {
  const { t } = useTranslations()
  return (
    <ul className={styles.hits}>
      {hits.map(({ pageNumber, url, excerpt }) => (
        <li key={pageNumber} className={styles.hit}>
          {pageNumber === null ? (
            <p className={styles.entry}>{t('search.inEntry')}</p>
          ) : (
            <a className={styles.page} href={url} type={report.file.mediaType}>
              <ControlName
                label={t('search.page', { page: String(pageNumber) })}
                of={report}
                sentence={(title) => t('search.pageOf', { page: String(pageNumber), title })}
              />
            </a>
          )}
          <p className={styles.excerpt} lang={report.language}>
            {excerpt.map(({ text, match }, index) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an excerpt have no identity but their place
              match ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
