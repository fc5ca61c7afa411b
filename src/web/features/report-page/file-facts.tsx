import type { ReactNode } from 'react'
import type { Report } from '../../../contract/report.ts'
import { documentLanguage } from '../../messages/document-language.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { AccessibilityBadge } from '../../ui/accessibility-badge.tsx'
import { formatDay } from '../../ui/format-date.ts'
import { formatBytes } from '../../ui/format-number.ts'
import styles from './file-facts.module.css'
import { periodWords } from './period-text.ts'

/** What the report covers, when it came out, and what is known of its file. */
export function FileFacts({ report }: { report: Report }) {
  const { t, language } = useTranslations()
  const { period, file, publishedOn, revisedOn } = report
  const { label, dates } = periodWords(period, language, t)
  const pages = file.pages === null ? t('report.pdf') : t('report.pdfPages', { count: file.pages })
  return (
    <dl className={styles.facts}>
      <Fact name={t('reportPage.period')}>
        {label === null ? null : <span className={styles.label}>{label}</span>}
        {dates}
      </Fact>
      <Fact name={t('reportPage.published')}>{formatDay(publishedOn, language)}</Fact>
      {revisedOn === null ? null : (
        <Fact name={t('reportPage.revised')}>{formatDay(revisedOn, language)}</Fact>
      )}
      <Fact name={t('reportPage.file')}>
        {pages}, {formatBytes(file.bytes, language)}, {documentLanguage(report.language, t)}
      </Fact>
    </dl>
  )
}

/** Whether a screen reader can follow the file, and the sum that proves a copy is the same. */
export function FileProofs({ report }: { report: Report }) {
  const { t } = useTranslations()
  const { accessibility, sha256 } = report.file
  return (
    <div className={styles.proofs}>
      <AccessibilityBadge accessibility={accessibility}>
        {t(`report.accessibility.${accessibility}`)}
      </AccessibilityBadge>
      <details className={styles.fingerprint}>
        <summary>{t('reportPage.fingerprint')}</summary>
        <p>{t('reportPage.fingerprintMeaning')}</p>
        <code>{sha256}</code>
      </details>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
