import type { enMetrics } from './en-metrics.ts'
import type { InLanguage } from './message-types.ts'

/**
 * The words of freeways and of the time to allow, in Spanish. The rules of en-metrics.ts hold.
 * Review: draft
 */
export const esFreeway = {
  'freeway.lead.faster':
    'Los carriles {where}se reabrieron en **{time}** en promedio {when}, **{difference} más rápido** que {baseline}.',
  'freeway.lead.slower':
    'Los carriles {where}se reabrieron en **{time}** en promedio {when}, **{difference} más lento** que {baseline}.',
  'freeway.lead.same':
    'Los carriles {where}se reabrieron en **{time}** en promedio {when}, **casi igual** que {baseline}.',
  'freeway.lead.alone': 'Los carriles {where}se reabrieron en **{time}** en promedio {when}.',
  'freeway.lead.notMeasured': 'No se midió {when} cuánto tardaron los carriles {where}en reabrirse.',
  'freeway.onRoad': 'de la {road} ',
  'freeway.coverage':
    '{measured} de {of} eventos que bloquearon un carril tenían sus horas completas (cobertura del {percent}\u00a0%).',
  'freeway.coverageAll': '{measured} de {of} eventos tenían sus horas completas.',
  'freeway.figure.lanesOpen': 'Carriles abiertos, promedio',
  'freeway.figure.sceneClear': 'Lugar despejado, promedio',
  'freeway.figure.openRoads': 'Carriles abiertos en 90 minutos o menos',
  'freeway.spread': 'Mediana {median} · 9 de cada 10 en {p90} o menos',
  'freeway.openRoadsFacts': 'Política Open Roads · {count} eventos',
  'freeway.steps': 'Cuánto tardó cada paso',
  'freeway.stepsSubtitle': 'Promedio de minutos por evento, {period}',
  'freeway.step.verification': 'Verificado',
  'freeway.step.verificationNote': 'después del primer aviso',
  'freeway.step.response': 'Llega la ayuda',
  'freeway.step.responseNote': 'después de verificarse',
  'freeway.step.roadway_clearance': 'Carriles abiertos',
  'freeway.step.roadway_clearanceNote': 'después del primer aviso',
  'freeway.step.incident_clearance': 'Lugar despejado',
  'freeway.step.incident_clearanceNote': 'después del primer aviso',
  'freeway.step': 'Paso',
  'freeway.stepSpoken': '{step}: {now}; {before}; {mean}',
  'freeway.phoneStep': '**{number}** min · antes {before}',
  'freeway.phoneStepAlone': '**{number}** min',
  'freeway.phoneIndex': '**{number}** · antes {before}',
  'freeway.phoneIndexAlone': '**{number}**',
  'freeway.trend.week': 'Cincuenta y dos semanas de despejar la vía',
  'freeway.trend.month': 'Dos años de despejar la vía',
  'freeway.trend.quarter': 'Tres años de despejar la vía',
  'freeway.trendOf': '{measure}, período por período',
  'freeway.trendSubtitle': '{unit}, {where}',
  'freeway.meanOf': 'Promedio de {unit} por evento',
  'freeway.goal': 'Meta de Open Roads: carriles abiertos en 90 minutos o menos',
  'freeway.goalShort': 'Meta de Open Roads: 90 minutos',
  'freeway.lanesOpen': 'Carriles abiertos',
  'freeway.sceneClear': 'Lugar despejado',
  'freeway.events': 'Qué pasó',
  'freeway.eventsSubtitle': 'Eventos por tipo, todos los condados, {period}',
  'freeway.event': 'Evento',
  'freeway.eventsByCounty': 'Eventos por tipo y condado, {period}',
  'freeway.countiesUnpublished': 'Los eventos por condado se publican para todas las autopistas en conjunto.',
  'freeway.noneRecorded': 'ninguno registrado',
  'freeway.noneRecordedNote':
    'En la tabla por condado, un guion significa que allí no se registró ningún evento de ese tipo.',
  'freeway.trips': 'Horas pico de lunes a viernes, {period}',
  'freeway.reliability': 'Confiabilidad por carretera',
  'freeway.reliabilitySubtitle':
    'Índice de tiempo de planificación en ambas horas pico, {period}: 1.50 significa calcular 30 minutos por cada 20 con la vía libre',
  'freeway.reliabilityRoad': 'Carretera',
  'freeway.segments': { one: '{count} tramo y hora pico', other: '{count} tramos y horas pico' },
  'freeway.trip': 'Viaje',
  'freeway.tripName': '{road} {direction}, {segment}',
  'freeway.peak': 'Hora pico',
  'freeway.typical': 'Habitual',
  'freeway.allow': 'Calcular',
  'freeway.buffer': 'Margen',
  'freeway.coverageShort': 'Cobertura',
  'freeway.reliabilityEmpty': 'No se han publicado tiempos de viaje para esta opción',
  'freeway.reliabilityEmptyHint':
    'Las cifras de eventos y las de tiempos de viaje vienen de sistemas distintos, en momentos distintos.',

  'allow.title': '¿Cuánto tiempo debo calcular?',
  'allow.trip': 'Viaje',
  'allow.peak': 'Cuándo',
  'allow.answer':
    'Este viaje suele durar **{typical}**. Calcule **{allow}** para llegar a tiempo 19 de cada 20 veces.',
  'allow.notMeasured': 'Este viaje no se midió {when}.',
  'allow.basis': 'Medido {period}, {coverage}. Con la vía libre dura {free}.',
  'allow.coverage': '{percent}\u00a0% de los intervalos',
  'allow.coverageUnknown': 'cobertura no indicada',
} as const satisfies Partial<InLanguage<typeof enMetrics>>
