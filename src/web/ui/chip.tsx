import type { ReactNode } from 'react'
import styles from './chip.module.css'
import { Icon } from './icon.tsx'
import {
  archiveIcon,
  checkCircleIcon,
  helpIcon,
  historyIcon,
  hourglassEmptyIcon,
  scienceIcon,
  warningIcon,
} from './icon-paths.ts'

/** The icons of the marks; final reports and figures need no mark. */
const ICONS = {
  sample: scienceIcon,
  archived: archiveIcon,
  preliminary: hourglassEmptyIcon,
  revised: historyIcon,
  // Results of the automatic checks of a PDF.
  clear: checkCircleIcon,
  problems: warningIcon,
  untagged: warningIcon,
  unchecked: helpIcon,
} as const

/** Marks within a line of facts. */
const BADGES: ReadonlySet<string> = new Set(['clear', 'problems', 'untagged', 'unchecked'])

/** A mark of a few words. It is printed too. */
export function Chip({ kind, children }: { kind: keyof typeof ICONS; children: ReactNode }) {
  const isBadge = BADGES.has(kind)
  return (
    <span className={`${styles.chip} ${styles[isBadge ? 'badge' : kind]}`}>
      <Icon of={ICONS[kind]} size={isBadge ? 20 : 18} />
      <span>{children}</span>
    </span>
  )
}

/** Marks what is next to it as sample data. */
export function SampleChip({ children }: { children: ReactNode }) {
  return <Chip kind="sample">{children}</Chip>
}
