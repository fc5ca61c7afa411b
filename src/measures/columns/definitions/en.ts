import { UNITS } from '../column.ts'
import { type Definitions, SOURCES } from './definition.ts'
import { events } from './en/events.ts'
import { roads } from './en/roads.ts'

/** Every definition in English, the authoritative language. */
export const en: Definitions = {
  formulaWord: 'Formula',
  units: UNITS,
  columns: { ...events, ...roads },
  sources: {
    ...SOURCES,
    split_failure_percent: `${SOURCES.split_failure_percent}; threshold of 80% as in Oregon DOT’s atspm`,
  },
}
