import { buildSiteSearch, type SiteSearchParams, siteSearchPath } from '../../../contract/site-search.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import type { Translate } from '../../messages/translate.ts'
import { inLanguage } from '../../messages/with-title.tsx'
import { formatNumber } from '../../ui/format-number.ts'
import { ExcerptText } from './excerpt-text.tsx'
import styles from './site-search.module.css'
import type { HitGroup, ReportGroup, SiteSearchData } from './site-search-data.ts'
import { FoundReports, type SiteReportParts } from './site-search-reports.tsx'

/** What was found, by kind, or that nothing was. */
export function SiteSearchResults({ data, parts }: { data: SiteSearchData; parts: SiteReportParts }) {
  const { t, language } = useTranslations()
  const { params, groups, readAs } = data
  return (
    <>
      {params.kind === null && params.report === null ? (
        <JumpList groups={groups} />
      ) : (
        <p className={styles.back}>
          {params.report === null ? null : `${t('siteSearch.oneReport')} `}
          <a
            href={
              siteSearchPath(language) + buildSiteSearch({ ...params, kind: null, report: null, page: 1 })
            }
          >
            {t('siteSearch.backToAll')}
          </a>
        </p>
      )}
      {data.isReportSearchReady ? null : <p className={styles.remark}>{t('siteSearch.reportsNotReady')}</p>}
      {readAs === null ? null : <p className={styles.remark}>{t('siteSearch.readAs', { words: readAs })}</p>}
      {groups.length === 0 ? <NothingFound data={data} /> : null}
      {groups.map((group) => (
        <section key={group.kind} aria-labelledby={`found-${group.kind}`} className={styles.group}>
          <div className={styles.heading}>
            <h2 id={`found-${group.kind}`}>{t(`siteSearch.kind.${group.kind}`)}</h2>
            <p className="fact">{countText(group, t)}</p>
          </div>
          {group.kind === 'reports' ? (
            <FoundReports group={group} params={params} parts={parts} />
          ) : (
            <Hits group={group} />
          )}
        </section>
      ))}
    </>
  )
}

/** Leads to each kind, with how much of it was found: on a phone the second kind is out of sight. */
function JumpList({ groups }: Pick<SiteSearchData, 'groups'>) {
  const { t, language } = useTranslations()
  if (groups.length < 2) return null
  return (
    <nav aria-label={t('siteSearch.jump')} data-print="hide">
      <ul className={styles.jump}>
        {groups.map(({ kind, total }) => (
          <li key={kind}>
            <a href={`#found-${kind}`}>
              {t(`siteSearch.kind.${kind}`)} <span>{formatNumber(total, language)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** "12 pages in 5 reports", or how many of another kind. */
function countText(group: HitGroup | ReportGroup, t: Translate): string {
  if (group.kind !== 'reports') return String(group.total)
  return t('siteSearch.inReports', {
    pages: t('search.pages', { count: group.total }),
    reports: t('siteSearch.reports', { count: group.documents }),
  })
}

function Hits({ group: { hits, total, allUrl } }: { group: HitGroup }) {
  const { t, language: shownIn } = useTranslations()
  return (
    <>
      <ul className={styles.hits}>
        {hits.map(({ title, language, url, excerpt }) => (
          <li key={`${url} ${title}`} {...inLanguage({ language }, shownIn)}>
            <h3>
              <a href={url}>{title}</a>
            </h3>
            <p>
              <ExcerptText of={excerpt} />
            </p>
          </li>
        ))}
      </ul>
      {allUrl === null ? null : (
        <p className={styles.all}>
          <a href={allUrl}>{t('siteSearch.allOf', { count: total })}</a>
        </p>
      )}
    </>
  )
}

/** Says no more than that nothing of what the line above counts was found. */
function NothingFound({ data: { params, suggestion } }: { data: SiteSearchData }) {
  const { t } = useTranslations()
  return (
    <section className={styles.nothing}>
      <h2>{t('siteSearch.nothing', { words: params.q })}</h2>
      {suggestion === null ? null : (
        <p className={styles.all}>
          <SearchFor params={{ ...params, q: suggestion }}>
            {t('search.try', { words: suggestion })}
          </SearchFor>
        </p>
      )}
      <p>{t('siteSearch.nothingHint')}</p>
    </section>
  )
}

function SearchFor({ params, children }: { params: SiteSearchParams; children: string }) {
  const { language } = useTranslations()
  return <a href={siteSearchPath(language) + buildSiteSearch(params)}>{children}</a>
}
