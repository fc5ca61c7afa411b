import {
  ARTERIAL_COUNTIES,
  CORRIDOR_MEASURES,
  type MetricsParams,
} from '../../../../contract/metrics-address.ts'
import { useResponse } from '../../../api/use-response.ts'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { ChoiceField, Choices, Segments } from '../choices.tsx'
import { OverviewFace } from '../overview-face.tsx'
import { arterialParams } from '../overview-params.ts'
import { periodName } from '../period-text.ts'
import styles from '../tab.module.css'
import { useLastResponse } from '../use-last-response.ts'
import { ArterialLead } from './arterial-lead.tsx'
import { CorridorMultiples } from './corridor-multiples.tsx'
import { CorridorTable } from './corridor-table.tsx'

export type ArterialParams = MetricsParams & { tab: 'arterial' }

/** Streets with signals in one county: how long trips take, and how well the signals meet the traffic. */
export function ArterialTab({ params }: { params: ArterialParams }) {
  const { t, language, definitionOf } = useTranslations()
  const { county, measure } = params
  const state = useResponse('getArterialOverview', arterialParams(params))
  const { starts, period } = useLastResponse(state, county) ?? { starts: [], period: null }
  const newest = starts[0]
  return (
    <>
      <Choices params={params} fields={['period', 'measure']}>
        <Segments
          label={t('metrics.county')}
          chosen={county}
          choices={ARTERIAL_COUNTIES.map((one) => ({
            value: one,
            text: t(`metrics.county.${one}`),
            params: { ...params, county: one },
          }))}
        />
        {newest === undefined || period === null ? null : (
          <ChoiceField
            label={t(`metrics.period.${period.kind}`)}
            name="period"
            chosen={params.period ?? newest}
            choices={starts.map((start) => ({
              value: start,
              text: periodName(period.kind, start, language),
              params: { ...params, period: start === newest ? null : start },
            }))}
          />
        )}
        <ChoiceField
          label={t('metrics.measure')}
          name="measure"
          chosen={measure}
          choices={CORRIDOR_MEASURES.map((one) => ({
            value: one,
            text: definitionOf(one)?.label ?? one,
            params: { ...params, measure: one },
          }))}
        />
      </Choices>
      <OverviewFace state={state} params={params}>
        {(overview) => (
          <div className={styles.charts}>
            <ArterialLead overview={overview} county={t(`metrics.county.${county}`)} />
            <CorridorMultiples overview={overview} county={county} />
            <CorridorTable overview={overview} county={county} />
          </div>
        )}
      </OverviewFace>
    </>
  )
}
