import { DumbbellChart } from '../../../charts/dumbbell-chart.tsx'
import { directionText } from '../../../messages/direction-text.ts'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { formatNumber } from '../../../ui/format-number.ts'
import { EmptyNotice } from '../../../ui/notice.tsx'
import { FigureChart } from '../figure-chart.tsx'
import { figureOf } from '../figure-columns.ts'
import { periodName } from '../period-text.ts'
import { type ExpressView, wholeOf } from './express-view.ts'
import { windowTable } from './window-table.ts'
import { buildDumbbells, EXPRESS_TARGET_MPH, windowsOf } from './windows.ts'

/** Speeds in both kinds of lanes by the hour, what was saved, and what it cost. */
export function TollWorth(view: ExpressView) {
  const translations = useTranslations()
  const { t, language } = translations
  const { overview, direction, road, tableId } = view
  const { period } = overview
  const windows = windowsOf(view)
  if (windows.length === 0)
    return <EmptyNotice title={t('express.noWindows')}>{t('metrics.emptyHint')}</EmptyNotice>
  const name = periodName('month', period.start, language)
  const title = t('express.worth')
  const subtitle = t('express.worthSubtitle', {
    road,
    direction: directionText(direction, translations),
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
          : [t('express.measured', { percent: formatNumber(coverage, language, 1) })]),
        t(`metrics.status.${period.status}`),
      ]}
      table={windowTable(windows, overview.columns, translations, subtitle)}
    >
      <DumbbellChart
        id="worth"
        label={t('chart.keys', { title })}
        rows={buildDumbbells(windows, translations)}
        target={EXPRESS_TARGET_MPH}
        noDataText={t('chart.noData')}
        words={{
          express: t('express.lanes'),
          general: t('express.general'),
          target: t('express.target'),
          speed: t('express.speed'),
          saved: t('express.saved'),
          savedAfter: t('express.savedAfter'),
          toll: t('express.toll'),
          cost: t('express.cost'),
        }}
        formatTick={(value) => formatNumber(value, language)}
      />
    </FigureChart>
  )
}
