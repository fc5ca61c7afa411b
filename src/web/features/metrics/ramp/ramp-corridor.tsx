import type { RampFigures, RampOverview } from '../../../../contract/metrics-overview.ts'
import { RampLine } from '../../../charts/ramp-line.tsx'
import { directionText } from '../../../messages/direction-text.ts'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { formatMonth } from '../../../ui/format-date.ts'
import { formatNumber } from '../../../ui/format-number.ts'
import { parseRouteRef, RouteMarker } from '../../../ui/route-marker.tsx'
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
  const translations = useTranslations()
  const { t, language } = translations
  const { period, columns } = overview
  const [first] = ramps
  if (first === undefined) return null
  const month = formatMonth(period.start, language)
  const title = t('ramp.corridor', {
    road: first.road,
    direction: directionText(first.direction, translations),
  })
  const on = ramps.filter((ramp) => hasMetered(ramp) === true).length
  const subtitle = t('ramp.corridorSubtitle', {
    on: formatNumber(on, language),
    all: formatNumber(ramps.length, language),
    month,
  })
  const sign = parseRouteRef(first.road)
  const association = associationText(ramps, month, translations)
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
      basis={[association, t(`metrics.status.${period.status}`)]}
      table={rampTable(ramps, RAMP_COLUMNS, columns, translations, subtitle)}
    >
      <RampLine
        stops={ramps.map((ramp) => buildStop(ramp, translations))}
        notMeasuredText={t('metrics.notMeasured')}
        officeLanguage="en"
        note={association}
      />
    </FigureChart>
  )
}
