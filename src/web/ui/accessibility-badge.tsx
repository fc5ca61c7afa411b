import type { ReactNode } from 'react'
import type { Accessibility } from '../../contract/report.ts'
import styles from './accessibility-badge.module.css'
import { Icon } from './icon.tsx'
import { checkCircleIcon, helpIcon, type IconPath, warningIcon } from './icon-paths.ts'

const ICONS: Record<Accessibility, IconPath> = {
  tagged: checkCircleIcon,
  untagged: warningIcon,
  unknown: helpIcon,
}

export interface AccessibilityBadgeProps {
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
