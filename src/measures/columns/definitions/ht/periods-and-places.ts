/**
 * Columns that say when and where: no figures, in Haitian Creole.
 * Review: draft
 */
export const periodsAndPlaces = {
  period_start: {
    label: 'Kòmansman peryòd la',
    definition: 'Premye jou peryòd ranje a kouvri. Semèn yo soti dimanch rive samdi.',
    formula: null,
    source: null,
  },
  period_end: {
    label: 'Fen peryòd la',
    definition: 'Dènye jou peryòd la, li menm tou ladan.',
    formula: null,
    source: null,
  },
  row_status: {
    label: 'Estati',
    definition:
      'Pwovizwa: pibliye bonè epi yo poko verifye li. Definitif: yo verifye li. Revize: li chanje depi premye fwa li te pibliye.',
    formula: null,
    source: null,
  },
  county: {
    label: 'Konte',
    definition: '"all" se ranje pou tout konte yo ansanm: pa mete li lè w ap fè total yon kolòn.',
    formula: null,
    source: null,
  },
  road: {
    label: 'Wout',
    definition: '"all" se ranje pou tout wout yo ansanm: pa mete li lè w ap fè total yon kolòn.',
    formula: null,
    source: null,
  },
  direction: {
    label: 'Direksyon',
    definition: 'Direksyon machin yo ap woule. "all" se ranje pou tout direksyon yo ansanm.',
    formula: null,
    source: null,
  },
  segment: {
    label: 'Bout wout',
    definition: 'Bout wout ant de echanjè kote yo mezire tan vwayaj la.',
    formula: null,
    source: null,
  },
  corridor: {
    label: 'Gran ri',
    definition: 'Lari ki gen limyè ki regle ansanm, kote yo mezire tan vwayaj la.',
    formula: null,
    source: null,
  },
  peak: {
    label: 'Lè blokis',
    definition: 'Jou lasemèn: am se 6 è rive 9 è nan maten, pm se 4 è rive 7 è nan apremidi.',
    formula: null,
    source: 'FHWA Urban Congestion Report',
  },
  window: {
    label: 'Orè',
    definition: 'Lè nan jou lasemèn ranje a kouvri, lè lokal. "all" se tout mwa a, tout lè yo.',
    formula: null,
    source: null,
  },
  ramp_id: {
    label: 'Ranp',
    definition: 'Limyè ranp lan, ak non li gen nan lis limyè ranp yo.',
    formula: null,
    source: null,
  },
  area: {
    label: 'Zòn jesyon ensidan',
    definition: 'Zòn ki gen ekip jesyon ensidan ki te okipe li a.',
    formula: null,
    source: null,
  },
  location: {
    label: 'Kote',
    definition: 'Ki kote sou wout la li te fèt, dapre sòti oswa lari ki kwaze.',
    formula: null,
    source: null,
  },
  coverage_percent: {
    label: 'Pati ki mezire',
    definition:
      'Konbyen yo te mezire nan sa yo te dwe mezire. Chif yo chita sou pati sa a sèlman; rès la pa ladan, epi yo pa konte li kòm 0.',
    formula: '100 × mezire / prevwa',
    source: null,
  },
} as const
