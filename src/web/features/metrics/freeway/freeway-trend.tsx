import { FREEWAY_MEASURES, type FreewayMeasure } from '../../../../contract/metrics-address.ts'
import type { FreewayOverview, OverviewColumn } from '../../../../contract/metrics-overview.ts'
import { ALL_ROADS } from '../../../../contract/overview-names.ts'
import { OPEN_ROADS } from '../../../../measures/incidents/open-roads.ts'
import { TrendChart } from '../../../charts/trend-chart.tsx'
import type { Translations } from '../../../messages/catalog.ts'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { formatNumber, formatShortest } from '../../../ui/format-number.ts'
import { ChoiceField, Choices } from '../choices.tsx'
import { FigureChart } from '../figure-chart.tsx'
import { columnOf, figureOf } from '../figure-columns.ts'
import type { Published } from '../overview-face.tsx'
import { periodName } from '../period-text.ts'
import { buildTrend, type TrendColumn, trendTable } from '../trend-model.ts'
import { basisOf } from './basis.ts'
import type { FreewayParams } from './freeway-params.ts'
import { freewayTableId } from './freeway-table-id.ts'

const CLEARANCE = 'roadway_clearance_minutes_mean'

/** One measure over the year before, with the goal where it has one. */
export function FreewayTrend({
  overview,
  params,
}: {
  overview: Published<FreewayOverview>
  params: FreewayParams
}) {
  const translations = useTranslations()
  const { t, language } = translations
  const { period, trend, figures } = overview
  const { measure } = params
  const lines = linesOf(overview, measure, translations)
  const [{ column }] = lines
  const { mean } = figureOf(figures, measure)
  const title = titleOf(overview, measure, translations)
  const where = overview.road === ALL_ROADS ? t('metrics.allRoadsInText') : overview.road
  const subtitle = t('freeway.trendSubtitle', { unit: unitOf(measure, column, translations), where })
  const drawn = buildTrend(trend, period.kind, lines, translations)
  return (
    <FigureChart
      id="trend"
      title={title}
      subtitle={subtitle}
      columns={lines.map((line) => line.column.name)}
      tableId={freewayTableId(period.kind)}
      periodName={periodName(period.kind, period.start, language)}
      start={period.start}
      basis={basisOf(overview, translations)}
      table={trendTable(trend, period.kind, lines, translations, subtitle)}
    >
      <MeasureChoice params={params} />
      <TrendChart
        {...drawn}
        id="trend"
        label={t('chart.keys', { title })}
        mean={
          mean === null
            ? null
            : {
                value: mean,
                text: `${t(`metrics.mean.${period.kind}`)} ${formatShortest(mean, language, 1)}`,
              }
        }
        goal={
          measure === CLEARANCE
            ? {
                value: OPEN_ROADS.limitMinutes,
                text: t('freeway.goal'),
                shortText: t('freeway.goalShort'),
              }
            : null
        }
        noDataText={t('chart.noData')}
        hint={t('chart.read')}
        formatTick={(value) => formatNumber(value, language, value % 1 === 0 ? 0 : column.decimals)}
      />
    </FigureChart>
  )
}

function MeasureChoice({ params }: { params: FreewayParams }) {
  const { t, definitionOf } = useTranslations()
  return (
    <Choices params={params} fields={['measure']} label={t('metrics.measure')}>
      <ChoiceField
        label={t('metrics.measure')}
        name="measure"
        chosen={params.measure}
        choices={FREEWAY_MEASURES.map((measure) => ({
          value: measure,
          text: definitionOf(measure)?.label ?? measure,
          params: { ...params, measure },
        }))}
      />
    </Choices>
  )
}

/** The clearing of the road is two lines: lanes open, and the scene clear. */
function linesOf(
  { columns }: FreewayOverview,
  measure: FreewayMeasure,
  { t, definitionOf }: Translations,
): [TrendColumn] | [TrendColumn, TrendColumn] {
  if (measure === CLEARANCE) {
    return [
      { column: columnOf(columns, CLEARANCE), name: t('freeway.lanesOpen') },
      { column: columnOf(columns, 'incident_clearance_minutes_mean'), name: t('freeway.sceneClear') },
    ]
  }
  return [{ column: columnOf(columns, measure), name: definitionOf(measure)?.label ?? measure }]
}

function titleOf(
  { period }: Published<FreewayOverview>,
  measure: FreewayMeasure,
  { t, definitionOf }: Translations,
) {
  return measure === CLEARANCE
    ? t(`freeway.trend.${period.kind}`)
    : t('freeway.trendOf', { measure: definitionOf(measure)?.label ?? measure })
}

function unitOf(measure: FreewayMeasure, { unit }: OverviewColumn, { t, unitOf }: Translations): string {
  return measure.endsWith('_mean') ? t('freeway.meanOf', { unit: unitOf(unit) }) : unitOf(unit)
}
