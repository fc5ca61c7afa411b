import { LRUCache } from 'lru-cache'
import type { ParamsOf, ResponseOf } from '../contract/endpoints.ts'
import type { ArterialCounty, ExpressRoad, FigurePeriod } from '../contract/metrics-address.ts'
import type { MetricsRow, TableId } from '../contract/metrics-table.ts'
import { buildArterialOverview } from '../measures/overviews/arterial-overview.ts'
import { buildExpressOverview } from '../measures/overviews/express-overview.ts'
import { buildFreewayOverview } from '../measures/overviews/freeway-overview.ts'
import { buildRampOverview } from '../measures/overviews/ramp-overview.ts'

type OverviewId = 'getFreewayOverview' | 'getArterialOverview' | 'getExpressOverview' | 'getRampOverview'

type OverviewResponses = { [Id in OverviewId]: (params: ParamsOf<Id>) => ResponseOf<Id> }

/** The other answers an overview is cut out of. */
interface Sources {
  getSeries: (params: ParamsOf<'getSeries'>) => ResponseOf<'getSeries'> | null
  getRampSignalsData: (params: ParamsOf<'getRampSignalsData'>) => ResponseOf<'getRampSignalsData'> | null
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
export function respondWithOverviews(sources: Sources): OverviewResponses {
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
function keepNewest<Params extends object, Response extends object>(
  build: (requested: Params) => Response,
): (requested: Params) => Response {
  const kept = new LRUCache<string, Response>({ max: MOST_KEPT })
  return (requested) => {
    const name = JSON.stringify(requested)
    const response = kept.get(name) ?? build(requested)
    kept.set(name, response)
    return response
  }
}

function buildOverviews({ getSeries, getRampSignalsData }: Sources): OverviewResponses {
  const rowsOf = (category: TableId): readonly MetricsRow[] => getSeries({ category })?.rows ?? []
  return {
    getFreewayOverview: (requested) => {
      const { events, reliability } = FREEWAY_TABLES[requested.by]
      return buildFreewayOverview({ events: rowsOf(events), reliability: rowsOf(reliability) }, requested)
    },
    getArterialOverview: ({ county, ...requested }) =>
      buildArterialOverview(rowsOf(ARTERIAL_TABLES[county]), requested),
    getExpressOverview: ({ road, ...requested }) =>
      buildExpressOverview(rowsOf(EXPRESS_TABLES[road]), requested),
    getRampOverview: (requested) =>
      buildRampOverview(rowsOf('ramp_monthly'), getRampSignalsData({}) ?? { ramps: [] }, requested),
  }
}
