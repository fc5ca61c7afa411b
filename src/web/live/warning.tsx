import type { ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'
import { warningIcon } from '../ui/icon-paths.ts'
import styles from './warning.module.css'

/** A warning that the data shown may be old or incomplete. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <div className={styles.warning}>
      <Icon of={warningIcon} size={20} />
      <p>{children}</p>
    </div>
  )
}
