import type { enMetrics } from './en-metrics.ts'
import type { InLanguage } from './message-types.ts'

/**
 * The words of arterials, express lanes and ramp signals, in Haitian Creole. The rules of en-metrics.ts hold.
 * Review: draft
 */
export const htRoads = {
  'arterial.lead':
    'Kote pou ou prevwa plis tan anplis se sou **{corridor}** {direction} {peak}: yon vwayaj {typical} ka pran **{allow}**.',
  'arterial.leadNotMeasured': 'Yo pa mezire tan vwayaj sou gran ri {county} yo {when}.',
  'arterial.peak.am': 'nan maten',
  'arterial.peak.pm': 'nan apremidi',
  'arterial.facts': {
    one: '{count} gran ri, lè blokis jou lasemèn, {period}.',
    other: '{count} gran ri, lè blokis jou lasemèn, {period}.',
  },
  'arterial.multiples': '{measure} pou chak gran ri',
  'arterial.multiplesSubtitle':
    '{unit}, lè blokis jou lasemèn, soti {first} rive {last}; tout grafik yo gen menm echèl',
  'arterial.corridors': 'Gran ri yo',
  'arterial.corridorsSubtitle': 'Lè blokis jou lasemèn, {period}',
  'arterial.corridor': 'Gran ri',
  'arterial.corridorName': '{corridor}, {direction}',
  'arterial.panelSpoken': '{corridor}, {direction}, {peak}: {value}; yon ane anvan {first}',
  'arterial.green': 'Sou limyè vèt',
  'arterial.split': 'Vèt ki twò kout',
  'arterial.detectors': 'Detektè',
  'arterial.outages': 'Pàn',

  'express.leadSaved': '{window}, peyaj **{toll}** la te fè chofè yo sove **{minutes}**.',
  'express.leadNotSaved': 'Liy ekspres yo pa fè chofè yo sove tan nan okenn nan lè yo mezire yo.',
  'express.leadNotMeasured': 'Yo pa mezire minit ki sove ak peyaj yo {when}.',
  'express.fromTo': 'Soti {from} rive {to}',
  'express.facts': '{road} {direction}, jou lasemèn, {period}.',
  'express.measured': 'Yo mezire {percent}\u00a0% entèval yo.',
  'express.figure.speed': 'A 45 mph oswa pi vit',
  'express.figure.share': 'Chofè ki chwazi liy ekspres yo',
  'express.figure.availability': 'Liy ki louvri lè orè a mande sa',
  'express.ofTime': '% tan an',
  'express.coverage': '{percent}\u00a0% mezire',
  'express.closures': { one: 'fèmen {count} fwa', other: 'fèmen {count} fwa' },
  'express.vehicles': '{number} machin',
  'express.worth': 'Èske peyaj la te vo lapenn?',
  'express.worthSubtitle': '{road} {direction}, jou lasemèn, {period}',
  'express.lanes': 'Liy ekspres',
  'express.general': 'Liy jeneral',
  'express.target': 'Objektif: 45 mph oswa pi vit',
  'express.speed': 'Vitès mwayèn, mph',
  'express.saved': 'Minit ki sove',
  'express.savedAfter': 'min ki sove',
  'express.toll': 'Peyaj, mwayèn',
  'express.cost': 'Pri yon minit',
  'express.window': 'Lè',
  'express.windowSpoken':
    '{window}: liy ekspres {express} mph, liy jeneral {general} mph, {saved} minit ki sove, peyaj {toll}',
  'express.trend': 'Konbyen fwa liy yo te fè sa yo pwomèt la',
  'express.trendSubtitle': 'Tan a 45 mph oswa pi vit, pousan, {road} {direction}',
  'express.trendName': 'A 45 mph oswa pi vit',
  'express.noWindows': 'Pa gen okenn lè ki pibliye pou direksyon sa a',

  'ramp.lead': '**{on} sou {all} limyè ranp** te kontwole antre machin yo nan mwa {month}.',
  'ramp.leadNone': 'Okenn limyè ranp pa t kontwole antre machin yo nan mwa {month}.',
  'ramp.leadOff': {
    one: '{count} etenn kounye a, an pàn oswa poko sèvi: rezon an ekri bò kote li.',
    other: '{count} etenn kounye a, an pàn oswa poko sèvi: rezon an ekri bò kote chak.',
  },
  'ramp.corridor': '{road} {direction}',
  'ramp.corridorSubtitle': '{on} sou {all} ranp te anba kontwòl nan mwa {month}',
  'ramp.status.active': 'Limen',
  'ramp.status.inactive': 'Etenn',
  'ramp.status.fault': 'An pàn',
  'ramp.status.notYetActivated': 'Poko limen',
  'ramp.lastMetered': 'dènye fwa li sèvi: {month}',
  'ramp.hours': 'Lè li limen',
  'ramp.override': 'Fil la lage',
  'ramp.delay': 'Tan tann sou ranp lan',
  'ramp.speed': 'Vitès sou otowout la',
  'ramp.speedChange': '{before} vin **{while}** mph',
  'ramp.minutes': '{number} min',
  'ramp.seconds': '{number} s',
  'ramp.association':
    'Vitès la se vitès sou otowout la bò ranp lan, anvan limyè a te sèvi ak pandan li te limen, {month}, {n}. Se de bagay ki mache ansanm, se pa yon prèv: limyè yo limen lè gen anpil machin, epi lòt bagay chanje an menm tan.',
  'ramp.n': 'n = {least} rive {most} jou lasemèn',
  'ramp.nSame': 'n = {most} jou lasemèn',
  'ramp.nUnknown': 'yo pa di n',
  'ramp.name': 'Ranp',
  'ramp.statusNow': 'Kounye a',
} as const satisfies Partial<InLanguage<typeof enMetrics>>
