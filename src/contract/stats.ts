import * as v from 'valibot'
import { CalendarDay } from './calendar.ts'
import { TableId } from './metrics-table.ts'
import { Period } from './period.ts'
import { REPORT_STATUSES } from './report.ts'

/** One headline figure with what it is compared with. */
export const Stat = v.object({
  key: v.string(),
  label: v.string(),
  /** `null`: not measured in this period; never 0 instead. */
  value: v.nullable(v.number()),
  unit: v.string(),
  previousValue: v.nullable(v.number()),
  period: Period,
  /** Which way is better for the traveler; stated in text on the page, never by color alone. */
  goodDirection: v.picklist(['up', 'down', 'none']),
  definition: v.string(),
  /** Number of decimals to show. */
  decimals: v.number(),
  /** The same period a year before. */
  lastYearValue: v.nullable(v.number()),
  /** Mean of the measured weeks of the 52 before. `null`: fewer than half were measured, or the figure is not weekly. */
  meanOf52Weeks: v.nullable(v.object({ value: v.number(), weeksMeasured: v.number(), weeks: v.number() })),
  /** Compared with `previousValue`: `same` within the measure's threshold, `neither` where no direction is better. */
  verdict: v.picklist(['better', 'worse', 'same', 'neither', 'notMeasured']),
  /** Sample size: how many of how many were measured. `null`: it is a count itself, or nobody counted. */
  n: v.nullable(v.object({ measured: v.number(), of: v.number() })),
  /** Share of expected measurements that were made, percent. `null`: unknown. */
  coveragePercent: v.nullable(v.number()),
  status: v.picklist(REPORT_STATUSES),
  /** The table and column it comes from. */
  source: v.object({ table: TableId, column: v.string() }),
  /** Direction of travel it covers; `all`: both. */
  direction: v.string(),
})
export type Stat = v.InferOutput<typeof Stat>

/** `Documents/GetStats`. `asOf` is the last day any figure covers; `null` while none is published. */
export const Stats = v.object({ asOf: v.nullable(CalendarDay), items: v.array(Stat) })
export type Stats = v.InferOutput<typeof Stats>
