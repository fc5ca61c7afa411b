import type { FreewayOverview } from '../../../../contract/metrics-overview.ts'
import type { Translations } from '../../../messages/catalog.ts'
import { comparisonText, shortUnit } from '../../../messages/comparison-text.ts'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { formatNumber } from '../../../ui/format-number.ts'
import { KeyFigure, KeyFigures } from '../../../ui/key-figure.tsx'
import { columnOf, figureOf } from '../figure-columns.ts'
import { Lead } from '../lead.tsx'
import type { Published } from '../overview-face.tsx'
import { periodName, timeText } from '../period-text.ts'
import { laneCoverageText } from './basis.ts'
import { freewayLead } from './freeway-lead.ts'

const LANES_OPEN = 'roadway_clearance_minutes_mean'
const SCENE_CLEAR = 'incident_clearance_minutes_mean'
const OPEN_ROADS = 'open_roads_compliance_percent'

/** The answer in a sentence, and the three figures behind it. */
export function FreewayFigures({ overview }: { overview: Published<FreewayOverview> }) {
  const translations = useTranslations()
  const { t } = translations
  const { period, figures, columns, road, starts } = overview
  const lead = freewayLead(
    {
      lanesOpen: figureOf(figures, LANES_OPEN),
      rule: columnOf(columns, LANES_OPEN),
      road: road === 'all' ? null : road,
      when: timeText(period, starts[0], translations),
      names: { mean: t(`compare.mean.${period.kind}`), previous: t(`compare.previous.${period.kind}`) },
    },
    translations,
  )
  const name = periodName(period.kind, period.start, translations.language)
  return (
    <div>
      <Lead
        facts={[
          `${name}.`,
          laneCoverageText(overview, translations),
          t(`metrics.status.${period.status}`),
        ].join(' ')}
      >
        {lead}
      </Lead>
      <KeyFigures columns={3}>
        <Figure
          overview={overview}
          column={LANES_OPEN}
          name={t('freeway.figure.lanesOpen')}
          facts={spreadText(overview, 'roadway_clearance', translations)}
        />
        <Figure
          overview={overview}
          column={SCENE_CLEAR}
          name={t('freeway.figure.sceneClear')}
          facts={spreadText(overview, 'incident_clearance', translations)}
        />
        <Figure
          overview={overview}
          column={OPEN_ROADS}
          name={t('freeway.figure.openRoads')}
          facts={countText(overview, translations)}
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
  const { t, language, definitionOf } = useTranslations()
  const { value, previous } = figureOf(overview.figures, column)
  const described = columnOf(overview.columns, column)
  const baselineName = t(`compare.previous.${overview.period.kind}`)
  const compared = comparisonText({ ...described, value, baseline: previous, baselineName }, language, t)
  return (
    <KeyFigure
      level={2}
      name={name}
      number={value === null ? null : formatNumber(value, language, described.decimals)}
      unit={shortUnit(described.unit, t)}
      direction={compared.direction}
      comparison={value === null ? t('compare.notMeasured') : compared.text}
      facts={facts}
      meaning={{ title: t('chart.meaning'), text: definitionOf(column)?.definition ?? '' }}
    />
  )
}

/** Durations are skewed: the median and the 90th percentile stand beside every mean. */
function spreadText(
  { figures }: FreewayOverview,
  step: 'roadway_clearance' | 'incident_clearance',
  { t, language }: Translations,
): string {
  const median = figureOf(figures, `${step}_minutes_median`).value
  const p90 = figureOf(figures, `${step}_minutes_p90`).value
  if (median === null || p90 === null) return ''
  return t('freeway.spread', {
    median: formatNumber(median, language, 1),
    p90: formatNumber(p90, language, 1),
  })
}

function countText({ figures }: FreewayOverview, { t }: Translations): string {
  const count = figureOf(figures, 'lane_blocking_events_with_times').value
  return count === null ? '' : t('freeway.openRoadsFacts', { count })
}
