import type { Category } from '../../contract/category.ts'
import { TABLE_IDS, type TableId } from '../../contract/metrics-table.ts'
import { arterialCorridors } from './arterial-corridors.ts'
import { expressLanes } from './express-lanes.ts'
import { freewayEvents } from './freeway-events.ts'
import { freewayReliability } from './freeway-reliability.ts'
import { rampMonths } from './ramp-months.ts'
import type { TableSpec } from './table.ts'
import { timIncidents } from './tim-incidents.ts'

type AnyTable =
  | typeof freewayEvents
  | typeof freewayReliability
  | typeof arterialCorridors
  | typeof expressLanes
  | typeof rampMonths
  | typeof timIncidents

/** The name of every column of every table. */
export type ColumnName = AnyTable['columns'][number]['name']

/**
 * Every table of figures. A freeway category has two: events count what happened in a county, travel times
 * measure a segment in a peak, the office gets them from different systems at different times, and
 * in one table every row would be half empty, where empty means "not measured".
 */
export const TABLES: { readonly [Id in TableId]: TableSpec<ColumnName> } = {
  metrics_freeway_quarterly: {
    ...freewayEvents,
    id: 'metrics_freeway_quarterly',
    category: 'metrics_freeway_quarterly',
    periodKinds: ['quarter'],
  },
  'metrics_freeway_quarterly.reliability': {
    ...freewayReliability,
    id: 'metrics_freeway_quarterly.reliability',
    category: 'metrics_freeway_quarterly',
    periodKinds: ['quarter'],
  },
  metrics_freeway_monthly: {
    ...freewayEvents,
    id: 'metrics_freeway_monthly',
    category: 'metrics_freeway_monthly',
    periodKinds: ['month'],
  },
  'metrics_freeway_monthly.reliability': {
    ...freewayReliability,
    id: 'metrics_freeway_monthly.reliability',
    category: 'metrics_freeway_monthly',
    periodKinds: ['month'],
  },
  metrics_freeway_weekly: {
    ...freewayEvents,
    id: 'metrics_freeway_weekly',
    category: 'metrics_freeway_weekly',
    periodKinds: ['week'],
  },
  'metrics_freeway_weekly.reliability': {
    ...freewayReliability,
    id: 'metrics_freeway_weekly.reliability',
    category: 'metrics_freeway_weekly',
    periodKinds: ['week'],
  },
  metrics_arterial_broward: {
    ...arterialCorridors,
    id: 'metrics_arterial_broward',
    category: 'metrics_arterial_broward',
    periodKinds: ['month', 'quarter'],
  },
  metrics_arterial_palmBeach: {
    ...arterialCorridors,
    id: 'metrics_arterial_palmBeach',
    category: 'metrics_arterial_palmBeach',
    periodKinds: ['month', 'quarter'],
  },
  metrics_express_i75: {
    ...expressLanes,
    id: 'metrics_express_i75',
    category: 'metrics_express_i75',
    periodKinds: ['month'],
  },
  metrics_express_i95: {
    ...expressLanes,
    id: 'metrics_express_i95',
    category: 'metrics_express_i95',
    periodKinds: ['month'],
  },
  metrics_express_i595: {
    ...expressLanes,
    id: 'metrics_express_i595',
    category: 'metrics_express_i595',
    periodKinds: ['month'],
  },
  services_incidentManagement_tim: {
    ...timIncidents,
    id: 'services_incidentManagement_tim',
    category: 'services_incidentManagement_tim',
    periodKinds: ['week', 'month', 'quarter'],
  },
  ramp_monthly: { ...rampMonths, id: 'ramp_monthly', category: 'ramp_monthly', periodKinds: ['month'] },
}

/** The tables of a category: none, one, or for freeways two, the events first. */
export function tablesOf(category: Category): TableSpec<ColumnName>[] {
  return TABLE_IDS.map((id) => TABLES[id])
    .filter((table) => table.category === category)
    .toSorted((a, b) => a.id.length - b.id.length)
}
