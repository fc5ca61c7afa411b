import { type MouseEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'wouter'
import { useSite } from '../api/site-context.tsx'
import { useTranslations } from '../messages/messages-context.tsx'
import { Button, IconButton } from '../ui/button.tsx'
import { formatClock } from '../ui/format-date.ts'
import { Icon } from '../ui/icon.tsx'
import { closeIcon, historyIcon } from '../ui/icon-paths.ts'
import { TOAST_ICONS } from '../ui/toast.tsx'
import { type PastToast, toasts } from '../ui/toasts.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import styles from './past-notices.module.css'
import { toastTitle } from './toast-region.tsx'

/** A link in the footer to what notices said, once there was one. If it fails, the notices themselves go on. */
export function PastNotices() {
  const past = useSyncExternalStore(toasts.subscribe, toasts.past, toasts.past)
  const place = useSyncExternalStore(noticesPlace.subscribe, noticesPlace.read, noticesPlace.read)
  if (past.length === 0 || place === null) return null
  return createPortal(
    <ErrorBoundary fallback={null}>
      <NoticeList past={past} />
    </ErrorBoundary>,
    place,
  )
}

/** A button with the number of past notices, and their list while it is open. */
function NoticeList({ past }: { past: readonly PastToast[] }) {
  const { t } = useTranslations()
  const [isOpen, setIsOpen] = useState(false)
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

let place: HTMLElement | null = null
const listeners = new Set<() => void>()

/**
 * Where the footer leaves room for the button of past notices, which arrives late and only when there is one. A ref: the
 * place is there once the footer is hydrated, and nothing may be rendered into it before.
 */
export function setNoticesPlace(element: HTMLElement | null): void {
  place = element
  for (const listener of listeners) listener()
}

const noticesPlace = {
  /** `null`: the footer is not hydrated yet. */
  read: (): HTMLElement | null => place,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
