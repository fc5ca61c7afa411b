import type { Definitions } from './definition.ts'
import { arterials } from './en/arterials.ts'
import { expressLanes } from './en/express-lanes.ts'
import { freewayEvents } from './en/freeway-events.ts'
import { incidents } from './en/incidents.ts'
import { periodsAndPlaces } from './en/periods-and-places.ts'
import { rampSignals } from './en/ramp-signals.ts'
import { travelTime } from './en/travel-time.ts'

/** Every definition in English, the language that is authoritative. */
export const en: Definitions = {
  formulaWord: 'Formula',
  units: {
    '': '',
    activations: 'activations',
    assists: 'assists',
    closures: 'closures',
    crashes: 'crashes',
    days: 'days',
    events: 'events',
    hours: 'hours',
    lanes: 'lanes',
    minutes: 'minutes',
    mph: 'mph',
    outages: 'outages',
    percent: 'percent',
    ratio: 'ratio',
    responders: 'responders',
    'seconds per vehicle': 'seconds per vehicle',
    signals: 'signals',
    USD: 'USD',
    'vehicle-miles': 'vehicle-miles',
    vehicles: 'vehicles',
    'vehicles per hour': 'vehicles per hour',
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
