import * as v from 'valibot'
import { Language } from './language.ts'

export const FEEDBACK_TOPICS = [
  'website',
  'camera',
  'rampSignal',
  'expressLanes',
  'trafficSignal',
  'roadRanger',
  'report',
  'accessibility',
  'other',
] as const

const optionalText = (maximum: number) =>
  v.optional(v.pipe(v.string(), v.trim(), v.maxLength(maximum, `Use at most ${maximum} characters`)))

/**
 * What a visitor tells the office. E-mail or phone is needed only when a reply is wanted;
 * messages ask for no sensitive data.
 */
export const Feedback = v.pipe(
  v.object({
    topic: v.picklist(FEEDBACK_TOPICS, 'Choose what your message is about'),
    message: v.pipe(
      v.string('Write your message'),
      v.trim(),
      v.minLength(10, ({ received }) => `Write at least 10 characters. You wrote ${received}.`),
      v.maxLength(2000, ({ received }) => `Write at most 2,000 characters. You wrote ${received}.`),
    ),
    name: optionalText(100),
    wantsReply: v.optional(v.boolean(), false),
    email: optionalText(254),
    phone: optionalText(20),
    /** The page, camera or report it is about. */
    about: optionalText(300),
    replyLanguage: v.optional(Language, 'en'),
  }),
  v.forward(
    v.check(
      (message) => !message.wantsReply || isEmail(message.email) || isPhone(message.phone),
      'Enter an e-mail address such as name@example.com, or a phone number',
    ),
    ['email'],
  ),
)
export type Feedback = v.InferOutput<typeof Feedback>

function isEmail(text: string | undefined): boolean {
  return text !== undefined && v.is(v.pipe(v.string(), v.rfcEmail()), text)
}

function isPhone(text: string | undefined): boolean {
  return text !== undefined && text.length >= 7
}
