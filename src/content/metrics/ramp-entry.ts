import * as v from 'valibot'
import { CalendarDay } from '../../contract/calendar.ts'
import { Ramp } from '../../contract/ramp-signals.ts'
import { DIRECTIONS } from '../../measures/columns/shared-columns.ts'
import { slugOf } from '../slug.ts'

const text = (maximum: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maximum))

/** One ramp signal as the office writes it down. */
export const RampEntry = v.strictObject({
  /** The tables of figures name the ramp by it. */
  id: v.pipe(
    v.string(),
    v.check(
      (id) => id !== '' && slugOf(id) === id,
      'must be made of a to z, 0 to 9 and single hyphens, such as i95-nb-commercial',
    ),
    v.maxLength(100),
  ),
  interchange: text(100),
  road: text(40),
  direction: v.picklist(DIRECTIONS),
  county: text(60),
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  status: Ramp.entries.status,
  activatedOn: v.optional(CalendarDay),
  /** Hours of operation in words. */
  schedule: v.optional(text(200)),
  /** Why it is off or what to know about it, in words for drivers. */
  note: v.optional(text(400)),
})
export type RampEntry = v.InferOutput<typeof RampEntry>
