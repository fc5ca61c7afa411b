import { Suspense, useEffect } from 'react'
import { useLocation } from 'wouter'
import { DOCUMENT_GROUPS, type DocumentGroup } from '../../contract/category.ts'
import { reportPath } from '../../contract/pages.ts'
import { readResponse } from '../api/client.ts'
import { type ReportListState, useArchive, useReportList } from '../api/long-list.ts'
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
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './documents-page.module.css'

/** Reports that were found look as they do in the lists. */
const REPORT_PARTS = { Head: ReportHead, Thumbnail: ReportThumbnail, Cite: CitePage }

/** Annual reports, strategic business plans and master plans, each with its facts and its file, and a search inside them. */
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
            <div className={styles.after}>
              <ProseSections sections={sections} layout="sideBySide" />
            </div>
          </Suspense>
        </DocumentSearch>
      )}
    </ProseFrame>
  )
}

/** The groups of documents that are not hidden and the archive, with a way to each of them. */
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
  // While nothing is archived there is no archive to go to.
  const hasArchive = archive.kind === 'loaded' && archive.response.total > 0
  return (
    <div className={styles.layout}>
      <nav className={styles.contents} data-print="hide" aria-labelledby="documents-contents">
        <h2 id="documents-contents">{t('documents.onThisPage')}</h2>
        <ul>
          {shown.map((group) => (
            <Place key={group} id={group} name={t(`documents.${group}`)} list={groups[group]} />
          ))}
          {hasArchive ? <Place id="archive" name={t('archive.title')} list={archive} /> : null}
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

/** The way to one section, with the number of its documents. */
function Place({ id, name, list }: { id: string; name: string; list: ReportListState }) {
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
      // Kind, title, facts and summary of a row.
      bars={<Skeleton bars={['short', 'medium', 'medium', 'long']} />}
      failed={{ title: t(`documents.failed.${group}`), hint: t('failed.hint') }}
    >
      {(list) =>
        list.total === 0 ? (
          <EmptyNotice title={t(`documents.empty.${group}`)}>{t('documents.emptyHint')}</EmptyNotice>
        ) : (
          // Master plans are of different things: none is an earlier one.
          <ReportRows list={list} onShowAll={state.showAll} isSeries={group !== 'masterPlans'} />
        )
      }
    </QueryView>
  )
}

/**
 * The area marked as archive that 28 CFR 35.104 asks for: what is kept unaltered, and what that means. It is not
 * there while nothing is archived.
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

// Keys of DOCUMENT_GROUPS are its groups; Object.keys only widens them.
const GROUP_NAMES = Object.keys(DOCUMENT_GROUPS) as DocumentGroup[]

/**
 * Keeps old addresses such as `/app/documents#annual-report-fy2016` working when the list does not show that
 * report (any more): leads to the report's own page. A fragment that names no report is left alone.
 *
 * @param isRendered whether the lists are here; until then it is unknown whether one of them lacks the report
 */
function useLostFragment(isRendered: boolean): void {
  const [, navigate] = useLocation()
  const hash = useHash()
  // Asks the document whether the fragment's element is here, and the server whose id it is.
  useEffect(() => {
    const id = hash.slice(1)
    if (!isRendered || !/^[a-z0-9-]+$/.test(id) || document.getElementById(id) !== null) return undefined
    let isLeft = false
    const leadOn = async () => {
      const { report } = await readResponse('getReport', { id })
      if (!isLeft && document.getElementById(id) === null) navigate(reportPath(report), { replace: true })
    }
    leadOn().catch(() => undefined)
    return () => {
      isLeft = true
    }
  }, [isRendered, hash, navigate])
}
