import type { ColumnName } from '../../tables.ts'
import { type ColumnTexts, statisticsIn } from '../definition.ts'

const statistics = statisticsIn({
  mean: ['mwayèn', 'Se mwayèn tout evènman kote yo te anrejistre lè yo; kèk ki long anpil fè l monte.'],
  median: ['medyàn', 'Mwatye pa t pran plis tan pase sa.'],
  p90: ['90yèm pèsantil', 'Nèf sou dis pa t pran plis tan pase sa.'],
})

/**
 * Columns that say when and where, and those of the event and incident tables, in Haitian Creole.
 * Review: draft
 */
export const events = {
  period_start: ['Kòmansman peryòd la', 'Premye jou peryòd ranje a kouvri.'],
  period_end: ['Fen peryòd la', 'Dènye jou peryòd la, li menm tou ladan.'],
  row_status: [
    'Estati',
    'Pwovizwa: pibliye bonè epi yo poko verifye li. Definitif: yo verifye li. Revize: li chanje depi premye fwa li te pibliye.',
  ],
  county: ['Konte', '"all" se ranje pou tout konte yo ansanm: pa mete li lè w ap fè total yon kolòn.'],
  road: ['Wout', '"all" se ranje pou tout wout yo ansanm: pa mete li lè w ap fè total yon kolòn.'],
  direction: ['Direksyon', 'Direksyon machin yo ap woule. "all" se ranje pou tout direksyon yo ansanm.'],
  segment: [
    'Bout wout',
    'Bout wout kote yo mezire tan vwayaj la, ak non kote li kòmanse ak kote li fini jan moun kondi l: "Main St to Airport".',
  ],
  corridor: ['Koridò', 'Lari ki gen limyè ki regle ansanm, kote yo mezire tan vwayaj la.'],
  peak: ['Lè blokis', 'Jou lasemèn: am se 6 è rive 9 è nan maten, pm se 4 è rive 7 è nan apremidi.'],
  window: ['Orè', 'Lè nan jou lasemèn ranje a kouvri, lè lokal. "all" se tout mwa a, tout lè yo.'],
  ramp_id: ['Ranp', 'Limyè ranp lan, ak non li gen nan lis limyè ranp yo.'],
  area: ['Zòn jesyon ensidan', 'Zòn ki gen ekip jesyon ensidan ki te okipe li a.'],
  location: ['Kote', 'Ki kote sou wout la li te fèt, daprè sòti oswa lari ki kwaze.'],
  coverage_percent: [
    'Pati ki mezire',
    'Konbyen yo te mezire nan sa yo te dwe mezire. Chif yo chita sou pati sa a sèlman; rès la pa ladan, epi yo pa konte li kòm 0.',
    '100 × mezire / prevwa',
  ],
  incident_id: ['Ensidan', 'Nimewo sant jesyon sikilasyon an te bay ensidan an.'],
  event_type: [
    'Kalite evènman',
    'Sa ki te pase, jan sant jesyon sikilasyon an te ekri li. "all" se tout kalite yo ansanm.',
  ],
  level: [
    'Nivo',
    'Konbyen li grav, daprè tan li te dire: 1 se mwens pase {levelOneEnds} minit, 2 se {levelOneEnds} rive {levelTwoEnds} minit, 3 se plis pase {levelTwoEnds} minit. "all" se tout nivo yo ansanm.',
  ],
  lanes_blocked: ['Liy bloke', 'Plis liy ki te bloke an menm tan. 0: se sèlman zepòl wout la.'],
  lanes_total: ['Liy antou', 'Liy sikilasyon nan direksyon sa a.'],
  t1: ['Premye apèl', 'T1: premye moman ki anrejistre kote yon ajans te konn sa.'],
  t2: ['Verifye', 'T2: yo te konfime li, pi souvan ak kamera.'],
  t3: ['Voye èd', 'T3: yo te voye èd.'],
  t4: ['Èd rive', 'T4: premye sekouris la te rive.'],
  t5: ['Liy louvri', 'T5: tout liy yo te louvri ankò.'],
  t6: ['Kote a lib', 'T6: dènye sekouris la te ale.'],
  t7: ['Sikilasyon nòmal', 'T7: sikilasyon an t ap woule tankou dabitid ankò.'],
  roadway_clearance_minutes: [
    'Tan pou relouvri liy yo (roadway clearance)',
    'Soti nan premye apèl la rive lè tout liy yo louvri. Sèlman pou ensidan ki te bloke yon liy; vid pou lòt yo.',
    'tout liy louvri (T5) − premye apèl (T1)',
  ],
  incident_clearance_minutes: [
    'Tan pou libere kote a (incident clearance)',
    'Soti nan premye apèl la rive lè dènye sekouris la ale.',
    'kote a lib (T6) − premye apèl (T1)',
  ],
  sirv: ['{severeResponse} sou plas', 'Si yon machin pou ensidan grav ({severeResponseName}) te patisipe.'],
  risc: ['Yo rele {heavyRecovery}', 'Si yo te rele {heavyRecoveryName}, konpayi ki fè gwo depanaj yo.'],
  secondary: [
    'Aksidan segondè',
    'Si se te yon aksidan kote yon lòt te deja fèt oswa nan fil machin li a, nan nenpòt direksyon.',
  ],
  events: [
    'Evènman',
    'Evènman sant jesyon sikilasyon an te okipe: aksidan, machin an pàn, debri ak lòt bagay konsa.',
  ],
  lane_blocking_events: ['Evènman ki bloke yon liy', 'Evènman ki te bloke omwen yon liy sikilasyon.'],
  events_with_times: [
    'Evènman kote lè yo anrejistre',
    'Evènman kote yo te anrejistre lè yo. Mwayèn pou verifye, pou reponn ak pou libere kote a chita sou yo.',
  ],
  lane_blocking_events_with_times: [
    'Evènman ki bloke yon liy, kote lè yo anrejistre',
    'Evènman ki te bloke yon liy epi kote yo te anrejistre lè yo. Tan pou relouvri liy yo ak pati liy ki louvri nan {clearanceGoal} minit oswa mwens chita sou yo.',
  ],
  lane_blocking_coverage_percent: [
    'Pati ki mezire nan evènman ki bloke yon liy',
    'Nan konbyen evènman ki te bloke yon liy yo te anrejistre lè yo. Lòt yo pa ladan, epi yo pa konte yo kòm 0.',
    '100 × evènman ki bloke yon liy, kote lè yo anrejistre / evènman ki bloke yon liy',
  ],
  ...statistics('verification', [
    'Tan pou verifye',
    'Minit soti nan premye apèl la rive lè yo konfime evènman an, pi souvan ak kamera.',
    'verifye (T2) − premye apèl (T1)',
  ]),
  ...statistics('response', [
    'Tan anvan èd rive',
    'Minit soti nan konfimasyon an rive lè premye sekouris la te la. Ajans ki konte depi yo voye èd la pibliye tan ki pi kout.',
    'èd rive (T4) − verifye (T2)',
  ]),
  ...statistics('roadway_clearance', [
    'Tan pou relouvri liy yo (roadway clearance)',
    'Minit soti nan premye apèl la rive lè tout liy yo louvri, pou evènman ki te bloke yon liy.',
    'tout liy louvri (T5) − premye apèl (T1)',
  ]),
  ...statistics('incident_clearance', [
    'Tan pou libere kote a (incident clearance)',
    'Minit soti nan premye apèl la rive lè dènye sekouris la ale, pou tout evènman.',
    'kote a lib (T6) − premye apèl (T1)',
  ]),
  open_roads_compliance_percent: [
    'Liy louvri nan {clearanceGoal} minit oswa mwens',
    'Pati nan evènman ki te bloke yon liy epi kote yo te anrejistre lè yo, ki te gen tout liy yo louvri nan {clearanceGoal} minit oswa mwens. Revèy nou an kòmanse ak premye apèl la. {clearanceNote}',
    '100 × evènman kote liy yo relouvri nan {clearanceGoal} min oswa mwens apre premye apèl la / evènman ki bloke yon liy, kote lè yo anrejistre',
  ],
  secondary_crashes: [
    'Aksidan segondè',
    'Aksidan kote yon lòt te deja fèt oswa nan fil machin li a, nan nenpòt direksyon.',
  ],
  responders_struck: [
    'Sekouris machin frape',
    'Sekouris yon machin te frape pandan yo t ap travay sou plas.',
  ],
  road_ranger_assists: ['Èd {assistance} bay', 'Konbyen fwa yon {assistant} te ede yon moun, gratis.'],
} satisfies Partial<Record<ColumnName, ColumnTexts>>
