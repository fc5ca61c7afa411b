import { FIGURE_PERIODS } from '../../../../contract/metrics-address.ts'
import type { FreewayOverview } from '../../../../contract/metrics-overview.ts'
import { ALL_ROADS } from '../../../../contract/overview-names.ts'
import { useResponse } from '../../../api/use-response.ts'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { ChoiceField, Choices, Segments } from '../choices.tsx'
import { OverviewFace } from '../overview-face.tsx'
import { freewayParams } from '../overview-params.ts'
import { periodName } from '../period-text.ts'
import styles from '../tab.module.css'
import { useLastResponse } from '../use-last-response.ts'
import { FreewayEvents } from './freeway-events.tsx'
import { FreewayFigures } from './freeway-figures.tsx'
import type { FreewayParams } from './freeway-params.ts'
import { FreewaySteps } from './freeway-steps.tsx'
import { FreewayTrend } from './freeway-trend.tsx'
import { Reliability } from './reliability.tsx'
import { TimeToAllow } from './time-to-allow.tsx'

/** How fast roads were cleared, what happened on them, and how much time a trip takes. */
export function FreewayTab({ params }: { params: FreewayParams }) {
  const state = useResponse('getFreewayOverview', freewayParams(params))
  const known = useLastResponse(state, params.by) ?? { starts: [], roads: [] }
  return (
    <>
      <FreewayChoices params={params} known={known} />
      <OverviewFace state={state} params={params}>
        {(overview) => (
          <div className={styles.charts}>
            <FreewayFigures overview={overview} />
            <FreewaySteps overview={overview} />
            <FreewayTrend overview={overview} params={params} />
            <FreewayEvents overview={overview} />
            <TimeToAllow overview={overview} />
            <Reliability overview={overview} />
          </div>
        )}
      </OverviewFace>
    </>
  )
}

/** Length of the period, the period, the road. What can be chosen is known once the figures are here. */
function FreewayChoices({
  params,
  known,
}: {
  params: FreewayParams
  known: Pick<FreewayOverview, 'starts' | 'roads'>
}) {
  const { t, language } = useTranslations()
  const { by } = params
  const newest = known.starts[0]
  return (
    <Choices params={params} fields={['period', 'road']}>
      <Segments
        label={t('metrics.by')}
        chosen={by}
        choices={FIGURE_PERIODS.map((kind) => ({
          value: kind,
          text: t(`metrics.by.${kind}`),
          params: { ...params, by: kind, period: null },
        }))}
      />
      {newest === undefined ? null : (
        <ChoiceField
          label={t(`metrics.period.${by}`)}
          name="period"
          chosen={params.period ?? newest}
          choices={known.starts.map((start) => ({
            value: start,
            text: periodName(by, start, language),
            params: { ...params, period: start === newest ? null : start },
          }))}
        />
      )}
      {known.roads.length === 0 ? null : (
        <ChoiceField
          label={t('metrics.road')}
          name="road"
          chosen={params.road ?? ALL_ROADS}
          choices={[ALL_ROADS, ...known.roads].map((road) => ({
            value: road,
            text: road === ALL_ROADS ? t('metrics.allRoads') : road,
            params: { ...params, road: road === ALL_ROADS ? null : road },
          }))}
        />
      )}
    </Choices>
  )
}
