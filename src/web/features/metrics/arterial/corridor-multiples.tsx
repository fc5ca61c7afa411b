import type { ArterialCounty } from '../../../../contract/metrics-address.ts'
import type { ArterialOverview } from '../../../../contract/metrics-overview.ts'
import { SmallMultiples } from '../../../charts/small-multiples.tsx'
import { useFigureSpeech } from '../../../messages/figure-words.ts'
import { FigureChart } from '../figure-chart.tsx'
import { columnOf } from '../figure-columns.ts'
import { figureText } from '../figure-text.ts'
import type { Published } from '../overview-face.tsx'
import { periodName } from '../period-words.ts'
import { buildPanels, panelTable } from './panels.ts'

/** One measure on every corridor over the year, side by side on one scale. */
export function CorridorMultiples(props: { overview: Published<ArterialOverview>; county: ArterialCounty }) {
  const { overview, county } = props
  const speech = useFigureSpeech()
  const { say } = speech
  const { period, measure, trendStarts } = overview
  const column = columnOf(overview.columns, measure)
  const label = speech.definitionOf(measure)?.label ?? measure
  const name = (start: string) => periodName(period.kind, start, speech.language)
  const title = say('arterial.multiples', { measure: label })
  const subtitle = say('arterial.multiplesSubtitle', {
    unit: speech.unitOf(column.unit),
    first: name(trendStarts[0] ?? period.start),
    last: name(period.start),
  })
  return (
    <FigureChart
      id="multiples"
      title={title}
      subtitle={subtitle}
      columns={[measure]}
      tableId={`metrics_arterial_${county}`}
      periodName={name(period.start)}
      start={period.start}
      basis={[say(`metrics.status.${period.status}`)]}
      table={panelTable(overview, speech, subtitle)}
    >
      <SmallMultiples
        label={say('chart.keys', { title })}
        panels={buildPanels(overview, speech)}
        noDataText={say('chart.noData')}
        formatTick={(value) => figureText(value, { ...column, decimals: 0 }, speech) ?? ''}
      />
    </FigureChart>
  )
}
