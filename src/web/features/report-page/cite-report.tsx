import { lazy } from 'react'
import type { Language } from '../../../contract/language.ts'
import { reportPath } from '../../../contract/pages.ts'
import type { Report } from '../../../contract/report.ts'
import type { SiteInLanguage } from '../../../contract/site-in-language.ts'
import { useSite, useSiteFacts } from '../../api/site-context.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import type { Translate } from '../../messages/translate.ts'
import { Button } from '../../ui/button.tsx'
import { formatLongDay } from '../../ui/format.ts'
import { LazyDetails } from '../../ui/lazy-details.tsx'
import { copyWithToast, shareLink } from '../../ui/share.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toasts } from '../../ui/toasts.ts'
import styles from './cite-report.module.css'
import { formatQuoteIcon, shareIcon } from './icon-paths.ts'
import { publisherOf } from './page-citation.ts'

const ReportFormats = lazy(async () => ({ default: (await import('./citation-formats.tsx')).ReportFormats }))

/** How to cite the report, with its permanent address, and buttons to copy and share. */
export function CiteReport({ report }: { report: Report }) {
  const { t, language } = useTranslations()
  const site = useSite()
  const address = useSiteFacts().publicUrl + reportPath(report, language)
  const pages = report.file.pages ?? 0
  const citation = buildCitation(report, { site, address, language, t })

  const [copied, refused] = [t('reportPage.linkCopied'), t('reportPage.notCopied')]
  const copy = () => copyWithToast(citationText(citation), t('reportPage.citationCopied'), refused)
  const share = async () => {
    const outcome = await shareLink({ title: report.title, url: address })
    if (outcome === 'copied') await toasts.show({ kind: 'success', message: copied })
    if (outcome === 'refused') await toasts.show({ kind: 'error', message: refused })
  }
  return (
    <section aria-labelledby="cite">
      <h2 id="cite">{t('reportPage.cite')}</h2>
      <p className={styles.citation} data-print="whole">
        {citation.publisher} <cite lang={report.language}>{citation.title}</cite>
        {citation.titleEnd} {citation.published} <span className={styles.address}>{citation.address}</span>
      </p>
      <div className={`wrap scripted ${styles.actions}`}>
        <Button look="text" icon={formatQuoteIcon} onClick={() => void copy()}>
          {t('reportPage.copyCitation')}
        </Button>
        <Button look="text" icon={shareIcon} onClick={() => void share()}>
          {t('reportPage.share')}
        </Button>
      </div>
      <LazyDetails
        className={`scripted ${styles.page}`}
        summary={<summary className="unmarked">{pages < 2 ? 'APA, BibTeX' : t('reportPage.citeAs')}</summary>}
        fallback={<Skeleton bars={['long', 'full']} />}
      >
        <ReportFormats report={report} pages={pages} />
      </LazyDetails>
    </section>
  )
}

/** The parts of a report's citation, in their order; the title is in italics, the punctuation after it is not. Pure. */
export function buildCitation(
  report: Report,
  from: { site: SiteInLanguage; address: string; language: Language; t: Translate },
) {
  const { site, address, language, t } = from
  const { title, publishedOn, revisedOn } = report
  const date = formatLongDay(publishedOn, language)
  return {
    publisher: `${publisherOf(site)}.`,
    title,
    titleEnd: /[.?!]$/.test(title) ? '' : '.',
    published:
      revisedOn === null
        ? t('reportPage.citePublished', { date })
        : t('reportPage.citeRevised', { date, revised: formatLongDay(revisedOn, language) }),
    address,
  }
}

/** The same as one line, to paste into a document. */
export function citationText(citation: ReturnType<typeof buildCitation>): string {
  const { publisher, title, titleEnd, published, address } = citation
  return `${publisher} ${title}${titleEnd} ${published} ${address}`.replaceAll('\u00a0', ' ')
}
