import type { ColumnName } from '../../tables.ts'
import { type ColumnTexts, statisticsIn } from '../definition.ts'

const statistics = statisticsIn({
  mean: [
    'promedio',
    'Es el promedio de todos los eventos con horas registradas; unos pocos muy largos lo suben.',
  ],
  median: ['mediana', 'La mitad no tardó más que esto.'],
  p90: ['percentil 90', 'Nueve de cada diez no tardaron más que esto.'],
})

/**
 * Columns that say when and where, and those of the event and incident tables, in Spanish.
 * Review: draft
 */
export const events = {
  period_start: ['Inicio del período', 'Primer día del período que cubre la fila.'],
  period_end: ['Fin del período', 'Último día del período, incluido.'],
  row_status: [
    'Estado',
    'Preliminar: se publicó pronto y aún se debe comprobar. Definitivo: comprobado. Revisado: cambió después de publicarse por primera vez.',
  ],
  county: [
    'Condado',
    '"all" es la fila de todos los condados juntos: no la incluya cuando sume una columna.',
  ],
  road: [
    'Carretera',
    '"all" es la fila de todas las carreteras juntas: no la incluya cuando sume una columna.',
  ],
  direction: ['Sentido', 'Sentido de circulación. "all" es la fila de todos los sentidos juntos.'],
  segment: [
    'Tramo',
    'El tramo de carretera en que se miden los tiempos de viaje, por los lugares de sus extremos en el orden en que se maneja: "Main St to Airport".',
  ],
  corridor: [
    'Corredor',
    'La calle cuyos semáforos se programan juntos y en cuya longitud se mide el tiempo de viaje.',
  ],
  peak: ['Hora pico', 'De lunes a viernes: am es de 6 a 9 de la mañana; pm, de 4 a 7 de la tarde.'],
  window: [
    'Horario',
    'Horas de lunes a viernes que cubre la fila, hora local. "all" es el mes entero, todas las horas.',
  ],
  ramp_id: ['Rampa', 'El semáforo de rampa, con el nombre que tiene en la lista de semáforos de rampa.'],
  area: ['Zona de gestión de incidentes', 'La zona cuyo equipo de gestión de incidentes lo atendió.'],
  location: ['Lugar', 'En qué parte de la carretera ocurrió, por salida o calle que cruza.'],
  coverage_percent: [
    'Cobertura',
    'Cuánto se midió de lo que se debía medir. Las cifras se basan solo en esa parte; el resto no se incluye ni se cuenta como 0.',
    '100 × medido / previsto',
  ],
  incident_id: ['Incidente', 'El número que el centro de gestión del tráfico dio al incidente.'],
  event_type: [
    'Tipo de evento',
    'Lo que pasó, como lo anotó el centro de gestión del tráfico. "all" son todos los tipos juntos.',
  ],
  level: [
    'Nivel',
    'Gravedad según la duración: 1, menos de {levelOneEnds} minutos; 2, de {levelOneEnds} a {levelTwoEnds} minutos; 3, más de {levelTwoEnds} minutos. "all" son todos los niveles juntos.',
  ],
  lanes_blocked: [
    'Carriles bloqueados',
    'El mayor número de carriles bloqueados a la vez. 0: solo el hombro de la carretera.',
  ],
  lanes_total: ['Carriles en total', 'Carriles de circulación en ese sentido.'],
  t1: ['Primer aviso', 'T1: el primer momento registrado en que alguna agencia lo supo.'],
  t2: ['Verificado', 'T2: se confirmó, casi siempre por cámara.'],
  t3: ['Ayuda enviada', 'T3: se envió ayuda.'],
  t4: ['Llega la ayuda', 'T4: llegó el primer equipo de respuesta.'],
  t5: ['Carriles abiertos', 'T5: todos los carriles volvieron a estar abiertos.'],
  t6: ['Lugar despejado', 'T6: se fue el último equipo de respuesta.'],
  t7: ['Tráfico normal', 'T7: el tráfico volvió a moverse como siempre.'],
  roadway_clearance_minutes: [
    'Tiempo para reabrir carriles (roadway clearance)',
    'Desde el primer aviso hasta que se abrieron todos los carriles. Solo para incidentes que bloquearon un carril; vacío en los demás.',
    'carriles abiertos (T5) − primer aviso (T1)',
  ],
  incident_clearance_minutes: [
    'Tiempo para despejar el lugar (incident clearance)',
    'Desde el primer aviso hasta que se fue el último equipo de respuesta.',
    'lugar despejado (T6) − primer aviso (T1)',
  ],
  sirv: [
    '{severeResponse} en el lugar',
    'Si participó un vehículo de respuesta a incidentes graves ({severeResponseName}).',
  ],
  risc: [
    'Se llamó a {heavyRecovery}',
    'Si se llamó a {heavyRecoveryName}, el contratista para rescates pesados.',
  ],
  secondary: [
    'Choque secundario',
    'Si fue un choque en el lugar de otro anterior o en su fila de autos, en cualquier sentido.',
  ],
  events: [
    'Eventos',
    'Eventos que atendió el centro de gestión del tráfico: choques, vehículos averiados, objetos en la vía y otros.',
  ],
  lane_blocking_events: [
    'Eventos que bloquearon un carril',
    'Eventos que bloquearon al menos un carril de circulación.',
  ],
  events_with_times: [
    'Eventos con horas registradas',
    'Eventos cuyas horas se registraron. En ellos se basan los promedios de verificación, respuesta y despeje del lugar.',
  ],
  lane_blocking_events_with_times: [
    'Eventos que bloquearon un carril con horas registradas',
    'Eventos que bloquearon un carril y cuyas horas se registraron. En ellos se basan los tiempos para reabrir carriles y la parte con carriles abiertos en {clearanceGoal} minutos o menos.',
  ],
  lane_blocking_coverage_percent: [
    'Cobertura de los eventos que bloquearon un carril',
    'Cuántos de los eventos que bloquearon un carril tienen horas registradas. Los demás no se incluyen ni se cuentan como 0.',
    '100 × eventos que bloquearon un carril con horas registradas / eventos que bloquearon un carril',
  ],
  ...statistics('verification', [
    'Tiempo para verificar',
    'Minutos desde el primer aviso hasta que se confirmó el evento, casi siempre por cámara.',
    'verificado (T2) − primer aviso (T1)',
  ]),
  ...statistics('response', [
    'Tiempo hasta que llega la ayuda',
    'Minutos desde la confirmación hasta que llegó el primer equipo de respuesta. Las agencias que cuentan desde el envío publican tiempos más cortos.',
    'llega la ayuda (T4) − verificado (T2)',
  ]),
  ...statistics('roadway_clearance', [
    'Tiempo para reabrir carriles (roadway clearance)',
    'Minutos desde el primer aviso hasta que se abrieron todos los carriles, en eventos que bloquearon un carril.',
    'carriles abiertos (T5) − primer aviso (T1)',
  ]),
  ...statistics('incident_clearance', [
    'Tiempo para despejar el lugar (incident clearance)',
    'Minutos desde el primer aviso hasta que se fue el último equipo de respuesta, en todos los eventos.',
    'lugar despejado (T6) − primer aviso (T1)',
  ]),
  open_roads_compliance_percent: [
    'Carriles abiertos en {clearanceGoal} minutos o menos',
    'Parte de los eventos que bloquearon un carril y tienen horas registradas en los que todos los carriles se abrieron en {clearanceGoal} minutos o menos. Nuestro reloj empieza con el primer aviso. {clearanceNote}',
    '100 × eventos con carriles reabiertos en {clearanceGoal} min o menos desde el primer aviso / eventos que bloquearon un carril con horas registradas',
  ],
  secondary_crashes: [
    'Choques secundarios',
    'Choques en el lugar de otro anterior o en su fila de autos, en cualquier sentido.',
  ],
  responders_struck: [
    'Personal de respuesta atropellado',
    'Personas del equipo de respuesta golpeadas por un vehículo mientras trabajaban en el lugar.',
  ],
  road_ranger_assists: [
    'Asistencias de {assistance}',
    'Veces que un {assistant} ayudó a alguien, sin costo.',
  ],
} satisfies Partial<Record<ColumnName, ColumnTexts>>
