/** The facts a sentence may speak of. */
export interface FaultFacts {
  written: number
  limit: number | string | null
}

type Words = (facts: FaultFacts) => string

const say =
  (sentence: string): Words =>
  () =>
    sentence

const atMost: Words = ({ limit, written }) =>
  `Write at most ${plain(limit)} characters. You wrote ${plain(written)}.`

/**
 * Every fault a form can have, in English. The keys are stable: they are the `code` of an answer, and
 * translations are made by them.
 */
export const FAULT_WORDS = {
  bodyInvalid: say('Send the fields of the form as one object'),
  fieldTooDeep: say('Send plain values, not lists within lists'),
  topicRequired: say('Choose what your message is about'),
  messageRequired: say('Write your message'),
  messageTooShort: ({ limit, written }) =>
    `Write at least ${plain(limit)} characters. You wrote ${plain(written)}.`,
  messageTooLong: atMost,
  nameTooLong: atMost,
  wantsReplyInvalid: say('Say whether you would like a reply'),
  emailRequired: say('Enter an e-mail address such as name@example.com'),
  emailInvalid: say('Enter an e-mail address such as name@example.com'),
  emailTooLong: atMost,
  phoneRequired: say('Enter a phone number with area code'),
  phoneInvalid: say('Enter a phone number with area code, of 7 to 20 characters'),
  replyAddressRequired: say('Enter an e-mail address such as name@example.com, or a phone number'),
  aboutTooLong: atMost,
  languageUnknown: say('Choose English, Spanish or Haitian Creole'),
  organizationRequired: say('Enter the name of your organization'),
  organizationTooLong: atMost,
  groupTypeRequired: say('Choose what kind of group you are'),
  contactNameRequired: say('Enter the name of a contact person'),
  contactNameTooLong: atMost,
  groupSizeRequired: say('Enter how many people will come, as a whole number'),
  groupSizeTooSmall: say('Enter at least 1'),
  groupSizeTooLarge: ({ limit }) => `A visit is for at most ${plain(limit)} people`,
  youngestAgeRequired: say('Enter the age of the youngest visitor'),
  youngestAgeInvalid: say('Enter an age in whole years, from 0 to 120'),
  dateRequired: say('Choose a day'),
  dateInvalid: say('Enter a day of the calendar, such as 2026-12-08'),
  dateOnWeekend: say('Choose a day from Monday to Friday'),
  dateOnHoliday: say('The office is closed on that day. Choose another.'),
  dateTooSoon: ({ limit }) => `Choose ${longDay(limit)} or a later day`,
  dateTooLate: ({ limit }) => `Choose ${longDay(limit)} or an earlier day`,
  datesEqual: say('Choose a second day that differs from the first'),
  timeWindowRequired: say('Choose morning or afternoon'),
  visitKindRequired: say('Choose a visit in person or a virtual one'),
  accommodationsTooLong: atMost,
  notesTooLong: atMost,
  idempotencyKeyInvalid: say('Send an Idempotency-Key of 1 to 200 visible characters'),
  idempotencyKeyReused: say('Use a new Idempotency-Key: another message was sent with this one'),
  challengeRequired: say('Fetch Email/GetChallenge, solve it and send the message again with it'),
} as const satisfies Record<string, Words>

export type FaultCode = keyof typeof FAULT_WORDS

function plain(value: number | string | null): string {
  return typeof value === 'number' ? value.toLocaleString('en-US') : (value ?? '')
}

/** "December 8, 2026". */
function longDay(day: number | string | null): string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${day}T00:00:00Z`))
}
