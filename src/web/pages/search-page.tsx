import { skipToken, useQuery } from '@tanstack/react-query'
import { pagePath } from '../../contract/pages.ts'
import { buildSiteSearch, parseSiteSearch, siteSearchPath } from '../../contract/site-search.ts'
import { useSite } from '../api/site-context.tsx'
import { ReportThumbnail } from '../features/documents/report-facts.tsx'
import { CitationFormats } from '../features/report-page/citation-formats.tsx'
import { CitePageSummary } from '../features/report-page/cite-page.tsx'
import citeStyles from '../features/report-page/cite-report.module.css'
import type { CitedPage } from '../features/report-page/page-citation.ts'
import { ExcerptText } from '../features/search/report-hits.tsx'
import fieldStyles from '../features/search/search-field.module.css'
import {
  type HitGroup,
  type ReportGroup,
  type SiteSearchData,
  siteSearchKey,
} from '../features/search/site-search-data.ts'
import { FoundReports } from '../features/search/site-search-reports.tsx'
import { useRawSearch } from '../features/search/use-search-params.ts'
import type { Translations } from '../messages/catalog.ts'
import { inLanguage, useTranslations } from '../messages/messages-context.tsx'
import type { Translate } from '../messages/translate.ts'
import { siteSearchTitle } from '../page-head.ts'
import { Button, ExternalLink, LinkButton } from '../ui/button.tsx'
import { SearchInput } from '../ui/field.tsx'
import { formatList, formatNumber } from '../ui/format.ts'
import { Icon } from '../ui/icon.tsx'
import { searchIcon } from '../ui/icon-paths.ts'
import { registerFocusTarget, useOwnTitle } from '../ui/navigation.ts'
import styles from './search-page.module.css'

/** Reports in the results show their covers, and each page how to cite it. */
const REPORT_PARTS = { Thumbnail: ReportThumbnail, Cite: CiteFoundPage }

/** Works without scripts. */
function CiteFoundPage(props: Omit<CitedPage, 'url'>) {
  return (
    <details className={citeStyles.page} data-print="hide">
      <CitePageSummary {...props} />
      <CitationFormats {...props} />
    </details>
  )
}

/**
 * One search for the reports, definitions, services, pages, cameras and ramps of the site. Each search loads the page
 * from the server, with or without scripts, so that a screen reader reads only the page's title.
 */
export function SearchPage() {
  const translations = useTranslations()
  const { t } = translations
  const params = parseSiteSearch(useRawSearch())
  useOwnTitle(siteSearchTitle(params.q, useSite(), t))
  const address = buildSiteSearch(params)
  // Comes with the page and is never fetched, so it stays cached as long as the document.
  const { data } = useQuery<SiteSearchData>({
    queryKey: siteSearchKey(address),
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const q = data?.correctedTo ?? params.q
  return (
    <div className="page">
      <h1 ref={registerFocusTarget} className="tool-title">
        {q === '' ? t('search.site') : t('siteSearch.resultsFor', { words: q })}
      </h1>
      <SiteSearchField key={params.q} q={params.q} />
      {data === undefined ? (
        <NeedsServer address={address} />
      ) : (
        <>
          <p className={styles.scope}>{scopeText(data.scope, translations)}</p>
          {params.q === '' ? <p>{t('siteSearch.intro')}</p> : <SiteSearchResults data={data} />}
        </>
      )}
    </div>
  )
}

/** A plain form: the browser loads the results like any page. */
function SiteSearchField({ q }: { q: string }) {
  const { t, language } = useTranslations()
  return (
    <search aria-label={t('search.go')} data-print="hide" className={styles.search}>
      <form className={`wrap ${fieldStyles.form}`} action={siteSearchPath(language)}>
        <div className={fieldStyles.field}>
          <Icon of={searchIcon} className={fieldStyles.sign} />
          <SearchInput
            id="q"
            className={`${fieldStyles.input} ${styles.input}`}
            aria-label={t('search.site')}
            placeholder={t('search.placeholder')}
            defaultValue={q}
            required
          />
        </div>
        <Button type="submit" className={fieldStyles.go}>
          {t('search.go')}
        </Button>
      </form>
    </search>
  )
}

/** Shown if the page has no results: in an export, or after Back in a document that never had them. */
function NeedsServer({ address }: { address: string }) {
  const { t, language } = useTranslations()
  return (
    <section className={styles.nothing}>
      <h2>{t('siteSearch.needsServer')}</h2>
      <p>{t('siteSearch.needsServerHint')}</p>
      {address === '' ? null : (
        <p>
          <LinkButton look="outlined" href={siteSearchPath(language) + address}>
            {t('siteSearch.again')}
          </LinkButton>
        </p>
      )}
    </section>
  )
}

/** How much is searched: "Searches 63 reports, 12 pages of this site, …". Empty kinds are left out. */
function scopeText(scope: SiteSearchData['scope'], { t, language }: Translations): string {
  const kinds = (['reports', 'pages', 'definitions', 'cameras', 'ramps'] as const)
    .filter((kind) => scope[kind] > 0)
    .map((kind) => t(`siteSearch.scope.${kind}`, { count: scope[kind] }))
  return t('siteSearch.scope', { kinds: formatList(kinds, language) })
}

/** The results by kind, or that there are none. */
function SiteSearchResults({ data }: { data: SiteSearchData }) {
  const { t, language } = useTranslations()
  const { groups, readAs, correctedTo } = data
  const typed = data.params.q
  const params = { ...data.params, q: correctedTo ?? typed }
  return (
    <>
      {correctedTo === null ? null : (
        <p className={styles.remark}>{t('search.corrected', { typed, words: correctedTo })}</p>
      )}
      {params.kind === null && params.report === null ? (
        <JumpList groups={groups} />
      ) : (
        <p className="links">
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
      {groups.length === 0 || data.isNearly ? <NothingFound q={typed} /> : null}
      {data.isNearly ? <p className={styles.remark}>{t('siteSearch.nearly')}</p> : null}
      {groups.map((group) => (
        <section key={group.kind} aria-labelledby={`found-${group.kind}`} className={styles.group}>
          <div className={`wrap ${styles.heading}`}>
            <h2 id={`found-${group.kind}`}>{t(`siteSearch.kind.${group.kind}`)}</h2>
            <p className="fact">{countText(group, t)}</p>
          </div>
          {group.kind === 'reports' ? (
            <FoundReports group={group} params={params} parts={REPORT_PARTS} />
          ) : (
            <Hits group={group} />
          )}
        </section>
      ))}
    </>
  )
}

/** Links to each kind, with its number of results: on a phone the second kind is out of sight. */
function JumpList({ groups }: Pick<SiteSearchData, 'groups'>) {
  const { t, language } = useTranslations()
  if (groups.length < 2) return null
  return (
    <nav aria-label={t('siteSearch.jump')} data-print="hide">
      <ul className={`links wrap ${styles.jump}`}>
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

/** "12 pages in 5 reports", or the number of another kind. */
function countText(group: HitGroup | ReportGroup, t: Translate): string {
  if (group.kind !== 'reports') return String(group.total)
  return t('siteSearch.inReports', {
    pages: t('search.pages', { count: group.total }),
    reports: t('siteSearch.scope.reports', { count: group.documents }),
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
        <p className="links">
          <a href={allUrl}>{t('siteSearch.allOf', { count: total })}</a>
        </p>
      )}
    </>
  )
}

/** Says that nothing was found, and who else may know; the line above says what was searched. */
function NothingFound({ q }: { q: string }) {
  const { t, language } = useTranslations()
  const { travelerInformation } = useSite().links
  return (
    <section className={styles.nothing}>
      <h2>{t('siteSearch.nothing', { words: q })}</h2>
      <p>{t('siteSearch.nothingHint')}</p>
      <ul className="links">
        <li>
          <a href={pagePath('contact-us', language)}>{t('page.contact-us')}</a>
        </li>
        {travelerInformation === undefined ? null : (
          <li>
            <ExternalLink href={travelerInformation} newTabText={t('site.opensInNewTab')}>
              {t('footer.travelerInformation')}
            </ExternalLink>
          </li>
        )}
      </ul>
    </section>
  )
}
