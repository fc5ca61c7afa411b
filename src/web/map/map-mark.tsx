import type { ReactNode } from 'react'
import styles from './places-map.module.css'
import type { MarkFrame } from './places-map.tsx'

/**
 * A mark on the map, an option of its list box: the shape of one item, two side by side, or the number of more.
 *
 * @param shapes one for each item, drawn around 0, 0 within 9 pixels
 */
export function MapMark(props: { frame: MarkFrame; label: string; shapes: readonly ReactNode[] }) {
  const { frame, label, shapes } = props
  const { id, at, isActive, isChosen, onPress } = frame
  return (
    <g
      id={id}
      role="option"
      aria-selected={isChosen}
      aria-label={label}
      className={styles.mark}
      data-active={isActive}
      transform={`translate(${at.x} ${at.y})`}
      onClick={onPress}
    >
      {/* Large enough for a finger. */}
      <circle r="22" className={styles.ring} data-chosen={isChosen} />
      <Sign shapes={shapes} />
    </g>
  )
}

function Sign({ shapes }: { shapes: readonly ReactNode[] }) {
  const [first, second] = shapes
  if (shapes.length > 2) {
    return (
      <>
        <circle r={shapes.length > 99 ? 17 : 15} className={styles.many} />
        <text className={styles.number} dy="0.35em">
          {shapes.length}
        </text>
      </>
    )
  }
  if (second === undefined) {
    return (
      <>
        <circle r="11" className={styles.halo} />
        {first}
      </>
    )
  }
  return (
    <>
      <rect x="-19" y="-11" width="38" height="22" rx="11" className={styles.halo} />
      <g transform="translate(-9 0)">{first}</g>
      <g transform="translate(9 0)">{second}</g>
    </>
  )
}

/** The text about an item on the map's card, below its picture if it has one. */
export function CardText({ children }: { children: ReactNode }) {
  return <div className={styles.text}>{children}</div>
}
