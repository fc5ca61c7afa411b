import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { reportPath } from '../../../contract/pages.ts'
import type { ListedReport } from '../../../contract/report.ts'
import { useSite } from '../../api/site-context.tsx'
import { reportKind } from '../../messages/category-names.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import {
  checksKind,
  checksText,
  documentLanguage,
  periodBesideTitle,
  reportPeriodName,
} from '../../messages/names.ts'
import { ControlSubject } from '../../ui/button.tsx'
import { Chip, SampleChip } from '../../ui/chip.tsx'
import { ReportCover } from '../../ui/cover.tsx'
import { formatBytes, formatDay } from '../../ui/format.ts'
import styles from './report-facts.module.css'

/**
 * The kind of a report with a note, its title, which links to its page, and its facts. A title in the visitor's language
 * names the kind itself. `isInGroup`: the heading above names it, and the facts link to the file.
 */
export function ReportHead(props: {
  report: ListedReport
  id?: string
  note?: ReactNode
  isInGroup?: boolean
}) {
  const { report, id, note = null, isInGroup = false } = props
  const { t, language } = useTranslations()
  const { categories } = useSite()
  const isKindSaid = isInGroup || (report.language === language && note === null)
  return (
    <>
      {isKindSaid ? null : (
        <p className="fact">
          {reportKind(report.category, categories, t)}
          {note}
        </p>
      )}
      <h3 id={id} lang={report.language}>
        <Link href={reportPath(report)}>{report.title}</Link>
      </h3>
      <ReportFacts report={report} isFileLinked={isInGroup} />
    </>
  )
}

/**
 * What a visitor considers before opening a report: its dates, pages, size, language,
 * accessibility, state. On a site that is all sample data, the page's own mark says so.
 */
function ReportFacts({ report, isFileLinked }: { report: ListedReport; isFileLinked: boolean }) {
  const translations = useTranslations()
  const { t, language } = translations
  const site = useSite()
  const { file } = report
  const period = periodBesideTitle(report, language, t)
  const checks = checksKind(file)
  const pages = file.pages === null ? t('report.pdf') : t('report.pdfPages', { count: file.pages })
  const said = `${pages}, ${formatBytes(file.bytes, language)}, ${documentLanguage(report.language, translations)}`
  return (
    <ul className={`fact wrap ${styles.facts}`}>
      {period === null ? null : <li>{period}</li>}
      <li>
        {isFileLinked ? (
          <a href={file.url} data-print="bare">
            {said}
            <ControlSubject lang={report.language}>{report.title}</ControlSubject>
          </a>
        ) : (
          said
        )}
      </li>
      <li>
        <Chip kind={checks}>{checksText(file, t)}</Chip>
      </li>
      {report.status === 'preliminary' ? (
        <li>
          <Chip kind="preliminary">{t('report.preliminary')}</Chip>
        </li>
      ) : null}
      {report.revisedOn === null ? null : (
        <li>
          <Chip kind="revised">{t('report.revised', { date: formatDay(report.revisedOn, language) })}</Chip>
        </li>
      )}
      {report.sample && !site.sample ? (
        <li>
          <SampleChip>{t('report.sample')}</SampleChip>
        </li>
      ) : null}
    </ul>
  )
}

/** The first page of the file, small. Decoration: the title beside it says the same. `width` is in CSS pixels. */
export function ReportThumbnail({ report, width }: { report: ListedReport; width: number }) {
  const { t, language } = useTranslations()
  const { thumbnail, category, title, period, sample } = report
  return (
    <ReportCover
      category={category}
      title={title}
      period={reportPeriodName(period, language, t)}
      size="row"
      isSample={sample}
      picture={
        thumbnail === null ? null : (
          <img
            className={styles.thumbnail}
            src={thumbnail.url}
            width={width}
            height={Math.round((thumbnail.height / thumbnail.width) * width)}
            alt=""
            loading="lazy"
            decoding="async"
          />
        )
      }
    />
  )
}
