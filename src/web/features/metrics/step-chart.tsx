import type { ComparedFigure, OverviewColumn, OverviewPeriod } from '../../../contract/metrics-overview.ts'
import marks from '../../charts/marks.module.css'
import { Drawing, HatchPattern, hatchOf, Legend, MeanMark, type PercentScale } from '../../charts/marks.tsx'
import type { Translations } from '../../messages/catalog.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { formatShortest } from '../../ui/format.ts'
import { Emphasized } from '../../ui/whole-words.tsx'
import { figurePeriodName, figureText, figureWithUnit } from './figures.ts'
import styles from './step-chart.module.css'
import { scaleFromOne, scaleFromZero } from './trend-model.ts'

/** One bar: a figure with its comparisons. */
export interface Bar {
  key: string
  name: string
  /** The start of the measured time. */
  note: string
  figure: ComparedFigure
}

/** The props all bars of a chart share. */
interface BarKind {
  period: Pick<OverviewPeriod, 'kind' | 'start'>
  /** How their figures are formatted. */
  column: OverviewColumn
  /** The sentence for it if there is no room beside the bar. */
  sentence: 'Step' | 'Index'
}

/** This period solid, the one before hatched, the mean dashed: one bar per step. */
export function StepChart(props: { id: string; bars: readonly Bar[]; kind: BarKind }) {
  const { id, bars, kind } = props
  const { period } = kind
  const translations = useTranslations()
  const { t, language } = translations
  const figures = bars.flatMap(({ figure }) => [figure.value, figure.previous, figure.mean])
  const scale = kind.column.unit === 'ratio' ? scaleFromOne(figures, 3) : scaleFromZero(figures, 3)
  const lastTick = scale.ticks.length - 1
  const unit = kind.column.unit === 'minutes' ? ' min' : ''
  return (
    <>
      <Legend
        id={id}
        items={[
          { form: 'now', text: figurePeriodName(period, language) },
          { form: 'before', text: t(`metrics.before.${period.kind}`) },
          ...(bars.some(({ figure }) => figure.mean !== null)
            ? [{ form: 'mean', text: t(`metrics.mean.${period.kind}`) } as const]
            : []),
        ]}
      />
      <div className={styles.chart} data-print="whole">
        <Drawing className={styles.grid}>
          <HatchPattern id={id} />
          {scale.ticks.map((tick) => (
            <line key={tick} className={marks.grid} x1={scale.x(tick)} x2={scale.x(tick)} y1="0" y2="100%" />
          ))}
        </Drawing>
        {bars.map((bar) => {
          const text = barText(bar, kind, translations)
          return (
            <div key={bar.key} className={styles.row} role="img" aria-label={text.spoken}>
              <p className={styles.name}>
                <strong>{bar.name}</strong> <span>{bar.note}</span>
              </p>
              <p className={styles.value}>
                <Emphasized>{text.phone}</Emphasized>
              </p>
              <Bars id={id} figure={bar.figure} text={text.value} scale={scale} />
            </div>
          )
        })}
        <Drawing className={styles.axis} height="24">
          {scale.ticks.map((tick, index) => (
            <text
              key={tick}
              className={marks.label}
              x={scale.x(tick)}
              y="16"
              textAnchor={index === 0 ? 'start' : index === lastTick ? 'end' : 'middle'}
            >
              {formatShortest(tick, language, 2)}
              {index === lastTick ? unit : ''}
            </text>
          ))}
        </Drawing>
      </div>
    </>
  )
}

/** The figure at a bar's end; the same with its comparison, facts between `**`; and everything in a sentence. */
export function barText(
  { name, figure: { value, previous, mean } }: Bar,
  { period, column, sentence }: BarKind,
  translations: Translations,
) {
  const { t, language } = translations
  const spoken = (label: string, figure: number | null) =>
    `${label} ${figureWithUnit(figure, column, translations)}`
  const [number, before] = [
    figureText(value, column, translations),
    figureText(previous, column, translations),
  ]
  const alone = number === null ? t('chart.noData') : t(`freeway.phone${sentence}Alone`, { number })
  return {
    value: number ?? t('chart.noData'),
    phone: number === null || before === null ? alone : t(`freeway.phone${sentence}`, { number, before }),
    spoken: t('freeway.stepSpoken', {
      step: name,
      now: spoken(figurePeriodName(period, language), value),
      before: spoken(t(`metrics.before.${period.kind}`), previous),
      mean: spoken(t(`metrics.mean.${period.kind}`), mean),
    }),
  }
}

/** A figure after a bar moves past the mean's mark if that is this close, percent of the width. */
const TEXT_WIDTH = 9

function Bars(props: { id: string; figure: ComparedFigure; text: string; scale: PercentScale }) {
  const { id, figure, text, scale } = props
  const { value, previous, mean } = figure
  const end = value === null ? 0 : scale.along(value)
  const meanAt = mean === null ? 0 : scale.along(mean)
  const isMeanInTheWay = meanAt >= end - 1 && meanAt - end < TEXT_WIDTH
  return (
    <Drawing className={styles.bars} height="48">
      {value === null ? null : <rect className={marks.now} y="8" width={scale.x(value)} height="22" />}
      {previous === null ? null : (
        <rect className={marks.hatched} y="32" width={scale.x(previous)} height="12" fill={hatchOf(id)} />
      )}
      {mean === null ? null : <MeanMark x={scale.x(mean)} y={5} length={41} />}
      <text className={styles.end} x={`${isMeanInTheWay ? Math.max(meanAt, end) : end}%`} dx="10" y="24">
        {text}
      </text>
    </Drawing>
  )
}
