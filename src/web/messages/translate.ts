import type { DistrictTerms } from '../../contract/district-terms.ts'
import type { Text } from '../../contract/message-text.ts'
import type { messages as cameras } from './en-cameras.ts'
import type { messages as figures } from './en-figures.ts'
import type { messages as forms } from './en-forms.ts'
import type { messages as records } from './en-records.ts'
import type { messages as reports } from './en-reports.ts'
import type { messages as roads } from './en-roads.ts'
import type { messages as services } from './en-services.ts'
import type { messages as site } from './en-site.ts'

/** A set of texts in English, which decides what the same set must hold in every other language. */
export type TextSet = Readonly<Record<string, Text>>

/** Names in braces inside a text: `'{count} pages of {title}'` gives `'count' | 'title'`. */
type Names<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never

type NamesOf<T extends Text> = T extends string
  ? Names<T>
  : T extends { other: infer O extends string }
    ? Names<O>
    : never

/**
 * The values a text needs besides the district's own terms; one without any takes no second argument. Whole numbers
 * are formatted; a number that is a name, such as a page's, is given as text.
 */
type ValuesOf<T extends Text> = {
  [Name in Exclude<NamesOf<T>, keyof DistrictTerms>]: Name extends 'count' ? number : string | number
}

/**
 * The same texts in another language: every key, and a plural where English has one. `npm run check` compares the names
 * in braces and finds keys that English does not have.
 */
export type InLanguage<English extends TextSet> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Exclude<Text, string>
}

/** The messages of each area in English: the keys and placeholders that every other language must have. */
export interface AreaMessages {
  site: typeof site
  figures: typeof figures
  services: typeof services
  cameras: typeof cameras
  forms: typeof forms
  reports: typeof reports
  records: typeof records
  roads: typeof roads
}

type English = AreaMessages['site'] &
  AreaMessages['figures'] &
  AreaMessages['services'] &
  AreaMessages['cameras'] &
  AreaMessages['forms'] &
  AreaMessages['reports'] &
  AreaMessages['records'] &
  AreaMessages['roads']

export type Messages = InLanguage<English>

/** Looks up a message and fills in its values. */
export type Translate = <Key extends keyof English>(
  key: Key,
  ...values: keyof ValuesOf<English[Key]> extends never ? [] : [ValuesOf<English[Key]>]
) => string

/** Who made a map, in the visitor's language as far as it is known; names stay as their owners write them. Pure. */
export function mapCreditText(credit: string, t: Translate): string {
  return credit
    .replace(/^Map:/, `${t('map.credit')}:`)
    .replaceAll('© OpenStreetMap contributors', t('map.openStreetMap'))
}
