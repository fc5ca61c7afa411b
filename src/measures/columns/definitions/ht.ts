import { type Definitions, SOURCES } from './definition.ts'
import { events } from './ht/events.ts'
import { roads } from './ht/roads.ts'

/**
 * Every definition in Haitian Creole; the English ones are authoritative. Sources keep their English names.
 * Review: draft
 */
export const ht: Definitions = {
  formulaWord: 'Fòmil',
  units: {
    '': '',
    activations: 'fwa li limen',
    assists: 'èd',
    closures: 'fwa li fèmen',
    crashes: 'aksidan',
    days: 'jou',
    events: 'evènman',
    hours: 'èdtan',
    lanes: 'liy',
    minutes: 'minit',
    mph: 'mph',
    outages: 'pàn',
    percent: 'pousan',
    ratio: 'rapò',
    responders: 'sekouris',
    'seconds per vehicle': 'segonn pou chak machin',
    signals: 'limyè sikilasyon',
    USD: 'USD',
    'vehicle-miles': 'mil machin fè',
    vehicles: 'machin',
    'vehicles per hour': 'machin chak èdtan',
  },
  columns: { ...events, ...roads },
  sources: {
    ...SOURCES,
    split_failure_percent: `${SOURCES.split_failure_percent}; limit 80 % la jan li ye nan atspm Oregon DOT`,
  },
}
