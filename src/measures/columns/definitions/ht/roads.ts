import type { ColumnName } from '../../tables.ts'
import type { ColumnTexts } from '../definition.ts'

/**
 * Columns about travel times, signals, express lanes and ramp signals, in Haitian Creole.
 * Review: draft
 */
export const roads = {
  free_flow_minutes: [
    'Tan vwayaj sou yon wout vid',
    'Minit pou fè bout wout la lè anyen pa ralanti sikilasyon an.',
  ],
  mean_minutes: ['Tan vwayaj, mwayèn', 'Minit vwayaj la te pran an mwayèn nan lè blokis sa a.'],
  p50_minutes: ['Tan vwayaj, medyàn', 'Mwatye nan vwayaj yo pa t pran plis tan pase sa.', '50yèm pèsantil'],
  p80_minutes: [
    'Tan vwayaj, 80yèm pèsantil',
    'Kat vwayaj sou senk pa t pran plis tan pase sa.',
    '80yèm pèsantil',
  ],
  p95_minutes: [
    'Tan pou prevwa',
    'Moun ki prevwa kantite minit sa a rive alè 19 fwa sou 20.',
    '95yèm pèsantil',
  ],
  vehicle_miles: [
    'Mil machin yo fè',
    'Kantite mil tout machin yo fè ansanm. Bout wout ki gen plis machin peze plis lè yo mete bout wout ansanm.',
    'machin × mil',
  ],
  travel_time_index: [
    'Endis tan vwayaj',
    'Konbyen vwayaj la pi long nan lè blokis: 1.30 vle di 20 minit sou yon wout vid vin 26.',
    'tan vwayaj mwayèn / tan vwayaj sou yon wout vid',
  ],
  planning_time_index: [
    'Endis tan pou prevwa',
    'Konbyen tan pou prevwa pou rive alè 19 fwa sou 20: 1.60 vle di 24 minit pou yon vwayaj 15 minit sou yon wout vid.',
    '95yèm pèsantil tan vwayaj / tan vwayaj sou yon wout vid',
  ],
  buffer_index_percent: [
    'Tan anplis pou prevwa (buffer index)',
    'Konbyen pou ajoute sou vwayaj mwayèn nan pou rive alè 19 fwa sou 20: ak 40 %, prevwa 28 minit pou yon vwayaj 20 minit.',
    '100 × (95yèm pèsantil − mwayèn) / mwayèn',
  ],
  level_of_travel_time_reliability: [
    'Nivo konfyans nan tan vwayaj la',
    'Konbyen yon move jou pi long pase yon jou nòmal. Anba 1.50 yo konsidere bout wout la kòm youn ou ka konte sou li.',
    '80yèm pèsantil tan vwayaj / 50yèm pèsantil tan vwayaj',
  ],
  mean_speed_mph: ['Vitès mwayèn', 'Vitès mwayèn sou koridò a nan lè blokis sa a, ak tout arè nan limyè yo.'],
  signals: ['Limyè sikilasyon', 'Limyè sikilasyon ki sou koridò a.'],
  arrivals_on_green_percent: [
    'Rive sou vèt',
    'Pati nan machin yo ki rive nan yon limyè pandan li vèt.',
    '100 × machin ki rive sou vèt / tout machin ki rive',
  ],
  green_percent: ['Tan vèt', 'Pati nan sik limyè a ki vèt pou direksyon sa a.', '100 × tan vèt / tan sik la'],
  platoon_ratio: [
    'Rapò ant vèt ak kouran machin yo',
    'Kijan vèt la tonbe ak machin yo: 1.0 se aza; si li pi wo, machin yo rive pi souvan sou vèt.',
    '% ki rive sou vèt / % tan vèt',
  ],
  split_failure_percent: [
    'Vèt ki twò kout',
    'Pati nan sik limyè yo ki kite machin ap tann: detektè yo te okipe 80 % oswa plis nan vèt la ak 80 % oswa plis nan premye segonn wouj la.',
    '100 × sik ki pa sifi / sik yo obsève',
  ],
  detector_health_percent: [
    'Detektè ki mache',
    'Pati nan detektè machin yo ki pase tès yo. Lòt chif koridò a chita sou yo.',
    '100 × detektè ki pase / tout detektè',
  ],
  communication_uptime_percent: [
    'Tan ak kominikasyon',
    'Pati nan tan an sant jesyon sikilasyon an te ka kominike ak limyè yo.',
    '100 × tan ak kominikasyon / tout tan an',
  ],
  signal_outages: ['Limyè ki an pàn', 'Konbyen fwa yon limyè te etenn oswa t ap flache.'],
  express_volume_vehicles: [
    'Machin nan liy ekspres yo',
    'Machin ki te pase nan liy ekspres yo nan lè sa yo pandan mwa a.',
  ],
  general_volume_vehicles: ['Machin nan liy jeneral yo', 'Machin ki te pase nan liy jeneral ki bò kote yo.'],
  express_share_percent: [
    'Chofè ki chwazi liy ekspres yo',
    'Pati nan tout machin yo ki te chwazi liy ekspres yo.',
    '100 × machin ekspres / (ekspres + jeneral)',
  ],
  express_mean_speed_mph: ['Vitès nan liy ekspres yo', 'Vitès mwayèn nan liy ekspres yo.'],
  general_mean_speed_mph: ['Vitès nan liy jeneral yo', 'Vitès mwayèn nan liy jeneral yo nan menm lè yo.'],
  time_at_or_above_45_mph_percent: [
    'Tan a 45 mph oswa pi vit',
    'Pati nan tan an machin yo nan liy ekspres yo t ap woule a 45 mph oswa pi vit. Yo pa konte entèval yo pa obsève.',
    '100 × entèval yo obsève ki gen vitès mwayèn ≥ 45 mph / entèval yo obsève',
  ],
  express_minutes: ['Tan vwayaj nan liy ekspres yo', 'Mwayèn minit pou fè tout longè a nan liy ekspres yo.'],
  general_minutes: ['Tan vwayaj nan liy jeneral yo', 'Mwayèn minit pou fè menm longè a nan liy jeneral yo.'],
  minutes_saved: [
    'Minit ekonomize',
    'Konbyen vwayaj nan liy ekspres yo te pi kout. Si chif la negatif: li te pi long.',
    'tan vwayaj nan liy jeneral yo − nan liy ekspres yo',
  ],
  mean_toll_usd: [
    'Peyaj, mwayèn',
    'Sa yon chofè te peye an mwayèn nan lè sa yo, an dola ameriken.',
    'peyaj yo peye / machin ki peye',
  ],
  max_toll_usd: ['Peyaj ki pi wo', 'Peyaj ki te pi wo nan lè sa yo, an dola ameriken.'],
  cost_per_minute_saved_usd: [
    'Pri yon minit ekonomize',
    'Sa chak minit ekonomize te koute an mwayèn, an dola ameriken. Vid lè yo pa t ekonomize tan.',
    'peyaj mwayèn / minit ekonomize',
  ],
  availability_percent: [
    'Liy ki louvri lè orè a mande sa (disponiblite)',
    'Pati nan tan ki te nan orè a liy ekspres yo te louvri.',
    '100 × lè-liy louvri / lè-liy nan orè a',
  ],
  closures: ['Fèmti', 'Konbyen fwa yo te fèmen liy ekspres yo, kit sa te planifye kit sa pa t planifye.'],
  active_hours: ['Konbyen èdtan li limen', 'Kantite èdtan nan mwa a limyè a te kontwole antre machin yo.'],
  activations: ['Konbyen fwa li limen', 'Konbyen fwa yo te limen limyè a.'],
  uptime_percent: [
    'Tan li an sèvis',
    'Pati nan mwa a limyè a pa t an pàn, kit yo te bezwen li kit yo pa t bezwen li.',
    '100 × (èdtan − èdtan an pàn) / èdtan',
  ],
  metering_rate_vehicles_per_hour: [
    'Kadans antre',
    'Konbyen machin chak èdtan limyè a te kite antre sou otowout la pandan li te limen.',
  ],
  mainline_speed_before_mph: [
    'Vitès sou otowout la anvan',
    'Vitès mwayèn sou otowout la bò ranp lan, nan menm lè yo, anvan limyè a te sèvi.',
  ],
  mainline_speed_active_mph: [
    'Vitès sou otowout la pandan limyè a limen',
    'Vitès mwayèn sou otowout la bò ranp lan pandan limyè a te limen. Yon diferans ak anvan se de bagay ki mache ansanm, se pa yon prèv.',
  ],
  mainline_flow_vehicles_per_hour: [
    'Kantite machin sou otowout la pandan limyè a limen',
    'Konbyen machin chak èdtan sou otowout la bò ranp lan pandan limyè a te limen.',
  ],
  ramp_delay_seconds: ['Tan tann sou ranp lan', 'Mwayèn segonn yon machin te tann sou ranp lan.'],
  queue_override_minutes: [
    'Lage fil la',
    'Kantite minit limyè a te ale pi vit oswa te etenn paske fil machin nan te rive jouk nan lari a.',
  ],
  weekdays_measured: ['Jou lasemèn ki mezire', 'Jou lasemèn vitès anvan ak pandan yo chita sou yo.'],
} satisfies Partial<Record<ColumnName, ColumnTexts>>
