import type { enIncidents } from './en-incidents.ts'
import type { InLanguage } from './message-types.ts'

/**
 * The words of incidents and their timelines, in Haitian Creole. The rules of en.ts hold.
 * Review: draft
 */
export const htIncidents = {
  'tim.title': 'Ensidan yo, rakonte sou liy',
  'tim.area': 'Zòn',
  'tim.area.broward': 'Broward',
  'tim.area.palmBeach': 'Palm Beach',
  'tim.area.treasureCoast': 'Treasure Coast',
  'tim.summary':
    '**{incidents}**, {period}. An mwayèn, liy yo te relouvri apre **{lanes}** epi kote a te lib apre **{scene}**; {compliance}.',
  'tim.summaryPlain': '**{incidents}**, {period}.',
  'tim.incidents': { one: '{count} ensidan', other: '{count} ensidan' },
  'tim.compliance':
    'nan {percent}\u00a0% ensidan ki te bloke yon liy, liy yo te louvri nan 90 minit oswa mwens',
  'tim.complianceUnknown': 'yo pa mezire konbyen ki te louvri nan 90 minit oswa mwens',
  'tim.withTimes': '{measured} sou {of} gen tout lè chif sa yo bezwen.',
  'tim.level': 'nivo {level}',
  'tim.name': '{type} sou {road} {direction}, {location}',
  'tim.minutes': '{number}\u00a0min',
  'tim.csv': 'Tout ensidan nan tout zòn yo an CSV',
  'tim.csvOfReport': 'Tout ensidan nan rapò sa a an CSV',
  'tim.lanes': { one: '{count} liy bloke', other: '{count} liy bloke' },
  'tim.lanesOf': '{blocked} sou {total} liy bloke',
  'tim.noLanes': 'okenn liy pa bloke',
  'tim.lanesOpenAfter': 'liy yo louvri apre {minutes}',
  'tim.sceneClearAfter': 'kote a lib apre {minutes}',
  'tim.noTimes': 'Yo pa anrejistre lè li yo.',
  'tim.limit': '90 min',
  'tim.after': '+{minutes} min',
  'tim.sirv': 'SIRV sou plas',
  'tim.risc': 'Yo rele RISC',
  'tim.secondary': 'Aksidan segondè',
  'tim.showAll': { one: 'Montre yon lòt ensidan', other: 'Montre {count} lòt ensidan' },
  'tim.table': 'Ensidan yo nan yon tablo',
  'tim.tableFirst': 'Tablo a gen premye {shown} nan {total} ensidan yo; CSV a gen yo tout.',
  'tim.tableOrder': 'Nan lòd premye rapò a. Lè yo se lè lokal.',
  'tim.yes': 'wi',
  'tim.no': 'non',
  'tim.empty': 'Poko gen okenn ensidan ki pibliye pou zòn sa a',
  'tim.emptyHint': 'Lè biwo a pibliye tablo ensidan li a, chak ensidan ap parèt isit la ak lè li yo.',
  'tim.failed': 'Ensidan yo pa chaje',
  'tim.failedHint': 'Rès paj la konplè.',
  'tim.order': 'Liy yo te louvri anvan èd la rive. Nou montre li jan yo te anrejistre li.',
} as const satisfies InLanguage<typeof enIncidents>
