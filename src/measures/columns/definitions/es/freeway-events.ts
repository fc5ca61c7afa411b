import { statisticsIn } from '../statistics.ts'

const FHWA = 'FHWA traffic incident management performance measures'
const NCHRP = 'NCHRP Project 07-20'

const statistics = statisticsIn({
  mean: [
    'promedio',
    'Es el promedio de todos los que tienen horas conocidas; unos pocos muy largos lo suben.',
  ],
  median: ['mediana', 'La mitad no tardó más que esto.'],
  p90: ['percentil 90', 'Nueve de cada diez no tardaron más que esto.'],
})

/**
 * Columns of the freeway event tables, in Spanish.
 * Review: draft
 */
export const freewayEvents = {
  events: {
    label: 'Eventos',
    definition:
      'Eventos que atendió el centro de gestión del tráfico: choques, vehículos averiados, objetos en la vía y otros.',
    formula: null,
    source: null,
  },
  lane_blocking_events: {
    label: 'Eventos que bloquearon un carril',
    definition: 'Eventos que bloquearon al menos un carril de circulación.',
    formula: null,
    source: FHWA,
  },
  events_with_times: {
    label: 'Eventos con horas conocidas',
    definition:
      'Eventos cuyas horas se registraron. En ellos se basan los promedios de verificación, respuesta y despeje del lugar.',
    formula: null,
    source: null,
  },
  lane_blocking_events_with_times: {
    label: 'Eventos que bloquearon un carril con horas conocidas',
    definition:
      'Eventos que bloquearon un carril y cuyas horas se registraron. En ellos se basan los tiempos de apertura de carriles y la meta Open Roads.',
    formula: null,
    source: null,
  },
  lane_blocking_coverage_percent: {
    label: 'Cobertura de los eventos que bloquearon un carril',
    definition:
      'Cuántos de los eventos que bloquearon un carril tienen horas conocidas. Los demás no se incluyen ni se cuentan como 0.',
    formula: '100 × eventos que bloquearon un carril con horas conocidas / eventos que bloquearon un carril',
    source: null,
  },
  ...statistics('verification', {
    label: 'Verificado',
    definition: 'Minutos desde el primer aviso hasta que se confirmó el evento, casi siempre por cámara.',
    formula: 'T2 − T1',
    source: NCHRP,
  }),
  ...statistics('response', {
    label: 'Llega la ayuda',
    definition:
      'Minutos desde la confirmación hasta que llegó la primera persona a responder. Las agencias que cuentan desde el envío (T4 − T3) publican tiempos más cortos.',
    formula: 'T4 − T2',
    source: NCHRP,
  }),
  ...statistics('roadway_clearance', {
    label: 'Carriles abiertos',
    definition:
      'Minutos desde el primer aviso hasta que se abrieron todos los carriles, en eventos que bloquearon un carril.',
    formula: 'T5 − T1',
    source: FHWA,
  }),
  ...statistics('incident_clearance', {
    label: 'Lugar despejado',
    definition:
      'Minutos desde el primer aviso hasta que se fue la última persona que respondió, en todos los eventos.',
    formula: 'T6 − T1',
    source: FHWA,
  }),
  open_roads_compliance_percent: {
    label: 'Carriles abiertos en 90 minutos o menos',
    definition:
      'Parte de los eventos que bloquearon un carril y tienen horas conocidas en los que todos los carriles se abrieron en 90 minutos o menos. Nuestro reloj empieza con el primer aviso; el de la política empieza después, cuando llega el primer oficial.',
    formula:
      '100 × eventos que bloquearon un carril con T5 − T1 ≤ 90 min / eventos que bloquearon un carril con horas conocidas',
    source: 'Florida Open Roads Policy',
  },
  secondary_crashes: {
    label: 'Choques secundarios',
    definition: 'Choques en el lugar de otro anterior o en su fila, en cualquier sentido.',
    formula: null,
    source: FHWA,
  },
  responders_struck: {
    label: 'Personas que responden, atropelladas',
    definition: 'Personas golpeadas por un vehículo mientras trabajaban en el lugar.',
    formula: null,
    source: FHWA,
  },
  road_ranger_assists: {
    label: 'Asistencias de Road Rangers',
    definition: 'Veces que un Road Ranger ayudó a alguien, sin costo.',
    formula: null,
    source: null,
  },
} as const
