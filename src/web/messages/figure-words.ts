import type { Language } from '../../contract/language.ts'
import type { Definition, Definitions } from '../../measures/columns/definitions/definition.ts'
import type { enMetrics } from './en-metrics.ts'
import type { InLanguage, Say } from './message-types.ts'
import { fillText } from './translate.ts'
import { createWordLoader } from './word-loader.ts'

/** The words of pages with figures in one language. */
interface FigureWords {
  messages: InLanguage<typeof enMetrics>
  definitions: Definitions
}

type FigureText = Say<typeof enMetrics>

/** The active language with the words of figures, what every column means, and how its unit is called. */
export interface FigureSpeech {
  language: Language
  say: FigureText
  /** `null`: no such column. */
  definitionOf: (column: string) => Definition | null
  unitOf: (unit: string) => string
}

const { load, loadForDocument, useWords } = createWordLoader<FigureWords>({
  en: async () => {
    const [{ enMetrics }, { en }] = await Promise.all([
      import('./en-metrics.ts'),
      import('../../measures/columns/definitions/en.ts'),
    ])
    return { messages: enMetrics, definitions: en }
  },
  es: async () => {
    const [{ esMetrics }, { es }] = await Promise.all([
      import('./es-metrics.ts'),
      import('../../measures/columns/definitions/es.ts'),
    ])
    return { messages: esMetrics, definitions: es }
  },
  ht: async () => {
    const [{ htMetrics }, { ht }] = await Promise.all([
      import('./ht-metrics.ts'),
      import('../../measures/columns/definitions/ht.ts'),
    ])
    return { messages: htMetrics, definitions: ht }
  },
})

/** Fetches the words of figures, once for each language. */
export const loadFigureWords = load
/** Fetches them for the language of the document, at the same time as a page's code. */
export const loadDocumentWords = loadForDocument

/** Suspends until the words are here; the server has them from its start. */
export function useFigureSpeech(): FigureSpeech {
  const { language, words } = useWords()
  return createFigureSpeech(language, words)
}

/** Makes the functions that say the words of figures in one language. */
export function createFigureSpeech(language: Language, { messages, definitions }: FigureWords): FigureSpeech {
  const columns: Partial<Record<string, Definition>> = definitions.columns
  const units: Partial<Record<string, string>> = definitions.units
  return {
    language,
    say: (key, ...values) => fillText(messages[key], values[0] ?? {}, language),
    definitionOf: (column) => columns[column] ?? null,
    unitOf: (unit) => units[unit] ?? unit,
  }
}
