import { TrendChart } from '../../../charts/trend-chart.tsx'
import { directionText } from '../../../messages/direction-text.ts'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { formatNumber, formatShortest } from '../../../ui/format-number.ts'
import { FigureChart } from '../figure-chart.tsx'
import { columnOf, figureOf } from '../figure-columns.ts'
import { periodName } from '../period-text.ts'
import { buildTrend, trendTable } from '../trend-model.ts'
import { type ExpressView, wholeOf } from './express-view.ts'

const COLUMN = 'time_at_or_above_45_mph_percent'

/** Month by month, how much of the time the lanes moved at 45 mph or faster. */
export function ExpressTrend(view: ExpressView) {
  const translations = useTranslations()
  const { t, language } = translations
  const { overview, direction, road, tableId } = view
  const { period } = overview
  const { trend, figures } = wholeOf(view)
  const lines = [{ column: columnOf(overview.columns, COLUMN), name: t('express.trendName') }] as const
  const { mean } = figureOf(figures, COLUMN)
  const title = t('express.trend')
  const subtitle = t('express.trendSubtitle', { road, direction: directionText(direction, translations) })
  return (
    <FigureChart
      id="express-trend"
      title={title}
      subtitle={subtitle}
      columns={[COLUMN]}
      tableId={tableId}
      periodName={periodName('month', period.start, language)}
      start={period.start}
      basis={[t(`metrics.status.${period.status}`)]}
      table={trendTable(trend, 'month', lines, translations, subtitle)}
    >
      <TrendChart
        {...buildTrend(trend, 'month', lines, translations)}
        id="express-trend"
        label={t('chart.keys', { title })}
        mean={
          mean === null
            ? null
            : { value: mean, text: `${t('metrics.mean.month')} ${formatShortest(mean, language, 1)}` }
        }
        goal={null}
        noDataText={t('chart.noData')}
        hint={t('chart.read')}
        formatTick={(value) => formatNumber(value, language)}
      />
    </FigureChart>
  )
}
