import {
  ALL_CHOICES,
  type ArterialCounty,
  CORRIDOR_MEASURES,
  type CorridorMeasure,
  type ExpressRoad,
  type FigurePeriod,
  FREEWAY_MEASURES,
  type FreewayMeasure,
  type MetricsChoices,
  ROAD_NAME,
} from './metrics-choices.ts'
import { matching } from './search-address.ts'

/** The peaks a trip can be in; the first is shown when the address names none. */
export const TRIP_PEAKS = ['am', 'pm'] as const

/** What the metrics page shows, from its address. `period`: its first day; `null`: the newest. */
export type MetricsParams =
  | {
      tab: 'freeway'
      by: FigurePeriod
      period: string | null
      /** `null`: all roads combined. */
      road: string | null
      measure: FreewayMeasure
      /** Road, direction and both ends, separated by `|`; `null`: the busiest one. */
      trip: string | null
      peak: (typeof TRIP_PEAKS)[number]
    }
  | { tab: 'arterial'; county: ArterialCounty; period: string | null; measure: CorridorMeasure }
  | {
      tab: 'express'
      road: ExpressRoad
      period: string | null
      /** `null`: the first. */
      direction: string | null
    }
  | { tab: 'ramp'; period: string | null }

/**
 * Parses the query of the metrics page's address. Values that are invalid or not offered are ignored,
 * because a visitor who followed a link cannot fix them.
 */
export function parseMetricsAddress(search: string, offered: MetricsChoices): MetricsParams {
  const given = new URLSearchParams(search)
  const { usual } = offered
  const chosen = <const Choice extends string>(name: string, choices: readonly Choice[], otherwise: Choice) =>
    choices.find((choice) => choice === given.get(name)) ?? otherwise
  const tab = chosen('tab', offered.tabs, usual.tab)
  const period = matching(given.get('period'), /^\d{4}-\d{2}-\d{2}$/)
  switch (tab) {
    case 'freeway':
      return {
        tab,
        by: chosen('by', offered.periods, usual.by),
        period,
        road: matching(given.get('road'), ROAD_NAME),
        measure: chosen('measure', FREEWAY_MEASURES, FREEWAY_MEASURES[0]),
        trip: matching(given.get('trip'), TRIP),
        peak: chosen('peak', TRIP_PEAKS, TRIP_PEAKS[0]),
      }
    case 'arterial':
      return {
        tab,
        county: chosen('county', offered.counties, usual.county),
        period,
        measure: chosen('measure', CORRIDOR_MEASURES, CORRIDOR_MEASURES[0]),
      }
    case 'express':
      return {
        tab,
        road: chosen('road', offered.roads, usual.road),
        period,
        direction: matching(given.get('direction'), /^[a-z]{1,20}$/),
      }
    case 'ramp':
      return { tab, period }
  }
}

/** The query, from `?` on; equal views have equal addresses, and defaults are left out. */
export function buildMetricsAddress(params: MetricsParams, offered: MetricsChoices): string {
  const usual: Record<string, string | null> = parseMetricsAddress(`?tab=${params.tab}`, offered)
  const address = new URLSearchParams(params.tab === offered.usual.tab ? {} : { tab: params.tab })
  for (const [name, value] of Object.entries(params)) {
    if (name !== 'tab' && value !== null && value !== usual[name]) address.set(name, value)
  }
  return address.size === 0 ? '' : `?${address}`
}

/** Four names separated by `|`; only the figures tell whether such a trip exists. */
const TRIP = /^[^|]{1,60}\|[a-z]{1,20}\|[^|]{1,60}\|[^|]{0,60}$/u

/** The views of the metrics page, by the table they show. */
const VIEWS: Readonly<Record<string, string>> = {
  metrics_freeway_weekly: '',
  metrics_freeway_monthly: '?by=month',
  metrics_freeway_quarterly: '?by=quarter',
  metrics_arterial_broward: '?tab=arterial&county=broward',
  metrics_arterial_palmBeach: '?tab=arterial&county=palmBeach',
  metrics_express_i95: '?tab=express&road=i95',
  metrics_express_i75: '?tab=express&road=i75',
  metrics_express_i595: '?tab=express&road=i595',
  ramp_monthly: '?tab=ramp',
}

/** The view of the metrics page that shows a table's figures of one period; `null`: none does. */
export function viewOfTable(table: string, period: string): MetricsParams | null {
  const view = VIEWS[table]
  return view === undefined ? null : { ...parseMetricsAddress(view, ALL_CHOICES), period }
}

/** Where the metrics page charts one column of a table, from `?` on; `null`: nowhere. */
export function chartAddress(
  table: string,
  column: string,
  period: string,
  offered: MetricsChoices,
): string | null {
  const view = viewOfTable(table, period)
  const measure = FREEWAY_MEASURES.find((one) => one === column)
  if (view?.tab === 'freeway' && measure !== undefined)
    return `${buildMetricsAddress({ ...view, measure }, offered)}#trend`
  return view?.tab === 'express' ? `${buildMetricsAddress(view, offered)}#express-trend` : null
}
