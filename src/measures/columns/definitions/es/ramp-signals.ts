/**
 * Columns about ramp signals. Before and while metering are set side by side: association, not proof, in Spanish.
 * Review: draft
 */
export const rampSignals = {
  active_hours: {
    label: 'Horas encendido',
    definition: 'Horas del mes en que el semáforo reguló el tráfico.',
    formula: null,
    source: null,
  },
  activations: {
    label: 'Activaciones',
    definition: 'Veces que se encendió el semáforo.',
    formula: null,
    source: null,
  },
  uptime_percent: {
    label: 'Tiempo en servicio',
    definition: 'Parte del mes en que el semáforo no tuvo fallas, se necesitara o no.',
    formula: '100 × (horas − horas con falla) / horas',
    source: null,
  },
  metering_rate_vehicles_per_hour: {
    label: 'Ritmo de entrada',
    definition: 'Vehículos por hora que el semáforo dejó entrar a la autopista mientras estuvo encendido.',
    formula: null,
    source: null,
  },
  mainline_speed_before_mph: {
    label: 'Velocidad de la autopista antes',
    definition:
      'Velocidad media en la autopista junto a la rampa, en las mismas horas, antes de que se usara el semáforo.',
    formula: null,
    source: null,
  },
  mainline_speed_active_mph: {
    label: 'Velocidad de la autopista con el semáforo',
    definition:
      'Velocidad media en la autopista junto a la rampa mientras el semáforo estuvo encendido. Una diferencia con el antes es una asociación, no una prueba.',
    formula: null,
    source: null,
  },
  mainline_flow_vehicles_per_hour: {
    label: 'Flujo de la autopista con el semáforo',
    definition: 'Vehículos por hora en la autopista junto a la rampa mientras el semáforo estuvo encendido.',
    formula: null,
    source: null,
  },
  ramp_delay_seconds: {
    label: 'Espera en la rampa',
    definition: 'Promedio de segundos que un vehículo esperó en la rampa.',
    formula: null,
    source: null,
  },
  queue_override_minutes: {
    label: 'Liberación de la fila',
    definition: 'Minutos en que el semáforo se aceleró o se apagó porque la fila llegaba hasta la calle.',
    formula: null,
    source: null,
  },
  weekdays_measured: {
    label: 'Días laborables medidos',
    definition: 'Días de lunes a viernes en que se basan las velocidades de antes y durante.',
    formula: null,
    source: null,
  },
} as const
