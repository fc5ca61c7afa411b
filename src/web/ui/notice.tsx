import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { Icon, type IconPath } from './icon.tsx'
import { cloudOffIcon, descriptionIcon, errorIcon, refreshIcon } from './icon-paths.ts'
import styles from './notice.module.css'

export interface NoticeProps {
  title: string
  /** One or two sentences below the title. */
  children: ReactNode
  /** Level of the title in the page's outline. */
  headingLevel?: 2 | 3 | 4
}

function NoticeContent({ title, children, headingLevel = 3, icon }: NoticeProps & { icon: IconPath }) {
  const Heading = `h${headingLevel}` as const
  return (
    <>
      <Icon of={icon} size={32} />
      <Heading className={styles.title}>{title}</Heading>
      <div className={styles.words}>{children}</div>
    </>
  )
}

/** Nothing is published here yet: what will appear, and where. */
export function EmptyNotice({ icon = descriptionIcon, ...words }: NoticeProps & { icon?: IconPath }) {
  return (
    <div className={`card ${styles.notice}`}>
      <NoticeContent icon={icon} {...words} />
    </div>
  )
}

interface FailedNoticeProps extends NoticeProps {
  retryText: string
  onRetry: () => void
  /** The sentence with the request's reference, as "Reference 7f3a-22". `null`: there was no response. */
  reference: string | null
}

/** Something did not load: what is missing, what still works, and a way to try again. */
export function FailedNotice({ retryText, onRetry, reference, ...words }: FailedNoticeProps) {
  return (
    <div className={`card ${styles.notice}`} role="status">
      <NoticeContent icon={errorIcon} {...words} />
      {reference === null ? null : <p className={styles.words}>{reference}</p>}
      <Button look="tonal" icon={refreshIcon} onClick={onRetry} className={styles.retry}>
        {retryText}
      </Button>
    </div>
  )
}

/** One band for the whole page: the copy shown is from this time, and what does not work. */
export function OfflineBand({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.band}>
      <div className={styles.offline} role="status">
        <Icon of={cloudOffIcon} />
        <p>
          <strong>{title}</strong> {children}
        </p>
      </div>
    </div>
  )
}

/** Texts that come and go while a visitor types are not announced, milliseconds. */
const SETTLED_MS = 1000

/**
 * Tells screen readers what a visitor's choice has changed on the screen, once it has stayed the same for a second. The
 * text that a page begins with is not announced, because the visitor reads it anyway. `null`: something newer is on its
 * way. Until there is something to announce it is an empty line without a role, which is not announced.
 */
export function Announcement({ text }: { text: string | null }) {
  const [announced, setAnnounced] = useState('')
  const first = useRef(text)
  // A timer waits until the text settles.
  useEffect(() => {
    if (text === null || text === first.current) return
    first.current = null
    const timer = setTimeout(() => setAnnounced(text), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p className="visually-hidden" aria-live="polite">
      {announced}
    </p>
  )
}
