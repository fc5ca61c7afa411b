/**
 * Columns about tolled express lanes beside the general-purpose ones, in Spanish.
 * Review: draft
 */
export const expressLanes = {
  express_volume_vehicles: {
    label: 'Vehículos en los carriles exprés',
    definition: 'Vehículos que circularon por los carriles exprés en estas horas del mes.',
    formula: null,
    source: null,
  },
  general_volume_vehicles: {
    label: 'Vehículos en los carriles generales',
    definition: 'Vehículos que circularon por los carriles generales de al lado.',
    formula: null,
    source: null,
  },
  express_share_percent: {
    label: 'Parte de los carriles exprés',
    definition: 'Parte de todos los vehículos que eligieron los carriles exprés.',
    formula: '100 × vehículos exprés / (exprés + generales)',
    source: null,
  },
  express_mean_speed_mph: {
    label: 'Velocidad en los carriles exprés',
    definition: 'Velocidad media en los carriles exprés.',
    formula: null,
    source: null,
  },
  general_mean_speed_mph: {
    label: 'Velocidad en los carriles generales',
    definition: 'Velocidad media en los carriles generales en las mismas horas.',
    formula: null,
    source: null,
  },
  time_at_or_above_45_mph_percent: {
    label: 'Tiempo a 45 mph o más',
    definition:
      'Parte del tiempo en que el tráfico de los carriles exprés fue a 45 mph o más. Los intervalos que no se observaron no se cuentan.',
    formula: '100 × intervalos observados con velocidad media ≥ 45 mph / intervalos observados',
    source: '23 U.S.C. 166',
  },
  express_minutes: {
    label: 'Tiempo de viaje en los carriles exprés',
    definition: 'Promedio de minutos para recorrer todo el tramo por los carriles exprés.',
    formula: null,
    source: null,
  },
  general_minutes: {
    label: 'Tiempo de viaje en los carriles generales',
    definition: 'Promedio de minutos para recorrer el mismo tramo por los carriles generales.',
    formula: null,
    source: null,
  },
  minutes_saved: {
    label: 'Minutos ahorrados',
    definition: 'Cuánto más corto fue el viaje por los carriles exprés. Negativo: fue más largo.',
    formula: 'tiempo de viaje en los carriles generales − en los carriles exprés',
    source: null,
  },
  mean_toll_usd: {
    label: 'Peaje, promedio',
    definition: 'Lo que pagó un conductor en promedio en estas horas, en dólares.',
    formula: 'peajes pagados / vehículos que pagaron',
    source: null,
  },
  max_toll_usd: {
    label: 'Peaje más alto',
    definition: 'El peaje más alto que se cobró en estas horas, en dólares.',
    formula: null,
    source: null,
  },
  cost_per_minute_saved_usd: {
    label: 'Costo de un minuto ahorrado',
    definition:
      'Lo que costó en promedio cada minuto ahorrado, en dólares. Vacío cuando no se ahorró tiempo.',
    formula: 'peaje promedio / minutos ahorrados',
    source: null,
  },
  availability_percent: {
    label: 'Disponibilidad',
    definition: 'Parte del tiempo previsto en que los carriles exprés estuvieron abiertos.',
    formula: '100 × horas-carril abiertas / horas-carril previstas',
    source: null,
  },
  closures: {
    label: 'Cierres',
    definition: 'Veces que se cerraron los carriles exprés, con o sin aviso previo.',
    formula: null,
    source: null,
  },
} as const
