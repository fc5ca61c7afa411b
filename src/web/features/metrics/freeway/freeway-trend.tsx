import { FREEWAY_MEASURES, type FreewayMeasure } from '../../../../contract/metrics-address.ts'
import type { FreewayOverview, OverviewColumn } from '../../../../contract/metrics-overview.ts'
import { ALL_ROADS } from '../../../../contract/overview-names.ts'
import { OPEN_ROADS } from '../../../../measures/incidents/open-roads.ts'
import { TrendChart } from '../../../charts/trend-chart.tsx'
import { type FigureSpeech, useFigureSpeech } from '../../../messages/figure-words.ts'
import { formatNumber, formatShortest } from '../../../ui/format-number.ts'
import { ChoiceField, Choices } from '../choices.tsx'
import { FigureChart } from '../figure-chart.tsx'
import { columnOf, figureOf } from '../figure-columns.ts'
import type { Published } from '../overview-face.tsx'
import { periodName } from '../period-words.ts'
import { buildTrend, type TrendColumn, trendTable } from '../trend-model.ts'
import type { AskedFreeway } from './asked-freeway.ts'
import { basisOf } from './basis.ts'
import { freewayTableId } from './freeway-table-id.ts'

const CLEARANCE = 'roadway_clearance_minutes_mean'

/** One measure over the year before, with the goal where it has one. */
export function FreewayTrend({
  overview,
  asked,
}: {
  overview: Published<FreewayOverview>
  asked: AskedFreeway
}) {
  const speech = useFigureSpeech()
  const { say, language } = speech
  const { period, trend, figures } = overview
  const { measure } = asked
  const lines = linesOf(overview, measure, speech)
  const [{ column }] = lines
  const { mean } = figureOf(figures, measure)
  const title = titleOf(overview, measure, speech)
  const where = overview.road === ALL_ROADS ? say('metrics.allRoadsInText') : overview.road
  const subtitle = say('freeway.trendSubtitle', { unit: unitOf(measure, column, speech), where })
  const drawn = buildTrend(trend, period.kind, lines, speech)
  return (
    <FigureChart
      id="trend"
      title={title}
      subtitle={subtitle}
      columns={lines.map((line) => line.column.name)}
      tableId={freewayTableId(period.kind)}
      periodName={periodName(period.kind, period.start, language)}
      start={period.start}
      basis={basisOf(overview, speech)}
      table={trendTable(trend, period.kind, lines, speech, subtitle)}
    >
      <MeasureChoice asked={asked} />
      <TrendChart
        {...drawn}
        id="trend"
        label={say('chart.keys', { title })}
        mean={
          mean === null
            ? null
            : {
                value: mean,
                text: `${say(`metrics.mean.${period.kind}`)} ${formatShortest(mean, language, 1)}`,
              }
        }
        goal={
          measure === CLEARANCE
            ? {
                value: OPEN_ROADS.limitMinutes,
                text: say('freeway.goal'),
                shortText: say('freeway.goalShort'),
              }
            : null
        }
        noDataText={say('chart.noData')}
        hint={say('chart.read')}
        formatTick={(value) => formatNumber(value, language, value % 1 === 0 ? 0 : column.decimals)}
      />
    </FigureChart>
  )
}

function MeasureChoice({ asked }: { asked: AskedFreeway }) {
  const { say, definitionOf } = useFigureSpeech()
  return (
    <Choices asked={asked} fields={['measure']} label={say('metrics.measure')}>
      <ChoiceField
        label={say('metrics.measure')}
        name="measure"
        chosen={asked.measure}
        choices={FREEWAY_MEASURES.map((measure) => ({
          value: measure,
          text: definitionOf(measure)?.label ?? measure,
          asked: { ...asked, measure },
        }))}
      />
    </Choices>
  )
}

/** The clearing of the road is two lines: lanes open, and the scene clear. */
function linesOf(
  { columns }: FreewayOverview,
  measure: FreewayMeasure,
  { say, definitionOf }: FigureSpeech,
): [TrendColumn] | [TrendColumn, TrendColumn] {
  if (measure === CLEARANCE) {
    return [
      { column: columnOf(columns, CLEARANCE), name: say('freeway.lanesOpen') },
      { column: columnOf(columns, 'incident_clearance_minutes_mean'), name: say('freeway.sceneClear') },
    ]
  }
  return [{ column: columnOf(columns, measure), name: definitionOf(measure)?.label ?? measure }]
}

function titleOf(
  { period }: Published<FreewayOverview>,
  measure: FreewayMeasure,
  { say, definitionOf }: FigureSpeech,
) {
  return measure === CLEARANCE
    ? say(`freeway.trend.${period.kind}`)
    : say('freeway.trendOf', { measure: definitionOf(measure)?.label ?? measure })
}

function unitOf(measure: FreewayMeasure, { unit }: OverviewColumn, { say, unitOf }: FigureSpeech): string {
  return measure.endsWith('_mean') ? say('freeway.meanOf', { unit: unitOf(unit) }) : unitOf(unit)
}
