import { EXPRESS_ROADS, type MetricsParams } from '../../../../contract/metrics-address.ts'
import type { ExpressOverview } from '../../../../contract/metrics-overview.ts'
import { useResponse } from '../../../api/use-response.ts'
import { directionText } from '../../../messages/direction-text.ts'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { ChoiceField, Choices, Segments } from '../choices.tsx'
import { OverviewFace } from '../overview-face.tsx'
import { expressParams } from '../overview-params.ts'
import { periodName } from '../period-text.ts'
import styles from '../tab.module.css'
import { useLastResponse } from '../use-last-response.ts'
import { ExpressFigures } from './express-figures.tsx'
import { ExpressTrend } from './express-trend.tsx'
import { TollWorth } from './toll-worth.tsx'

export type ExpressParams = MetricsParams & { tab: 'express' }

/** Whether the toll was worth it, and whether the lanes did what they promise. */
export function ExpressTab({ params }: { params: ExpressParams }) {
  const { t } = useTranslations()
  const { road } = params
  const state = useResponse('getExpressOverview', expressParams(params))
  const known = useLastResponse(state, road)
  return (
    <>
      <ExpressChoices params={params} overview={known} />
      <OverviewFace state={state} params={params}>
        {(overview) => {
          const direction = chosenDirection(overview, params.direction)
          const view = {
            overview,
            direction,
            road: t(`metrics.expressRoad.${road}`),
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
function chosenDirection({ directions }: ExpressOverview, params: string | null): string {
  const found = directions.find(({ direction }) => direction === params) ?? directions[0]
  return found?.direction ?? ''
}

function ExpressChoices({ params, overview }: { params: ExpressParams; overview: ExpressOverview | null }) {
  const translations = useTranslations()
  const { t } = translations
  const { starts, directions } = overview ?? { starts: [], directions: [] }
  const [newest, first] = [starts[0], directions[0]]
  return (
    <Choices params={params} fields={['period', 'direction']}>
      <Segments
        label={t('metrics.road')}
        chosen={params.road}
        choices={EXPRESS_ROADS.map((road) => ({
          value: road,
          text: t(`metrics.expressRoad.${road}`),
          params: { ...params, road, direction: null },
        }))}
      />
      {newest === undefined ? null : (
        <ChoiceField
          label={t('metrics.period.month')}
          name="period"
          chosen={params.period ?? newest}
          choices={starts.map((start) => ({
            value: start,
            text: periodName('month', start, translations.language),
            params: { ...params, period: start === newest ? null : start },
          }))}
        />
      )}
      {overview === null || first === undefined ? null : (
        <ChoiceField
          label={t('metrics.direction')}
          name="direction"
          chosen={chosenDirection(overview, params.direction)}
          choices={directions.map(({ direction }) => ({
            value: direction,
            text: directionText(direction, translations),
            params: { ...params, direction: direction === first.direction ? null : direction },
          }))}
        />
      )}
    </Choices>
  )
}
