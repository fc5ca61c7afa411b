import { UNITS } from '../column.ts'
import type { Definitions } from './definition.ts'
import { events } from './en/events.ts'
import { roads } from './en/roads.ts'

/** Every definition in English, the authoritative language. */
export const en: Definitions = { formulaWord: 'Formula', units: UNITS, columns: { ...events, ...roads } }
