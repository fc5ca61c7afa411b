import { FIGURE_PERIODS } from '../../../../contract/metrics-address.ts'
import type { FreewayOverview } from '../../../../contract/metrics-overview.ts'
import { ALL_ROADS } from '../../../../contract/overview-names.ts'
import { useAnswer } from '../../../api/use-answer.ts'
import { useFigureSpeech } from '../../../messages/figure-words.ts'
import { ChoiceField, Choices, Segments } from '../choices.tsx'
import { OverviewFace } from '../overview-face.tsx'
import { freewayParams } from '../overview-params.ts'
import { periodName } from '../period-words.ts'
import styles from '../tab.module.css'
import { useLastAnswer } from '../use-last-answer.ts'
import type { AskedFreeway } from './asked-freeway.ts'
import { FreewayEvents } from './freeway-events.tsx'
import { FreewayFigures } from './freeway-figures.tsx'
import { FreewaySteps } from './freeway-steps.tsx'
import { FreewayTrend } from './freeway-trend.tsx'
import { Reliability } from './reliability.tsx'
import { TimeToAllow } from './time-to-allow.tsx'

/** How fast roads were cleared, what happened on them, and how much time a trip takes. */
export function FreewayTab({ asked }: { asked: AskedFreeway }) {
  const state = useAnswer('getFreewayOverview', freewayParams(asked))
  const known = useLastAnswer(state, asked.by) ?? { starts: [], roads: [] }
  return (
    <>
      <FreewayChoices asked={asked} known={known} />
      <OverviewFace state={state} asked={asked}>
        {(overview) => (
          <div className={styles.charts}>
            <FreewayFigures overview={overview} />
            <FreewaySteps overview={overview} />
            <FreewayTrend overview={overview} asked={asked} />
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
  asked,
  known,
}: {
  asked: AskedFreeway
  known: Pick<FreewayOverview, 'starts' | 'roads'>
}) {
  const { say, language } = useFigureSpeech()
  const { by } = asked
  const newest = known.starts[0]
  return (
    <Choices asked={asked} fields={['period', 'road']}>
      <Segments
        label={say('metrics.by')}
        chosen={by}
        choices={FIGURE_PERIODS.map((kind) => ({
          value: kind,
          text: say(`metrics.by.${kind}`),
          asked: { ...asked, by: kind, period: null },
        }))}
      />
      {newest === undefined ? null : (
        <ChoiceField
          label={say(`metrics.period.${by}`)}
          name="period"
          chosen={asked.period ?? newest}
          choices={known.starts.map((start) => ({
            value: start,
            text: periodName(by, start, language),
            asked: { ...asked, period: start === newest ? null : start },
          }))}
        />
      )}
      {known.roads.length === 0 ? null : (
        <ChoiceField
          label={say('metrics.road')}
          name="road"
          chosen={asked.road ?? ALL_ROADS}
          choices={[ALL_ROADS, ...known.roads].map((road) => ({
            value: road,
            text: road === ALL_ROADS ? say('metrics.allRoads') : road,
            asked: { ...asked, road: road === ALL_ROADS ? null : road },
          }))}
        />
      )}
    </Choices>
  )
}
