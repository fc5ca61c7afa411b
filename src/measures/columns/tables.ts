import type { Category } from '../../contract/category.ts'
import type { FigurePeriod } from '../../contract/metrics-choices.ts'
import { TABLE_IDS, type TableId } from '../../contract/metrics-table.ts'
import type { ShownCategories } from '../../contract/shown-categories.ts'
import { arterialCorridors } from './arterial-corridors.ts'
import { expressLanes } from './express-lanes.ts'
import { freewayEvents } from './freeway-events.ts'
import { freewayReliability } from './freeway-reliability.ts'
import { rampMonths } from './ramp-months.ts'
import type { TableSpec } from './table.ts'
import { timIncidents } from './tim-incidents.ts'

type AnyShape =
  | typeof freewayEvents
  | typeof freewayReliability
  | typeof arterialCorridors
  | typeof expressLanes
  | typeof rampMonths
  | typeof timIncidents

export type ColumnName = AnyShape['columns'][number]['name']

/**
 * Every table of figures. A freeway category has two: events count what happened in a county, travel times
 * measure a segment in a peak. The office gets them from different systems at different times, and in one
 * table every row would be half empty, where empty means "not measured".
 */
export const TABLES: { readonly [Id in TableId]: TableSpec<ColumnName> } = {
  metrics_freeway_quarterly: tableOf('metrics_freeway_quarterly', freewayEvents, 'quarter'),
  'metrics_freeway_quarterly.reliability': travelTimesOf('metrics_freeway_quarterly', 'quarter'),
  metrics_freeway_monthly: tableOf('metrics_freeway_monthly', freewayEvents, 'month'),
  'metrics_freeway_monthly.reliability': travelTimesOf('metrics_freeway_monthly', 'month'),
  metrics_freeway_weekly: tableOf('metrics_freeway_weekly', freewayEvents, 'week'),
  'metrics_freeway_weekly.reliability': travelTimesOf('metrics_freeway_weekly', 'week'),
  metrics_arterial_broward: tableOf('metrics_arterial_broward', arterialCorridors, 'month', 'quarter'),
  metrics_arterial_palmBeach: tableOf('metrics_arterial_palmBeach', arterialCorridors, 'month', 'quarter'),
  metrics_express_i75: tableOf('metrics_express_i75', expressLanes, 'month'),
  metrics_express_i95: tableOf('metrics_express_i95', expressLanes, 'month'),
  metrics_express_i595: tableOf('metrics_express_i595', expressLanes, 'month'),
  services_incidentManagement_tim: tableOf(
    'services_incidentManagement_tim',
    timIncidents,
    ...(['week', 'month', 'quarter'] as const),
  ),
  ramp_monthly: tableOf('ramp_monthly', rampMonths, 'month'),
}

function tableOf(
  id: TableId & Category,
  shape: AnyShape,
  ...periodKinds: readonly FigurePeriod[]
): TableSpec<ColumnName> {
  return { ...shape, id, category: id, periodKinds }
}

function travelTimesOf(
  category: Extract<Category, `metrics_freeway_${string}`>,
  periodKind: FigurePeriod,
): TableSpec<ColumnName> {
  return { ...freewayReliability, id: `${category}.reliability`, category, periodKinds: [periodKind] }
}

/** The tables of a category: none, one, or for freeways two, the events first. */
export function tablesOf(category: Category): TableSpec<ColumnName>[] {
  return TABLE_IDS.map((id) => TABLES[id])
    .filter((table) => table.category === category)
    .toSorted((a, b) => a.id.length - b.id.length)
}

/** The names of the columns of every table whose category the district shows. */
export function shownColumns(categories: ShownCategories): ReadonlySet<string> {
  const shown = Object.values(TABLES).filter(({ category }) => categories[category] !== undefined)
  return new Set(shown.flatMap(({ columns }) => columns.map(({ name }) => name)))
}
