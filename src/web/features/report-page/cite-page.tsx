import { lazy } from 'react'
import { useTranslations } from '../../messages/messages-context.tsx'
import { LazyDetails } from '../../ui/lazy-details.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './cite-report.module.css'
import type { CitedPage } from './page-citation.ts'

const CitationFormats = lazy(async () => ({
  default: (await import('./citation-formats.tsx')).CitationFormats,
}))

/** How to cite one page of a report; its code and data load when it is opened. Needs scripts. */
export function CitePage(props: Omit<CitedPage, 'url'>) {
  return (
    <LazyDetails
      className={`scripted ${styles.page}`}
      summary={<CitePageSummary {...props} />}
      fallback={<Skeleton bars={['long', 'full']} />}
    >
      <CitationFormats {...props} />
    </LazyDetails>
  )
}

export function CitePageSummary({ report, pageNumber }: Omit<CitedPage, 'url'>) {
  const { t } = useTranslations()
  return (
    <summary className="unmarked">
      <span aria-hidden="true">{t('siteSearch.cite')}</span>
      <span className="visually-hidden">
        {t('siteSearch.citeOf', { page: String(pageNumber), title: report.title })}
      </span>
    </summary>
  )
}
