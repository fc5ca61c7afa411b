import { statisticsIn } from '../statistics.ts'

const FHWA = 'FHWA traffic incident management performance measures'
const NCHRP = 'NCHRP Project 07-20'

const statistics = statisticsIn({
  mean: ['mwayèn', 'Se mwayèn tout sa ki gen lè yo konnen; kèk ki long anpil fè l monte.'],
  median: ['medyàn', 'Mwatye pa t pran plis tan pase sa.'],
  p90: ['90yèm santil', 'Nèf sou dis pa t pran plis tan pase sa.'],
})

/**
 * Columns of the freeway event tables, in Haitian Creole.
 * Review: draft
 */
export const freewayEvents = {
  events: {
    label: 'Evènman',
    definition:
      'Evènman sant jesyon sikilasyon an te okipe: aksidan, machin an pàn, debri ak lòt bagay konsa.',
    formula: null,
    source: null,
  },
  lane_blocking_events: {
    label: 'Evènman ki bloke yon liy',
    definition: 'Evènman ki te bloke omwen yon liy sikilasyon.',
    formula: null,
    source: FHWA,
  },
  events_with_times: {
    label: 'Evènman ki gen lè yo konnen',
    definition:
      'Evènman ki gen lè ki anrejistre. Mwayèn pou verifye, pou reponn ak pou libere kote a chita sou yo.',
    formula: null,
    source: null,
  },
  lane_blocking_events_with_times: {
    label: 'Evènman ki bloke yon liy epi ki gen lè yo konnen',
    definition:
      'Evènman ki te bloke yon liy epi ki gen lè ki anrejistre. Tan pou louvri liy yo ak pati Open Roads la chita sou yo.',
    formula: null,
    source: null,
  },
  lane_blocking_coverage_percent: {
    label: 'Pati ki mezire nan evènman ki bloke yon liy',
    definition:
      'Konbyen nan evènman ki te bloke yon liy ki gen lè yo konnen. Lòt yo pa ladan, epi yo pa konte yo kòm 0.',
    formula: '100 × evènman ki bloke yon liy ak lè yo konnen / evènman ki bloke yon liy',
    source: null,
  },
  ...statistics('verification', {
    label: 'Verifye',
    definition: 'Minit soti nan premye apèl la rive lè yo konfime evènman an, pi souvan ak kamera.',
    formula: 'T2 − T1',
    source: NCHRP,
  }),
  ...statistics('response', {
    label: 'Èd rive',
    definition:
      'Minit soti nan konfimasyon an rive lè premye sekouris la te la. Ajans ki konte depi yo voye èd la (T4 − T3) pibliye tan ki pi kout.',
    formula: 'T4 − T2',
    source: NCHRP,
  }),
  ...statistics('roadway_clearance', {
    label: 'Liy louvri',
    definition: 'Minit soti nan premye apèl la rive lè tout liy yo louvri, pou evènman ki te bloke yon liy.',
    formula: 'T5 − T1',
    source: FHWA,
  }),
  ...statistics('incident_clearance', {
    label: 'Kote a lib',
    definition: 'Minit soti nan premye apèl la rive lè dènye sekouris la ale, pou tout evènman.',
    formula: 'T6 − T1',
    source: FHWA,
  }),
  open_roads_compliance_percent: {
    label: 'Liy louvri nan 90 minit oswa mwens',
    definition:
      'Pati nan evènman ki te bloke yon liy epi ki gen lè yo konnen, kote tout liy yo te louvri nan 90 minit oswa mwens. Revèy nou an kòmanse ak premye apèl la; pa règ la kòmanse pita, lè premye ofisye a rive.',
    formula: '100 × evènman ki bloke yon liy ak T5 − T1 ≤ 90 min / evènman ki bloke yon liy ak lè yo konnen',
    source: 'Florida Open Roads Policy',
  },
  secondary_crashes: {
    label: 'Aksidan segondè',
    definition: 'Aksidan kote yon lòt te deja fèt oswa nan fil machin li a, nan nenpòt direksyon.',
    formula: null,
    source: FHWA,
  },
  responders_struck: {
    label: 'Sekouris machin frape',
    definition: 'Sekouris yon machin te frape pandan yo t ap travay sou plas.',
    formula: null,
    source: FHWA,
  },
  road_ranger_assists: {
    label: 'Èd Road Rangers bay',
    definition: 'Konbyen fwa yon Road Ranger te ede yon moun, gratis.',
    formula: null,
    source: null,
  },
} as const
