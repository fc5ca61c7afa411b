import { Link } from 'wouter'
import { languagePrefix } from '../../../contract/language.ts'
import { parseMissing, wordsOfPath } from '../../../contract/missing-address.ts'
import type { Missing } from '../../../contract/page-source.ts'
import { type Page, pagePath } from '../../../contract/pages.ts'
import { useSite } from '../../api/site-context.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { useHydrated } from '../../ui/browser.ts'
import { Icon } from '../../ui/icon.tsx'
import { closeIcon } from '../../ui/icon-paths.ts'
import { registerFocusTarget, useOwnTitle } from '../../ui/navigation.ts'
import styles from './missing.module.css'

/** Above the first page: which address was not found, with a link to search for it. Dismissing it needs no script. */
export function MissingNotice({ address }: { address: string }) {
  const { t } = useTranslations()
  return (
    <section className={styles.notice} aria-label={t('missing.name')}>
      <p>
        <NothingAt address={address} /> {t('missing.hint')} <SearchLink address={address} />
      </p>
      <Link href="/" replace className={styles.dismiss ?? ''} title={t('toast.dismiss')}>
        <Icon of={closeIcon} />
        <span className="visually-hidden">{t('toast.dismiss')}</span>
      </Link>
    </section>
  )
}

/** Stands in for a report, figures or a camera that does not exist: the address, a search, and a link to the others. */
export function MissingPage({ kind, path }: Missing) {
  const { t } = useTranslations()
  const { district } = useSite()
  const isHydrated = useHydrated()
  const title = t(`missing.${kind}`)
  useOwnTitle(t('site.titleWithPage', { page: title, site: district.name }))
  // One page of an export serves many addresses; only the browser knows the current one.
  const address = path ?? (isHydrated ? location.pathname : null)
  const repeated = address === null ? null : parseMissing(`?missing=${encodeURIComponent(address)}`)
  return (
    <div className="page">
      <h1 ref={registerFocusTarget}>{title}</h1>
      <p className={styles.lead}>
        {repeated === null ? null : (
          <>
            <NothingAt address={repeated} />{' '}
          </>
        )}
        {t('missing.hint')}
      </p>
      <ul className={`links ${styles.ways}`}>
        <li>
          <SearchLink address={repeated ?? ''} />
        </li>
        {WAYS[kind].map((page) => (
          <li key={page}>
            <Link href={pagePath(page)}>{t(`page.${page}`)}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A link to the others of a kind. */
const WAYS: Readonly<Record<Missing['kind'], readonly Page[]>> = {
  report: ['documents', 'discover'],
  figures: ['metrics', 'documents', 'discover'],
  camera: ['cameras', 'discover'],
}

function NothingAt({ address }: { address: string }) {
  const { t } = useTranslations()
  const [before, after] = t('missing.nothingAt', { address: '|' }).split('|')
  return (
    <>
      {before}
      <code className={styles.address}>{address}</code>
      {after}
    </>
  )
}

/** A link to the search, loaded from the server: the router would open it without results. */
function SearchLink({ address }: { address: string }) {
  const { t, language } = useTranslations()
  const words = wordsOfPath(address)
  const query = words === '' ? '' : `?${new URLSearchParams({ q: words })}`
  return (
    <a href={`${languagePrefix(language)}/app/search${query}`}>
      {words === '' ? t('missing.search') : t('missing.searchFor', { words })}
    </a>
  )
}
