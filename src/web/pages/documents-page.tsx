import { Suspense, useEffect } from 'react'
import { useLocation } from 'wouter'
import { DOCUMENT_GROUPS, type DocumentGroup } from '../../contract/category.ts'
import { reportPath } from '../../contract/pages.ts'
import { readResponse } from '../api/client.ts'
import { isSeries, type ReportListState, useArchive, useReportList } from '../api/long-list.ts'
import { QueryFailed, QueryView } from '../api/query-view.tsx'
import { useSite } from '../api/site-context.tsx'
import { ReportHead, ReportThumbnail } from '../features/documents/report-facts.tsx'
import { ReportRows } from '../features/documents/report-rows.tsx'
import { ProseFrame, ProseSections } from '../features/prose/prose.tsx'
import { CitePage } from '../features/report-page/cite-page.tsx'
import { DocumentSearch } from '../features/search/document-search.tsx'
import { useTranslations } from '../messages/messages-context.tsx'
import { SampleChip } from '../ui/chip.tsx'
import { formatNumber } from '../ui/format.ts'
import { useHash } from '../ui/navigation.ts'
import { EmptyNotice } from '../ui/notice.tsx'
import styles from './documents-page.module.css'

/** In search results, reports look as they do in the lists. */
const REPORT_PARTS = { Head: ReportHead, Thumbnail: ReportThumbnail, Cite: CitePage }

/** Annual reports, strategic business plans and master plans with their facts and files, and a search inside them. */
export function DocumentsPage() {
  const { t } = useTranslations()
  const site = useSite()
  return (
    <ProseFrame page="documents" mark={site.sample ? <SampleChip>{t('documents.sample')}</SampleChip> : null}>
      {({ sections }) => (
        <DocumentSearch parts={REPORT_PARTS}>
          <Suspense>
            <div className={styles.groups}>
              <DocumentGroups />
            </div>
            <div className={`section ${styles.after}`}>
              <ProseSections sections={sections} layout="sideBySide" />
            </div>
          </Suspense>
        </DocumentSearch>
      )}
    </ProseFrame>
  )
}

/** The groups of documents that are not hidden and the archive, with links to each. */
export function DocumentGroups() {
  const { t } = useTranslations()
  const { categories } = useSite()
  const shown = GROUP_NAMES.filter((group) => categories[DOCUMENT_GROUPS[group]] !== undefined)
  // Three calls in parallel, combined into one object with the named groups.
  const groups: Record<DocumentGroup, ReportListState> = {
    annual: useReportList(DOCUMENT_GROUPS.annual),
    strategicPlans: useReportList(DOCUMENT_GROUPS.strategicPlans),
    masterPlans: useReportList(DOCUMENT_GROUPS.masterPlans),
  }
  const archive = useArchive()
  useLostFragment([...Object.values(groups), archive].every(({ kind }) => kind !== 'loading'))
  const hasArchive = archive.kind === 'loaded' && archive.response.total > 0
  return (
    <div className={`stack ${styles.layout}`}>
      <nav className={styles.contents} data-print="hide" aria-labelledby="documents-contents">
        <h2 id="documents-contents" className="row-title">
          {t('documents.onThisPage')}
        </h2>
        <ul>
          {shown.map((group) => (
            <SectionLink key={group} id={group} name={t(`documents.${group}`)} list={groups[group]} />
          ))}
          {hasArchive ? <SectionLink id="archive" name={t('archive.title')} list={archive} /> : null}
        </ul>
      </nav>
      <div>
        {shown.map((group) => (
          <section key={group} className={styles.group} aria-labelledby={group}>
            <h2 id={group}>{t(`documents.${group}`)}</h2>
            <GroupPanel group={group} state={groups[group]} />
          </section>
        ))}
        <ArchiveSection state={archive} />
      </div>
    </div>
  )
}

/** A link to a section, with the number of its documents. */
function SectionLink({ id, name, list }: { id: string; name: string; list: ReportListState }) {
  const { language } = useTranslations()
  return (
    <li>
      <a href={`#${id}`}>{name}</a>
      {list.kind === 'loaded' ? (
        <span className="fact" aria-hidden="true">
          {formatNumber(list.response.total, language)}
        </span>
      ) : null}
    </li>
  )
}

/** One group of documents: loading, failed, empty or loaded. */
function GroupPanel({ group, state }: { group: DocumentGroup; state: ReportListState }) {
  const { t } = useTranslations()
  return (
    <QueryView
      state={state}
      // The kind, title, facts and summary of a row.
      bars={['short', 'medium', 'medium', 'long']}
      failed={{ title: t(`documents.failed.${group}`), hint: t('failed.hint') }}
    >
      {(list) =>
        list.total === 0 ? (
          <EmptyNotice title={t(`documents.empty.${group}`)}>{t('documents.emptyHint')}</EmptyNotice>
        ) : (
          <ReportRows list={list} onShowAll={state.showAll} isSeries={isSeries(DOCUMENT_GROUPS[group])} />
        )
      }
    </QueryView>
  )
}

/**
 * The area marked as an archive that 28 CFR 35.104 requires: documents kept unaltered, and what that means. Not shown
 * while nothing is archived.
 */
function ArchiveSection({ state }: { state: ReportListState }) {
  const { t } = useTranslations()
  if (state.kind === 'loading' || (state.kind === 'loaded' && state.response.total === 0)) return null
  return (
    <section className={`${styles.group} ${styles.archive}`} aria-labelledby="archive">
      <h2 id="archive">{t('archive.title')}</h2>
      {state.kind === 'failed' ? (
        <QueryFailed state={state} title={t('archive.failed')}>
          {t('failed.hint')}
        </QueryFailed>
      ) : (
        <>
          <p className={styles.meaning}>{t('archive.meaning')}</p>
          <details>
            <summary>{t('archive.show', { count: state.response.total })}</summary>
            <ReportRows list={state.response} onShowAll={state.showAll} isSeries={false} />
          </details>
        </>
      )}
    </section>
  )
}

// The keys of DOCUMENT_GROUPS are its groups; Object.keys only widens their type.
const GROUP_NAMES = Object.keys(DOCUMENT_GROUPS) as DocumentGroup[]

/**
 * Keeps old addresses such as `/app/documents#annual-report-fy2016` working if the lists do not show that report:
 * opens the report's own page. A fragment that is not the id of a report is ignored.
 *
 * @param isRendered whether the lists have loaded; only then is it known whether they show the report
 */
function useLostFragment(isRendered: boolean): void {
  const [, navigate] = useLocation()
  const hash = useHash()
  // Looks for the fragment's element in the document and for its report on the server.
  useEffect(() => {
    const id = hash.slice(1)
    if (!isRendered || !/^[a-z0-9-]+$/.test(id) || document.getElementById(id) !== null) return undefined
    let hasLeft = false
    const openReport = async () => {
      const { report } = await readResponse('getReport', { id })
      if (!hasLeft && document.getElementById(id) === null) navigate(reportPath(report), { replace: true })
    }
    openReport().catch(() => undefined)
    return () => {
      hasLeft = true
    }
  }, [isRendered, hash, navigate])
}
