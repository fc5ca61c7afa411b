/**
 * Columns about ramp signals. Before and while metering are set side by side: association, not proof, in Haitian Creole.
 * Review: draft
 */
export const rampSignals = {
  active_hours: {
    label: 'Lè li limen',
    definition: 'Kantite èdtan nan mwa a limyè a te kontwole antre machin yo.',
    formula: null,
    source: null,
  },
  activations: {
    label: 'Konbyen fwa li limen',
    definition: 'Konbyen fwa yo te limen limyè a.',
    formula: null,
    source: null,
  },
  uptime_percent: {
    label: 'Tan li an sèvis',
    definition: 'Pati nan mwa a limyè a pa t an pàn, kit yo te bezwen li kit yo pa t bezwen li.',
    formula: '100 × (èdtan − èdtan an pàn) / èdtan',
    source: null,
  },
  metering_rate_vehicles_per_hour: {
    label: 'Kadans antre',
    definition: 'Konbyen machin chak èdtan limyè a te kite antre sou otowout la pandan li te limen.',
    formula: null,
    source: null,
  },
  mainline_speed_before_mph: {
    label: 'Vitès sou otowout la anvan',
    definition: 'Vitès mwayèn sou otowout la bò ranp lan, nan menm lè yo, anvan limyè a te sèvi.',
    formula: null,
    source: null,
  },
  mainline_speed_active_mph: {
    label: 'Vitès sou otowout la pandan limyè a limen',
    definition:
      'Vitès mwayèn sou otowout la bò ranp lan pandan limyè a te limen. Yon diferans ak anvan se de bagay ki mache ansanm, se pa yon prèv.',
    formula: null,
    source: null,
  },
  mainline_flow_vehicles_per_hour: {
    label: 'Kantite machin sou otowout la pandan limyè a limen',
    definition: 'Konbyen machin chak èdtan sou otowout la bò ranp lan pandan limyè a te limen.',
    formula: null,
    source: null,
  },
  ramp_delay_seconds: {
    label: 'Tan tann sou ranp lan',
    definition: 'Mwayèn segonn yon machin te tann sou ranp lan.',
    formula: null,
    source: null,
  },
  queue_override_minutes: {
    label: 'Fil la lage',
    definition: 'Kantite minit limyè a te ale pi vit oswa te etenn paske fil la te rive jouk nan lari a.',
    formula: null,
    source: null,
  },
  weekdays_measured: {
    label: 'Jou lasemèn ki mezire',
    definition: 'Jou lasemèn vitès anvan ak pandan yo chita sou yo.',
    formula: null,
    source: null,
  },
} as const
