import type { ReactNode } from 'react'
import styles from './chip.module.css'
import { Icon } from './icon.tsx'
import { scienceIcon } from './icon-paths.ts'

/** Says that what stands beside it is sample data. Dashed, and it prints. */
export function SampleChip({ children }: { children: ReactNode }) {
  return (
    <span className={`${styles.chip} ${styles.sample}`}>
      <Icon of={scienceIcon} size={18} />
      <span>{children}</span>
    </span>
  )
}
