import type { enMetrics } from './en-metrics.ts'
import type { InLanguage } from './message-types.ts'

/**
 * The words of arterials, express lanes and ramp signals, in Spanish. The rules of en-metrics.ts hold.
 * Review: draft
 */
export const esRoads = {
  'arterial.lead':
    'Donde más tiempo extra hay que calcular es en **{corridor}** {direction} {peak}: un viaje de {typical} puede durar **{allow}**.',
  'arterial.leadNotMeasured': 'Los tiempos de viaje en los corredores de {county} no se midieron {when}.',
  'arterial.peak.am': 'por la mañana',
  'arterial.peak.pm': 'por la tarde',
  'arterial.facts': {
    one: '{count} corredor, horas pico de lunes a viernes, {period}.',
    other: '{count} corredores, horas pico de lunes a viernes, {period}.',
  },
  'arterial.multiples': '{measure} por corredor',
  'arterial.multiplesSubtitle':
    '{unit}, horas pico de lunes a viernes, de {first} a {last}; todos los paneles tienen la misma escala',
  'arterial.corridors': 'Corredores',
  'arterial.corridorsSubtitle': 'Horas pico de lunes a viernes, {period}',
  'arterial.corridor': 'Corredor',
  'arterial.corridorName': '{corridor}, {direction}',
  'arterial.panelSpoken': '{corridor}, {direction}, {peak}: {value}; un año antes {first}',
  'arterial.green': 'En verde',
  'arterial.split': 'Verdes insuficientes',
  'arterial.detectors': 'Detectores',
  'arterial.outages': 'Fallas',

  'express.leadSaved': '{window}, el peaje de **{toll}** ahorró **{minutes}**.',
  'express.leadNotSaved': 'Los carriles exprés no ahorraron tiempo en ninguna de las horas medidas.',
  'express.leadNotMeasured': 'Los minutos ahorrados y los peajes no se midieron {when}.',
  'express.fromTo': 'De {from} a {to}',
  'express.facts': '{road} {direction}, de lunes a viernes, {period}.',
  'express.measured': 'Se midió el {percent}\u00a0% de los intervalos.',
  'express.figure.speed': 'A 45 mph o más',
  'express.figure.share': 'Conductores que eligieron los carriles exprés',
  'express.figure.availability': 'Carriles abiertos según el horario',
  'express.ofTime': '% del tiempo',
  'express.coverage': 'cobertura del {percent}\u00a0%',
  'express.closures': { one: '{count} cierre', other: '{count} cierres' },
  'express.vehicles': '{number} vehículos',
  'express.worth': '¿Valió la pena el peaje?',
  'express.worthSubtitle': '{road} {direction}, de lunes a viernes, {period}',
  'express.lanes': 'Carriles exprés',
  'express.general': 'Carriles generales',
  'express.target': 'Meta: 45 mph o más',
  'express.speed': 'Velocidad media, mph',
  'express.saved': 'Minutos ahorrados',
  'express.savedAfter': 'min ahorrados',
  'express.toll': 'Peaje, promedio',
  'express.cost': 'Costo de un minuto',
  'express.window': 'Horas',
  'express.windowSpoken':
    '{window}: carriles exprés {express} mph, carriles generales {general} mph, {saved} minutos ahorrados, peaje {toll}',
  'express.trend': 'Con qué frecuencia los carriles cumplieron lo prometido',
  'express.trendSubtitle': 'Tiempo a 45 mph o más, por ciento, {road} {direction}',
  'express.trendName': 'A 45 mph o más',
  'express.noWindows': 'No se han publicado horas para este sentido',

  'ramp.lead': '**{on} de {all} semáforos de rampa** regularon el tráfico en {month}.',
  'ramp.leadNone': 'Ningún semáforo de rampa reguló el tráfico en {month}.',
  'ramp.leadOff': {
    one: '{count} está apagado ahora, tiene una falla o aún no se usa: el motivo está al lado.',
    other:
      '{count} están apagados ahora, tienen una falla o aún no se usan: el motivo está al lado de cada uno.',
  },
  'ramp.corridor': '{road} {direction}',
  'ramp.corridorSubtitle': '{on} de {all} rampas reguladas en {month}',
  'ramp.status.active': 'Encendido',
  'ramp.status.inactive': 'Apagado',
  'ramp.status.fault': 'Falla',
  'ramp.status.notYetActivated': 'Aún no activado',
  'ramp.lastMetered': 'última vez en uso: {month}',
  'ramp.hours': 'Horas encendido',
  'ramp.override': 'Liberación de la fila',
  'ramp.delay': 'Espera en la rampa',
  'ramp.speed': 'Velocidad de la autopista',
  'ramp.speedChange': 'de {before} a **{while}** mph',
  'ramp.minutes': '{number} min',
  'ramp.seconds': '{number} s',
  'ramp.association':
    'La velocidad es la de la autopista junto a la rampa, antes de usarse el semáforo y mientras estuvo encendido, {month}, {n}. Es una asociación, no una prueba: los semáforos funcionan cuando hay mucho tráfico, y otras cosas cambian al mismo tiempo.',
  'ramp.n': 'n = de {least} a {most} días laborables',
  'ramp.nSame': 'n = {most} días laborables',
  'ramp.nUnknown': 'n no indicado',
  'ramp.name': 'Rampa',
  'ramp.statusNow': 'Ahora',
} as const satisfies Partial<InLanguage<typeof enMetrics>>
