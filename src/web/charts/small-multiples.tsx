import type { Measured } from '../../measures/measured.ts'
import marks from './marks.module.css'
import { scaleFromZero } from './percent-scale.ts'
import styles from './small-multiples.module.css'
import { alongTrend } from './trend-lines.ts'
import { TrendLine, TrendNotes } from './trend-parts.tsx'
import { useReadingPoints } from './use-reading-points.ts'

/** One small chart among many on the same scale. */
export interface MultiplePanel {
  key: string
  title: string
  subtitle: string
  values: readonly Measured[]
  /** The last figure. `null`: not measured. */
  lastText: string | null
  /** Everything about it in one sentence. */
  spoken: string
}

export interface SmallMultiplesProps {
  /** What the charts show and how they are reached by keyboard. */
  label: string
  panels: readonly MultiplePanel[]
  noDataText: string
  formatTick: (value: number) => string
}

/** CSS pixels. */
const HEIGHT = 56

/** The same measure of many things, each a small trend from zero to one common top. */
export function SmallMultiples({ label, panels, noDataText, formatTick }: SmallMultiplesProps) {
  const scale = scaleFromZero(
    panels.flatMap(({ values }) => values),
    2,
  )
  const y = (value: number) => HEIGHT - (scale.along(value) * HEIGHT) / 100
  const top = scale.ticks.at(-1) ?? 0
  const reading = useReadingPoints(panels.length)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, not charts
    <div className={styles.panels} role="group" aria-label={label} {...reading.container}>
      {panels.map((panel, index) => (
        <div
          key={panel.key}
          className={styles.panel}
          role="img"
          aria-label={panel.spoken}
          {...reading.point(index)}
        >
          <p className={styles.title}>
            <strong>{panel.title}</strong>
            <span>{panel.subtitle}</span>
          </p>
          <p className={styles.last}>{panel.lastText ?? noDataText}</p>
          <svg className={styles.lines} height={HEIGHT} aria-hidden="true">
            <line className={marks.grid} x1="0" x2="100%" y1="0" y2="0" />
            <line className={marks.axis} x1="0" x2="100%" y1={HEIGHT} y2={HEIGHT} />
            <text className={styles.tick} x="0" y="-3">
              {formatTick(top)}
            </text>
            <TrendLine values={panel.values} y={y} height={HEIGHT} look="main" />
            <TrendNotes
              values={panel.values}
              odd={[]}
              place={(place) => `${alongTrend(place, panel.values.length)}%`}
              y={y}
              height={HEIGHT}
              noDataText={noDataText}
            />
          </svg>
        </div>
      ))}
    </div>
  )
}
