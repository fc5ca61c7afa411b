import { LRUCache } from 'lru-cache'
import type { AnswerOf, ParamsOf } from '../contract/endpoints.ts'
import type { ArterialCounty, ExpressRoad, FigurePeriod } from '../contract/metrics-address.ts'
import type { MetricsRow, TableId } from '../contract/metrics-table.ts'
import { buildArterialOverview } from '../measures/overviews/arterial-overview.ts'
import { buildExpressOverview } from '../measures/overviews/express-overview.ts'
import { buildFreewayOverview } from '../measures/overviews/freeway-overview.ts'
import { buildRampOverview } from '../measures/overviews/ramp-overview.ts'

type OverviewId = 'getFreewayOverview' | 'getArterialOverview' | 'getExpressOverview' | 'getRampOverview'

type OverviewAnswers = { [Id in OverviewId]: (params: ParamsOf<Id>) => AnswerOf<Id> }

/** The other answers an overview is cut out of. */
interface Sources {
  getSeries: (params: ParamsOf<'getSeries'>) => AnswerOf<'getSeries'> | null
  getRampSignalsData: (params: ParamsOf<'getRampSignalsData'>) => AnswerOf<'getRampSignalsData'> | null
}

const FREEWAY_TABLES = {
  week: { events: 'metrics_freeway_weekly', reliability: 'metrics_freeway_weekly.reliability' },
  month: { events: 'metrics_freeway_monthly', reliability: 'metrics_freeway_monthly.reliability' },
  quarter: { events: 'metrics_freeway_quarterly', reliability: 'metrics_freeway_quarterly.reliability' },
} as const satisfies Record<FigurePeriod, Record<'events' | 'reliability', TableId>>

const ARTERIAL_TABLES = {
  broward: 'metrics_arterial_broward',
  palmBeach: 'metrics_arterial_palmBeach',
} as const satisfies Record<ArterialCounty, TableId>

const EXPRESS_TABLES = {
  i95: 'metrics_express_i95',
  i75: 'metrics_express_i75',
  i595: 'metrics_express_i595',
} as const satisfies Record<ExpressRoad, TableId>

/** Each language of a page asks for the same; what is asked for besides is cheap enough to be made anew. */
const MOST_KEPT = 8

/** Answers what the tabs of the metrics page show; `period: null` in it when nothing is published of that. */
export function answerOverviews(sources: Sources): OverviewAnswers {
  const { getFreewayOverview, getArterialOverview, getExpressOverview, getRampOverview } =
    buildOverviews(sources)
  return {
    getFreewayOverview: keepNewest(getFreewayOverview),
    getArterialOverview: keepNewest(getArterialOverview),
    getExpressOverview: keepNewest(getExpressOverview),
    getRampOverview: keepNewest(getRampOverview),
  }
}

/** The same answers, of which those given last are remembered. */
function keepNewest<Asked extends object, Answer extends object>(
  build: (asked: Asked) => Answer,
): (asked: Asked) => Answer {
  const kept = new LRUCache<string, Answer>({ max: MOST_KEPT })
  return (asked) => {
    const name = JSON.stringify(asked)
    const answer = kept.get(name) ?? build(asked)
    kept.set(name, answer)
    return answer
  }
}

function buildOverviews({ getSeries, getRampSignalsData }: Sources): OverviewAnswers {
  const rowsOf = (category: TableId): readonly MetricsRow[] => getSeries({ category })?.rows ?? []
  return {
    getFreewayOverview: (asked) => {
      const { events, reliability } = FREEWAY_TABLES[asked.by]
      return buildFreewayOverview({ events: rowsOf(events), reliability: rowsOf(reliability) }, asked)
    },
    getArterialOverview: ({ county, ...asked }) =>
      buildArterialOverview(rowsOf(ARTERIAL_TABLES[county]), asked),
    getExpressOverview: ({ road, ...asked }) => buildExpressOverview(rowsOf(EXPRESS_TABLES[road]), asked),
    getRampOverview: (asked) =>
      buildRampOverview(rowsOf('ramp_monthly'), getRampSignalsData({}) ?? { ramps: [] }, asked),
  }
}
