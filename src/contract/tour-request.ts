import * as v from 'valibot'
import { CalendarDay } from './calendar.ts'
import { GROUP_TYPES } from './form-choices.ts'
import { errorCode, type ValidatedForm, validateForm } from './form-error.ts'
import { email, line, phone, replyLanguage, text } from './form-fields.ts'
import { FormSigns } from './form-signs.ts'
import { type MessageLimits, USUAL_LIMITS } from './message-limits.ts'
import { buildTourDays, type TourDays } from './tour-days.ts'

/** A day that can be requested; without `days`, any day of the calendar. */
function day(days: TourDays | null) {
  return v.pipe(
    v.string(errorCode('dateRequired')),
    v.description('A business day, YYYY-MM-DD.'),
    v.rawCheck(({ dataset, addIssue }) => {
      const mark = dataset.typed ? dayMark(dataset.value, days) : null
      if (mark !== null) addIssue({ message: mark })
    }),
  )
}

function dayMark(text: string, days: TourDays | null): string | null {
  if (!v.is(CalendarDay, text)) return errorCode('dateInvalid')
  const error = days?.validate(text) ?? null
  if (days === null || error === null) return null
  if (error === 'dateTooSoon') return errorCode(error, days.earliest)
  return error === 'dateTooLate' ? errorCode(error, days.latest) : errorCode(error)
}

function buildFields({ tour }: MessageLimits, days: TourDays | null) {
  return v.object({
    organization: line('organizationRequired', tour.organizationMaximum, 'organizationTooLong'),
    groupType: v.picklist(GROUP_TYPES, errorCode('groupTypeRequired')),
    contactName: line('contactNameRequired', tour.nameMaximum, 'contactNameTooLong'),
    email: email('emailRequired'),
    phone: phone('phoneRequired'),
    groupSize: v.pipe(
      v.number(errorCode('groupSizeRequired')),
      v.integer(errorCode('groupSizeRequired')),
      v.minValue(1, errorCode('groupSizeTooSmall', 1)),
      v.maxValue(tour.groupSizeMaximum, errorCode('groupSizeTooLarge', tour.groupSizeMaximum)),
    ),
    /** Years. Needed only when the group is a school. */
    youngestAge: v.optional(
      v.pipe(
        v.number(errorCode('youngestAgeInvalid')),
        v.integer(errorCode('youngestAgeInvalid')),
        v.minValue(0, errorCode('youngestAgeInvalid')),
        v.maxValue(120, errorCode('youngestAgeInvalid')),
      ),
    ),
    dateFirst: day(days),
    dateSecond: v.optional(day(days)),
    timeWindow: v.picklist(['am', 'pm'], errorCode('timeWindowRequired')),
    visitKind: v.picklist(['inPerson', 'virtual'], errorCode('visitKindRequired')),
    language: replyLanguage,
    accommodations: v.optional(text('notText', tour.accommodationsMaximum, 'accommodationsTooLong')),
    notes: v.optional(text('notText', tour.notesMaximum, 'notesTooLong')),
  })
}

/**
 * A request to visit the traffic management center, under the default limits. `validateTourRequest` checks whether
 * its days are available in the office's calendar.
 */
export const TourRequest = buildFields(USUAL_LIMITS, null)
export type TourRequest = v.InferOutput<typeof TourRequest>

/** Everything `Email/SendTourRequest` accepts. */
export const TourRequestBody = v.object({ ...TourRequest.entries, ...FormSigns.entries })

/**
 * Validates a tour request against the office's limits and calendar, and reports every error at once.
 * `today` is the day in the district's time zone.
 */
export function validateTourRequest(
  input: unknown,
  limits: MessageLimits,
  today: string,
): ValidatedForm<TourRequest> {
  return validateForm(buildTourRequestSchema(limits, buildTourDays(limits.tour, today)), input)
}

function buildTourRequestSchema(limits: MessageLimits, days: TourDays) {
  return v.pipe(
    buildFields(limits, days),
    v.forward(
      v.partialCheck(
        [['groupType'], ['youngestAge']],
        ({ groupType, youngestAge }) => groupType !== 'school' || youngestAge !== undefined,
        errorCode('youngestAgeRequired'),
      ),
      ['youngestAge'],
    ),
    v.forward(
      v.partialCheck(
        [['dateFirst'], ['dateSecond']],
        ({ dateFirst, dateSecond }) => dateFirst !== dateSecond,
        errorCode('datesEqual'),
      ),
      ['dateSecond'],
    ),
  )
}

/** What a 202 promises: the message is on disk under this reference. */
export const MessageReceipt = v.object({ reference: v.string(), receivedAt: v.string() })
