import type { DistrictTerms } from '../../contract/district-terms.ts'
import type { ErrorCode } from '../../contract/error-messages.ts'
import type { FeedProblemCode } from '../../contract/feed-problem-messages.ts'
import type { Language } from '../../contract/language.ts'
import { formatNumber } from '../ui/format.ts'
import type { messages as cameras } from './en-cameras.ts'
import type { messages as figures } from './en-figures.ts'
import type { messages as forms } from './en-forms.ts'
import type { messages as records } from './en-records.ts'
import type { messages as reports } from './en-reports.ts'
import type { messages as roads } from './en-roads.ts'
import type { messages as services } from './en-services.ts'
import type { messages as site } from './en-site.ts'

/** A text, or the two forms a text takes with a number. */
export type Text = string | { readonly one: string; readonly other: string }

/** A set of texts in English, which decides what the same set must hold in every other language. */
export type TextSet = Readonly<Record<string, Text>>

/** Names in braces inside a text: `'{count} pages of {title}'` gives `'count' | 'title'`. */
type Names<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never

type NamesOf<T extends Text> = T extends string
  ? Names<T>
  : T extends { other: infer O extends string }
    ? Names<O>
    : never

/** The values a text needs besides the district's own terms; one without any takes no second argument. */
type ValuesOf<T extends Text> = {
  [Name in Exclude<NamesOf<T>, keyof DistrictTerms>]: Name extends 'count' ? number : string
}

/** A text that holds every one of the names in braces: `${string}{title}${string}` for each of them at once. */
type Holding<Name extends string> = [Name] extends [never]
  ? string
  : (Name extends string ? (text: `${string}{${Name}}${string}`) => void : never) extends (
        text: infer Held extends string,
      ) => void
    ? Held
    : never

/**
 * The same texts in another language; a plural stays a plural, and a text that lacks a name in braces does not
 * compile. `npm run check` finds names and keys that English does not have.
 */
export type InLanguage<English extends TextSet> = {
  readonly [Key in keyof English]: English[Key] extends { readonly other: infer Other extends string }
    ? { readonly one: string; readonly other: Holding<Names<Other>> }
    : English[Key] extends string
      ? Holding<Names<English[Key]>>
      : never
}

/** What only translations say. */
export type TranslatedTexts = {
  /** Names of headline figures and what they mean, by the figures' keys; in English they come with the figures. */
  readonly [key: `headline.${string}`]: string
  /** That nobody who speaks the language has reviewed the translation yet. */
  readonly 'site.draft': string
  /** That nobody has translated the page's text yet. */
  readonly 'site.notTranslated': string
  /** "exit" before its number, which the office's tables write in English. */
  readonly 'place.exit': string
}

/** The errors of a form in another language than English, by their codes. */
export type ErrorMessages = Readonly<Record<ErrorCode, string>>

/** The problems of a camera feed in another language than English, by their codes. */
export type FeedProblemTexts = Readonly<Record<FeedProblemCode, string>>

/** Every message of the interface in English: the keys and placeholders that every other language must have. */
type English = typeof site &
  typeof figures &
  typeof services &
  typeof cameras &
  typeof forms &
  typeof reports &
  typeof records &
  typeof roads

export type Messages = InLanguage<English> & TranslatedTexts

/** Looks up a message and fills in its values. */
export type Translate = <Key extends keyof English>(
  key: Key,
  ...values: keyof ValuesOf<English[Key]> extends never ? [] : [ValuesOf<English[Key]>]
) => string

/** Makes the function that looks a message up and fills its braces; `{count}` chooses the plural form. */
export function createTranslate(language: Language, messages: Messages, terms: DistrictTerms): Translate {
  return (key, ...values) => fillText(messages[key], { ...terms, ...values[0] }, language)
}

/** Puts values into a text's braces. */
export function fillText(
  message: Text,
  given: Readonly<Record<string, string | number>>,
  language: Language,
): string {
  // Haitian Creole, like English and Spanish, has one form for 1 and another for the rest.
  const text = typeof message === 'string' ? message : given.count === 1 ? message.one : message.other
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = given[name] ?? ''
    return typeof value === 'number' ? formatNumber(value, language) : value
  })
}

/** Who made a map, in the visitor's language as far as it is known; names stay as their owners write them. Pure. */
export function mapCreditText(credit: string, t: Translate): string {
  return credit
    .replace(/^Map:/, `${t('map.credit')}:`)
    .replaceAll('© OpenStreetMap contributors', t('map.openStreetMap'))
}
