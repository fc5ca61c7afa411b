import { use } from 'react'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../contract/language.ts'
import type { Definition, Definitions } from '../../measures/columns/definitions/definition.ts'
import type { enMetrics } from './en-metrics.ts'
import type { InLanguage, Say } from './message-types.ts'
import { useSpeech } from './messages-context.tsx'
import { fillText } from './translate.ts'

/** The words of pages with figures in one language; other pages do not carry them. */
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

/** Each language is a chunk of its own. */
const loaders: Record<Language, () => Promise<FigureWords>> = {
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
}

/** What is being fetched or here. React reads `status` and `value`, and does not wait for what is here. */
const words = new Map<Language, Promise<FigureWords> & { status?: string; value?: FigureWords }>()

/** Fetches the words of figures, once for each language. */
export function loadFigureWords(language: Language): Promise<FigureWords> {
  const known = words.get(language)
  if (known !== undefined) return known
  const loading: ReturnType<typeof words.get> & {} = loaders[language]()
  loading.then(
    (value) => {
      loading.status = 'fulfilled'
      loading.value = value
    },
    // Asked for again when a page needs them.
    () => words.delete(language),
  )
  words.set(language, loading)
  return loading
}

/** Fetches them for the language of the document, at the same time as a page's code. The server has no document, but all words. */
export async function loadDocumentWords(): Promise<void> {
  if (typeof document === 'undefined') return
  const { lang } = document.documentElement
  await loadFigureWords(LANGUAGES.find((language) => language === lang) ?? DEFAULT_LANGUAGE)
}

/** Suspends until the words are here; the server has them from its start. */
export function useFigureSpeech(): FigureSpeech {
  const { language } = useSpeech()
  return createFigureSpeech(language, use(loadFigureWords(language)))
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
