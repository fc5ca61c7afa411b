import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import { NoticeTitle, type NoticeWords } from './failed-notice.tsx'
import { Icon } from './icon.tsx'
import { cloudOffIcon, descriptionIcon, type IconPath } from './icon-paths.ts'
import styles from './notice.module.css'

/** Nothing is published here yet: what will appear, and where. */
export function EmptyNotice({
  title,
  children,
  headingLevel = 3,
  icon = descriptionIcon,
}: NoticeWords & { icon?: IconPath }) {
  return (
    <Card className={styles.notice}>
      <Icon of={icon} size={32} />
      <NoticeTitle level={headingLevel}>{title}</NoticeTitle>
      <div className={styles.words}>{children}</div>
    </Card>
  )
}

/** One band for the whole page: the copy shown is from this time, and what does not work. */
export function OfflineBand({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.offline} role="status">
      <Icon of={cloudOffIcon} />
      <p>
        <strong>{title}</strong> {children}
      </p>
    </div>
  )
}
