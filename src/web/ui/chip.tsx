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

/** What a report or figure is, with its icon; final ones need no mark. */
const ICONS = {
  sample: scienceIcon,
  archived: archiveIcon,
  preliminary: hourglassEmptyIcon,
  revised: historyIcon,
  // What machine checks say of a PDF.
  clear: checkCircleIcon,
  problems: warningIcon,
  untagged: warningIcon,
  unchecked: helpIcon,
} as const

/** Those within a line of facts. */
const BADGES: ReadonlySet<string> = new Set(['clear', 'problems', 'untagged', 'unchecked'])

/** A mark in a few words, which prints. */
export function Chip({ kind, children }: { kind: keyof typeof ICONS; children: ReactNode }) {
  const isBadge = BADGES.has(kind)
  return (
    <span className={`${styles.chip} ${styles[isBadge ? 'badge' : kind]}`}>
      <Icon of={ICONS[kind]} size={isBadge ? 20 : 18} />
      <span>{children}</span>
    </span>
  )
}

/** Says that what is beside it is sample data. */
export function SampleChip({ children }: { children: ReactNode }) {
  return <Chip kind="sample">{children}</Chip>
}
