import type { FeedProblem } from '../../contract/camera.ts'
import { DEFAULT_LANGUAGE, type Language } from '../../contract/language.ts'
import type { ColumnWords, Definitions } from '../../measures/columns/definitions/definition.ts'
import type { ErrorText } from './error-text.ts'
import type { Messages, Translate } from './message-types.ts'
import { createTranslate } from './translate.ts'

/** Every text of the interface in one language, as far as the pages opened so far need it. */
export interface Catalog {
  messages: Messages
  /** Validation errors of the forms. */
  errorText: ErrorText
  /** Sentences by the codes of a camera feed's problems; English has none, as the API itself speaks it. */
  feedProblems: Readonly<Record<string, string>>
  /** What each column of figures means, and the names of units. */
  definitions: Definitions
}

/** The active language and the functions that look its texts up. */
export interface Translations {
  language: Language
  t: Translate
  errorText: ErrorText
  /** The name and meaning of a headline figure; `null`: those that come with the figure are the ones. */
  headlineOf: (key: string) => { name: string; meaning: string } | null
  /** A problem of a camera feed; in the API's own English where a code has no translation. */
  feedProblemText: (problem: FeedProblem) => { text: string; language: Language }
  /** `null`: no such column. */
  definitionOf: (column: string) => Definition | null
  unitOf: (unit: string) => string
}

/** What one column means, for someone who reads a figure and asks what it is. */
interface Definition {
  label: string
  definition: string
  formula: string | null
  source: string | null
}

/** Makes the functions that look up the texts of one language. */
export function createTranslations(language: Language, catalog: Catalog): Translations {
  const { messages } = catalog
  const units: Readonly<Record<string, string>> = catalog.definitions.units
  const t = createTranslate(language, messages)
  return {
    language,
    t,
    errorText: (error) => catalog.errorText(error),
    headlineOf: (key) => {
      const [name, meaning] = [messages[`headline.${key}`], messages[`headline.${key}.meaning`]]
      return name === undefined || meaning === undefined ? null : { name, meaning }
    },
    feedProblemText: ({ code, message }) => {
      const text = catalog.feedProblems[code]
      return text === undefined ? { text: message, language: DEFAULT_LANGUAGE } : { text, language }
    },
    definitionOf: (column) => findDefinition(catalog.definitions, column),
    unitOf: (unit) => units[unit] ?? unit,
  }
}

function findDefinition({ columns, sources }: Definitions, column: string): Definition | null {
  const known: Readonly<Record<string, ColumnWords>> = columns
  const words = known[column]
  if (words === undefined) return null
  const [label, definition, formula = null] = words
  return { label, definition, formula, source: sources[column] ?? null }
}
