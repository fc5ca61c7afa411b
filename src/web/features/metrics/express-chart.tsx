import marks from '../../charts/marks.module.css'
import { Drawing, Legend, type PercentScale } from '../../charts/marks.tsx'
import type { Translations } from '../../messages/catalog.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { formatMoney, formatNumber, formatShortest } from '../../ui/format.ts'
import styles from './express-chart.module.css'
import { hoursText, SAVED, TOLL } from './express-model.ts'
import type { FigureRow } from './figures.ts'
import { scaleBetween, scaleFromZero } from './trend-model.ts'

/** Miles per hour the lanes are operated for; also the federal threshold for lanes shared by tolled cars (23 U.S.C. 166). */
const EXPRESS_TARGET_MPH = 45

const EXPRESS = 'express_mean_speed_mph'
const GENERAL = 'general_mean_speed_mph'

/** A dumbbell for each hour from the general to the express lanes' speed, with minutes saved, toll and price of a minute. */
export function ExpressChart({ id, windows }: { id: string; windows: FigureRow[] }) {
  const translations = useTranslations()
  const { t } = translations
  const speeds = windows.flatMap(({ figure }) => [figure(EXPRESS), figure(GENERAL)])
  const ends = [EXPRESS_TARGET_MPH, ...speeds.filter((speed) => speed !== null)]
  const scale = scaleBetween(Math.min(...ends) - 5, Math.max(...ends), 5)
  const savedScale = scaleFromZero(
    windows.map(({ figure }) => figure(SAVED)),
    3,
  )
  return (
    <>
      <Legend
        id={id}
        items={[
          { form: 'express', text: t('metrics.tab.express') },
          { form: 'general', text: t('express.general') },
          { form: 'target', text: t('express.target') },
        ]}
      />
      <div>
        <p className={styles.heads} aria-hidden="true">
          <span />
          <span>{t('express.speed')}</span>
          <span>{t('express.saved')}</span>
          <span className={styles.end}>{t('express.toll')}</span>
          <span className={styles.end}>{t('express.cost')}</span>
        </p>
        {/* On a phone the last row is a screen below the first. */}
        <Axis scale={scale} />
        {windows.map((row) => (
          <div
            key={row.key}
            className={styles.row}
            data-print="whole"
            role="img"
            aria-label={windowSpoken(row, translations)}
          >
            <p className={styles.name}>{hoursText(row.word('window'), translations)}</p>
            <Dumbbell row={row} scale={scale} />
            <SavedBar saved={row.figure(SAVED)} scale={savedScale} />
            <Money head={t('express.toll')} dollars={row.figure(TOLL)} />
            <Money head={t('express.cost')} dollars={row.figure('cost_per_minute_saved_usd')} />
          </div>
        ))}
        <Axis scale={scale} />
      </div>
    </>
  )
}

/** All figures of one hour in a sentence. */
export function windowSpoken({ word, figure }: FigureRow, translations: Translations): string {
  const { t, language } = translations
  const text = (column: string, format: (value: number) => string) => {
    const value = figure(column)
    return value === null ? t('metrics.notMeasured') : format(value)
  }
  const number = (column: string) => text(column, (value) => formatShortest(value, language, 1))
  return t('express.windowSpoken', {
    window: hoursText(word('window'), translations),
    express: number(EXPRESS),
    general: number(GENERAL),
    saved: number(SAVED),
    toll: text(TOLL, (value) => formatMoney(value, language)),
  })
}

function Money({ head, dollars }: { head: string; dollars: number | null }) {
  const { language } = useTranslations()
  return (
    <p className={styles.figure}>
      <span className={styles.phoneHead}>{head} </span>
      {dollars === null ? '–' : formatMoney(dollars, language)}
    </p>
  )
}

function Dumbbell({ row, scale }: { row: FigureRow; scale: PercentScale }) {
  const [express, general] = [row.figure(EXPRESS), row.figure(GENERAL)]
  const target = scale.x(EXPRESS_TARGET_MPH)
  return (
    <Drawing className={styles.speeds}>
      {scale.ticks.map((tick) => (
        <line key={tick} className={marks.grid} x1={scale.x(tick)} x2={scale.x(tick)} y1="0" y2="100%" />
      ))}
      <line className={marks.targetLine} x1={target} x2={target} y1="0" y2="100%" />
      {express === null || general === null ? null : (
        <line className={marks.expressLine} x1={scale.x(general)} x2={scale.x(express)} y1="50%" y2="50%" />
      )}
      {general === null ? null : (
        <svg x={scale.x(general)} y="50%" overflow="visible" aria-hidden="true">
          <rect className={marks.general} x="-6" y="-6" width="12" height="12" />
        </svg>
      )}
      {express === null ? null : <circle className={marks.express} cx={scale.x(express)} cy="50%" r="7" />}
    </Drawing>
  )
}

function SavedBar({ saved, scale }: { saved: number | null; scale: PercentScale }) {
  const { t, language } = useTranslations()
  // Half of the width is the bar's; on the narrowest phone its figure needs the rest. A negative saving has no bar.
  const length = scale.along(saved ?? 0) / 2
  return (
    <Drawing className={styles.saved}>
      <rect className={marks.express} y="25%" width={`${length}%`} height="50%" />
      <text className={marks.strong} x={`${length}%`} dx="6" y="50%" dy="5">
        {saved === null ? t('chart.noData') : formatNumber(saved, language, 1)}
        {saved === null ? null : <tspan className={styles.phoneUnit}> {t('express.savedAfter')}</tspan>}
      </text>
    </Drawing>
  )
}

function Axis({ scale }: { scale: PercentScale }) {
  const { language } = useTranslations()
  // An axis label too near the target's would overlap it.
  const target = scale.along(EXPRESS_TARGET_MPH)
  const others = scale.ticks.filter((tick) => Math.abs(scale.along(tick) - target) > 8)
  return (
    <div className={styles.axisRow} aria-hidden="true">
      <span />
      <Drawing className={styles.axis} height="24">
        {[...others, EXPRESS_TARGET_MPH].map((speed) => (
          <text
            key={speed}
            className={speed === EXPRESS_TARGET_MPH ? marks.strong : marks.label}
            x={scale.x(speed)}
            y="16"
            textAnchor="middle"
          >
            {formatNumber(speed, language)}
          </text>
        ))}
      </Drawing>
    </div>
  )
}
