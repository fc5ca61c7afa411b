import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { formatRequestPath } from '../../../contract/pages.ts'
import type { Report } from '../../../contract/report.ts'
import { documentLanguage } from '../../messages/document-language.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { ControlName } from '../../messages/with-title.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { AccessibilityBadge } from '../../ui/chip.tsx'
import { formatDay } from '../../ui/format-date.ts'
import { formatBytes } from '../../ui/format-number.ts'
import { accessibilityNewIcon } from '../../ui/icon-paths.ts'
import { type Change, changesOf } from './changes.ts'
import { periodText } from './period-text.ts'
import styles from './report-sections.module.css'

/** What the report covers, when it came out, and what is known of its file. */
export function FileFacts({ report }: { report: Report }) {
  const { t, language } = useTranslations()
  const { period, file, publishedOn, revisedOn } = report
  const { label, dates } = periodText(period, language, t)
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

/** When the report was published, revised and archived, newest first, with the files it had before. */
export function ReportChanges({ report }: { report: Report }) {
  const { t, language } = useTranslations()
  return (
    <section aria-labelledby="changes">
      <h2 id="changes" className={styles.heading}>
        {t('reportPage.changes')}
      </h2>
      <ol className={styles.changes}>
        {changesOf(report).map((change) => (
          <li key={keyOf(change)}>
            <time dateTime={change.on}>{formatDay(change.on, language)}</time>{' '}
            {t(`reportPage.change.${change.kind}`)}
            {change.kind === 'revised' ? <Revision change={change} language={report.language} /> : null}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Two revisions of one day replaced different files. */
function keyOf(change: Change): string {
  return `${change.kind} ${change.on} ${change.kind === 'revised' ? change.earlierUrl : ''}`
}

function Revision({
  change: { note, earlierUrl },
  language,
}: {
  change: Extract<Change, { kind: 'revised' }>
  language: Report['language']
}) {
  const { t } = useTranslations()
  return (
    <>
      {note === null ? null : (
        <>
          {' '}
          <span lang={language}>{note}</span>
        </>
      )}
      {earlierUrl === null ? null : (
        <>
          {' '}
          <a href={earlierUrl}>{t('reportPage.earlierFile')}</a>
        </>
      )}
    </>
  )
}

/** For whom the PDF does not serve: leads to the feedback form with the report filled in. */
export function FormatRequest({ report }: { report: Report }) {
  const { t } = useTranslations()
  return (
    <Card as="section" aria-labelledby="other-format">
      <h2 id="other-format" className={styles.requestHeading}>
        {t('reportPage.otherFormat')}
      </h2>
      <p className={styles.words}>{t('reportPage.otherFormatText')}</p>
      <Link href={formatRequestPath(report)} asChild>
        <LinkButton look="text" icon={accessibilityNewIcon} className={styles.request}>
          <ControlName
            label={t('reportPage.requestFormat')}
            of={report}
            sentence={(title) => t('reportPage.requestFormatOf', { title })}
          />
        </LinkButton>
      </Link>
    </Card>
  )
}
