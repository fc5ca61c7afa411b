import type { AskedMetrics } from '../../../../contract/metrics-address.ts'
import { useAnswer } from '../../../api/use-answer.ts'
import { useFigureSpeech } from '../../../messages/figure-words.ts'
import { ChoiceField, Choices } from '../choices.tsx'
import { Lead } from '../lead.tsx'
import { OverviewFace } from '../overview-face.tsx'
import { rampParams } from '../overview-params.ts'
import { periodName } from '../period-words.ts'
import styles from '../tab.module.css'
import { useLastAnswer } from '../use-last-answer.ts'
import { RampCorridor } from './ramp-corridor.tsx'
import { corridorsOf, rampFacts, rampLead } from './ramp-model.ts'

export type AskedRamp = AskedMetrics & { tab: 'ramp' }

/** Every ramp signal along its road: what is on, what is off and why, and what was measured. */
export function RampTab({ asked }: { asked: AskedRamp }) {
  const speech = useFigureSpeech()
  const { say, language } = speech
  const state = useAnswer('getRampOverview', rampParams(asked))
  const starts = useLastAnswer(state, 'ramp')?.starts ?? []
  const newest = starts[0]
  return (
    <>
      {newest === undefined ? null : (
        <Choices asked={asked} fields={['period']}>
          <ChoiceField
            label={say('metrics.period.month')}
            name="period"
            chosen={asked.period ?? newest}
            choices={starts.map((start) => ({
              value: start,
              text: periodName('month', start, language),
              asked: { ...asked, period: start === newest ? null : start },
            }))}
          />
        </Choices>
      )}
      <OverviewFace state={state} asked={asked}>
        {(overview) => (
          <>
            <Lead facts={rampFacts(overview, speech)}>{rampLead(overview, speech)}</Lead>
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
