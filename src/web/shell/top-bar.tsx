import { Link } from 'wouter'
import { useSite } from '../api/site-context.tsx'
import { useTranslations } from '../messages/messages-context.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { menuIcon } from '../ui/icon-paths.ts'
import { Mark } from '../ui/mark.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { currentPage, MENU_ENTRIES, MENU_ID } from './menu-entries.ts'
import styles from './top-bar.module.css'
import { useStopTravel } from './use-stop-travel.ts'

/** The toolbar, 85 px: menu button, the office's name, and the line with a stop for each page. */
export function TopBar(props: { selectedIndex: number; onOpenMenu: () => void }) {
  const { t } = useTranslations()
  const { district } = useSite()
  // The invoker attributes open the menu before, or without, the script.
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
          // Safari does not focus a pressed button, and the menu gives focus back to what had it.
          event.currentTarget.focus()
          props.onOpenMenu()
        }}
        {...invoker}
      />
      <Link href="/app/discover" className={styles.identity ?? ''}>
        <Mark size={42} />
        <span className={styles.names}>
          <span className={styles.name}>{district.name}</span>
          <span className={styles.subtitle}>{district.subtitle}</span>
          <span className={styles.shortSubtitle}>{district.shortSubtitle}</span>
        </span>
      </Link>
      <nav className={styles.pages} aria-label={t('menu.pages')}>
        <ul>
          {MENU_ENTRIES.map((entry, index) => (
            <li key={entry.page}>
              <Link href={entry.url} {...currentPage(index === props.selectedIndex)}>
                {t(`page.${entry.page}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <LanguageChoice />
      <div className={styles.stops} aria-hidden="true">
        {MENU_ENTRIES.map((entry, index) => (
          <span key={entry.page} data-current={index === props.selectedIndex} />
        ))}
      </div>
    </header>
  )
}
