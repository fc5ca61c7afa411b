import type { ReactNode } from 'react'
import type { CameraMark } from './model/state-text.ts'
import styles from './state-line.module.css'

/** The mark of a state: its shape distinguishes it without color. The text beside it says the same. */
export function StateMark({ mark, size = 18 }: { mark: CameraMark; size?: number }) {
  return (
    <svg className={styles.mark} viewBox="-10 -10 20 20" width={size} height={size} aria-hidden="true">
      {STATE_SHAPES[mark]}
    </svg>
  )
}

/** The shapes of the marks, centered at 0, 0 and 16 units wide. */
export const STATE_SHAPES: Readonly<Record<CameraMark, ReactNode>> = {
  fresh: <circle className={styles.fresh} r="6.5" />,
  stale: <path className={styles.stale} d="M0-7.5 8 6.5H-8Z" />,
  delayed: (
    <>
      <path className={styles.delayed} d="M0-8.5 9 7H-9Z" />
      <path className={styles.sign} d="M0-3.5V2M0 4.4v.2" />
    </>
  ),
  unavailable: (
    <>
      <rect className={styles.off} x="-6.5" y="-6.5" width="13" height="13" rx="1.5" />
      <path className={styles.stroke} d="M-3-3 3 3M3-3-3 3" />
    </>
  ),
  switchedOff: (
    <>
      <circle className={styles.off} r="7" />
      <path className={styles.stroke} d="M-4.6 4.6 4.6-4.6" />
    </>
  ),
  unchecked: <circle className={styles.off} r="4.5" />,
}
