import type { ReactNode } from 'react'
import styles from './chip.module.css'
import { Icon } from './icon.tsx'
import { archiveIcon, historyIcon, hourglassEmptyIcon } from './icon-paths.ts'

/** Says that what stands beside it is kept as a record and no longer cared for. */
export function ArchiveChip({ children }: { children: ReactNode }) {
  return (
    <span className={`${styles.chip} ${styles.archived}`}>
      <Icon of={archiveIcon} size={18} />
      <span>{children}</span>
    </span>
  )
}

export interface StatusChipProps {
  /** Final figures need no mark, so there is none for them. */
  status: 'preliminary' | 'revised'
  children: ReactNode
}

/** Says that figures may still change, or that they were changed, and when. */
export function StatusChip({ status, children }: StatusChipProps) {
  return (
    <span className={`${styles.chip} ${styles[status]}`}>
      <Icon of={status === 'preliminary' ? hourglassEmptyIcon : historyIcon} size={18} />
      <span>{children}</span>
    </span>
  )
}
