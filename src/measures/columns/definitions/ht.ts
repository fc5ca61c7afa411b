import type { Definitions } from './definition.ts'
import { arterials } from './ht/arterials.ts'
import { expressLanes } from './ht/express-lanes.ts'
import { freewayEvents } from './ht/freeway-events.ts'
import { incidents } from './ht/incidents.ts'
import { periodsAndPlaces } from './ht/periods-and-places.ts'
import { rampSignals } from './ht/ramp-signals.ts'
import { travelTime } from './ht/travel-time.ts'

/**
 * Every definition in Haitian Creole; the English ones are authoritative. Sources keep the names they have in English.
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
  columns: {
    ...periodsAndPlaces,
    ...incidents,
    ...freewayEvents,
    ...travelTime,
    ...arterials,
    ...expressLanes,
    ...rampSignals,
  },
}
