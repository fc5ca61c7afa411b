const UCR = 'FHWA Urban Congestion Report'

/**
 * Columns about how long a trip takes, on freeways and arterials, in Haitian Creole.
 * Review: draft
 */
export const travelTime = {
  free_flow_minutes: {
    label: 'Tan vwayaj sou yon wout vid',
    definition: 'Minit pou fè bout wout la lè anyen pa ralanti sikilasyon an.',
    formula: null,
    source: UCR,
  },
  mean_minutes: {
    label: 'Tan vwayaj, mwayèn',
    definition: 'Minit vwayaj la te pran an mwayèn nan lè blokis sa a.',
    formula: null,
    source: null,
  },
  p50_minutes: {
    label: 'Tan vwayaj, medyàn',
    definition: 'Mwatye nan vwayaj yo pa t pran plis tan pase sa.',
    formula: '50yèm santil',
    source: '23 CFR 490.511',
  },
  p80_minutes: {
    label: 'Tan vwayaj, 80yèm santil',
    definition: 'Kat vwayaj sou senk pa t pran plis tan pase sa.',
    formula: '80yèm santil',
    source: '23 CFR 490.511',
  },
  p95_minutes: {
    label: 'Tan pou prevwa',
    definition: 'Moun ki prevwa kantite minit sa a rive alè 19 fwa sou 20.',
    formula: '95yèm santil',
    source: UCR,
  },
  vehicle_miles: {
    label: 'Mil machin yo fè',
    definition:
      'Kantite mil tout machin yo fè ansanm. Bout wout ki gen plis machin peze plis lè yo mete bout wout ansanm.',
    formula: 'machin × mil',
    source: UCR,
  },
  travel_time_index: {
    label: 'Endis tan vwayaj',
    definition: 'Konbyen vwayaj la pi long nan lè blokis: 1.30 vle di 20 minit sou yon wout vid vin 26.',
    formula: 'tan vwayaj mwayèn / tan vwayaj sou yon wout vid',
    source: UCR,
  },
  planning_time_index: {
    label: 'Endis tan pou planifye',
    definition:
      'Konbyen tan pou planifye pou rive alè 19 fwa sou 20: 1.60 vle di 24 minit pou yon vwayaj 15 minit sou yon wout vid.',
    formula: '95yèm santil tan vwayaj / tan vwayaj sou yon wout vid',
    source: UCR,
  },
  buffer_index_percent: {
    label: 'Endis tan anplis',
    definition:
      'Konbyen pou ajoute sou vwayaj mwayèn nan pou rive alè 19 fwa sou 20: ak 40 %, prevwa 28 minit pou yon vwayaj 20 minit.',
    formula: '100 × (95yèm santil − mwayèn) / mwayèn',
    source: 'FHWA, Travel Time Reliability: Making It There On Time, All The Time',
  },
  level_of_travel_time_reliability: {
    label: 'Nivo konfyans nan tan vwayaj la',
    definition:
      'Konbyen yon move jou pi long pase yon jou nòmal. Anba 1.50 yo konsidere bout wout la kòm youn ou ka konte sou li.',
    formula: '80yèm santil tan vwayaj / 50yèm santil tan vwayaj',
    source: '23 CFR 490.511 and 490.513',
  },
} as const
