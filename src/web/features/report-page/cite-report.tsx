import { lazy } from 'react'
import type { Language } from '../../../contract/language.ts'
import { reportPath } from '../../../contract/pages.ts'
import type { Report } from '../../../contract/report.ts'
import type { SiteInLanguage } from '../../../contract/site-in-language.ts'
import { useSite, useSiteFacts } from '../../api/site-context.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import type { Translate } from '../../messages/translate.ts'
import { copyText } from '../../ui/browser.ts'
import { Button } from '../../ui/button.tsx'
import { formatLongDay } from '../../ui/format.ts'
import { LazyDetails } from '../../ui/lazy-details.tsx'
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

  const announce = (isCopied: boolean, message: string) =>
    toasts.show(
      isCopied ? { kind: 'success', message } : { kind: 'error', message: t('reportPage.notCopied') },
    )
  const copy = async () => announce(await copyText(citationText(citation)), t('reportPage.citationCopied'))
  const share = async () => {
    const outcome = await shareReport({ title: report.title, url: address })
    if (outcome === 'copied' || outcome === 'refused')
      await announce(outcome === 'copied', t('reportPage.linkCopied'))
  }
  return (
    <section aria-labelledby="cite">
      <h2 id="cite">{t('reportPage.cite')}</h2>
      <p className={styles.citation} data-print="whole">
        {citation.publisher} <cite lang={report.language}>{citation.title}</cite>
        {citation.titleEnd} {citation.published} <span className={styles.address}>{citation.address}</span>
      </p>
      <div className={styles.actions}>
        <Button look="text" icon={formatQuoteIcon} onClick={() => void copy()}>
          {t('reportPage.copyCitation')}
        </Button>
        <Button look="text" icon={shareIcon} onClick={() => void share()}>
          {t('reportPage.share')}
        </Button>
      </div>
      <LazyDetails
        className={`${styles.page} ${styles.scripted}`}
        summary={<summary>{pages < 2 ? 'APA, BibTeX' : t('reportPage.citeAs')}</summary>}
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

/** The outcome of sharing; `left` means that the visitor canceled. */
type ShareOutcome = 'shared' | 'left' | 'copied' | 'refused'

/** Opens the device's share dialog; without one, copies the address. */
export async function shareReport(report: { title: string; url: string }): Promise<ShareOutcome> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(report)
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'left'
    }
  }
  return (await copyText(report.url)) ? 'copied' : 'refused'
}
