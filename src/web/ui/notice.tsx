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
      <Heading className="small-title">{title}</Heading>
      <div className={styles.text}>{children}</div>
    </>
  )
}

/** Nothing is published here yet: what will appear, and where. */
export function EmptyNotice({ icon = descriptionIcon, ...texts }: NoticeProps & { icon?: IconPath }) {
  return (
    <div className={`card ${styles.notice}`}>
      <NoticeContent icon={icon} {...texts} />
    </div>
  )
}

interface FailedNoticeProps extends NoticeProps {
  retryText: string
  onRetry: () => void
  /** The request's reference, such as "Reference 7f3a-22". `null`: there was no response. */
  reference: string | null
}

/** Something did not load: what is missing, what still works, and a way to try again. */
export function FailedNotice({ retryText, onRetry, reference, ...texts }: FailedNoticeProps) {
  return (
    <div className={`card ${styles.notice}`} role="status">
      <NoticeContent icon={errorIcon} {...texts} />
      {reference === null ? null : <p className={styles.text}>{reference}</p>}
      <Button look="tonal" icon={refreshIcon} onClick={onRetry} className={styles.retry}>
        {retryText}
      </Button>
    </div>
  )
}

/** A band for the whole page: how old the copy is, and what does not work. */
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

/** A text that changes within this time, as while a visitor types, is not announced, milliseconds. */
const SETTLED_MS = 1000

/**
 * Announces to screen readers what a visitor's choice has changed, once the text has not changed for a second. The first
 * text of a page is not announced, because the visitor reads it anyway. `null`: a newer text is loading. Until there is
 * something to announce, it renders an empty line without a role.
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
