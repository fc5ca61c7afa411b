import * as v from 'valibot'
import { CalendarDay } from './calendar.ts'
import { Period } from './period.ts'

/** One headline figure with what it is compared with. */
export const Stat = v.object({
  key: v.string(),
  label: v.string(),
  /** `null`: not measured in this period. Never 0 in its place. */
  value: v.nullable(v.number()),
  unit: v.string(),
  previousValue: v.nullable(v.number()),
  period: Period,
  /** Which way is better for the traveller; said in words on the page, never by colour alone. */
  goodDirection: v.picklist(['up', 'down', 'none']),
  definition: v.string(),
})
export type Stat = v.InferOutput<typeof Stat>

/** `Documents/GetStats`. `asOf` is the last day any figure covers; `null` while none is published. */
export const Stats = v.object({ asOf: v.nullable(CalendarDay), items: v.array(Stat) })
export type Stats = v.InferOutput<typeof Stats>
