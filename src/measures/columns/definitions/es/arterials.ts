const ATSPM = 'Utah DOT Automated Traffic Signal Performance Measures'

/**
 * Columns about streets with signals, in Spanish.
 * Review: draft
 */
export const arterials = {
  mean_speed_mph: {
    label: 'Velocidad media',
    definition:
      'Velocidad media en el corredor en esta hora pico, con las paradas en los semáforos incluidas.',
    formula: null,
    source: null,
  },
  signals: {
    label: 'Semáforos',
    definition: 'Semáforos a lo largo del corredor.',
    formula: null,
    source: null,
  },
  arrivals_on_green_percent: {
    label: 'Llegadas en verde',
    definition: 'Parte de los vehículos que llegaron a un semáforo cuando estaba en verde.',
    formula: '100 × vehículos que llegan en verde / todos los vehículos que llegan',
    source: ATSPM,
  },
  green_percent: {
    label: 'Tiempo en verde',
    definition: 'Parte del ciclo del semáforo que está en verde para este sentido.',
    formula: '100 × tiempo en verde / duración del ciclo',
    source: ATSPM,
  },
  platoon_ratio: {
    label: 'Razón de pelotón',
    definition:
      'Qué tan bien coincide el verde con el tráfico: 1.0 es casualidad; por encima, los vehículos llegan más veces en verde.',
    formula: '% de llegadas en verde / % de tiempo en verde',
    source: ATSPM,
  },
  split_failure_percent: {
    label: 'Verdes insuficientes',
    definition:
      'Parte de los ciclos del semáforo que dejaron vehículos esperando: los detectores estuvieron ocupados al menos el 80 % del verde y al menos el 80 % de los primeros segundos del rojo.',
    formula: '100 × ciclos que fallaron / ciclos observados',
    source: `${ATSPM}; umbral del 80 % como en atspm de Oregon DOT`,
  },
  detector_health_percent: {
    label: 'Detectores que funcionan',
    definition:
      'Parte de los detectores de vehículos que pasan sus pruebas. Las demás cifras del corredor dependen de ellos.',
    formula: '100 × detectores que pasan / todos los detectores',
    source: ATSPM,
  },
  communication_uptime_percent: {
    label: 'Tiempo con comunicación',
    definition:
      'Parte del tiempo en que el centro de gestión del tráfico pudo comunicarse con los semáforos.',
    formula: '100 × tiempo con comunicación / tiempo total',
    source: null,
  },
  signal_outages: {
    label: 'Fallas de semáforos',
    definition: 'Veces que un semáforo estuvo apagado o intermitente.',
    formula: null,
    source: null,
  },
} as const
