import { EXPRESS_ROADS } from '../../../contract/metrics-address.ts'
import type { ExpressOverview } from '../../../contract/metrics-overview.ts'
import { EXPRESS_TARGET_MPH } from '../../../measures/express/time-at-speed.ts'
import { useResponse } from '../../api/use-response.ts'
import { DumbbellChart } from '../../charts/dumbbell-chart.tsx'
import type { Translations } from '../../messages/catalog.ts'
import { directionText } from '../../messages/direction-text.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { formatNumber } from '../../ui/format-number.ts'
import { KeyFigures } from '../../ui/key-figure.tsx'
import { EmptyNotice } from '../../ui/notice.tsx'
import { ChoiceField, Choices, PeriodField, Segments } from './choices.tsx'
import {
  buildDumbbells,
  type ExpressView,
  expressLead,
  measuredText,
  wholeOf,
  windowsOf,
  windowTable,
} from './express-model.ts'
import { FigureChart } from './figure-chart.tsx'
import { columnOf, figureOf, periodName, timeText } from './figures.ts'
import { expressParams, type TabParams } from './metrics-params.ts'
import { Charts, Lead, OverviewFigure, OverviewFrame, useLastResponse } from './overview-frame.tsx'
import { MeasureTrend } from './trend.tsx'

/** Whether the toll was worth it, and whether the lanes did what they promise. */
export function ExpressTab({ params }: { params: TabParams<'express'> }) {
  const { t } = useTranslations()
  const { road } = params
  const state = useResponse('getExpressOverview', expressParams(params))
  const known = useLastResponse(state, road)
  return (
    <>
      <ExpressChoices params={params} overview={known} />
      <OverviewFrame state={state} params={params}>
        {(overview) => {
          const direction = chosenDirection(overview, params.direction)
          const view = {
            overview,
            direction,
            road: t(`metrics.expressRoad.${road}`),
            tableId: `metrics_express_${road}` as const,
          }
          return (
            <Charts>
              <ExpressFigures {...view} />
              <TollWorth {...view} />
              <ExpressTrend {...view} />
            </Charts>
          )
        }}
      </OverviewFrame>
    </>
  )
}
/** The requested direction, or the first one there is. */
function chosenDirection({ directions }: ExpressOverview, requested: string | null): string {
  const found = directions.find(({ direction }) => direction === requested) ?? directions[0]
  return found?.direction ?? ''
}

function ExpressChoices({
  params,
  overview,
}: {
  params: TabParams<'express'>
  overview: ExpressOverview | null
}) {
  const translations = useTranslations()
  const { t } = translations
  const { starts, directions } = overview ?? { starts: [], directions: [] }
  const [first] = directions
  return (
    <Choices params={params} fields={['period', 'direction']}>
      <Segments
        label={t('filter.road')}
        chosen={params.road}
        choices={EXPRESS_ROADS.map((road) => ({
          value: road,
          text: t(`metrics.expressRoad.${road}`),
          params: { ...params, road, direction: null },
        }))}
      />
      <PeriodField params={params} kind="month" starts={starts} />
      {overview === null || first === undefined ? null : (
        <ChoiceField
          label={t('filter.direction')}
          name="direction"
          chosen={chosenDirection(overview, params.direction)}
          choices={directions.map(({ direction }) => ({
            value: direction,
            text: directionText(direction, translations),
            params: { ...params, direction: direction === first.direction ? null : direction },
          }))}
        />
      )}
    </Choices>
  )
}

/** The main finding in a sentence, and the figures of the whole month. */
function ExpressFigures(view: ExpressView) {
  const translations = useTranslations()
  const { t, language } = translations
  const { overview, direction, road } = view
  const { period, starts } = overview
  const { figures } = wholeOf(view)
  const facts = [
    t('express.facts', {
      road,
      direction: directionText(direction, translations),
      period: periodName('month', period.start, language),
    }),
    measuredText(view, translations),
    t(`metrics.status.${period.status}`),
  ]
  return (
    <div>
      <Lead facts={facts}>
        {expressLead(windowsOf(view), timeText(period, starts[0], translations), translations)}
      </Lead>
      <KeyFigures columns={3}>
        <OverviewFigure
          {...{ overview, figures }}
          column={SPEED}
          name={t('express.figure.speed')}
          unit={t('express.ofTime')}
          facts={coverageText(view, translations)}
        />
        <OverviewFigure
          {...{ overview, figures }}
          column="express_share_percent"
          name={t('express.figure.share')}
          facts={vehiclesText(view, translations)}
        />
        <OverviewFigure
          {...{ overview, figures }}
          column="availability_percent"
          name={t('express.figure.availability')}
          facts={closuresText(view, translations)}
        />
      </KeyFigures>
    </div>
  )
}

function coverageText(view: ExpressView, { t, language }: Translations): string {
  const percent = figureOf(wholeOf(view).figures, 'coverage_percent').value
  return percent === null ? '' : t('keyFigures.coverage', { percent: formatNumber(percent, language, 1) })
}

function vehiclesText(view: ExpressView, { t, language }: Translations): string {
  const vehicles = figureOf(wholeOf(view).figures, 'express_volume_vehicles').value
  return vehicles === null ? '' : t('express.vehicles', { number: formatNumber(vehicles, language) })
}

function closuresText(view: ExpressView, { t }: Translations): string {
  const count = figureOf(wholeOf(view).figures, 'closures').value
  return count === null ? '' : t('express.closures', { count })
}

/** Speeds in both kinds of lanes by the hour, what was saved, and what it cost. */
function TollWorth(view: ExpressView) {
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
      period={period}
      basis={[measuredText(view, translations)].filter((text) => text !== '')}
      table={windowTable(windows, overview.columns, translations, subtitle)}
    >
      <DumbbellChart
        id="worth"
        label={t('chart.keys', { title })}
        rows={buildDumbbells(windows, translations)}
        target={EXPRESS_TARGET_MPH}
        noDataText={t('chart.noData')}
        words={{
          express: t('metrics.tab.express'),
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

const SPEED = 'time_at_or_above_45_mph_percent'

/** Month by month, how much of the time the lanes moved at 45 mph or faster. */
function ExpressTrend(view: ExpressView) {
  const translations = useTranslations()
  const { t } = translations
  const { overview, direction, road, tableId } = view
  return (
    <MeasureTrend
      {...wholeOf(view)}
      id="express-trend"
      title={t('express.trend')}
      subtitle={t('express.trendSubtitle', { road, direction: directionText(direction, translations) })}
      tableId={tableId}
      period={overview.period}
      lines={[{ column: columnOf(overview.columns, SPEED), name: t('express.figure.speed') }]}
    />
  )
}
