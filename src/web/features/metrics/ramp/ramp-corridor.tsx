import type { RampFigures, RampOverview } from '../../../../contract/metrics-overview.ts'
import { RampLine } from '../../../charts/ramp-line.tsx'
import { useFigureSpeech } from '../../../messages/figure-words.ts'
import { formatMonth, formatNumber } from '../../../ui/format.ts'
import { RouteMarker } from '../../../ui/route-marker.tsx'
import { parseRouteRef } from '../../../ui/route-ref.ts'
import { sayDirection } from '../direction-words.ts'
import { FigureChart } from '../figure-chart.tsx'
import type { Published } from '../overview-face.tsx'
import { associationText, buildStop, hasMetered } from './ramp-model.ts'
import { rampTable } from './ramp-table.ts'

const COLUMNS = [
  'active_hours',
  'queue_override_minutes',
  'ramp_delay_seconds',
  'mainline_speed_before_mph',
  'mainline_speed_active_mph',
  'metering_rate_vehicles_per_hour',
  'uptime_percent',
  'weekdays_measured',
] as const

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
      columns={COLUMNS}
      tableId="ramp_monthly"
      periodName={month}
      start={period.start}
      basis={[association, say(`metrics.status.${period.status}`)]}
      table={rampTable(ramps, COLUMNS, columns, speech, subtitle)}
    >
      <RampLine
        stops={ramps.map((ramp) => buildStop(ramp, speech))}
        notMeasuredText={say('metrics.notMeasured')}
        note={association}
      />
    </FigureChart>
  )
}
