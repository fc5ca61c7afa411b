import type { Language } from '../contract/language.ts'
import type { Definitions } from '../measures/columns/definitions/definition.ts'
import { en as definitionsEn } from '../measures/columns/definitions/en.ts'
import definitionsEs from '../measures/columns/definitions/es.json' with { type: 'json' }
import definitionsHt from '../measures/columns/definitions/ht.json' with { type: 'json' }
import { en, type Phrases } from './en.ts'
import es from './es.json' with { type: 'json' }
import ht from './ht.json' with { type: 'json' }

/** In every language: English in TypeScript, the others in plain files. */
export const PHRASES: Readonly<Record<Language, Phrases & { definitions: Definitions }>> = {
  en: { ...en, definitions: definitionsEn },
  es: { ...es, definitions: definitionsEs },
  ht: { ...ht, definitions: definitionsHt },
}
