import type { MouseEvent } from 'react'
import { Link, useLocation } from 'wouter'
import { useSite } from '../api/site-context.tsx'
import { useSpeech } from '../messages/messages-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { closeIcon } from '../ui/icon-paths.ts'
import { Mark } from '../ui/mark.tsx'
import { currentPage, MENU_ENTRIES, MENU_ID } from './menu-entries.ts'
import { MenuPromo } from './menu-promo.tsx'
import { MenuSearch } from './menu-search.tsx'
import styles from './side-menu.module.css'
import { useSwipeLeft } from './swipe.ts'
import type { Menu } from './use-menu.ts'

/** A press beside the menu closes it; React's types do not know the attribute yet. */
const LIGHT_DISMISS = { closedby: 'any' }

/** The overlay menu, 260 px wide. While it is open everything else is inert, and it has an entry in the history. */
export function SideMenu({ menu, selectedIndex }: { menu: Menu; selectedIndex: number }) {
  const { t } = useSpeech()
  const { district } = useSite()
  const [path] = useLocation()
  const swipe = useSwipeLeft(menu.close)
  /** The page shown already needs no second entry in the history: then the menu only closes. */
  const select = (event: MouseEvent, url: string) => {
    if (url !== path) return
    event.preventDefault()
    menu.close()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog by Escape, without our help
    <dialog
      ref={menu.dialog}
      id={MENU_ID}
      className={styles.menu}
      aria-label={t('menu.name')}
      {...LIGHT_DISMISS}
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
      <nav aria-label={t('menu.name')}>
        <ul className={styles.entries}>
          {MENU_ENTRIES.map((entry, index) => (
            <li key={entry.page}>
              <Link
                href={entry.url}
                replace
                onClick={(event) => select(event, entry.url)}
                {...currentPage(index === selectedIndex)}
              >
                <Icon of={entry.icon} size={24} />
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
