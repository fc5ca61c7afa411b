import * as v from 'valibot'
import { CalendarDay } from './calendar.ts'

/** A whole number; `usual` is the default. */
const count = (usual: number, most: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most)), usual)

// The longest form must fit into the 32 KiB of a request, even when each character takes several bytes.
const MOST_CHARACTERS = 5000

/** What the office accepts from a visitor: `limits` in `site.yaml`. Lengths are in characters. */
export const MessageLimits = v.strictObject({
  feedback: v.optional(
    v.strictObject({
      messageMinimum: count(10, MOST_CHARACTERS),
      messageMaximum: count(2000, MOST_CHARACTERS),
      nameMaximum: count(100, MOST_CHARACTERS),
      aboutMaximum: count(300, MOST_CHARACTERS),
    }),
    {},
  ),
  tour: v.optional(
    v.strictObject({
      organizationMaximum: count(200, MOST_CHARACTERS),
      nameMaximum: count(100, MOST_CHARACTERS),
      groupSizeMaximum: count(40, 1000),
      accommodationsMaximum: count(500, MOST_CHARACTERS),
      notesMaximum: count(1000, MOST_CHARACTERS),
      /** Minimum lead time of a visit, business days. */
      businessDaysAhead: count(10, 250),
      /** Maximum lead time, months. */
      monthsAhead: count(12, 36),
      /** Days without visits, in addition to the holidays; in published content, including them. */
      closedDays: v.optional(v.array(CalendarDay), () => []),
    }),
    {},
  ),
})
export type MessageLimits = v.InferOutput<typeof MessageLimits>

/** The default limits. */
export const USUAL_LIMITS: MessageLimits = v.parse(MessageLimits, {})
