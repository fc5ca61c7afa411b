import { type MouseEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { useSite } from '../api/site-context.tsx'
import { useTranslations } from '../messages/messages-context.tsx'
import { Button, IconButton } from '../ui/button.tsx'
import { formatClock } from '../ui/format-date.ts'
import { Icon } from '../ui/icon.tsx'
import { closeIcon, historyIcon } from '../ui/icon-paths.ts'
import { TOAST_ICONS } from '../ui/toast.tsx'
import { type PastToast, toasts } from '../ui/toasts.ts'
import styles from './past-notices.module.css'
import { toastTitle } from './toast-region.tsx'

/** A button with the number of past notices, once there was one, and their list while it is open. */
export function PastNotices() {
  const { t } = useTranslations()
  const past = useSyncExternalStore(toasts.subscribe, toasts.past, toasts.past)
  const [isOpen, setIsOpen] = useState(false)
  if (past.length === 0) return null
  return (
    <>
      <Button
        look="text"
        icon={historyIcon}
        className={styles.opener}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {t('notices.open', { count: past.length })}
      </Button>
      {isOpen ? <NoticeDialog past={past} onClosed={() => setIsOpen(false)} /> : null}
    </>
  )
}

/** What notices said, newest first, with the time of each on the district's clocks. Open from its first render on. */
function NoticeDialog({ past, onClosed }: { past: readonly PastToast[]; onClosed: () => void }) {
  const { t, language } = useTranslations()
  const { district } = useSite()
  const [path] = useLocation()
  const dialog = useRef<HTMLDialogElement>(null)
  const openedAt = useRef(path)
  // Opens the dialog element, and closes it when the visitor goes back to another page.
  useEffect(() => {
    const element = dialog.current
    if (path !== openedAt.current) element?.close()
    else if (element?.open === false) element.showModal()
  }, [path])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog by Escape, without our help
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="notices-title"
      closedby="any"
      onClick={closeWhenOutside}
      onClose={onClosed}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id="notices-title">{t('notices.title')}</h2>
          <IconButton icon={closeIcon} label={t('notices.close')} onClick={() => dialog.current?.close()} />
        </div>
        <p className={styles.meaning}>{t('notices.meaning')}</p>
        <ol className={styles.list}>
          {past.map((notice) => {
            const title = toastTitle(notice, t)
            return (
              <li key={notice.id}>
                <Icon of={TOAST_ICONS[notice.kind]} size={24} className={styles[notice.kind]} />
                <div className={styles.words}>
                  {title === null ? null : <strong>{title}</strong>}
                  <p>{notice.message}</p>
                </div>
                <time dateTime={notice.shownAt.toISOString()}>
                  {formatClock(notice.shownAt, language, district.timeZone)}
                </time>
              </li>
            )
          })}
        </ol>
      </div>
    </dialog>
  )
}

/** What is inside covers the dialog's whole box, so a press on the dialog itself is one on its backdrop. */
function closeWhenOutside(event: MouseEvent<HTMLDialogElement>): void {
  if (event.target === event.currentTarget) event.currentTarget.close()
}
