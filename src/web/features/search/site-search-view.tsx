import { skipToken, useQuery } from '@tanstack/react-query'
import { useRouter } from 'wouter'
import { useLocationProperty } from 'wouter/use-browser-location'
import { MOST_SEARCH_CHARACTERS } from '../../../contract/search-address.ts'
import {
  buildSiteSearch,
  parseSiteSearch,
  type SiteSearchParams,
  siteSearchPath,
} from '../../../contract/site-search.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import type { Translate } from '../../messages/translate.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { searchIcon } from '../../ui/icon-paths.ts'
import { useFocusTarget } from '../../ui/navigation.ts'
import fieldStyles from './search-field.module.css'
import styles from './site-search.module.css'
import { type SiteSearchData, siteSearchKey } from './site-search-data.ts'
import type { SiteReportParts } from './site-search-reports.tsx'
import { SiteSearchResults } from './site-search-results.tsx'

/** The search in the page's address. */
export function useSiteSearchParams(): SiteSearchParams {
  const { ssrSearch } = useRouter()
  // Not wouter's own hook: it decodes the address, and a second decoding would change what was typed.
  const search = useLocationProperty(
    () => location.search,
    () => ssrSearch ?? '',
  )
  return parseSiteSearch(search)
}

/**
 * Searches the whole site. Each search loads the page from the server, with or without scripts, and so a screen reader
 * hears the page's title and nothing else.
 */
export function SiteSearchView({ parts }: { parts: SiteReportParts }) {
  const { t } = useTranslations()
  const params = useSiteSearchParams()
  const heading = useFocusTarget()
  const address = buildSiteSearch(params)
  // Set by the page alone, and never fetched: it lasts as long as the document.
  const { data } = useQuery<SiteSearchData>({
    queryKey: siteSearchKey(address),
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return (
    <div className="page">
      <h1 ref={heading}>
        {params.q === '' ? t('search.site') : t('siteSearch.resultsFor', { words: params.q })}
      </h1>
      <SiteSearchField key={params.q} q={params.q} />
      {data === undefined ? (
        <NeedsServer address={address} />
      ) : (
        <>
          <p className={styles.scope}>{scopeText(data.scope, t)}</p>
          {params.q === '' ? <p>{t('siteSearch.intro')}</p> : <SiteSearchResults data={data} parts={parts} />}
        </>
      )}
    </div>
  )
}

/** A plain form: the browser loads the results as it loads any page. */
function SiteSearchField({ q }: { q: string }) {
  const { t, language } = useTranslations()
  return (
    <search aria-label={t('search.go')} data-print="hide" className={styles.search}>
      <form className={fieldStyles.form} action={siteSearchPath(language)}>
        <div className={fieldStyles.field}>
          <Icon of={searchIcon} className={fieldStyles.sign} />
          <input
            type="search"
            name="q"
            className={fieldStyles.input}
            aria-label={t('search.site')}
            placeholder={t('search.placeholder')}
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            maxLength={MOST_SEARCH_CHARACTERS}
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

/** The page came without results: from a copy of the site, or back from elsewhere in a document that never had them. */
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

/** How much is searched: "Searches 63 reports, 12 pages of this site, …". What there is none of is not named. */
export function scopeText(scope: SiteSearchData['scope'], t: Translate): string {
  const kinds = (['reports', 'pages', 'definitions', 'cameras', 'ramps'] as const)
    .filter((kind) => scope[kind] > 0)
    .map((kind) => t(`siteSearch.scope.${kind}`, { count: scope[kind] }))
  return t('siteSearch.scope', { kinds: kinds.join(', ') })
}
