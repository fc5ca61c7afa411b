import * as v from 'valibot'
import { type Language, TRANSLATED } from './language.ts'

/** Words that say something. */
export const Words = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'))

const InLanguages = v.strictObject({
  en: Words,
  // Every language but English, which decides what the others are compared with.
  ...Object.fromEntries(TRANSLATED.map((language) => [language, v.optional(Words)])),
})

/**
 * The office's own words: one text for every language, as names are, or one text for each, `{ en: …, es: … }`.
 * A language that is missing gets the English text.
 */
export const LocalText = v.lazy(
  (written): v.GenericSchema<LocalText> =>
    typeof written === 'object' && written !== null ? InLanguages : Words,
)
/** The same where it is sent, in a form that the API's description can print. */
export const SentText: v.GenericSchema<LocalText> = v.union([Words, InLanguages])
export type LocalText = string | ({ en: string } & Partial<Record<Language, string>>)

/** The office's words in one language. */
export function textIn(text: LocalText, language: Language): string {
  return typeof text === 'string' ? text : (text[language] ?? text.en)
}
