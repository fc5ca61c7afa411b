/**
 * Columns about tolled express lanes beside the general-purpose ones, in Haitian Creole.
 * Review: draft
 */
export const expressLanes = {
  express_volume_vehicles: {
    label: 'Machin nan liy ekspres yo',
    definition: 'Machin ki te pase nan liy ekspres yo nan lè sa yo pandan mwa a.',
    formula: null,
    source: null,
  },
  general_volume_vehicles: {
    label: 'Machin nan liy jeneral yo',
    definition: 'Machin ki te pase nan liy jeneral ki bò kote yo.',
    formula: null,
    source: null,
  },
  express_share_percent: {
    label: 'Pati liy ekspres yo',
    definition: 'Pati nan tout machin yo ki te chwazi liy ekspres yo.',
    formula: '100 × machin ekspres / (ekspres + jeneral)',
    source: null,
  },
  express_mean_speed_mph: {
    label: 'Vitès nan liy ekspres yo',
    definition: 'Vitès mwayèn nan liy ekspres yo.',
    formula: null,
    source: null,
  },
  general_mean_speed_mph: {
    label: 'Vitès nan liy jeneral yo',
    definition: 'Vitès mwayèn nan liy jeneral yo nan menm lè yo.',
    formula: null,
    source: null,
  },
  time_at_or_above_45_mph_percent: {
    label: 'Tan a 45 mph oswa pi vit',
    definition:
      'Pati nan tan an machin yo nan liy ekspres yo t ap woule a 45 mph oswa pi vit. Yo pa konte entèval yo pa obsève.',
    formula: '100 × entèval yo obsève ki gen vitès mwayèn ≥ 45 mph / entèval yo obsève',
    source: '23 U.S.C. 166',
  },
  express_minutes: {
    label: 'Tan vwayaj nan liy ekspres yo',
    definition: 'Mwayèn minit pou fè tout longè a nan liy ekspres yo.',
    formula: null,
    source: null,
  },
  general_minutes: {
    label: 'Tan vwayaj nan liy jeneral yo',
    definition: 'Mwayèn minit pou fè menm longè a nan liy jeneral yo.',
    formula: null,
    source: null,
  },
  minutes_saved: {
    label: 'Minit ki sove',
    definition: 'Konbyen vwayaj nan liy ekspres yo te pi kout. Si chif la negatif: li te pi long.',
    formula: 'tan vwayaj nan liy jeneral yo − nan liy ekspres yo',
    source: null,
  },
  mean_toll_usd: {
    label: 'Peyaj, mwayèn',
    definition: 'Sa yon chofè te peye an mwayèn nan lè sa yo, an dola ameriken.',
    formula: 'peyaj yo peye / machin ki peye',
    source: null,
  },
  max_toll_usd: {
    label: 'Peyaj ki pi wo',
    definition: 'Peyaj ki te pi wo nan lè sa yo, an dola ameriken.',
    formula: null,
    source: null,
  },
  cost_per_minute_saved_usd: {
    label: 'Pri yon minit ki sove',
    definition: 'Sa chak minit ki sove te koute an mwayèn, an dola ameriken. Vid lè pa gen tan ki sove.',
    formula: 'peyaj mwayèn / minit ki sove',
    source: null,
  },
  availability_percent: {
    label: 'Disponiblite',
    definition: 'Pati nan tan ki te nan orè a liy ekspres yo te louvri.',
    formula: '100 × lè-liy louvri / lè-liy nan orè a',
    source: null,
  },
  closures: {
    label: 'Fèmti',
    definition: 'Konbyen fwa yo te fèmen liy ekspres yo, kit sa te planifye kit sa pa t planifye.',
    formula: null,
    source: null,
  },
} as const
