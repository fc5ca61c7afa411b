import * as v from 'valibot'
import { type Language, TRANSLATED } from './language.ts'

/** Text that is not empty. */
export const Words = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'))

type Translations<Schema extends v.GenericSchema> = Record<
  Exclude<Language, 'en'>,
  v.OptionalSchema<Schema, undefined>
>

/** Object entries for the languages English is translated into; each may be missing. */
export function inTranslations<Schema extends v.GenericSchema>(schema: Schema): Translations<Schema> {
  const entries = TRANSLATED.map((language) => [language, v.optional(schema)])
  // One for each of them.
  return Object.fromEntries(entries) as Translations<Schema>
}

// English is required: the other languages are compared with it.
function inLanguages(words: v.GenericSchema<string>) {
  return v.strictObject({
    en: words,
    ...Object.fromEntries(TRANSLATED.map((language) => [language, v.optional(words)])),
  })
}

/** A text of the office's own: one, or one for each language, `{ en: …, es: … }`. */
export function localText(words: v.GenericSchema<string>) {
  return v.lazy(
    (written): v.GenericSchema<LocalText> =>
      typeof written === 'object' && written !== null ? inLanguages(words) : words,
  )
}

/**
 * The office's own text: one for all languages, as for names, or one for each, `{ en: …, es: … }`.
 * A missing language gets the English text.
 */
export const LocalText = localText(Words)
/** The same for API responses, in a form the OpenAPI document can describe. */
export const SentText: v.GenericSchema<LocalText> = v.union([Words, inLanguages(Words)])
export type LocalText = string | ({ en: string } & Partial<Record<Language, string>>)

export function textIn(text: LocalText, language: Language): string {
  return typeof text === 'string' ? text : (text[language] ?? text.en)
}
