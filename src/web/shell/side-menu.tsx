import { type FormEvent, type MouseEvent, type ReactNode, Suspense } from 'react'
import { Link, useLocation } from 'wouter'
import { MENU_PAGES, type MenuPage, menuIndexOf, pagePath } from '../../contract/pages.ts'
import { siteSearchPath } from '../../contract/site-search.ts'
import { useSite, useSiteFacts } from '../api/site-context.tsx'
import { useTranslations } from '../messages/messages-context.tsx'
import { IconButton } from '../ui/button.tsx'
import { SearchInput } from '../ui/field.tsx'
import { phoneLink } from '../ui/format.ts'
import { Icon, type IconPath } from '../ui/icon.tsx'
import {
  callIcon,
  closeIcon,
  descriptionIcon,
  exploreIcon,
  handymanIcon,
  infoIcon,
  mailIcon,
  monitoringIcon,
  openInNewIcon,
  searchIcon,
  trafficIcon,
  videocamIcon,
} from '../ui/icon-paths.ts'
import { Mark, RoadPicture } from '../ui/mark.tsx'
import { publicHost } from '../ui/navigation.ts'
import {
  closeWhenOutside,
  currentPage,
  MENU_ID,
  type useMenu,
  useSwipeLeft,
  webSearchAddress,
} from './menu.ts'
import styles from './side-menu.module.css'

/** The overlay menu, 260 px wide. While it is open, everything else is inert and the history has an entry for it. */
export function SideMenu({ menu }: { menu: ReturnType<typeof useMenu> }) {
  const { t } = useTranslations()
  const { district } = useSite()
  const swipe = useSwipeLeft(menu.close)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog on Escape
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
        <Mark size={48} logo={useSiteFacts().appearance?.logo} isOnBar />
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

/** The menu below its header: help on the road, the pages, the interactive report and the department. */
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
          {MENU_PAGES.map((page, index) => (
            <li key={page}>
              <MenuLink href={pagePath(page)} isCurrent={index === selectedIndex}>
                <Icon of={MENU_ICONS[page]} size={24} />
                {t(`page.${page}`)}
              </MenuLink>
            </li>
          ))}
        </ul>
      </nav>
      <MenuPromo />
      <p className={styles.logo}>
        <Mark size={32} logo={useSiteFacts().appearance?.logo} />
        {district.department}
      </p>
    </>
  )
}

/** What somebody on the road needs now, above the pages: the cameras, 511, roadside assistance, 911. */
function OnTheRoad() {
  const { t, terms } = useTranslations()
  const { links, hasCameras, hasRoads } = useSite()
  const [path] = useLocation()
  const [roads, cameras] = [pagePath('roads'), pagePath('cameras')]
  const calls = [
    { href: phoneLink(terms.assistanceNumber), text: t('footer.assistance') },
    { href: phoneLink(terms.emergency), text: t('footer.emergency') },
  ].slice(terms.assistanceNumber === '' ? 1 : 0)
  return (
    <div className={styles.road}>
      <h2>{t('footer.onTheRoad')}</h2>
      <ul>
        {hasRoads ? (
          <li>
            <MenuLink href={roads} isCurrent={roads === path} className={styles.cameras ?? ''}>
              <Icon of={trafficIcon} size={24} />
              {t('menu.events')}
            </MenuLink>
          </li>
        ) : null}
        {hasCameras ? (
          <li>
            <MenuLink href={cameras} isCurrent={cameras === path} className={styles.cameras ?? ''}>
              <Icon of={videocamIcon} size={24} />
              {t('page.cameras')}
            </MenuLink>
          </li>
        ) : null}
        {links.travelerInformation === undefined ? null : (
          <li>
            <a href={links.travelerInformation} target="_blank" rel="noopener">
              <Icon of={trafficIcon} size={20} />
              {t('footer.travelerInformation')}
              <span className="visually-hidden"> ({t('site.opensInNewTab')})</span>
            </a>
          </li>
        )}
        {calls.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>
              <Icon of={callIcon} size={20} />
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A link to a page. If the page is already shown, the menu only closes: no second history entry. */
function MenuLink(props: { href: string; isCurrent: boolean; className?: string; children: ReactNode }) {
  const { isCurrent, ...link } = props
  const [path] = useLocation()
  const closeIfShown = (event: MouseEvent<HTMLAnchorElement>) => {
    if (link.href !== path) return
    event.preventDefault()
    event.currentTarget.closest('dialog')?.close()
  }
  return <Link {...link} replace onClick={closeIfShown} {...currentPage(isCurrent)} />
}

const MENU_ICONS: Record<MenuPage, IconPath> = {
  discover: exploreIcon,
  'about-us': infoIcon,
  services: handymanIcon,
  metrics: monitoringIcon,
  documents: descriptionIcon,
  'contact-us': mailIcon,
}

/** The picture that opens the interactive annual report, and a link to the same report as a PDF. */
function MenuPromo() {
  const { t } = useTranslations()
  const { links, promo } = useSite()
  if (promo === undefined) return null
  return (
    <div className={styles.promo}>
      {links.interactiveAnnualReport === undefined ? null : (
        <a className={styles.card} href={links.interactiveAnnualReport} target="_blank" rel="noopener">
          <span className={styles.picture}>
            <RoadPicture />
          </span>
          <span className={styles.text}>
            <strong className="row-title">{promo.title}</strong> <span>{t('menu.interactiveInNewTab')}</span>
            <Icon of={openInNewIcon} size={20} />
          </span>
        </a>
      )}
      <Link className={styles.pdf ?? ''} href={`/app/documents#${promo.reportId}`} replace>
        {t('menu.readPdf')}
      </Link>
    </div>
  )
}

/**
 * The search bar of the menu: opens the office's web search, limited to this site, in a new tab.
 * Always in the page, so that it does not flash; the style sheet shows it only on phone-like devices. Without a script,
 * or before it has loaded, the form opens the site's own search.
 */
function MenuSearch() {
  const { t, language } = useTranslations()
  const { links } = useSite()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Read from the field itself, so that text typed before hydration counts.
    const term = new FormData(event.currentTarget).get('q')
    const address = webSearchAddress(links.webSearch, publicHost(), String(term ?? ''))
    if (address !== null) open(address, '_blank', 'noopener')
  }
  return (
    <search className={`scripted ${styles.search}`} aria-label={t('menu.searchName')}>
      <form className={styles.form} action={siteSearchPath(language)} onSubmit={search}>
        <SearchInput
          className={styles.term}
          aria-label={t('menu.searchName')}
          placeholder={t('menu.search')}
        />
        <button type="submit" className={`ring-inside ${styles.go}`}>
          <Icon of={searchIcon} />
          <span className="visually-hidden">{t('menu.searchGo')}</span>
        </button>
      </form>
    </search>
  )
}
