import type { Definitions } from './definition.ts'
import { arterials } from './es/arterials.ts'
import { expressLanes } from './es/express-lanes.ts'
import { freewayEvents } from './es/freeway-events.ts'
import { incidents } from './es/incidents.ts'
import { periodsAndPlaces } from './es/periods-and-places.ts'
import { rampSignals } from './es/ramp-signals.ts'
import { travelTime } from './es/travel-time.ts'

/**
 * Every definition in Spanish; the English ones are authoritative. Sources keep the names they have in English.
 * Review: draft
 */
export const es: Definitions = {
  formulaWord: 'Fórmula',
  units: {
    '': '',
    activations: 'activaciones',
    assists: 'asistencias',
    closures: 'cierres',
    crashes: 'choques',
    days: 'días',
    events: 'eventos',
    hours: 'horas',
    lanes: 'carriles',
    minutes: 'minutos',
    mph: 'mph',
    outages: 'fallas',
    percent: 'por ciento',
    ratio: 'proporción',
    responders: 'personas que responden',
    'seconds per vehicle': 'segundos por vehículo',
    signals: 'semáforos',
    USD: 'USD',
    'vehicle-miles': 'vehículo-millas',
    vehicles: 'vehículos',
    'vehicles per hour': 'vehículos por hora',
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
