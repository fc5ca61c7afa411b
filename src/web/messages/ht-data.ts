import type { messages as en } from './en-data.ts'
import type { InLanguage } from './translate.ts'

/** Messages of the page Data and API, in Haitian Creole. Review: draft */
export const messages = {
  'data.api': 'Yon sèl API',
  'data.apiText': 'Chak paj sou sit sa a fèt ak apèl nenpòt moun ka fè, menm sou lòt sit entènèt. Yo reponn an JSON; tablo yo an CSV tou.',
  'data.openApi': 'Tout apèl yo, kòm OpenAPI',
  'data.examples': 'Egzanp',
  'data.example.reports': 'Tout rapò anyèl yo',
  'data.example.series': 'Chif otowout yo chak semèn, an CSV',
  'data.example.search': 'Paj dokiman ki pale de “ramp”',
  'data.feeds': 'Kanal nouvèl',
  'data.feedsText': 'Yon kanal fè lektè ou oswa pwogram ou konnen lè {site} pibliye oswa revize yon rapò.',
  'data.example.roads': 'Wout ki fèmen kounye a',
  'data.roadEvents': 'Evènman sou wout yo',
  'data.workZones': 'Wout ki fèmen ak zòn travo',
  'data.allReports': 'Tout rapò yo',
  'data.officeNotices': 'Avi biwo a',
  'data.embed': 'Montre yon chif sou yon lòt sit',
  'data.embedText': 'Kole liy sa yo nan yon paj. Yo montre dènye chif la chak fwa yon moun louvri paj la. Tanpri di sous la se {site}.',
} as const satisfies InLanguage<typeof en>
