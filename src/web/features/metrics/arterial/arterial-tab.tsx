import {
  ARTERIAL_COUNTIES,
  type AskedMetrics,
  CORRIDOR_MEASURES,
} from '../../../../contract/metrics-address.ts'
import { useAnswer } from '../../../api/use-answer.ts'
import { useFigureSpeech } from '../../../messages/figure-words.ts'
import { ChoiceField, Choices, Segments } from '../choices.tsx'
import { OverviewFace } from '../overview-face.tsx'
import { arterialParams } from '../overview-params.ts'
import { periodName } from '../period-words.ts'
import styles from '../tab.module.css'
import { useLastAnswer } from '../use-last-answer.ts'
import { ArterialLead } from './arterial-lead.tsx'
import { CorridorMultiples } from './corridor-multiples.tsx'
import { CorridorTable } from './corridor-table.tsx'

export type AskedArterial = AskedMetrics & { tab: 'arterial' }

/** Streets with signals in one county: how long trips take, and how well the signals meet the traffic. */
export function ArterialTab({ asked }: { asked: AskedArterial }) {
  const { say, language, definitionOf } = useFigureSpeech()
  const { county, measure } = asked
  const state = useAnswer('getArterialOverview', arterialParams(asked))
  const { starts, period } = useLastAnswer(state, county) ?? { starts: [], period: null }
  const newest = starts[0]
  return (
    <>
      <Choices asked={asked} fields={['period', 'measure']}>
        <Segments
          label={say('metrics.county')}
          chosen={county}
          choices={ARTERIAL_COUNTIES.map((one) => ({
            value: one,
            text: say(`metrics.county.${one}`),
            asked: { ...asked, county: one },
          }))}
        />
        {newest === undefined || period === null ? null : (
          <ChoiceField
            label={say(`metrics.period.${period.kind}`)}
            name="period"
            chosen={asked.period ?? newest}
            choices={starts.map((start) => ({
              value: start,
              text: periodName(period.kind, start, language),
              asked: { ...asked, period: start === newest ? null : start },
            }))}
          />
        )}
        <ChoiceField
          label={say('metrics.measure')}
          name="measure"
          chosen={measure}
          choices={CORRIDOR_MEASURES.map((one) => ({
            value: one,
            text: definitionOf(one)?.label ?? one,
            asked: { ...asked, measure: one },
          }))}
        />
      </Choices>
      <OverviewFace state={state} asked={asked}>
        {(overview) => (
          <div className={styles.charts}>
            <ArterialLead overview={overview} county={say(`metrics.county.${county}`)} />
            <CorridorMultiples overview={overview} county={county} />
            <CorridorTable overview={overview} county={county} />
          </div>
        )}
      </OverviewFace>
    </>
  )
}
