import { METRICS_GROUPS, type MetricsGroup } from './category.ts'
import type { ShownCategories, ShownCategory } from './shown-categories.ts'

/** The tabs of the metrics page, in their order. */
export const METRICS_TABS = ['freeway', 'arterial', 'express', 'ramp'] as const

/** The kinds of period figures are published for; the freeway tab offers all three. */
export const FIGURE_PERIODS = ['week', 'month', 'quarter'] as const
export type FigurePeriod = (typeof FIGURE_PERIODS)[number]

/** Counties with arterial figures, by the names of their report groups. */
export const ARTERIAL_COUNTIES = ['broward', 'palmBeach'] as const
export type ArterialCounty = (typeof ARTERIAL_COUNTIES)[number]

/** Roads with express lanes, by the names of their report groups. */
export const EXPRESS_ROADS = ['i95', 'i75', 'i595'] as const
export type ExpressRoad = (typeof EXPRESS_ROADS)[number]

/** What the metrics page offers: a district shows some of the categories. */
export interface MetricsChoices {
  tabs: readonly (typeof METRICS_TABS)[number][]
  periods: readonly FigurePeriod[]
  counties: readonly ArterialCounty[]
  roads: readonly ExpressRoad[]
  /** Defaults for an address that names none: the first with figures, or else the first. */
  usual: { tab: (typeof METRICS_TABS)[number]; by: FigurePeriod; county: ArterialCounty; road: ExpressRoad }
}

/** What the metrics page offers for a district that shows every category. */
export const ALL_CHOICES: MetricsChoices = {
  tabs: METRICS_TABS,
  periods: FIGURE_PERIODS,
  counties: ARTERIAL_COUNTIES,
  roads: EXPRESS_ROADS,
  usual: {
    tab: METRICS_TABS[0],
    by: FIGURE_PERIODS[0],
    county: ARTERIAL_COUNTIES[0],
    road: EXPRESS_ROADS[0],
  },
}

/** The group of freeway reports for each kind of period. */
export const PERIOD_GROUPS = {
  week: 'weekly',
  month: 'monthly',
  quarter: 'quarterly',
} as const satisfies Record<FigurePeriod, MetricsGroup>

/** What the metrics page offers for the categories that are shown. */
export function metricsChoices(categories: ShownCategories): MetricsChoices {
  const isShown = (group: MetricsGroup) => categories[METRICS_GROUPS[group]] !== undefined
  const periods = FIGURE_PERIODS.filter((period) => isShown(PERIOD_GROUPS[period]))
  const counties = ARTERIAL_COUNTIES.filter(isShown)
  const roads = EXPRESS_ROADS.filter(isShown)
  const offers = {
    freeway: periods.length > 0,
    arterial: counties.length > 0,
    express: roads.length > 0,
    ramp: isShown('ramp'),
  }
  const tabs = METRICS_TABS.filter((tab) => offers[tab])
  const hasFigures = (group: MetricsGroup) =>
    isShown(group) && categories[METRICS_GROUPS[group]]?.isEmpty === undefined
  const by = periods.find((period) => hasFigures(PERIOD_GROUPS[period])) ?? periods[0] ?? FIGURE_PERIODS[0]
  const county = counties.find(hasFigures) ?? counties[0] ?? ARTERIAL_COUNTIES[0]
  const road = roads.find(hasFigures) ?? roads[0] ?? EXPRESS_ROADS[0]
  const shownFirst = { freeway: PERIOD_GROUPS[by], arterial: county, express: road, ramp: 'ramp' } as const
  const tab = tabs.find((one) => hasFigures(shownFirst[one])) ?? tabs[0] ?? METRICS_TABS[0]
  return { tabs, periods, counties, roads, usual: { tab, by, county, road } }
}

/** The category of the express lanes shown first; `null`: none are shown. */
export function mainExpress(
  categories: ShownCategories,
): (ShownCategory & { category: (typeof METRICS_GROUPS)[ExpressRoad] }) | null {
  const category = METRICS_GROUPS[metricsChoices(categories).usual.road]
  const shown = categories[category]
  return shown === undefined ? null : { ...shown, category }
}

/** Columns whose trend the freeway tab can show. */
export const FREEWAY_MEASURES = [
  'roadway_clearance_minutes_mean',
  'verification_minutes_mean',
  'response_minutes_mean',
  'open_roads_compliance_percent',
  'events',
  'road_ranger_assists',
] as const
export type FreewayMeasure = (typeof FREEWAY_MEASURES)[number]

/** Columns whose trend the arterial tab can show. */
export const CORRIDOR_MEASURES = [
  'buffer_index_percent',
  'mean_minutes',
  'arrivals_on_green_percent',
  'platoon_ratio',
  'split_failure_percent',
  'detector_health_percent',
] as const
export type CorridorMeasure = (typeof CORRIDOR_MEASURES)[number]

/** "I-10", "Main Street Parkway": letters, digits and separators. */
export const ROAD_NAME = /^[\p{L}\d][\p{L}\d .'’/-]{0,59}$/u
