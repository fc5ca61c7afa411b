import type { Language } from '../contract/language.ts'
import { en, type Phrases } from './en.ts'
import { es } from './es.ts'
import { ht } from './ht.ts'

export const PHRASES: Readonly<Record<Language, Phrases>> = { en, es, ht }
