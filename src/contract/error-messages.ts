import { fillText } from './message-text.ts'

/** The facts a message may mention. */
export interface ErrorFacts {
  written: number
  limit: number | string | null
}

const AT_MOST = 'Shorten this to {limit} characters or fewer. You entered {written}.'

/**
 * Every error a form can have, in English. The keys are stable: they are the `code` in a response, and
 * translations are keyed by them. `{limit}` is the limit that was exceeded, `{written}` what was entered.
 */
export const ERROR_MESSAGES = {
  bodyInvalid: 'Send the fields of the form as one object',
  fieldTooDeep: 'Send plain values, not lists within lists',
  topicRequired: 'Choose what your message is about',
  messageRequired: 'Write your message',
  messageTooShort: 'Write at least {limit} characters. You entered {written}.',
  messageTooLong: AT_MOST,
  notText: 'Enter text',
  nameTooLong: AT_MOST,
  wantsReplyInvalid: 'Say whether you would like a reply',
  emailRequired: 'Enter an e-mail address such as name@example.com',
  emailInvalid: 'Enter an e-mail address such as name@example.com',
  emailTooLong: AT_MOST,
  phoneRequired: 'Enter a phone number with its area code',
  phoneInvalid: 'Enter a phone number with its area code, 7 to 20 characters',
  replyAddressRequired: 'Enter an e-mail address such as name@example.com, or a phone number',
  aboutTooLong: AT_MOST,
  languageUnknown: 'Choose English, Spanish or Haitian Creole',
  organizationRequired: 'Enter the name of your organization',
  organizationTooLong: AT_MOST,
  groupTypeRequired: 'Choose a group type',
  contactNameRequired: 'Enter the name of a contact person',
  contactNameTooLong: AT_MOST,
  groupSizeRequired: 'Enter how many people will come, as a whole number',
  groupSizeTooSmall: 'Enter at least 1',
  groupSizeTooLarge: 'A visit can have up to {limit} people',
  youngestAgeRequired: 'Enter the age of the youngest visitor',
  youngestAgeInvalid: 'Enter an age in whole years, from 0 to 120',
  dateRequired: 'Choose a day',
  dateInvalid: 'Enter a real date, for example December 8, 2026 (2026-12-08)',
  dateOnWeekend: 'Choose a weekday, Monday to Friday',
  dateOnHoliday: 'The office is closed on that day. Choose another.',
  dateTooSoon: 'Choose {limit} or a later day',
  dateTooLate: 'Choose {limit} or an earlier day',
  datesEqual: 'Choose a second day that is different from the first',
  timeWindowRequired: 'Choose morning or afternoon',
  visitKindRequired: 'Choose in person or by video',
  accommodationsTooLong: AT_MOST,
  notesTooLong: AT_MOST,
  idempotencyKeyInvalid: 'Send an Idempotency-Key of 1 to 200 visible characters',
  idempotencyKeyReused: 'Use a new Idempotency-Key: another message was sent with this one',
  challengeRequired: 'Fetch Email/GetChallenge, solve it and send the message again with it',
} as const

export type ErrorCode = keyof typeof ERROR_MESSAGES

/** What an error says in English. A limit that is no number is a calendar day. */
export function errorMessage({ code, limit, written }: ErrorFacts & { code: ErrorCode }): string {
  const shown = typeof limit === 'string' ? longDay(limit) : (limit ?? '')
  return fillText(ERROR_MESSAGES[code], { limit: shown, written }, (number) => number.toLocaleString('en-US'))
}

/** "December 8, 2026". */
function longDay(day: string): string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${day}T00:00:00Z`))
}
