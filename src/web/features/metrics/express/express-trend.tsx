import { TrendChart } from '../../../charts/trend-chart.tsx'
import { sayDirection } from '../../../messages/direction-words.ts'
import { useFigureSpeech } from '../../../messages/figure-words.ts'
import { formatNumber, formatShortest } from '../../../ui/format-number.ts'
import { FigureChart } from '../figure-chart.tsx'
import { columnOf, figureOf } from '../figure-columns.ts'
import { periodName } from '../period-words.ts'
import { buildTrend, trendTable } from '../trend-model.ts'
import { type ExpressView, wholeOf } from './express-view.ts'

const COLUMN = 'time_at_or_above_45_mph_percent'

/** Month by month, how much of the time the lanes moved at 45 mph or faster. */
export function ExpressTrend(view: ExpressView) {
  const speech = useFigureSpeech()
  const { say, language } = speech
  const { overview, direction, road, tableId } = view
  const { period } = overview
  const { trend, figures } = wholeOf(view)
  const lines = [{ column: columnOf(overview.columns, COLUMN), name: say('express.trendName') }] as const
  const { mean } = figureOf(figures, COLUMN)
  const title = say('express.trend')
  const subtitle = say('express.trendSubtitle', { road, direction: sayDirection(direction, speech) })
  return (
    <FigureChart
      id="express-trend"
      title={title}
      subtitle={subtitle}
      columns={[COLUMN]}
      tableId={tableId}
      periodName={periodName('month', period.start, language)}
      start={period.start}
      basis={[say(`metrics.status.${period.status}`)]}
      table={trendTable(trend, 'month', lines, speech, subtitle)}
    >
      <TrendChart
        {...buildTrend(trend, 'month', lines, speech)}
        id="express-trend"
        label={say('chart.keys', { title })}
        mean={
          mean === null
            ? null
            : { value: mean, text: `${say('metrics.mean.month')} ${formatShortest(mean, language, 1)}` }
        }
        goal={null}
        noDataText={say('chart.noData')}
        hint={say('chart.read')}
        formatTick={(value) => formatNumber(value, language)}
      />
    </FigureChart>
  )
}
