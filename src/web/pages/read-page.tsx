import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { pageAnchor, readAddressOf, readPath, reportPath } from '../../contract/pages.ts'
import type { Report } from '../../contract/report.ts'
import type { SiteInLanguage } from '../../contract/site-in-language.ts'
import { useResponse } from '../api/query-client.ts'
import { QueryView } from '../api/query-view.tsx'
import { useSite } from '../api/site-context.tsx'
import type { Boot } from '../boot.ts'
import { ProseSections } from '../features/prose/prose.tsx'
import { ReadableText } from '../features/read-page/readable-text.tsx'
import reportStyles from '../features/report-page/report-view.module.css'
import { useTranslations } from '../messages/messages-context.tsx'
import { periodBesideTitle } from '../messages/names.ts'
import type { Translate } from '../messages/translate.ts'
import type { PageHead } from '../page-head.ts'
import { LinkButton } from '../ui/button.tsx'
import { Chip, SampleChip } from '../ui/chip.tsx'
import { Icon } from '../ui/icon.tsx'
import { chevronLeftIcon, descriptionIcon, downloadIcon } from '../ui/icon-paths.ts'
import { registerFocusTarget, useOwnTitle } from '../ui/navigation.ts'
import styles from './read-page.module.css'
import { ReportAt } from './report-at.tsx'

/** The text of one report, at the address of its own page followed by `/read`. */
export function ReadPage() {
  const { t } = useTranslations()
  return (
    <ReportAt addressOf={readAddressOf} pathOf={readPath} failed={t('read.failed')} bars={TEXT}>
      {({ report }) => <ReadView report={report} />}
    </ReportAt>
  )
}

/** Gray bars in the shape of the text. */
const TEXT = ['long', 'full', 'full', 'full', 'medium'] as const

function ReadView({ report }: { report: Report }) {
  const { t, language } = useTranslations()
  const site = useSite()
  useOwnTitle(readTitle(report, site, t))
  const period = periodBesideTitle(report, language, t)
  return (
    <article className={`page ${reportStyles.report}`} aria-labelledby="read-title">
      <header>
        <p className={`links quiet-links ${reportStyles.back}`} data-print="hide">
          <Link href={reportPath(report)}>
            <Icon of={chevronLeftIcon} size={20} />
            {t('read.about')}
          </Link>
        </p>
        <Marks report={report} />
        <h1 id="read-title" className={reportStyles.title} ref={registerFocusTarget} lang={report.language}>
          {report.title}
        </h1>
        {period === null ? null : <p className={styles.period}>{period}</p>}
        <div className={`wrap ${styles.actions}`} data-print="hide">
          <LinkButton href={report.file.url} type={report.file.mediaType} icon={descriptionIcon}>
            {t('documents.openPdf')}
          </LinkButton>
          {report.dataUrl === null ? null : (
            <LinkButton look="outlined" href={`${report.dataUrl}?format=csv`} icon={downloadIcon}>
              {t('read.data')}
            </LinkButton>
          )}
        </div>
      </header>
      <ReportText report={report} />
    </article>
  )
}

/** Marks such as "Preliminary", which readers must see before the text. */
function Marks({ report: { status, sample, archived } }: { report: Report }) {
  const { t } = useTranslations()
  if (status !== 'preliminary' && !sample && !archived) return null
  return (
    <p className={`wrap ${reportStyles.marks}`}>
      {status === 'preliminary' ? <Chip kind="preliminary">{t('report.preliminary')}</Chip> : null}
      {archived ? <Chip kind="archived">{t('archive.mark')}</Chip> : null}
      {sample ? <SampleChip>{t('read.sample')}</SampleChip> : null}
    </p>
  )
}

const TEXT_ID = 'report-text'

/** The report whose text is in the server's document. `null`: none, or it is already hydrated. */
let servedId = typeof document === 'undefined' ? null : (textElement()?.dataset.report ?? null)

function textElement(): HTMLElement | null {
  return document.getElementById(TEXT_ID)
}

/**
 * The text. The server sends it only as HTML, because a report is too long to send a second time as data; React leaves
 * that HTML as it is. After a navigation the browser fetches the text.
 */
function ReportText({ report }: { report: Report }) {
  const [served] = useState(() =>
    servedId === report.id ? { __html: textElement()?.innerHTML ?? '' } : null,
  )
  // After hydration, no other text is in the document.
  useEffect(() => {
    servedId = null
  }, [])
  if (served === null) return <FetchedText report={report} />
  return (
    <div
      id={TEXT_ID}
      data-report={report.id}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is this element's own content
      dangerouslySetInnerHTML={served}
    />
  )
}

function FetchedText({ report }: { report: Report }) {
  const { t } = useTranslations()
  return (
    <QueryView
      state={useResponse('getReadable', { id: report.id })}
      bars={TEXT}
      failed={{ title: t('read.failed'), hint: t('failed.pageHint'), headingLevel: 2 }}
    >
      {(readable) => (
        <div id={TEXT_ID} data-report={report.id}>
          {readable.kind === 'reviewed' ? null : <PageLinks count={report.file.pages ?? 0} />}
          <ReadableText
            report={report}
            readable={readable}
            prose={(sections) => <ProseSections sections={sections} />}
          />
        </div>
      )}
    </QueryView>
  )
}

function PageLinks({ count }: { count: number }) {
  const { t } = useTranslations()
  if (count < 2) return null
  return (
    <nav aria-label={t('read.pages')} data-print="hide">
      <ol className={`quiet-links wrap ${styles.pages}`}>
        {Array.from({ length: count }, (_, index) => index + 1).map((page) => (
          <li key={page}>
            <a href={`#${pageAnchor(page)}`}>
              <span className="visually-hidden">{t('read.page', { page: String(page) })}</span>
              <span aria-hidden="true">{page}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The page's title for the browser's tab and bookmarks. */
export function readTitle(report: Report, site: SiteInLanguage, t: Translate): string {
  return t('site.titleWithPage', { page: t('read.title', { title: report.title }), site: site.district.name })
}

/** The head of the page with a report's text. Data catalogs find the facts on the report's own page. */
export function headOfRead(report: Report, boot: Boot, t: Translate): PageHead {
  return {
    title: readTitle(report, boot.site, t),
    description: report.summary,
    path: readPath(report),
    kind: 'article',
  }
}
