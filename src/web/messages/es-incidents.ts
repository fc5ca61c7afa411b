import type { enIncidents } from './en-incidents.ts'
import type { InLanguage } from './message-types.ts'

/**
 * The words of incidents and their timelines, in Spanish. The rules of en.ts hold.
 * Review: draft
 */
export const esIncidents = {
  'tim.title': 'Los incidentes, contados como líneas',
  'tim.area': 'Zona',
  'tim.area.broward': 'Broward',
  'tim.area.palmBeach': 'Palm Beach',
  'tim.area.treasureCoast': 'Treasure Coast',
  'tim.summary':
    '**{incidents}**, {period}. En promedio, los carriles volvieron a abrirse después de **{lanes}** y el lugar quedó despejado después de **{scene}**; {compliance}.',
  'tim.summaryPlain': '**{incidents}**, {period}.',
  'tim.incidents': { one: '{count} incidente', other: '{count} incidentes' },
  'tim.compliance':
    'en el {percent}\u00a0% de los que bloquearon un carril, los carriles se abrieron en 90 minutos o menos',
  'tim.complianceUnknown': 'no se midió cuántos se abrieron en 90 minutos o menos',
  'tim.withTimes': '{measured} de {of} tienen todas las horas que estas cifras necesitan.',
  'tim.level': 'nivel {level}',
  'tim.name': '{type} en {road} {direction}, {location}',
  'tim.minutes': '{number}\u00a0min',
  'tim.csv': 'Todos los incidentes de todas las zonas en CSV',
  'tim.csvOfReport': 'Todos los incidentes de este informe en CSV',
  'tim.lanes': { one: '{count} carril bloqueado', other: '{count} carriles bloqueados' },
  'tim.lanesOf': '{blocked} de {total} carriles bloqueados',
  'tim.noLanes': 'ningún carril bloqueado',
  'tim.lanesOpenAfter': 'carriles abiertos después de {minutes}',
  'tim.sceneClearAfter': 'lugar despejado después de {minutes}',
  'tim.noTimes': 'Sus horas no se registraron.',
  'tim.limit': '90 min',
  'tim.after': '+{minutes} min',
  'tim.sirv': 'SIRV en el lugar',
  'tim.risc': 'Se llamó a RISC',
  'tim.secondary': 'Choque secundario',
  'tim.showAll': { one: 'Mostrar un incidente más', other: 'Mostrar {count} incidentes más' },
  'tim.table': 'Los incidentes en una tabla',
  'tim.tableFirst':
    'La tabla contiene los primeros {shown} de {total} incidentes; el CSV los contiene todos.',
  'tim.tableOrder': 'En el orden del primer aviso. Las horas son locales.',
  'tim.yes': 'sí',
  'tim.no': 'no',
  'tim.empty': 'Todavía no se ha publicado ningún incidente de esta zona',
  'tim.emptyHint':
    'Cuando la oficina publique su tabla de incidentes, cada uno aparecerá aquí con sus horas.',
  'tim.failed': 'Los incidentes no se cargaron',
  'tim.failedHint': 'El resto de la página está completo.',
  'tim.order': 'Los carriles se abrieron antes de que llegara la ayuda. Se muestra como se registró.',
} as const satisfies InLanguage<typeof enIncidents>
