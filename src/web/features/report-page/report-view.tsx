import { lazy, type ReactNode } from 'react'
import { Link } from 'wouter'
import type { Category } from '../../../contract/category.ts'
import { pagePath, readPath, reportPath, sectionOf } from '../../../contract/pages.ts'
import type { Report, ReportWithNeighbors } from '../../../contract/report.ts'
import type { SiteInLanguage } from '../../../contract/site-in-language.ts'
import { useSite } from '../../api/site-context.tsx'
import { reportKind, reportsPlace } from '../../messages/category-names.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { reportPeriodName } from '../../messages/names.ts'
import type { Translate } from '../../messages/translate.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Chip, SampleChip } from '../../ui/chip.tsx'
import { ReportCover } from '../../ui/cover.tsx'
import { formatBytes, formatDay } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { chevronLeftIcon, chevronRightIcon, descriptionIcon, downloadIcon } from '../../ui/icon-paths.ts'
import { LazyDetails } from '../../ui/lazy-details.tsx'
import { registerFocusTarget, useOwnTitle } from '../../ui/navigation.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { WholeWords } from '../../ui/whole-words.tsx'
import { CiteReport } from './cite-report.tsx'
import { pictureAsPdfIcon } from './icon-paths.ts'
import { FileFacts, FileProofs, FormatRequest, ReportChanges } from './report-sections.tsx'
import styles from './report-view.module.css'

/** A report's own page. `children`: its numbers, after its summary. */
export function ReportView({ found, children }: { found: ReportWithNeighbors; children: ReactNode }) {
  const { report } = found
  const { t } = useTranslations()
  const site = useSite()
  useOwnTitle(reportTitle(report, site, t))
  return (
    <article className={`page ${styles.report}`} aria-labelledby="report-title">
      <header>
        <p className={`links quiet-links ${styles.back}`} data-print="hide">
          <Link href={wayBack(report.category)}>
            <Icon of={chevronLeftIcon} size={20} />
            {reportsPlace(report.category, site.categories, t)}
          </Link>
        </p>
        <ReportMarks report={report} />
        <h1 id="report-title" className={styles.title} ref={registerFocusTarget} lang={report.language}>
          {report.title}
        </h1>
      </header>
      <div className={`stack ${styles.columns}`}>
        <div>
          {report.archived ? <p className={styles.archived}>{t('reportPage.archivedMeaning')}</p> : null}
          <div className={styles.file}>
            <div className={styles.cover}>
              <FirstPage report={report} />
            </div>
            <FileFacts report={report} />
            <FileProofs report={report} />
            <FileActions report={report} />
          </div>
          <p className={styles.summary} lang={report.language}>
            <WholeWords>{report.summary}</WholeWords>
          </p>
          <ReportChapters report={report} />
        </div>
        <div className="stack">
          <FormatRequest report={report} />
          <NeighborLinks {...found} />
        </div>
        <div className={`stack ${styles.sections}`}>
          {children}
          <CiteReport report={report} />
          <ReportChanges report={report} />
        </div>
      </div>
    </article>
  )
}

/** Notices above the title: preliminary or revised figures, sample data, archived reports. */
function ReportMarks({ report }: { report: Report }) {
  const { t, language } = useTranslations()
  const { status, revisedOn, sample, archived } = report
  if (status === 'final' && !sample && !archived) return null
  return (
    <p className={`wrap ${styles.marks}`}>
      {status === 'preliminary' ? <Chip kind="preliminary">{t('report.preliminary')}</Chip> : null}
      {revisedOn === null ? null : (
        <Chip kind="revised">{t('report.revised', { date: formatDay(revisedOn, language) })}</Chip>
      )}
      {archived ? <Chip kind="archived">{t('archive.mark')}</Chip> : null}
      {sample ? <SampleChip>{t('reportPage.sample')}</SampleChip> : null}
    </p>
  )
}

/** The first page of the file. Decoration: the title says the same. */
function FirstPage({ report: { thumbnail, category, period, sample } }: { report: Report }) {
  const { t, language } = useTranslations()
  const { categories } = useSite()
  return (
    <ReportCover
      category={category}
      title={reportKind(category, categories, t)}
      period={reportPeriodName(period, language, t)}
      size="page"
      isSample={sample}
      picture={
        thumbnail === null ? null : (
          <img
            className={styles.picture}
            src={thumbnail.url}
            width={thumbnail.width}
            height={thumbnail.height}
            alt=""
            // React would otherwise put a preload for it before the page's first text.
            fetchPriority="low"
          />
        )
      }
    />
  )
}

/** The newer and the older report of the same category. */
function NeighborLinks(found: ReportWithNeighbors) {
  const { t } = useTranslations()
  if (found.newer === null && found.older === null) return null
  return (
    <nav className={styles.neighbors} aria-label={t('reportPage.neighbors')} data-print="hide">
      {(['newer', 'older'] as const).map((side) => {
        const report = found[side]
        return report === null ? null : (
          <Link key={side} href={reportPath(report)} className={styles.neighbor ?? ''}>
            <Icon of={side === 'newer' ? chevronLeftIcon : chevronRightIcon} size={20} />
            <div>
              <p className="fact">{t(`reportPage.${side}`)}</p>{' '}
              <p className={styles.neighborTitle} lang={report.language}>
                {report.title}
              </p>
            </div>
          </Link>
        )
      })}
    </nav>
  )
}

const Chapters = lazy(async () => ({ default: (await import('./chapters.tsx')).Chapters }))

/** Shorter reports get no list of chapters. */
const CHAPTERS_FROM = 4

/** The report's chapters, fetched when they are opened, with its text. */
function ReportChapters({ report }: { report: Report }) {
  const { t } = useTranslations()
  if (report.file.accessibility !== 'tagged' || (report.file.pages ?? 0) < CHAPTERS_FROM) return null
  return (
    <LazyDetails
      className={styles.chapters}
      summary={<summary>{t('reportPage.chapters')}</summary>}
      unscripted={<Link href={readPath(report)}>{t('reportPage.read')}</Link>}
      fallback={<Skeleton bars={['medium', 'long', 'medium']} />}
    >
      <Chapters report={report} />
    </LazyDetails>
  )
}

function FileActions({ report }: { report: Report }) {
  const { t, language } = useTranslations()
  const { url, mediaType, bytes } = report.file
  return (
    <div className={styles.actions} data-print="hide">
      <LinkButton href={url} type={mediaType} icon={pictureAsPdfIcon}>
        {t('documents.openPdf')}
      </LinkButton>
      <Link href={readPath(report)} asChild>
        <LinkButton look="outlined" icon={descriptionIcon}>
          {t('reportPage.read')}
        </LinkButton>
      </Link>
      <LinkButton look="outlined" href={`${url}?download`} icon={downloadIcon}>
        {t('reportPage.download', { size: formatBytes(bytes, language) })}
      </LinkButton>
    </div>
  )
}

/** Where on its section's page the reports of a category are, as a fragment; empty: the page as a whole. */
const PLACES: Partial<Record<Category, string>> = {
  documents_annual: '#annual',
  documents_strategicBusinessPlans: '#strategicPlans',
  documents_masterPlans: '#masterPlans',
  services_incidentManagement_tim: '#incidentManagement',
}

/** The address (without language) from a report back to its list. */
function wayBack(category: Category): string {
  return pagePath(sectionOf(category)) + (PLACES[category] ?? '')
}

export function reportTitle(report: Report, site: SiteInLanguage, t: Translate): string {
  return t('site.titleWithPage', { page: report.title, site: site.district.name })
}
