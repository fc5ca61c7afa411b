import { DumbbellChart } from '../../../charts/dumbbell-chart.tsx'
import { sayDirection } from '../../../messages/direction-words.ts'
import { useFigureSpeech } from '../../../messages/figure-words.ts'
import { formatNumber } from '../../../ui/format-number.ts'
import { EmptyNotice } from '../../../ui/notice.tsx'
import { FigureChart } from '../figure-chart.tsx'
import { figureOf } from '../figure-columns.ts'
import { periodName } from '../period-words.ts'
import { type ExpressView, wholeOf } from './express-view.ts'
import { windowTable } from './window-table.ts'
import { buildDumbbells, EXPRESS_TARGET_MPH, windowsOf } from './windows.ts'

/** Speeds in both kinds of lanes by the hour, what was saved, and what it cost. */
export function TollWorth(view: ExpressView) {
  const speech = useFigureSpeech()
  const { say, language } = speech
  const { overview, direction, road, tableId } = view
  const { period } = overview
  const windows = windowsOf(view)
  if (windows.length === 0)
    return <EmptyNotice title={say('express.noWindows')}>{say('metrics.emptyHint')}</EmptyNotice>
  const name = periodName('month', period.start, language)
  const title = say('express.worth')
  const subtitle = say('express.worthSubtitle', {
    road,
    direction: sayDirection(direction, speech),
    period: name,
  })
  const coverage = figureOf(wholeOf(view).figures, 'coverage_percent').value
  return (
    <FigureChart
      id="worth"
      title={title}
      subtitle={subtitle}
      columns={[
        'express_mean_speed_mph',
        'general_mean_speed_mph',
        'minutes_saved',
        'mean_toll_usd',
        'cost_per_minute_saved_usd',
        'coverage_percent',
      ]}
      tableId={tableId}
      periodName={name}
      start={period.start}
      basis={[
        ...(coverage === null
          ? []
          : [say('express.measured', { percent: formatNumber(coverage, language, 1) })]),
        say(`metrics.status.${period.status}`),
      ]}
      table={windowTable(windows, overview.columns, speech, subtitle)}
    >
      <DumbbellChart
        id="worth"
        label={say('chart.keys', { title })}
        rows={buildDumbbells(windows, speech)}
        target={EXPRESS_TARGET_MPH}
        noDataText={say('chart.noData')}
        words={{
          express: say('express.lanes'),
          general: say('express.general'),
          target: say('express.target'),
          speed: say('express.speed'),
          saved: say('express.saved'),
          savedAfter: say('express.savedAfter'),
          toll: say('express.toll'),
          cost: say('express.cost'),
        }}
        formatTick={(value) => formatNumber(value, language)}
      />
    </FigureChart>
  )
}
