import type { MetricsParams } from '../../../../contract/metrics-address.ts'
import { useResponse } from '../../../api/use-response.ts'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { ChoiceField, Choices } from '../choices.tsx'
import { Lead } from '../lead.tsx'
import { OverviewFace } from '../overview-face.tsx'
import { rampParams } from '../overview-params.ts'
import { periodName } from '../period-text.ts'
import styles from '../tab.module.css'
import { useLastResponse } from '../use-last-response.ts'
import { RampCorridor } from './ramp-corridor.tsx'
import { corridorsOf, rampFacts, rampLead } from './ramp-model.ts'

export type RampParams = MetricsParams & { tab: 'ramp' }

/** Every ramp signal along its road: what is on, what is off and why, and what was measured. */
export function RampTab({ params }: { params: RampParams }) {
  const translations = useTranslations()
  const { t, language } = translations
  const state = useResponse('getRampOverview', rampParams(params))
  const starts = useLastResponse(state, 'ramp')?.starts ?? []
  const newest = starts[0]
  return (
    <>
      {newest === undefined ? null : (
        <Choices params={params} fields={['period']}>
          <ChoiceField
            label={t('metrics.period.month')}
            name="period"
            chosen={params.period ?? newest}
            choices={starts.map((start) => ({
              value: start,
              text: periodName('month', start, language),
              params: { ...params, period: start === newest ? null : start },
            }))}
          />
        </Choices>
      )}
      <OverviewFace state={state} params={params}>
        {(overview) => (
          <>
            <Lead facts={rampFacts(overview, translations)}>{rampLead(overview, translations)}</Lead>
            <div className={styles.charts}>
              {corridorsOf(overview.ramps).map((ramps) => (
                <RampCorridor key={ramps[0]?.id} overview={overview} ramps={ramps} />
              ))}
            </div>
          </>
        )}
      </OverviewFace>
    </>
  )
}
