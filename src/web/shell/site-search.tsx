import { siteSearchPath } from '../../contract/site-search.ts'
import { useTranslations } from '../messages/messages-context.tsx'
import { SearchInput } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { searchIcon } from '../ui/icon-paths.ts'
import styles from './site-search.module.css'

/**
 * The search of the whole site, from every page: a field where the bar has room, elsewhere a link to the page with the
 * field, whose fragment puts focus into it. The browser loads both pages as it loads any, with or without scripts.
 */
export function SiteSearch() {
  const { t, language } = useTranslations()
  const path = siteSearchPath(language)
  return (
    <>
      <div className={styles.search}>
        {/* biome-ignore lint/a11y/useSemanticElements: within a <search> it would be a second form without a name */}
        <form className={styles.form} action={path} role="search" aria-label={t('search.site')}>
          <button type="submit" className={styles.go} title={t('search.go')}>
            <Icon of={searchIcon} size={20} />
            <span className="visually-hidden">{t('search.go')}</span>
          </button>
          <SearchInput
            className={styles.input}
            aria-label={t('search.site')}
            placeholder={t('search.site')}
          />
        </form>
      </div>
      <a className={styles.link} href={`${path}#q`} title={t('search.site')}>
        <Icon of={searchIcon} />
        <span className="visually-hidden">{t('search.site')}</span>
      </a>
    </>
  )
}
