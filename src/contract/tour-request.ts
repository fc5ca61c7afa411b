import * as v from 'valibot'
import { CalendarDay } from './calendar.ts'
import { Language } from './language.ts'

export const GROUP_TYPES = ['school', 'university', 'agency', 'industry', 'civic', 'media', 'other'] as const

const text = (minimum: number, maximum: number, message: string) =>
  v.pipe(v.string(message), v.trim(), v.minLength(minimum, message), v.maxLength(maximum, `Use at most ${maximum} characters`))

/** A request to visit the traffic management center. Whether a date can be had is judged against the office's calendar. */
export const TourRequest = v.object({
  organization: text(1, 200, 'Enter the name of your organization'),
  groupType: v.picklist(GROUP_TYPES, 'Choose what kind of group you are'),
  contactName: text(1, 100, 'Enter the name of a contact person'),
  email: v.pipe(
    v.string('Enter an e-mail address such as name@example.com'),
    v.trim(),
    v.rfcEmail('Enter an e-mail address such as name@example.com'),
    v.maxLength(254, 'Use at most 254 characters'),
  ),
  phone: text(7, 20, 'Enter a phone number with area code'),
  groupSize: v.pipe(
    v.number('Enter how many people will come'),
    v.integer('Enter a whole number'),
    v.minValue(1, 'Enter at least 1'),
    v.maxValue(40, 'A visit is for at most 40 people'),
  ),
  /** Years. Needed only when the group is a school. */
  youngestAge: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120))),
  dateFirst: CalendarDay,
  dateSecond: v.optional(CalendarDay),
  timeWindow: v.picklist(['am', 'pm'], 'Choose morning or afternoon'),
  visitKind: v.picklist(['inPerson', 'virtual'], 'Choose a visit in person or a virtual one'),
  language: v.optional(Language, 'en'),
  accommodations: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500, 'Use at most 500 characters'))),
  notes: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1000, 'Use at most 1,000 characters'))),
})
export type TourRequest = v.InferOutput<typeof TourRequest>

/** The promise of a 202: the message is safe on disk under this reference. */
export const MessageReceipt = v.object({ reference: v.string(), receivedAt: v.string() })
export type MessageReceipt = v.InferOutput<typeof MessageReceipt>
