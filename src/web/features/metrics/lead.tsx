import type { ReactNode } from 'react'
import { Emphasized } from '../../ui/emphasized.tsx'
import styles from './lead.module.css'

/** The answer first, in a sentence whose facts stand between `**`, and below it what it rests on. */
export function Lead({ children, facts }: { children: string; facts: ReactNode }) {
  return (
    <div className={styles.lead}>
      <p className={styles.sentence}>
        <Emphasized>{children}</Emphasized>
      </p>
      <p className={styles.facts}>{facts}</p>
    </div>
  )
}
