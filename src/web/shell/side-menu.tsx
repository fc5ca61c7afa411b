import { type MouseEvent, Suspense } from 'react'
import { useSite } from '../api/site-context.tsx'
import { useTranslations } from '../messages/messages-context.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { closeIcon } from '../ui/icon-paths.ts'
import { Mark } from '../ui/mark.tsx'
import { MenuContents } from './menu-contents.tsx'
import { MENU_ID } from './menu-entries.ts'
import { MenuSearch } from './menu-search.tsx'
import styles from './side-menu.module.css'
import { useSwipeLeft } from './swipe.ts'
import type { Menu } from './use-menu.ts'

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
