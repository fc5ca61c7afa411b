import * as v from 'valibot'
import { CalendarDay } from './calendar.ts'
import { ENDPOINT_PATHS } from './endpoint-paths.ts'
import {
  ARTERIAL_COUNTIES,
  CORRIDOR_MEASURES,
  EXPRESS_ROADS,
  FIGURE_PERIODS,
  ROAD_NAME,
} from './metrics-address.ts'
import { ArterialOverview, ExpressOverview, FreewayOverview, RampOverview } from './metrics-overview.ts'
import { NEWEST } from './overview-names.ts'

/** `newest`, or the first day of a period. */
const PeriodParam = v.union([v.literal(NEWEST), CalendarDay])

/** The calls behind the tabs of the metrics page. For what is not published, each returns `period: null`. */
export const overviewEndpoints = {
  getFreewayOverview: {
    method: 'GET',
    path: ENDPOINT_PATHS.getFreewayOverview,
    summary:
      'Freeway figures of one week, month or quarter and one road (`all`: all together), with the period before, the same period last year and the mean of the year before, with their trend.',
    params: {
      by: v.picklist(FIGURE_PERIODS),
      period: PeriodParam,
      road: v.pipe(v.string(), v.regex(ROAD_NAME)),
    },
    response: FreewayOverview,
    status: 200,
    problems: [404],
  },
  getArterialOverview: {
    method: 'GET',
    path: ENDPOINT_PATHS.getArterialOverview,
    summary: 'Figures of every arterial corridor of a county in one period, with the trend of one measure.',
    params: {
      county: v.picklist(ARTERIAL_COUNTIES),
      period: PeriodParam,
      measure: v.picklist(CORRIDOR_MEASURES),
    },
    response: ArterialOverview,
    status: 200,
    problems: [404],
  },
  getExpressOverview: {
    method: 'GET',
    path: ENDPOINT_PATHS.getExpressOverview,
    summary: 'Express lanes of one road in one month: each direction as a whole, and its time windows.',
    params: { road: v.picklist(EXPRESS_ROADS), period: PeriodParam },
    response: ExpressOverview,
    status: 200,
    problems: [404],
  },
  getRampOverview: {
    method: 'GET',
    path: ENDPOINT_PATHS.getRampOverview,
    summary: 'Every ramp signal with its figures of one month and the month before.',
    params: { period: PeriodParam },
    response: RampOverview,
    status: 200,
    problems: [404],
  },
} as const
