import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { Icon } from './icon.tsx'
import { errorIcon, refreshIcon } from './icon-paths.ts'
import styles from './notice.module.css'

export interface NoticeWords {
  title: string
  /** One or two sentences below the title. */
  children: ReactNode
  /** Level of the title in the page's outline. */
  headingLevel?: 2 | 3 | 4
}

interface FailedNoticeProps extends NoticeWords {
  retryText: string
  onRetry: () => void
  /** The sentence with the request's reference, as "Reference 7f3a-22". `null`: nothing was answered. */
  reference: string | null
}

/** Something did not load: what is missing, what still works, and a way to try again. */
export function FailedNotice({
  title,
  children,
  headingLevel = 3,
  retryText,
  onRetry,
  reference,
}: FailedNoticeProps) {
  return (
    <Card className={styles.notice} role="status">
      <Icon of={errorIcon} size={32} />
      <NoticeTitle level={headingLevel}>{title}</NoticeTitle>
      <div className={styles.words}>{children}</div>
      {reference === null ? null : <p className={styles.words}>{reference}</p>}
      <Button look="tonal" icon={refreshIcon} onClick={onRetry} className={styles.retry}>
        {retryText}
      </Button>
    </Card>
  )
}

export function NoticeTitle({ level, children }: { level: 2 | 3 | 4; children: string }) {
  const Heading = `h${level}` as const
  return <Heading className={styles.title}>{children}</Heading>
}
