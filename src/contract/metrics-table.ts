import * as v from 'valibot'

/**
 * Every table of figures, named after its category. A freeway category has two, because events and travel
 * times describe different things: the second has a suffix after a dot. Other systems send these names; never
 * rename one.
 */
export const TABLE_IDS = [
  'metrics_freeway_quarterly',
  'metrics_freeway_quarterly.reliability',
  'metrics_freeway_monthly',
  'metrics_freeway_monthly.reliability',
  'metrics_freeway_weekly',
  'metrics_freeway_weekly.reliability',
  'metrics_arterial_broward',
  'metrics_arterial_palmBeach',
  'metrics_express_i75',
  'metrics_express_i95',
  'metrics_express_i595',
  'services_incidentManagement_tim',
  'ramp_monthly',
] as const

export const TableId = v.picklist(TABLE_IDS)
export type TableId = v.InferOutput<typeof TableId>

const RELIABILITY_SUFFIX = '.reliability'

/**
 * The references `GetTable` accepts for one report: its id for its own table, the id followed by `.reliability`
 * for the travel times of the same period. Report ids contain no dots.
 */
export function tableReferences(reportId: string): string[] {
  return [reportId, reportId + RELIABILITY_SUFFIX]
}

/** The report and the table that such a reference means. */
export function splitTableReference(reference: string): { reportId: string; isReliability: boolean } {
  const isReliability = reference.endsWith(RELIABILITY_SUFFIX)
  return {
    reportId: isReliability ? reference.slice(0, -RELIABILITY_SUFFIX.length) : reference,
    isReliability,
  }
}

/** One column: its name, the same in the office's files, CSV and JSON, and its meaning. */
export const MetricsColumn = v.object({
  /** snake_case with its unit: `roadway_clearance_minutes_mean`. */
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]*$/)),
  label: v.string(),
  /** "minutes", "percent", "vehicles". Empty for names, days and texts. */
  unit: v.string(),
  /** What it is in plain words, with its formula if it has one. */
  definition: v.string(),
})
export type MetricsColumn = v.InferOutput<typeof MetricsColumn>

/**
 * One row: one thing in one period. Has every column of its table. Days are `YYYY-MM-DD`, instants
 * ISO 8601 with offset, flags `yes` or `no`. `null`: not measured, never 0.
 */
export const MetricsRow = v.record(v.string(), v.nullable(v.union([v.string(), v.number()])))
export type MetricsRow = v.InferOutput<typeof MetricsRow>

/** `Metrics/GetTable/{reportId}` and `Metrics/GetSeries/{category}`: oldest period first. */
export const MetricsTable = v.object({ columns: v.array(MetricsColumn), rows: v.array(MetricsRow) })
export type MetricsTable = v.InferOutput<typeof MetricsTable>
