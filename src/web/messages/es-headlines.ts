import type { HeadlineTexts } from './message-types.ts'

/**
 * The headline figures by their keys, in Spanish. The English words come with the figures themselves.
 * Review: draft
 */
export const esHeadlines = {
  'headline.minutesToReopenLanes': 'Tiempo para reabrir carriles',
  'headline.minutesToReopenLanes.meaning':
    'Minutos desde el primer aviso hasta que se abrieron todos los carriles, en eventos que bloquearon un carril. Es el promedio de todos los que tienen horas conocidas; unos pocos muy largos lo suben.',
  'headline.lanesOpenWithin90MinutesPercent': 'Carriles abiertos en 90 minutos o menos',
  'headline.lanesOpenWithin90MinutesPercent.meaning':
    'Parte de los eventos que bloquearon un carril y tienen horas conocidas en los que todos los carriles se abrieron en 90 minutos o menos, contados desde el primer aviso.',
  'headline.roadRangerAssists': 'Asistencias de Road Rangers',
  'headline.roadRangerAssists.meaning': 'Veces que un Road Ranger ayudó a alguien, sin costo.',
  'headline.express95AtOrAbove45MphPercent': '95 Express a 45 mph o más',
  'headline.express95AtOrAbove45MphPercent.meaning':
    'Parte del tiempo en que el tráfico de los carriles exprés fue a 45 mph o más. Los intervalos que no se observaron no se cuentan.',
} as const satisfies HeadlineTexts
