import { type AskedMetrics, EXPRESS_ROADS } from '../../../../contract/metrics-address.ts'
import type { ExpressOverview } from '../../../../contract/metrics-overview.ts'
import { useAnswer } from '../../../api/use-answer.ts'
import { sayDirection } from '../../../messages/direction-words.ts'
import { useFigureSpeech } from '../../../messages/figure-words.ts'
import { ChoiceField, Choices, Segments } from '../choices.tsx'
import { OverviewFace } from '../overview-face.tsx'
import { expressParams } from '../overview-params.ts'
import { periodName } from '../period-words.ts'
import styles from '../tab.module.css'
import { useLastAnswer } from '../use-last-answer.ts'
import { ExpressFigures } from './express-figures.tsx'
import { ExpressTrend } from './express-trend.tsx'
import { TollWorth } from './toll-worth.tsx'

export type AskedExpress = AskedMetrics & { tab: 'express' }

/** Whether the toll was worth it, and whether the lanes did what they promise. */
export function ExpressTab({ asked }: { asked: AskedExpress }) {
  const { say } = useFigureSpeech()
  const { road } = asked
  const state = useAnswer('getExpressOverview', expressParams(asked))
  const known = useLastAnswer(state, road)
  return (
    <>
      <ExpressChoices asked={asked} overview={known} />
      <OverviewFace state={state} asked={asked}>
        {(overview) => {
          const direction = chosenDirection(overview, asked.direction)
          const view = {
            overview,
            direction,
            road: say(`metrics.expressRoad.${road}`),
            tableId: `metrics_express_${road}` as const,
          }
          return (
            <div className={styles.charts}>
              <ExpressFigures {...view} />
              <TollWorth {...view} />
              <ExpressTrend {...view} />
            </div>
          )
        }}
      </OverviewFace>
    </>
  )
}

/** The direction asked for, or the first one there is. */
function chosenDirection({ directions }: ExpressOverview, asked: string | null): string {
  const found = directions.find(({ direction }) => direction === asked) ?? directions[0]
  return found?.direction ?? ''
}

function ExpressChoices({ asked, overview }: { asked: AskedExpress; overview: ExpressOverview | null }) {
  const speech = useFigureSpeech()
  const { say } = speech
  const { starts, directions } = overview ?? { starts: [], directions: [] }
  const [newest, first] = [starts[0], directions[0]]
  return (
    <Choices asked={asked} fields={['period', 'direction']}>
      <Segments
        label={say('metrics.road')}
        chosen={asked.road}
        choices={EXPRESS_ROADS.map((road) => ({
          value: road,
          text: say(`metrics.expressRoad.${road}`),
          asked: { ...asked, road, direction: null },
        }))}
      />
      {newest === undefined ? null : (
        <ChoiceField
          label={say('metrics.period.month')}
          name="period"
          chosen={asked.period ?? newest}
          choices={starts.map((start) => ({
            value: start,
            text: periodName('month', start, speech.language),
            asked: { ...asked, period: start === newest ? null : start },
          }))}
        />
      )}
      {overview === null || first === undefined ? null : (
        <ChoiceField
          label={say('metrics.direction')}
          name="direction"
          chosen={chosenDirection(overview, asked.direction)}
          choices={directions.map(({ direction }) => ({
            value: direction,
            text: sayDirection(direction, speech),
            asked: { ...asked, direction: direction === first.direction ? null : direction },
          }))}
        />
      )}
    </Choices>
  )
}
