/** The facts a message may mention. */
export interface ErrorFacts {
  written: number
  limit: number | string | null
}

type Message = (facts: ErrorFacts) => string

const t =
  (sentence: string): Message =>
  () =>
    sentence

const atMost: Message = ({ limit, written }) =>
  `Shorten this to ${plain(limit)} characters or fewer. You entered ${plain(written)}.`

/**
 * Every error a form can have, in English. The keys are stable: they are the `code` in a response, and
 * translations are keyed by them.
 */
export const ERROR_MESSAGES = {
  bodyInvalid: t('Send the fields of the form as one object'),
  fieldTooDeep: t('Send plain values, not lists within lists'),
  topicRequired: t('Choose what your message is about'),
  messageRequired: t('Write your message'),
  messageTooShort: ({ limit, written }) =>
    `Write at least ${plain(limit)} characters. You entered ${plain(written)}.`,
  messageTooLong: atMost,
  nameTooLong: atMost,
  wantsReplyInvalid: t('Say whether you would like a reply'),
  emailRequired: t('Enter an e-mail address such as name@example.com'),
  emailInvalid: t('Enter an e-mail address such as name@example.com'),
  emailTooLong: atMost,
  phoneRequired: t('Enter a phone number with its area code'),
  phoneInvalid: t('Enter a phone number with its area code, 7 to 20 characters'),
  replyAddressRequired: t('Enter an e-mail address such as name@example.com, or a phone number'),
  aboutTooLong: atMost,
  languageUnknown: t('Choose English, Spanish or Haitian Creole'),
  organizationRequired: t('Enter the name of your organization'),
  organizationTooLong: atMost,
  groupTypeRequired: t('Choose a group type'),
  contactNameRequired: t('Enter the name of a contact person'),
  contactNameTooLong: atMost,
  groupSizeRequired: t('Enter how many people will come, as a whole number'),
  groupSizeTooSmall: t('Enter at least 1'),
  groupSizeTooLarge: ({ limit }) => `A visit can have up to ${plain(limit)} people`,
  youngestAgeRequired: t('Enter the age of the youngest visitor'),
  youngestAgeInvalid: t('Enter an age in whole years, from 0 to 120'),
  dateRequired: t('Choose a day'),
  dateInvalid: t('Enter a real date, for example 12/08/2026'),
  dateOnWeekend: t('Choose a weekday, Monday to Friday'),
  dateOnHoliday: t('The office is closed on that day. Choose another.'),
  dateTooSoon: ({ limit }) => `Choose ${longDay(limit)} or a later day`,
  dateTooLate: ({ limit }) => `Choose ${longDay(limit)} or an earlier day`,
  datesEqual: t('Choose a second day that is different from the first'),
  timeWindowRequired: t('Choose morning or afternoon'),
  visitKindRequired: t('Choose in person or by video'),
  accommodationsTooLong: atMost,
  notesTooLong: atMost,
  idempotencyKeyInvalid: t('Send an Idempotency-Key of 1 to 200 visible characters'),
  idempotencyKeyReused: t('Use a new Idempotency-Key: another message was sent with this one'),
  challengeRequired: t('Fetch Email/GetChallenge, solve it and send the message again with it'),
} as const satisfies Record<string, Message>

export type ErrorCode = keyof typeof ERROR_MESSAGES

function plain(value: number | string | null): string {
  return typeof value === 'number' ? value.toLocaleString('en-US') : (value ?? '')
}

/** "December 8, 2026". */
function longDay(day: number | string | null): string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${day}T00:00:00Z`))
}
