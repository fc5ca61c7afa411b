import type { ReactNode } from 'react'
import type { Accessibility } from '../../contract/report.ts'
import styles from './chip.module.css'
import { Icon } from './icon.tsx'
import {
  archiveIcon,
  checkCircleIcon,
  helpIcon,
  historyIcon,
  hourglassEmptyIcon,
  type IconPath,
  scienceIcon,
  warningIcon,
} from './icon-paths.ts'

/** Says that what is beside it is sample data. Dashed, and it prints. */
export function SampleChip({ children }: { children: ReactNode }) {
  return (
    <span className={`${styles.chip} ${styles.sample}`}>
      <Icon of={scienceIcon} size={18} />
      <span>{children}</span>
    </span>
  )
}

/** Says that what is beside it is an archived record. */
export function ArchiveChip({ children }: { children: ReactNode }) {
  return (
    <span className={`${styles.chip} ${styles.archived}`}>
      <Icon of={archiveIcon} size={18} />
      <span>{children}</span>
    </span>
  )
}

interface StatusChipProps {
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

const ICONS: Record<Accessibility, IconPath> = {
  tagged: checkCircleIcon,
  untagged: warningIcon,
  unknown: helpIcon,
}

interface AccessibilityBadgeProps {
  accessibility: Accessibility
  /** The same in words, as "Tagged for screen readers". */
  children: ReactNode
}

/** Whether a PDF carries the tags a screen reader needs. */
export function AccessibilityBadge({ accessibility, children }: AccessibilityBadgeProps) {
  return (
    <span className={styles.badge}>
      <Icon of={ICONS[accessibility]} size={20} />
      <span>{children}</span>
    </span>
  )
}
