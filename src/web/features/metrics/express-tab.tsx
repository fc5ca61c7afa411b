import { METRICS_GROUPS } from '../../../contract/category.ts'
import type { ExpressOverview } from '../../../contract/metrics-overview.ts'
import type { TableId } from '../../../contract/metrics-table.ts'
import { useResponse } from '../../api/query-client.ts'
import { useSite } from '../../api/site-context.tsx'
import { placeOf } from '../../messages/category-names.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { capitalized, directionText } from '../../messages/names.ts'
import { formatNumber } from '../../ui/format.ts'
import { KeyFigures } from '../../ui/key-figure.tsx'
import { EmptyNotice } from '../../ui/notice.tsx'
import { ChoiceField, Choices, PeriodField, Segments } from './choices.tsx'
import { ExpressChart } from './express-chart.tsx'
import { expressLead, windowsOf, windowTable } from './express-model.ts'
import { FigureChart } from './figure-chart.tsx'
import { columnOf, figureOf, figurePeriodName, newsText, type Published, timeText } from './figures.ts'
import { expressParams, type TabParams, useOffered } from './metrics-params.ts'
import { Lead, OverviewFigure, OverviewFrame, useLastResponse } from './overview-frame.tsx'
import { MeasureTrend } from './trend.tsx'

/** Whether the toll was worth it, and whether the lanes reached their target speed. */
export function ExpressTab({ params }: { params: TabParams<'express'> }) {
  const translations = useTranslations()
  const { t } = translations
  const { categories } = useSite()
  const { road } = params
  const tableId = `metrics_express_${road}` as const
  const state = useResponse('getExpressOverview', expressParams(params))
  return (
    <>
      <ExpressChoices params={params} overview={useLastResponse(state, road)} />
      <OverviewFrame state={state} params={params}>
        {(overview) => {
          const { direction, figures, trend } = chosenDirection(overview, params.direction) ?? NO_DIRECTION
          const names = {
            road: placeOf(METRICS_GROUPS[road], categories),
            direction: directionText(direction, translations),
          }
          const view: ExpressView = { overview, direction, figures, names, tableId }
          return (
            <div className="stack">
              <ExpressFigures {...view} />
              <TollWorth {...view} />
              <MeasureTrend
                figures={figures}
                trend={trend}
                id="express-trend"
                title={t('express.trend')}
                subtitle={t('express.trendSubtitle', names)}
                tableId={tableId}
                overview={overview}
                lines={[{ column: columnOf(overview.columns, SPEED), name: t('express.figure.speed') }]}
              />
            </div>
          )
        }}
      </OverviewFrame>
    </>
  )
}

const NO_DIRECTION = { direction: '', figures: {}, trend: { starts: [], figures: {} } }
const SPEED = 'time_at_or_above_45_mph_percent'

/** One direction of one road's express lanes in one month. */
interface ExpressView {
  overview: Published<ExpressOverview>
  direction: string
  figures: ExpressOverview['directions'][number]['figures']
  /** "70 Express", "northbound". */
  names: { road: string; direction: string }
  tableId: TableId
}

/** The requested direction, or the first one there is. */
function chosenDirection({ directions }: ExpressOverview, requested: string | null) {
  return directions.find(({ direction }) => direction === requested) ?? directions[0]
}

function ExpressChoices(props: { params: TabParams<'express'>; overview: ExpressOverview | null }) {
  const { params, overview } = props
  const translations = useTranslations()
  const { t, language } = translations
  const { categories } = useSite()
  const chosen = overview === null ? undefined : chosenDirection(overview, params.direction)
  return (
    <Choices params={params} fields={['period', 'direction']}>
      <Segments
        label={t('filter.road')}
        chosen={params.road}
        choices={useOffered().roads.map((road) => ({
          value: road,
          text: placeOf(METRICS_GROUPS[road], categories),
          params: { ...params, road, direction: null },
        }))}
      />
      <PeriodField params={params} kind="month" starts={overview?.starts ?? []} />
      {overview === null || chosen === undefined ? null : (
        <ChoiceField
          label={t('filter.direction')}
          name="direction"
          chosen={chosen.direction}
          choices={overview.directions.map(({ direction }, index) => ({
            value: direction,
            text: capitalized(directionText(direction, translations), language),
            params: { ...params, direction: index === 0 ? null : direction },
          }))}
        />
      )}
    </Choices>
  )
}

/** The main finding in a sentence, and the figures of the whole month. */
function ExpressFigures({ overview, direction, names, figures }: ExpressView) {
  const translations = useTranslations()
  const { t, language } = translations
  const { period } = overview
  const valueIn = (column: string) => figureOf(figures, column).value
  const [vehicles, closures] = [valueIn('express_volume_vehicles'), valueIn('closures')]
  const coverage = valueIn('coverage_percent')
  const percent = coverage === null ? null : formatNumber(coverage, language, 1)
  const newsNames = {
    availability_percent: t('express.figure.availability'),
    [SPEED]: t('express.figure.speed'),
  }
  return (
    <div>
      <Lead
        facts={[
          t('express.facts', { ...names, period: figurePeriodName(period, language) }),
          percent === null ? '' : t('express.measured', { percent }),
          t(`metrics.status.${period.status}`),
        ]}
      >
        {[
          newsText(overview, figures, newsNames, translations),
          expressLead(windowsOf(overview, direction), timeText(overview, translations), translations),
        ]
          .join(' ')
          .trim()}
      </Lead>
      <KeyFigures columns={3}>
        <OverviewFigure
          overview={overview}
          figures={figures}
          column={SPEED}
          name={t('express.figure.speed')}
          unit={t('express.ofTime')}
          facts={percent === null ? '' : t('keyFigures.coverage', { percent })}
        />
        <OverviewFigure
          overview={overview}
          figures={figures}
          column="express_share_percent"
          name={t('express.figure.share')}
          facts={vehicles === null ? '' : t('express.vehicles', { number: vehicles })}
        />
        <OverviewFigure
          overview={overview}
          figures={figures}
          column="availability_percent"
          name={t('express.figure.availability')}
          facts={closures === null ? '' : t('express.closures', { count: closures })}
        />
      </KeyFigures>
    </div>
  )
}

/** Speeds in both kinds of lanes by the hour, what was saved, and what it cost. */
function TollWorth({ overview, direction, figures, names, tableId }: ExpressView) {
  const translations = useTranslations()
  const { t, language } = translations
  const { period } = overview
  const windows = windowsOf(overview, direction)
  if (windows.length === 0)
    return <EmptyNotice title={t('express.noWindows')}>{t('metrics.emptyHint')}</EmptyNotice>
  const coverage = figureOf(figures, 'coverage_percent').value
  return (
    <FigureChart
      title={t('express.worth')}
      subtitle={t('express.worthSubtitle', { ...names, period: figurePeriodName(period, language) })}
      tableId={tableId}
      overview={overview}
      id="worth"
      finding={expressLead(windows, timeText(overview, translations), translations)}
      columns={[
        'express_mean_speed_mph',
        'general_mean_speed_mph',
        'minutes_saved',
        'mean_toll_usd',
        'cost_per_minute_saved_usd',
        'coverage_percent',
      ]}
      basis={
        coverage === null ? [] : [t('express.measured', { percent: formatNumber(coverage, language, 1) })]
      }
      table={windowTable(windows, overview, translations)}
    >
      <ExpressChart id="worth" windows={windows} />
    </FigureChart>
  )
}
