import type { RampFigures, RampOverview } from '../../../contract/metrics-overview.ts'
import { useResponse } from '../../api/use-response.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { directionText } from '../../messages/names.ts'
import { formatMonth } from '../../ui/format-date.ts'
import { formatNumber } from '../../ui/format-number.ts'
import { parseRouteRef, RouteMarker } from '../../ui/route-marker.tsx'
import { Choices, PeriodField } from './choices.tsx'
import { FigureChart } from './figure-chart.tsx'
import type { Published } from './figures.ts'
import { rampParams, type TabParams } from './metrics-params.ts'
import { Charts, Lead, OverviewFrame, useLastResponse } from './overview-frame.tsx'
import { RampLine } from './ramp-line.tsx'
import {
  associationText,
  corridorsOf,
  countMetered,
  RAMP_COLUMNS,
  rampFacts,
  rampLead,
  rampTable,
} from './ramp-model.ts'

/** Every ramp signal along its road: what is on, what is off and why, and what was measured. */
export function RampTab({ params }: { params: TabParams<'ramp'> }) {
  const translations = useTranslations()
  const state = useResponse('getRampOverview', rampParams(params))
  const starts = useLastResponse(state, 'ramp')?.starts ?? []
  return (
    <>
      {starts.length === 0 ? null : (
        <Choices params={params} fields={['period']}>
          <PeriodField params={params} kind="month" starts={starts} />
        </Choices>
      )}
      <OverviewFrame state={state} params={params}>
        {(overview) => (
          <>
            <Lead facts={rampFacts(overview, translations)}>{rampLead(overview, translations)}</Lead>
            <Charts>
              {corridorsOf(overview.ramps).map((ramps) => (
                <RampCorridor key={ramps[0]?.id} overview={overview} ramps={ramps} />
              ))}
            </Charts>
          </>
        )}
      </OverviewFrame>
    </>
  )
}

/** The ramps of one road in one direction. */
function RampCorridor(props: { overview: Published<RampOverview>; ramps: readonly RampFigures[] }) {
  const { overview, ramps } = props
  const translations = useTranslations()
  const { t, language } = translations
  const { period } = overview
  const [first] = ramps
  if (first === undefined) return null
  const { road } = first
  const month = formatMonth(period.start, language)
  const subtitle = t('ramp.corridorSubtitle', {
    on: formatNumber(countMetered(ramps), language),
    all: formatNumber(ramps.length, language),
    month,
  })
  const sign = parseRouteRef(road)
  const association = associationText(ramps, month, translations)
  return (
    <FigureChart
      id={`ramps-${first.id}`}
      title={t('ramp.corridor', { road, direction: directionText(first.direction, translations) })}
      emblem={sign === null ? null : <RouteMarker {...sign} label={null} size={36} />}
      subtitle={subtitle}
      columns={RAMP_COLUMNS}
      tableId="ramp_monthly"
      tableRows={overview.tableRows}
      period={period}
      basis={[association]}
      isText
      table={rampTable(ramps, overview, translations, subtitle)}
    >
      <RampLine ramps={ramps} note={association} />
    </FigureChart>
  )
}
