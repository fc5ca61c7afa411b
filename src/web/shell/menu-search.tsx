import { type FormEvent, useState } from 'react'
import { useSite } from '../api/site-context.tsx'
import { useTranslations } from '../messages/messages-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { searchIcon } from '../ui/icon-paths.ts'
import { publicHost } from '../ui/navigation.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import styles from './menu-search.module.css'
import { webSearchAddress } from './web-search-address.ts'

/**
 * The search bar of the menu: opens the office's web search, for this site alone, in a new tab.
 * Always in the page; the style sheet shows it on phone-like devices, so that none sees it flash.
 */
export function MenuSearch() {
  const { t } = useTranslations()
  const { links } = useSite()
  const [term, setTerm] = useState('')
  const search = (event: FormEvent) => {
    event.preventDefault()
    const address = webSearchAddress(links.webSearch, publicHost(), term)
    if (address !== null) open(address, '_blank', 'noopener')
  }
  return (
    <search className={styles.search}>
      <form className={styles.form} onSubmit={search}>
        <input
          type="search"
          name="q"
          className={styles.term}
          aria-label={t('menu.searchName')}
          placeholder={t('menu.search')}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          value={term}
          onChange={(event) => setTerm(event.currentTarget.value)}
        />
        <button type="submit" className={styles.go}>
          <Icon of={searchIcon} />
          <VisuallyHidden>{t('menu.searchGo')}</VisuallyHidden>
        </button>
      </form>
    </search>
  )
}
