const UCR = 'FHWA Urban Congestion Report'

/**
 * Columns about how long a trip takes, on freeways and arterials, in Spanish.
 * Review: draft
 */
export const travelTime = {
  free_flow_minutes: {
    label: 'Tiempo de viaje con la vía libre',
    definition: 'Minutos para recorrer el tramo cuando nada frena el tráfico.',
    formula: null,
    source: UCR,
  },
  mean_minutes: {
    label: 'Tiempo de viaje, promedio',
    definition: 'Minutos que duró el viaje en promedio en esta hora pico.',
    formula: null,
    source: null,
  },
  p50_minutes: {
    label: 'Tiempo de viaje, mediana',
    definition: 'La mitad de los viajes no duró más que esto.',
    formula: 'percentil 50',
    source: '23 CFR 490.511',
  },
  p80_minutes: {
    label: 'Tiempo de viaje, percentil 80',
    definition: 'Cuatro de cada cinco viajes no duraron más que esto.',
    formula: 'percentil 80',
    source: '23 CFR 490.511',
  },
  p95_minutes: {
    label: 'Tiempo que hay que calcular',
    definition: 'Quien calcula estos minutos llega a tiempo 19 de cada 20 veces.',
    formula: 'percentil 95',
    source: UCR,
  },
  vehicle_miles: {
    label: 'Vehículo-millas recorridas',
    definition:
      'Millas que recorrieron todos los vehículos juntos. Los tramos con más tráfico pesan más cuando se juntan tramos.',
    formula: 'vehículos × millas',
    source: UCR,
  },
  travel_time_index: {
    label: 'Índice de tiempo de viaje',
    definition:
      'Cuánto más dura el viaje en la hora pico: 1.30 significa que 20 minutos con la vía libre pasan a ser 26.',
    formula: 'tiempo de viaje promedio / tiempo de viaje con la vía libre',
    source: UCR,
  },
  planning_time_index: {
    label: 'Índice de tiempo de planificación',
    definition:
      'Cuánto hay que planificar para llegar a tiempo 19 de cada 20 veces: 1.60 significa 24 minutos para un viaje de 15 con la vía libre.',
    formula: 'percentil 95 del tiempo de viaje / tiempo de viaje con la vía libre',
    source: UCR,
  },
  buffer_index_percent: {
    label: 'Índice de margen',
    definition:
      'Cuánto hay que sumar al viaje promedio para llegar a tiempo 19 de cada 20 veces: con 40 %, calcule 28 minutos para un viaje de 20.',
    formula: '100 × (percentil 95 − promedio) / promedio',
    source: 'FHWA, Travel Time Reliability: Making It There On Time, All The Time',
  },
  level_of_travel_time_reliability: {
    label: 'Nivel de confiabilidad del tiempo de viaje',
    definition:
      'Cuánto más dura un día malo que uno normal. Por debajo de 1.50 el tramo se considera confiable.',
    formula: 'percentil 80 del tiempo de viaje / percentil 50 del tiempo de viaje',
    source: '23 CFR 490.511 and 490.513',
  },
} as const
