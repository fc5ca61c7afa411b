import { type Definitions, SOURCES } from './definition.ts'
import { events } from './es/events.ts'
import { roads } from './es/roads.ts'

/**
 * Every definition in Spanish; the English ones are authoritative. Sources keep their English names.
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
    responders: 'personas del equipo de respuesta',
    'seconds per vehicle': 'segundos por vehículo',
    signals: 'semáforos',
    USD: 'USD',
    'vehicle-miles': 'vehículo-millas',
    vehicles: 'vehículos',
    'vehicles per hour': 'vehículos por hora',
  },
  columns: { ...events, ...roads },
  sources: {
    ...SOURCES,
    split_failure_percent: `${SOURCES.split_failure_percent}; umbral del 80 % como en atspm de Oregon DOT`,
  },
}
