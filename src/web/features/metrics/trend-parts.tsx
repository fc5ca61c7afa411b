import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import type { Measured } from '../../../measures/measured.ts'
import marks from '../../charts/marks.module.css'
import { useTranslations } from '../../messages/messages-context.tsx'
import { alongTrend, gapsIn, loneFigures, spreadLabels, TREND_WIDTH, trendPath } from './scales.ts'
import styles from './trend.module.css'

/** The values of a line, and where they are drawn. */
interface Plotted {
  values: readonly Measured[]
  y: (value: number) => number
  height: number
}

/** One line and the mark at its end. A figure with gaps on both sides would be no line: it is a dot. */
export function TrendLine({ values, y, height, isMain }: Plotted & { isMain: boolean }) {
  const last = values.at(-1) ?? null
  const mark = isMain ? marks.now : styles.secondMark
  return (
    <>
      <svg
        viewBox={`0 0 ${TREND_WIDTH} ${height}`}
        width="100%"
        height="100%"
        preserveAspectRatio="none"
        overflow="visible"
        aria-hidden="true"
      >
        <path className={isMain ? styles.main : styles.second} d={trendPath(values, y)} />
      </svg>
      {loneFigures(values).map(({ index, value }) => (
        <circle
          key={index}
          className={mark}
          cx={`${alongTrend(index, values.length)}%`}
          cy={y(value)}
          r="3"
        />
      ))}
      {last === null ? null : (
        <svg x="100%" y={y(last)} overflow="visible" aria-hidden="true">
          {isMain ? <circle className={mark} r="6" /> : <path className={mark} d="M-5-5H5V5H-5Z" />}
        </svg>
      )}
    </>
  )
}

/** Names what a reader would wonder about: gaps, and points far from the others, whose names are above `y`. */
export function TrendNotes(props: Plotted & { odd: readonly { index: number; text: string; y: number }[] }) {
  const { values, odd, y, height } = props
  const { t } = useTranslations()
  const place = (index: number) => `${alongTrend(index, values.length)}%`
  return (
    <>
      {gapsIn(values).map(({ first, last }) => {
        const middle = (first + last) / 2
        return (
          <g key={first}>
            <line className={marks.axis} x1={place(middle)} x2={place(middle)} y1={height - 6} y2={height} />
            <text
              className={marks.label}
              x={place(middle)}
              y={height - 12}
              textAnchor={anchorAt(alongTrend(middle, values.length))}
            >
              {t('chart.noData')}
            </text>
          </g>
        )
      })}
      {odd.map(({ index, text, y: top }) => {
        const value = values[index] ?? null
        const isLate = index > values.length / 2
        return value === null ? null : (
          <g key={index}>
            <circle className={styles.odd} cx={place(index)} cy={y(value)} r="5" />
            <text
              className={marks.strong}
              x={place(index)}
              dx={isLate ? 8 : -8}
              y={top - 10}
              textAnchor={isLate ? 'end' : 'start'}
            >
              {text}
            </text>
          </g>
        )
      })}
    </>
  )
}

function anchorAt(percent: number): 'start' | 'middle' | 'end' {
  if (percent < 10) return 'start'
  return percent > 90 ? 'end' : 'middle'
}

/** The last figure of each line, behind its end; moved apart where they would overlap. */
export function EndLabels(props: {
  labels: readonly { y: number; text: string; isStrong: boolean }[]
  most: number
}) {
  const { labels, most } = props
  const places = spreadLabels(
    labels.map((label) => label.y),
    18,
    most,
  )
  return (
    <svg x="100%" overflow="visible" aria-hidden="true">
      {labels.map(({ text, isStrong }, index) => (
        <text
          key={text}
          className={isStrong ? marks.strong : marks.label}
          x="14"
          y={(places[index] ?? 0) + 5}
        >
          {text}
        </text>
      ))}
    </svg>
  )
}

/**
 * Lets a chart be read point by point: one slider, moved by keys or by the pointer or finger above it. What it shows
 * stays until another point is read or Escape is pressed, so that a pointer can go and read it. Spread `handlers` on
 * an element as wide as the plot.
 */
export function useReadingSlider(count: number) {
  const [shown, setShown] = useState<number | null>(null)
  const last = Math.max(0, count - 1)
  const index = shown === null ? null : Math.min(shown, last)
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const share = width === 0 ? 1 : (event.clientX - left) / width
    setShown(Math.round(Math.min(1, Math.max(0, share)) * last))
  }
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') return setShown(null)
    const to = goal(event.key, index ?? last, count)
    if (to < 0) return
    event.preventDefault()
    setShown(to)
  }
  return {
    /** The point being read; `null`: none is. */
    index,
    /** The point the slider is at: the newest until another is read. */
    stop: index ?? last,
    handlers: {
      onPointerMove: point,
      onPointerDown: point,
      onFocus: () => setShown(index ?? last),
      onKeyDown: move,
    },
  }
}

/** Where a key leads among `count` points; -1: nowhere. It stops at the ends, which are the ends of time. */
export function goal(key: string, from: number, count: number): number {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(from + 1, count - 1)
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(from - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return -1
  }
}
