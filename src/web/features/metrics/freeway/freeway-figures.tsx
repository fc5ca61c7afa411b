import type { FreewayOverview } from '../../../../contract/metrics-overview.ts'
import { sayComparison, shortUnit } from '../../../messages/comparison-words.ts'
import { type FigureSpeech, useFigureSpeech } from '../../../messages/figure-words.ts'
import { useSpeech } from '../../../messages/messages-context.tsx'
import { formatNumber } from '../../../ui/format-number.ts'
import { KeyFigure, KeyFigures } from '../../../ui/key-figure.tsx'
import { columnOf, figureOf } from '../figure-columns.ts'
import { Lead } from '../lead.tsx'
import type { Published } from '../overview-face.tsx'
import { periodName, sayWhen } from '../period-words.ts'
import { sayLaneCoverage } from './basis.ts'
import { freewayLead } from './freeway-lead.ts'

const LANES_OPEN = 'roadway_clearance_minutes_mean'
const SCENE_CLEAR = 'incident_clearance_minutes_mean'
const OPEN_ROADS = 'open_roads_compliance_percent'

/** The answer in a sentence, and the three figures behind it. */
export function FreewayFigures({ overview }: { overview: Published<FreewayOverview> }) {
  const { t } = useSpeech()
  const speech = useFigureSpeech()
  const { say } = speech
  const { period, figures, columns, road, starts } = overview
  const lead = freewayLead(
    {
      lanesOpen: figureOf(figures, LANES_OPEN),
      judging: columnOf(columns, LANES_OPEN),
      road: road === 'all' ? null : road,
      when: sayWhen(period, starts[0], speech),
      names: { mean: t(`compare.mean.${period.kind}`), previous: t(`compare.previous.${period.kind}`) },
    },
    speech,
  )
  const name = periodName(period.kind, period.start, speech.language)
  return (
    <div>
      <Lead
        facts={[`${name}.`, sayLaneCoverage(overview, speech), say(`metrics.status.${period.status}`)].join(
          ' ',
        )}
      >
        {lead}
      </Lead>
      <KeyFigures columns={3}>
        <Figure
          overview={overview}
          column={LANES_OPEN}
          name={say('freeway.figure.lanesOpen')}
          facts={saySpread(overview, 'roadway_clearance', speech)}
        />
        <Figure
          overview={overview}
          column={SCENE_CLEAR}
          name={say('freeway.figure.sceneClear')}
          facts={saySpread(overview, 'incident_clearance', speech)}
        />
        <Figure
          overview={overview}
          column={OPEN_ROADS}
          name={say('freeway.figure.openRoads')}
          facts={sayCount(overview, speech)}
        />
      </KeyFigures>
    </div>
  )
}

function Figure(props: {
  overview: Published<FreewayOverview>
  column: string
  name: string
  facts: string
}) {
  const { overview, column, name, facts } = props
  const { t, language } = useSpeech()
  const { definitionOf, say } = useFigureSpeech()
  const { value, previous } = figureOf(overview.figures, column)
  const described = columnOf(overview.columns, column)
  const baselineName = t(`compare.previous.${overview.period.kind}`)
  const compared = sayComparison({ ...described, value, baseline: previous, baselineName }, language, t)
  return (
    <KeyFigure
      level={2}
      name={name}
      number={value === null ? null : formatNumber(value, language, described.decimals)}
      unit={shortUnit(described.unit, t)}
      direction={compared.direction}
      comparison={value === null ? t('compare.notMeasured') : compared.text}
      facts={facts}
      meaning={{ title: say('chart.meaning'), text: definitionOf(column)?.definition ?? '' }}
    />
  )
}

/** Durations are skewed: the median and the 90th percentile stand beside every mean. */
function saySpread(
  { figures }: FreewayOverview,
  step: 'roadway_clearance' | 'incident_clearance',
  { say, language }: FigureSpeech,
): string {
  const median = figureOf(figures, `${step}_minutes_median`).value
  const p90 = figureOf(figures, `${step}_minutes_p90`).value
  if (median === null || p90 === null) return ''
  return say('freeway.spread', {
    median: formatNumber(median, language, 1),
    p90: formatNumber(p90, language, 1),
  })
}

function sayCount({ figures }: FreewayOverview, { say }: FigureSpeech): string {
  const count = figureOf(figures, 'lane_blocking_events_with_times').value
  return count === null ? '' : say('freeway.openRoadsFacts', { count })
}
