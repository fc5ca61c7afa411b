import type { RampFigures, RampOverview } from '../../../../contract/metrics-overview.ts'
import { RampLine } from '../../../charts/ramp-line.tsx'
import { sayDirection } from '../../../messages/direction-words.ts'
import { useFigureSpeech } from '../../../messages/figure-words.ts'
import { formatMonth } from '../../../ui/format-date.ts'
import { formatNumber } from '../../../ui/format-number.ts'
import { RouteMarker } from '../../../ui/route-marker.tsx'
import { parseRouteRef } from '../../../ui/route-ref.ts'
import { FigureChart } from '../figure-chart.tsx'
import type { Published } from '../overview-face.tsx'
import { associationText, buildStop, hasMetered } from './ramp-model.ts'
import { RAMP_COLUMNS, rampTable } from './ramp-table.ts'

/** The ramps of one road in one direction. */
export function RampCorridor({
  overview,
  ramps,
}: {
  overview: Published<RampOverview>
  ramps: readonly RampFigures[]
}) {
  const speech = useFigureSpeech()
  const { say, language } = speech
  const { period, columns } = overview
  const [first] = ramps
  if (first === undefined) return null
  const month = formatMonth(period.start, language)
  const title = say('ramp.corridor', { road: first.road, direction: sayDirection(first.direction, speech) })
  const on = ramps.filter((ramp) => hasMetered(ramp) === true).length
  const subtitle = say('ramp.corridorSubtitle', {
    on: formatNumber(on, language),
    all: formatNumber(ramps.length, language),
    month,
  })
  const sign = parseRouteRef(first.road)
  const association = associationText(ramps, month, speech)
  return (
    <FigureChart
      id={`ramps-${first.id}`}
      title={title}
      emblem={sign === null ? null : <RouteMarker {...sign} label={null} size={36} />}
      subtitle={subtitle}
      columns={RAMP_COLUMNS}
      tableId="ramp_monthly"
      periodName={month}
      start={period.start}
      basis={[association, say(`metrics.status.${period.status}`)]}
      table={rampTable(ramps, RAMP_COLUMNS, columns, speech, subtitle)}
    >
      <RampLine
        stops={ramps.map((ramp) => buildStop(ramp, speech))}
        notMeasuredText={say('metrics.notMeasured')}
        officeLanguage="en"
        note={association}
      />
    </FigureChart>
  )
}
