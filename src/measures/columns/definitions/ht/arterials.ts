const ATSPM = 'Utah DOT Automated Traffic Signal Performance Measures'

/**
 * Columns about streets with signals, in Haitian Creole.
 * Review: draft
 */
export const arterials = {
  mean_speed_mph: {
    label: 'Vitès mwayèn',
    definition: 'Vitès mwayèn sou gran ri a nan lè blokis sa a, ak tout arè nan limyè yo.',
    formula: null,
    source: null,
  },
  signals: {
    label: 'Limyè sikilasyon',
    definition: 'Limyè sikilasyon ki sou gran ri a.',
    formula: null,
    source: null,
  },
  arrivals_on_green_percent: {
    label: 'Rive sou vèt',
    definition: 'Pati nan machin yo ki rive nan yon limyè pandan li vèt.',
    formula: '100 × machin ki rive sou vèt / tout machin ki rive',
    source: ATSPM,
  },
  green_percent: {
    label: 'Tan vèt',
    definition: 'Pati nan sik limyè a ki vèt pou direksyon sa a.',
    formula: '100 × tan vèt / tan sik la',
    source: ATSPM,
  },
  platoon_ratio: {
    label: 'Rapò ant vèt ak kouran machin yo',
    definition: 'Kijan vèt la tonbe ak machin yo: 1.0 se aza; si li pi wo, machin yo rive pi souvan sou vèt.',
    formula: '% ki rive sou vèt / % tan vèt',
    source: ATSPM,
  },
  split_failure_percent: {
    label: 'Vèt ki twò kout',
    definition:
      'Pati nan sik limyè yo ki kite machin ap tann: detektè yo te okipe 80 % oswa plis nan vèt la ak 80 % oswa plis nan premye segonn wouj la.',
    formula: '100 × sik ki pa sifi / sik yo obsève',
    source: `${ATSPM}; limit 80 % la jan li ye nan atspm Oregon DOT`,
  },
  detector_health_percent: {
    label: 'Detektè ki mache',
    definition: 'Pati nan detektè machin yo ki pase tès yo. Lòt chif gran ri a chita sou yo.',
    formula: '100 × detektè ki pase / tout detektè',
    source: ATSPM,
  },
  communication_uptime_percent: {
    label: 'Tan ak kominikasyon',
    definition: 'Pati nan tan an sant jesyon sikilasyon an te ka kominike ak limyè yo.',
    formula: '100 × tan ak kominikasyon / tout tan an',
    source: null,
  },
  signal_outages: {
    label: 'Limyè ki an pàn',
    definition: 'Konbyen fwa yon limyè te etenn oswa t ap flache.',
    formula: null,
    source: null,
  },
} as const
