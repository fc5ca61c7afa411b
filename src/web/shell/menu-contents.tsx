import type { MouseEvent } from 'react'
import { Link, useLocation } from 'wouter'
import { menuIndexOf } from '../../contract/pages.ts'
import { useSite } from '../api/site-context.tsx'
import { useTranslations } from '../messages/messages-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { Mark } from '../ui/mark.tsx'
import { currentPage, MENU_ENTRIES } from './menu-entries.ts'
import { MENU_ICONS } from './menu-icons.ts'
import { MenuPromo } from './menu-promo.tsx'
import styles from './side-menu.module.css'

/** What stands in the menu below its head: the pages, the interactive report and whose site it is. */
export function MenuContents() {
  const { t } = useTranslations()
  const { district } = useSite()
  const [path] = useLocation()
  const selectedIndex = menuIndexOf(path)
  return (
    <>
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

/** The page shown already needs no second entry in the history: then the menu only closes. */
function closeMenu(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  event.currentTarget.closest('dialog')?.close()
}
