import { usePublicUrl, useSite } from '../../api/site-context.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { copyText } from '../../ui/browser.ts'
import { Button } from '../../ui/button.tsx'
import { useToasts } from '../../ui/toasts.ts'
import styles from './cite-report.module.css'
import { apaCitation, bibtexEntry, type CitedPage } from './page-citation.ts'

/** How to name one page of a report as a source, in the two formats people paste. `path`: leads to the page. */
export function CitePage(props: Omit<CitedPage, 'url'> & { path: string }) {
  const { report, pageNumber, path } = props
  const { t, language } = useTranslations()
  const site = useSite()
  const cited = { report, pageNumber, url: usePublicUrl() + path }
  const formats = [
    { name: 'APA', text: apaCitation(cited, site, language) },
    { name: 'BibTeX', text: bibtexEntry(cited, site) },
  ]
  return (
    <details className={styles.page} data-print="hide">
      <summary>
        <span aria-hidden="true">{t('siteSearch.cite')}</span>
        <span className="visually-hidden">
          {t('siteSearch.citeOf', { page: String(pageNumber), title: report.title })}
        </span>
      </summary>
      <dl>
        {formats.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <pre>{text}</pre>
              <CopyCitation name={name} text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function CopyCitation({ name, text }: { name: string; text: string }) {
  const { t } = useTranslations()
  const { show } = useToasts()
  const copy = async () => {
    const isCopied = await copyText(text)
    await show(
      isCopied
        ? { kind: 'success', message: t('reportPage.citationCopied') }
        : { kind: 'error', message: t('reportPage.notCopied') },
    )
  }
  return (
    <Button
      look="text"
      className={styles.copy}
      aria-label={t('siteSearch.copyOf', { format: name })}
      onClick={() => void copy()}
    >
      {t('siteSearch.citedCopy')}
    </Button>
  )
}
