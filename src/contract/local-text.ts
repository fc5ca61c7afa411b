import * as v from 'valibot'
import { LANGUAGES, type Language, TRANSLATED } from './language.ts'

/** Words that say something. */
export const Words = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'))

/** The entries of an object with something in each language. */
export function inEveryLanguage<Schema extends v.GenericSchema>(schema: Schema): Record<Language, Schema> {
  const entries = LANGUAGES.map((language) => [language, schema])
  // One for each of them.
  return Object.fromEntries(entries) as Record<Language, Schema>
}

type Translations<Schema extends v.GenericSchema> = Record<
  Exclude<Language, 'en'>,
  v.OptionalSchema<Schema, undefined>
>

/** The entries of an object for the languages that English is translated to; each may be missing. */
export function inTranslations<Schema extends v.GenericSchema>(schema: Schema): Translations<Schema> {
  const entries = TRANSLATED.map((language) => [language, v.optional(schema)])
  // One for each of them.
  return Object.fromEntries(entries) as Translations<Schema>
}

// English decides what the others are compared with.
const InLanguages = v.strictObject({
  en: Words,
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
