import type { ReactNode } from 'react'
import type { EventMark } from './event-text.ts'
import styles from './roads.module.css'
import type { EventKind } from './roads-params.ts'

/** The mark of an event: its shape shows its kind, an outline that it is over, announced or unknown. */
export function EventMarkIcon({
  kind,
  mark,
  size = 22,
}: {
  kind: EventKind
  mark: EventMark
  size?: number
}) {
  return (
    <svg viewBox="-10 -10 20 20" width={size} height={size} aria-hidden="true">
      {eventShape(kind, mark)}
    </svg>
  )
}

/** The same shape centered at 0, 0 and 16 units wide. */
export function eventShape(kind: EventKind, mark: EventMark): ReactNode {
  const isNow = mark === 'open' || mark === 'unconfirmed'
  return (
    <g className={styles[kind]} data-now={isNow}>
      {SHAPES[kind]}
    </g>
  )
}

const SHAPES: Readonly<Record<EventKind, ReactNode>> = {
  incident: (
    <>
      <path d="M0-8.5 9 7H-9Z" />
      <path className={styles.symbol} d="M0-3.5V2M0 4.4v.2" />
    </>
  ),
  closure: (
    <>
      <circle r="8.2" />
      <path className={styles.symbol} d="M-4.5 0h9" />
    </>
  ),
  roadwork: <path d="M0-9 9 0 0 9-9 0Z" />,
  specialEvent: <rect x="-7" y="-7" width="14" height="14" rx="3" />,
}
