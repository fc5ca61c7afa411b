import { writeCsvLines } from '../../../src/content/metrics/write-csv.ts'
import { type MetricsRow, TABLE_IDS, type TableId } from '../../../src/contract/metrics-table.ts'
import { TABLES } from '../../../src/measures/columns/tables.ts'
import { makeEventTables } from './events/event-tables.ts'
import { incidentRows } from './incidents/incident-rows.ts'
import { MONTHS, QUARTERS, WEEKS } from './periods.ts'
import { rampRows } from './ramps/ramp-rows.ts'
import { arterialRows } from './roads/arterial-rows.ts'
import { expressRows } from './roads/express-rows.ts'
import { reliabilityRows } from './roads/reliability-rows.ts'

/** Three years of made-up rows for every table. The same every time. */
export function makeSampleTables(): ReadonlyMap<TableId, readonly MetricsRow[]> {
  const freeways = makeEventTables()
  const rows: Record<TableId, readonly MetricsRow[]> = {
    metrics_freeway_weekly: freeways.week,
    'metrics_freeway_weekly.reliability': reliabilityRows(WEEKS),
    metrics_freeway_monthly: freeways.month,
    'metrics_freeway_monthly.reliability': reliabilityRows(MONTHS),
    metrics_freeway_quarterly: freeways.quarter,
    'metrics_freeway_quarterly.reliability': reliabilityRows(QUARTERS),
    metrics_arterial_broward: arterialRows('Broward'),
    metrics_arterial_palmBeach: arterialRows('Palm Beach'),
    metrics_express_i75: expressRows('metrics_express_i75'),
    metrics_express_i95: expressRows('metrics_express_i95'),
    metrics_express_i595: expressRows('metrics_express_i595'),
    services_incidentManagement_tim: incidentRows(freeways.events),
    ramp_monthly: rampRows(),
  }
  return new Map(TABLE_IDS.map((id) => [id, rows[id]]))
}

/** The text of a table's file: every column that cannot be computed, and those computed that some row gives. */
export function writeSampleTable(id: TableId, rows: readonly MetricsRow[]): string {
  const columns = TABLES[id].columns.filter(
    ({ name, header }) => header === 'required' || rows.some((row) => (row[name] ?? null) !== null),
  )
  const names = columns.map(({ name }) => name)
  return writeCsvLines([names, ...rows.map((row) => names.map((name) => String(row[name] ?? '')))], '\n')
}
