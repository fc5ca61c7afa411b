import { useId, useState } from 'react'
import { readPath, reportPath } from '../../../contract/pages.ts'
import { useSite, useSiteFacts } from '../../api/site-context.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'
import { copyWithToast } from '../../ui/share.ts'
import styles from './cite-report.module.css'
import { apaCitation, bibtexEntry, type CitedPage } from './page-citation.ts'

/** The citation of a report or one of its pages, in the two formats people paste. */
export function CitationFormats({ report, pageNumber }: Omit<CitedPage, 'url'>) {
  const { language } = useTranslations()
  const site = useSite()
  const path = pageNumber === null ? reportPath(report, language) : readPath(report, language, pageNumber)
  const cited = { report, pageNumber, url: useSiteFacts().publicUrl + path }
  const formats = [
    { name: 'APA', text: apaCitation(cited, site, language) },
    { name: 'BibTeX', text: bibtexEntry(cited, site) },
  ]
  return (
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
  )
}

/** The same with a choice between the whole report and each of its pages. */
export function ReportFormats({ report, pages }: Pick<CitedPage, 'report'> & { pages: number }) {
  const { t } = useTranslations()
  const [pageNumber, setPageNumber] = useState<number | null>(null)
  const id = useId()
  const options = Array.from({ length: pages }, (_, index) => String(index + 1)).map((page) => ({
    value: page,
    text: t('search.page', { page }),
  }))
  return (
    <>
      {pages < 2 ? null : (
        <p className={styles.part}>
          <label htmlFor={id}>{t('reportPage.citePart')}</label>
          <Select
            id={id}
            options={options}
            blank={t('reportPage.citeWhole')}
            value={pageNumber === null ? '' : String(pageNumber)}
            onChange={({ currentTarget: { value } }) => setPageNumber(value === '' ? null : Number(value))}
          />
        </p>
      )}
      <CitationFormats report={report} pageNumber={pageNumber} />
    </>
  )
}

function CopyCitation({ name, text }: { name: string; text: string }) {
  const { t } = useTranslations()
  const copy = () => copyWithToast(text, t('reportPage.citationCopied'), t('reportPage.notCopied'))
  return (
    <Button
      look="text"
      className={`scripted ${styles.copy}`}
      aria-label={t('siteSearch.copyOf', { format: name })}
      onClick={() => void copy()}
    >
      {t('siteSearch.citedCopy')}
    </Button>
  )
}
