import styles from './incident-line.module.css'
import marks from './marks.module.css'
import { HatchPattern, hatchOf } from './marks.tsx'

/** A stretch of an incident's line, minutes from its beginning. */
export interface LinePart {
  /** Lanes blocked, on the shoulder, or gone while traffic recovers. */
  form: 'blocked' | 'shoulder' | 'recovering'
  from: number
  to: number
}

export interface LineTick {
  key: string
  minutes: number
}

interface IncidentLineProps {
  id: string
  parts: readonly LinePart[]
  ticks: readonly LineTick[]
  lengthMinutes: number
  goal: { minutes: number; text: string }
}

/** One incident as a line. The text beside it gives the times, so it is not read aloud. */
export function IncidentLine({ id, parts, ticks, lengthMinutes, goal }: IncidentLineProps) {
  const x = (minutes: number) => `${Math.round((10_000 * minutes) / lengthMinutes) / 100}%`
  return (
    <svg className={styles.line} aria-hidden="true">
      <HatchPattern id={id} />
      {parts.map(({ form, from, to }) =>
        form === 'recovering' ? (
          <line key={form} className={styles.recovering} x1={x(from)} x2={x(to)} y1="32" y2="32" />
        ) : (
          <rect
            key={form}
            className={form === 'blocked' ? marks.now : marks.hatched}
            x={x(from)}
            y="24"
            width={x(to - from)}
            height="16"
            fill={form === 'blocked' ? undefined : hatchOf(id)}
          />
        ),
      )}
      {ticks.map(({ key, minutes }) => (
        <line key={key} className={styles.tick} x1={x(minutes)} x2={x(minutes)} y1="19" y2="45" />
      ))}
      <line className={marks.goalLine} x1={x(goal.minutes)} x2={x(goal.minutes)} y1="16" y2="48" />
      <text
        className={marks.label}
        x={x(goal.minutes)}
        y="12"
        textAnchor={goal.minutes > lengthMinutes * 0.8 ? 'end' : 'middle'}
      >
        {goal.text}
      </text>
    </svg>
  )
}
