import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { MENU_PAGES, pagePath } from '../../contract/pages.ts'
import { siteSearchPath } from '../../contract/site-search.ts'
import { useSite, useSiteFacts } from '../api/site-context.tsx'
import { useTranslations } from '../messages/messages-context.tsx'
import { IconButton } from '../ui/button.tsx'
import { SearchInput } from '../ui/field.tsx'
import { Icon, type IconPath } from '../ui/icon.tsx'
import { menuIcon, searchIcon, trafficIcon, videocamIcon } from '../ui/icon-paths.ts'
import { Mark } from '../ui/mark.tsx'
import { LanguageChoice } from './language-choice.tsx'
import live from './live-links.module.css'
import { LoadingPill } from './loading-pill.tsx'
import { currentPage, MENU_ID } from './menu.ts'
import searchStyles from './site-search.module.css'
import styles from './top-bar.module.css'

/** The toolbar, 85 px: menu button, the office's name, and the line with a stop for each page. */
export function TopBar(props: { selectedIndex: number; onOpenMenu: () => void }) {
  const { t } = useTranslations()
  const { district, hasCameras, hasRoads } = useSite()
  // With the invoker attributes the menu opens before the script runs, or without it.
  const invoker = { command: 'show-modal', commandfor: MENU_ID }
  const line = useStopTravel(props.selectedIndex)
  return (
    <header className={styles.bar} ref={line}>
      <IconButton
        icon={menuIcon}
        label={t('menu.open')}
        className={styles.menuButton}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault()
          // Safari does not focus a pressed button, but the menu returns focus to what had it before.
          event.currentTarget.focus()
          props.onOpenMenu()
        }}
        {...invoker}
      />
      <Link href="/app/discover" className={styles.identity ?? ''}>
        <Mark size={42} logo={useSiteFacts().appearance?.logo} isOnBar />
        <span className={styles.names}>
          <span className={styles.name}>{district.name}</span>{' '}
          <span className={styles.shortSubtitle}>{district.shortSubtitle}</span>
        </span>
      </Link>
      <nav className={styles.pages} data-print="hide" aria-label={t('menu.pages')}>
        <ul>
          {MENU_PAGES.map((page, index) => (
            <li key={page}>
              <Link href={pagePath(page)} {...currentPage(index === props.selectedIndex)}>
                {t(`page.${page}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <SiteSearch />
      <div className={live.live} data-print="hide">
        {hasRoads ? <LiveLink href={ROADS} icon={trafficIcon} text={t('menu.roads')} /> : null}
        {hasCameras ? <LiveLink href={CAMERAS} icon={videocamIcon} text={t('menu.cameras')} /> : null}
      </div>
      <LanguageChoice />
      <div className={styles.stops} data-print="hide" aria-hidden="true">
        {MENU_PAGES.map((page, index) => (
          <span key={page} data-current={index === props.selectedIndex} />
        ))}
      </div>
      <LoadingPill />
    </header>
  )
}

/**
 * The search of the whole site, on every page: a field if the bar has room, else a link to the search page, whose
 * fragment focuses the field there. Both are plain page loads, with or without scripts.
 */
function SiteSearch() {
  const { t, language } = useTranslations()
  const path = siteSearchPath(language)
  return (
    <>
      <div className={searchStyles.search} data-print="hide">
        {/* biome-ignore lint/a11y/useSemanticElements: inside <search> the form would have no name */}
        <form className={searchStyles.form} action={path} role="search" aria-label={t('search.site')}>
          <button type="submit" className={searchStyles.go} title={t('search.go')}>
            <Icon of={searchIcon} size={20} />
            <span className="visually-hidden">{t('search.go')}</span>
          </button>
          <SearchInput
            className={searchStyles.input}
            aria-label={t('search.site')}
            placeholder={t('search.site')}
          />
        </form>
      </div>
      <a className={searchStyles.link} data-print="hide" href={`${path}#q`} title={t('search.site')}>
        <Icon of={searchIcon} />
        <span className="visually-hidden">{t('search.site')}</span>
      </a>
    </>
  )
}

/** What most visitors come for, on every page. If there is no room for the word, screen readers still read it. */
function LiveLink({ href, icon, text }: { href: string; icon: IconPath; text: string }) {
  const [path] = useLocation()
  return (
    <Link href={href} className={live.link ?? ''} {...currentPage(path === href)}>
      <Icon of={icon} size={20} />
      <span className="hidden-on-phones">{text}</span>
    </Link>
  )
}

const ROADS = pagePath('roads')
const CAMERAS = pagePath('cameras')

/** Milliseconds. */
const DURATION_MS = 300

/**
 * Moves the filled stop along the toolbar's line to the page just opened. It does not move on the first
 * page, from or to a page without a stop, or for a visitor who prefers reduced motion.
 *
 * @returns ref of the toolbar, whose current page has `aria-current` and whose current stop has `data-current`
 */
function useStopTravel(selectedIndex: number): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null)
  const lastX = useRef<number | null>(null)
  const previous = useRef(selectedIndex)
  // Runs before the new stop is painted at its destination.
  useLayoutEffect(() => {
    const stop = bar.current === null ? null : shownStop(bar.current)
    const box = stop?.element.getBoundingClientRect()
    const x = box === undefined ? null : box.left + box.width / 2
    const hasMoved = previous.current !== selectedIndex
    previous.current = selectedIndex
    const from = lastX.current
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    lastX.current = x
    if (!hasMoved || stop === null || x === null || from === null || isStill) return
    stop.element.animate(
      // Added to the position from the style sheet.
      [{ translate: `${from - x}px 0` }, { translate: '0 0' }],
      { duration: DURATION_MS, easing: 'ease-in-out', pseudoElement: stop.pseudoElement },
    )
  }, [selectedIndex])
  return bar
}

/** The current stop as shown: next to its page's name if there is room, else on the bare line. */
function shownStop(bar: HTMLElement): { element: Element; pseudoElement: string | null } | null {
  const link = bar.querySelector('nav [aria-current]')
  if (link?.checkVisibility() === true) return { element: link, pseudoElement: '::after' }
  const dot = bar.querySelector('[data-current="true"]')
  return dot?.checkVisibility() === true ? { element: dot, pseudoElement: null } : null
}
