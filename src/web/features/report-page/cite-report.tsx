import { reportPath } from '../../../contract/pages.ts'
import type { Report } from '../../../contract/report.ts'
import { usePublicUrl, useSite } from '../../api/site-context.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { formatQuoteIcon, shareIcon } from '../../ui/icon-paths.ts'
import { useToasts } from '../../ui/toasts.ts'
import { buildCitation, citationText, shareReport } from './citation.ts'
import styles from './cite-report.module.css'

/** How to name the report as a source, with its permanent address, and ways to pass both on. */
export function CiteReport({ report }: { report: Report }) {
  const { t, language } = useTranslations()
  const site = useSite()
  const { show } = useToasts()
  const address = usePublicUrl() + reportPath(report, language)
  const citation = buildCitation(report, { site, address, language, t })

  const refuse = () => show({ kind: 'error', message: t('reportPage.notCopied') })
  async function copy() {
    if (await copyText(citationText(citation))) {
      await show({ kind: 'success', message: t('reportPage.citationCopied') })
    } else await refuse()
  }
  async function share() {
    const outcome = await shareReport({ title: report.title, url: address })
    if (outcome === 'copied') await show({ kind: 'success', message: t('reportPage.linkCopied') })
    if (outcome === 'refused') await refuse()
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
    </section>
  )
}
