import type { CorridorTrend, OverviewColumn } from '../../../contract/metrics-overview.ts'
import marks from '../../charts/marks.module.css'
import { Drawing } from '../../charts/marks.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { figureText } from './figures.ts'
import { scaleFromZero } from './scales.ts'
import styles from './small-multiples.module.css'
import { TrendLine, TrendNotes } from './trend-parts.tsx'

/** One small chart among many on the same scale. */
export interface MultiplePanel extends CorridorTrend {
  key: string
  /** Direction and peak. */
  subtitle: string
  /** Everything about it in one sentence. */
  spoken: string
}

/** CSS pixels. */
const HEIGHT = 56

/** The same measure of many things, each a small trend from zero to one common top. */
export function SmallMultiples(props: { panels: readonly MultiplePanel[]; column: OverviewColumn }) {
  const { panels, column } = props
  const translations = useTranslations()
  const { t } = translations
  const scale = scaleFromZero(
    panels.flatMap(({ values }) => values),
    2,
  )
  const y = (value: number) => HEIGHT - (scale.along(value) * HEIGHT) / 100
  const top = figureText(scale.ticks.at(-1) ?? 0, { ...column, decimals: 0 }, translations)
  return (
    <div className={styles.panels}>
      {panels.map(({ key, corridor, subtitle, values, spoken }) => (
        <div key={key} className={styles.panel} role="img" aria-label={spoken}>
          <p className={styles.title}>
            <strong>{corridor}</strong> <span>{subtitle}</span>
          </p>
          <p className={styles.last}>
            {figureText(values.at(-1) ?? null, column, translations) ?? t('chart.noData')}
          </p>
          <Drawing className={styles.lines} height={HEIGHT}>
            <line className={marks.grid} x1="0" x2="100%" y1="0" y2="0" />
            <line className={marks.axis} x1="0" x2="100%" y1={HEIGHT} y2={HEIGHT} />
            <text className={styles.tick} x="0" y="-3">
              {top}
            </text>
            <TrendLine values={values} y={y} height={HEIGHT} isMain />
            <TrendNotes values={values} y={y} height={HEIGHT} odd={[]} />
          </Drawing>
        </div>
      ))}
    </div>
  )
}
