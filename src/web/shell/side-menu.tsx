import { type FormEvent, type MouseEvent, Suspense, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { type MenuPage, menuIndexOf } from '../../contract/pages.ts'
import { useSite } from '../api/site-context.tsx'
import { useTranslations } from '../messages/messages-context.tsx'
import { IconButton } from '../ui/button.tsx'
import { Icon, type IconPath } from '../ui/icon.tsx'
import {
  closeIcon,
  descriptionIcon,
  exploreIcon,
  handymanIcon,
  infoIcon,
  mailIcon,
  monitoringIcon,
  openInNewIcon,
  searchIcon,
} from '../ui/icon-paths.ts'
import { Mark, RoadPicture } from '../ui/mark.tsx'
import { publicHost } from '../ui/navigation.ts'
import {
  closeMenu,
  currentPage,
  MENU_ENTRIES,
  MENU_ID,
  type Menu,
  useSwipeLeft,
  webSearchAddress,
} from './menu.ts'
import { OnTheRoad } from './on-the-road.tsx'
import styles from './side-menu.module.css'

/** The overlay menu, 260 px wide. While it is open everything else is inert, and it has an entry in the history. */
export function SideMenu({ menu }: { menu: Menu }) {
  const { t } = useTranslations()
  const { district } = useSite()
  const swipe = useSwipeLeft(menu.close)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog by Escape, without our help
    <dialog
      ref={menu.dialog}
      id={MENU_ID}
      className={styles.menu}
      aria-label={t('menu.name')}
      closedby="any"
      onClick={closeWhenOutside}
      onClose={menu.onClosed}
      {...swipe}
    >
      <div className={styles.header}>
        <Mark size={48} />
        <IconButton icon={closeIcon} label={t('menu.close')} className={styles.close} onClick={menu.close} />
        <p className={styles.name}>{district.name}</p>
        <p className={styles.subtitle}>{district.subtitle}</p>
        <MenuSearch />
      </div>
      <Suspense>
        <MenuContents />
      </Suspense>
    </dialog>
  )
}

/** A press on the backdrop lands on the dialog itself, outside its box. For browsers without `closedby`. */
function closeWhenOutside(event: MouseEvent<HTMLDialogElement>): void {
  if (event.target !== event.currentTarget) return
  const box = event.currentTarget.getBoundingClientRect()
  const isInside = event.clientX >= box.left && event.clientX <= box.right
  if (!isInside) event.currentTarget.close()
}

/** The menu below its head: help on the road, the pages, the interactive report and whose site it is. */
function MenuContents() {
  const { t } = useTranslations()
  const { district } = useSite()
  const [path] = useLocation()
  const selectedIndex = menuIndexOf(path)
  return (
    <>
      <OnTheRoad />
      <nav aria-label={t('menu.name')}>
        <ul className={styles.entries}>
          {MENU_ENTRIES.map((entry, index) => (
            <li key={entry.page}>
              <Link
                href={entry.url}
                replace
                onClick={(event) => {
                  if (entry.url === path) closeMenu(event)
                }}
                {...currentPage(index === selectedIndex)}
              >
                <Icon of={MENU_ICONS[entry.page]} size={24} />
                {t(`page.${entry.page}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <MenuPromo />
      <p className={styles.logo}>
        <Mark size={32} />
        {district.department}
      </p>
    </>
  )
}

/** The picture of each entry of the menu. */
const MENU_ICONS: Record<MenuPage, IconPath> = {
  discover: exploreIcon,
  'about-us': infoIcon,
  services: handymanIcon,
  metrics: monitoringIcon,
  documents: descriptionIcon,
  'contact-us': mailIcon,
}

/** The picture that opens the interactive annual report, and the way to the same report as a readable PDF. */
function MenuPromo() {
  const { t } = useTranslations()
  const { links, promo } = useSite()
  return (
    <div className={styles.promo}>
      <a className={styles.card} href={links.interactiveAnnualReport} target="_blank" rel="noopener">
        <span className={styles.picture}>
          <RoadPicture />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{promo.title}</span> <span>{t('menu.interactiveInNewTab')}</span>
          <Icon of={openInNewIcon} size={20} />
        </span>
      </a>
      <Link className={styles.pdf ?? ''} href={`/app/documents#${promo.reportId}`} replace>
        {t('menu.readPdf')}
      </Link>
    </div>
  )
}

/**
 * The search bar of the menu: opens the office's web search, for this site alone, in a new tab.
 * Always in the page; the style sheet shows it on phone-like devices, so that none sees it flash.
 */
function MenuSearch() {
  const { t } = useTranslations()
  const { links } = useSite()
  const [term, setTerm] = useState('')
  const search = (event: FormEvent) => {
    event.preventDefault()
    const address = webSearchAddress(links.webSearch, publicHost(), term)
    if (address !== null) open(address, '_blank', 'noopener')
  }
  return (
    <search className={styles.search} aria-label={t('menu.searchName')}>
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
          <span className="visually-hidden">{t('menu.searchGo')}</span>
        </button>
      </form>
    </search>
  )
}
