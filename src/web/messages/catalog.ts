import type { FeedProblem } from '../../contract/camera.ts'
import { type DistrictTerms, lacksTerms, withTerms } from '../../contract/district-terms.ts'
import type { ErrorCode, ErrorFacts } from '../../contract/error-messages.ts'
import { DEFAULT_LANGUAGE, type Language } from '../../contract/language.ts'
import { fillText, type Text } from '../../contract/message-text.ts'
import { PAGES } from '../../contract/pages.ts'
import type { ColumnTexts, Definitions } from '../../measures/columns/definitions/definition.ts'
import type { SearchNames } from '../features/cameras/search/parse-terms.ts'
import { formatLongDay, formatNumber } from '../ui/format.ts'
import type { Messages, Translate } from './translate.ts'

/** Messages that travel together. Every page has `site`; `figures` brings the definitions of columns along, `services` has incidents, `reports` the search, and `records` what three pages of their own say. */
export const AREAS = [
  'site',
  'figures',
  'services',
  'cameras',
  'forms',
  'reports',
  'records',
  'roads',
] as const

export type Area = (typeof AREAS)[number]

/** Pages, and kinds of pages that have many addresses. */
export const PAGE_KINDS = [...PAGES, 'report', 'read', 'camera', 'search'] as const
export type PageKind = (typeof PAGE_KINDS)[number]

/** The areas that pages need besides `site`; most pages of prose need none. */
export const PAGE_AREAS: Readonly<Partial<Record<PageKind, readonly Area[]>>> = {
  services: ['services'],
  metrics: ['figures', 'services'],
  documents: ['reports'],
  'contact-us': ['forms'],
  cameras: ['cameras'],
  roads: ['cameras', 'roads'],
  'camera-health': ['cameras'],
  accessibility: ['records'],
  data: ['records'],
  definitions: ['figures'],
  report: ['figures', 'services', 'reports'],
  read: ['records'],
  camera: ['cameras', 'roads'],
  search: ['reports'],
}

/** Every text of the interface in one language, as far as the pages opened so far need it. */
export interface Catalog {
  messages: Messages
  /** Validation errors of the forms, by their codes. */
  errors: Readonly<Record<ErrorCode, string>>
  /** Sentences by the codes of a camera feed's problems; English has none, as the API itself speaks it. */
  feedProblems: Readonly<Record<string, string>>
  /** Terms for the search of cameras; English has none, as the search always knows those. */
  searchNames: SearchNames | null
  /** What each column of figures means, and the names of units. */
  definitions: Definitions
}

/** The active language and the functions that look its texts up. */
export type Translations = ReturnType<typeof createTranslations>

/** Makes the functions that look up the texts of one language, with a district's own terms in their braces. */
export function createTranslations(language: Language, catalog: Catalog, terms: DistrictTerms) {
  const messages: Readonly<Record<string, Text>> = catalog.messages
  const fill = (text: Text, values: Readonly<Record<string, string | number>> = {}): string =>
    fillText(text, { ...terms, ...values }, (number) => formatNumber(number, language))
  const t: Translate = (key, ...values) => fill(catalog.messages[key], values[0])
  /** A message whose key ends in a code of outside data; `null`: that code has none yet. */
  const textOf = (key: string): string | null => {
    const text = messages[key]
    return typeof text === 'string' ? fill(text) : null
  }
  return {
    language,
    t,
    /** The district's own names and numbers. */
    terms,
    textOf,
    /** What is wrong with a field. A limit that is no number is a calendar day. */
    errorText: ({ code, limit, written }: ErrorFacts & { code: ErrorCode }): string => {
      const shown = typeof limit === 'string' ? formatLongDay(limit, language) : (limit ?? '')
      return fill(catalog.errors[code], { limit: shown, written })
    },
    /** The name and meaning of a headline figure; `null`: those that come with the figure are the ones. */
    headlineOf: (key: string) => {
      const [name, meaning] = [textOf(`headline.${key}`), textOf(`headline.${key}.meaning`)]
      return name === null || meaning === null ? null : { name, meaning }
    },
    /** A problem of a camera feed; in the API's own English where a code has no translation. */
    feedProblemText: ({ code, message }: FeedProblem): { text: string; language: Language } => {
      const text = catalog.feedProblems[code]
      return text === undefined ? { text: message, language: DEFAULT_LANGUAGE } : { text, language }
    },
    get searchNames() {
      return catalog.searchNames
    },
    columnNames: () => Object.keys(catalog.definitions.columns),
    /** `null`: no such column, or one of a program that the district does not have. */
    definitionOf: (column: string) => findDefinition(catalog.definitions, column, terms),
    unitOf: (unit: string) => find(catalog.definitions.units, unit) ?? unit,
  }
}

function find<Value>(values: Readonly<Record<string, Value>>, name: string): Value | null {
  return values[name] ?? null
}

/** A column's texts; without a formula this is empty. */
function findDefinition(
  { columns }: Definitions,
  column: string,
  terms: DistrictTerms,
): Required<ColumnTexts> | null {
  const texts = find<ColumnTexts>(columns, column)
  if (texts === null || lacksTerms(texts.label, terms)) return null
  const { label, definition, formula = '' } = texts
  const fill = (text: string) => withTerms(text, terms)
  return { label: fill(label), definition: fill(definition), formula: fill(formula) }
}
