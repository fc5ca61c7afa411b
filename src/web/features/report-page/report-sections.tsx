import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Language } from '../../../contract/language.ts'
import { formatRequestPath } from '../../../contract/pages.ts'
import type { Period } from '../../../contract/period.ts'
import type { Report } from '../../../contract/report.ts'
import { ControlName, useTranslations } from '../../messages/messages-context.tsx'
import { checksKind, checksText, documentLanguage, reportPeriodName } from '../../messages/names.ts'
import type { Translate } from '../../messages/translate.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { formatBytes, formatDay, formatDays, formatWeekday } from '../../ui/format.ts'
import { accessibilityNewIcon } from './icon-paths.ts'
import styles from './report-sections.module.css'

/** What the report covers, when it was published, and facts about its file. */
export function FileFacts({ report }: { report: Report }) {
  const translations = useTranslations()
  const { t, language } = translations
  const { period, file, publishedOn, revisedOn } = report
  const { label, dates } = periodText(period, language, t)
  const pages = file.pages === null ? t('report.pdf') : t('report.pdfPages', { count: file.pages })
  return (
    <dl className={styles.facts}>
      <Fact name={t('reportPage.period')}>
        {label === null ? null : <div>{label}</div>}
        {dates}
      </Fact>
      <Fact name={t('reportPage.published')}>{formatDay(publishedOn, language)}</Fact>
      {revisedOn === null ? null : (
        <Fact name={t('reportPage.revised')}>{formatDay(revisedOn, language)}</Fact>
      )}
      <Fact name={t('reportPage.file')}>
        {pages}, {formatBytes(file.bytes, language)}, {documentLanguage(report.language, translations)}
      </Fact>
    </dl>
  )
}

/** The results of automatic checks of the file, and its checksum. */
export function FileProofs({ report }: { report: Report }) {
  const { t } = useTranslations()
  const { file } = report
  const { checks, sha256 } = file
  return (
    <div className={`wrap ${styles.proofs}`}>
      <Chip kind={checksKind(file)}>{checksText(file, t)}</Chip>
      {checks === null ? null : <Findings checks={checks} />}
      <details className={styles.fingerprint}>
        <summary>{t('reportPage.fingerprint')}</summary>
        <p>{t('reportPage.fingerprintMeaning')}</p>
        <code>{sha256}</code>
      </details>
    </div>
  )
}

function Findings({ checks }: { checks: NonNullable<Report['file']['checks']> }) {
  const { t, language } = useTranslations()
  return (
    <details className={styles.fingerprint}>
      <summary>{t('reportPage.checks')}</summary>
      <p>
        {t('reportPage.checksMeaning', {
          count: checks.rulesChecked,
          date: formatDay(checks.checkedOn, language),
        })}
      </p>
      {checks.findings.length === 0 ? null : (
        <ul className={`bulleted ${styles.findings}`}>
          {checks.findings.map(({ rule, message, pages }) => (
            <li key={rule}>
              <span lang="en">{message}</span>
              {pages.length === 0 ? null : ` ${placesText(pages, t)}`}
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

function placesText(pages: readonly number[], t: Translate): string {
  return pages.length === 1
    ? t('reportPage.checksPage', { page: String(pages[0]) })
    : t('reportPage.checksPages', { pages: pages.join(', ') })
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
          // Two revisions on one day replaced different files.
          <li key={`${change.kind} ${change.on} ${change.kind === 'revised' ? change.earlierUrl : ''}`}>
            <time dateTime={change.on}>{formatDay(change.on, language)}</time>{' '}
            {t(`reportPage.change.${change.kind}`)}
            {change.kind === 'revised' ? <Revision {...change} language={report.language} /> : null}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Revision({ note, earlierUrl, language }: Revised & { language: string }) {
  const { t } = useTranslations()
  return (
    <>
      {note === null ? null : <span lang={language}> {note}</span>}
      {earlierUrl === null ? null : ' '}
      {earlierUrl === null ? null : <a href={earlierUrl}>{t('reportPage.earlierFile')}</a>}
    </>
  )
}

/** For readers the PDF does not work for: a link to the feedback form with the report filled in. */
export function FormatRequest({ report }: { report: Report }) {
  const { t } = useTranslations()
  return (
    <section className="card" aria-labelledby="other-format">
      <h2 id="other-format" className="small-title">
        {t('reportPage.otherFormat')}
      </h2>
      <p>{t('reportPage.otherFormatText')}</p>
      <Link href={formatRequestPath(report)} asChild>
        <LinkButton look="text" icon={accessibilityNewIcon} className={styles.request}>
          <ControlName
            label={t('reportPage.requestFormat')}
            of={report}
            sentence={(title) => t('reportPage.requestFormatOf', { title })}
          />
        </LinkButton>
      </Link>
    </section>
  )
}

interface Revised {
  kind: 'revised'
  on: string
  /** What changed, in the office's words. `null`: it did not say. */
  note: string | null
  /** Address of the file as it was before. `null`: it was not archived. */
  earlierUrl: string | null
}

/** One event in a report's history, on a calendar day. */
type Change = Revised | { kind: 'published' | 'publishedAsPreliminary' | 'archived'; on: string }

/** The history of a report, newest first. Pure. */
export function changesOf({ publishedOn, revisedOn, status, archivedOn, history }: Report): Change[] {
  const kind = status === 'preliminary' ? 'publishedAsPreliminary' : 'published'
  const isWrittenByHand = revisedOn !== null && !history.some(({ on }) => on === revisedOn)
  // On the same day a revision comes before archiving: an archived report is not altered.
  const changes: Change[] = [
    ...(archivedOn === null ? [] : [{ kind: 'archived' as const, on: archivedOn }]),
    ...history.map(({ on, note, url }) => ({ kind: 'revised' as const, on, note, earlierUrl: url })),
    ...(isWrittenByHand ? [{ kind: 'revised' as const, on: revisedOn, note: null, earlierUrl: null }] : []),
  ]
  return [...changes.sort((a, b) => b.on.localeCompare(a.on)), { kind, on: publishedOn }]
}

/**
 * How the office names a period ("FY 2026"; `null`: its name is its dates) and its actual days: "Jul 1, 2025 to Jun
 * 30, 2026". A week shows its days of the week, because offices start it on different days. Pure.
 */
export function periodText(period: Period, language: Language, t: Translate) {
  const { start, end } = period
  const label = reportPeriodName(period, language, t)
  const isItsDates = withoutSpaces(label) === withoutSpaces(formatDays(start, end, language))
  return { label: isItsDates ? null : label, dates: datesOf(period, language, t) }
}

function datesOf({ kind, start, end }: Period, language: Language, t: Translate): string {
  if (kind === 'week') {
    const isOneYear = start.slice(0, 4) === end.slice(0, 4)
    const from = formatWeekday(start, language, !isOneYear)
    return t('reportPage.fromTo', { start: from, end: formatWeekday(end, language, true) })
  }
  // Two whole dates may take two lines; within a month they are short enough for one.
  return start.slice(0, 7) === end.slice(0, 7)
    ? formatDays(start, end, language)
    : t('reportPage.fromTo', { start: formatDay(start, language), end: formatDay(end, language) })
}

/** Ignores the spaces and joiners that keep a date together. */
function withoutSpaces(text: string): string {
  return text.replace(/[\s\u2060]/gu, '')
}
