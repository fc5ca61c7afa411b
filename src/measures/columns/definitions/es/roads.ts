import type { ColumnName } from '../../tables.ts'
import type { ColumnTexts } from '../definition.ts'

/**
 * Columns about travel times, signals, express lanes and ramp signals, in Spanish.
 * Review: draft
 */
export const roads = {
  free_flow_minutes: [
    'Tiempo de viaje con la vía libre',
    'Minutos para recorrer el tramo cuando nada frena el tráfico.',
  ],
  mean_minutes: ['Tiempo de viaje, promedio', 'Minutos que duró el viaje en promedio en esta hora pico.'],
  p50_minutes: ['Tiempo de viaje, mediana', 'La mitad de los viajes no duró más que esto.', 'percentil 50'],
  p80_minutes: [
    'Tiempo de viaje, percentil 80',
    'Cuatro de cada cinco viajes no duraron más que esto.',
    'percentil 80',
  ],
  p95_minutes: [
    'Tiempo recomendado',
    'Quien prevé estos minutos llega a tiempo 19 de cada 20 veces.',
    'percentil 95',
  ],
  vehicle_miles: [
    'Vehículo-millas recorridas',
    'Millas que recorrieron todos los vehículos juntos. Los tramos con más tráfico pesan más cuando se juntan tramos.',
    'vehículos × millas',
  ],
  travel_time_index: [
    'Índice de tiempo de viaje',
    'Cuánto más dura el viaje en la hora pico: 1.30 significa que 20 minutos con la vía libre pasan a ser 26.',
    'tiempo de viaje promedio / tiempo de viaje con la vía libre',
  ],
  planning_time_index: [
    'Índice de tiempo de planificación',
    'Cuánto tiempo hay que prever para llegar a tiempo 19 de cada 20 veces: 1.60 significa 24 minutos para un viaje de 15 con la vía libre.',
    'percentil 95 del tiempo de viaje / tiempo de viaje con la vía libre',
  ],
  buffer_index_percent: [
    'Tiempo extra recomendado (buffer index)',
    'Cuánto hay que sumar al viaje promedio para llegar a tiempo 19 de cada 20 veces: con 40 %, prevea 28 minutos para un viaje de 20.',
    '100 × (percentil 95 − promedio) / promedio',
  ],
  level_of_travel_time_reliability: [
    'Nivel de confiabilidad del tiempo de viaje',
    'Cuánto más dura un día malo que uno normal. Por debajo de 1.50 el tramo se considera confiable.',
    'percentil 80 del tiempo de viaje / percentil 50 del tiempo de viaje',
  ],
  mean_speed_mph: [
    'Velocidad promedio',
    'Velocidad promedio en el corredor en esta hora pico, con las paradas en los semáforos incluidas.',
  ],
  signals: ['Semáforos', 'Semáforos a lo largo del corredor.'],
  arrivals_on_green_percent: [
    'Llegadas en verde',
    'Parte de los vehículos que llegaron a un semáforo cuando estaba en verde.',
    '100 × vehículos que llegan en verde / todos los vehículos que llegan',
  ],
  green_percent: [
    'Tiempo en verde',
    'Parte del ciclo del semáforo que está en verde para este sentido.',
    '100 × tiempo en verde / duración del ciclo',
  ],
  platoon_ratio: [
    'Razón de pelotón',
    'Qué tan bien coincide el verde con el tráfico: 1.0 es casualidad; por encima, los vehículos llegan más veces en verde.',
    '% de llegadas en verde / % de tiempo en verde',
  ],
  split_failure_percent: [
    'Verdes insuficientes',
    'Parte de los ciclos del semáforo que dejaron vehículos esperando: los detectores estuvieron ocupados al menos el 80 % del verde y al menos el 80 % de los primeros segundos del rojo.',
    '100 × ciclos que fallaron / ciclos observados',
  ],
  detector_health_percent: [
    'Detectores que funcionan',
    'Parte de los detectores de vehículos que pasan sus pruebas. Las demás cifras del corredor dependen de ellos.',
    '100 × detectores que pasan / todos los detectores',
  ],
  communication_uptime_percent: [
    'Tiempo con comunicación',
    'Parte del tiempo en que el centro de gestión del tráfico pudo comunicarse con los semáforos.',
    '100 × tiempo con comunicación / tiempo total',
  ],
  signal_outages: ['Fallas de semáforos', 'Veces que un semáforo estuvo apagado o intermitente.'],
  express_volume_vehicles: [
    'Vehículos en los carriles exprés',
    'Vehículos que circularon por los carriles exprés en estas horas del mes.',
  ],
  general_volume_vehicles: [
    'Vehículos en los carriles generales',
    'Vehículos que circularon por los carriles generales de al lado.',
  ],
  express_share_percent: [
    'Conductores que eligieron los carriles exprés',
    'Parte de todos los vehículos que eligieron los carriles exprés.',
    '100 × vehículos exprés / (exprés + generales)',
  ],
  express_mean_speed_mph: ['Velocidad en los carriles exprés', 'Velocidad promedio en los carriles exprés.'],
  general_mean_speed_mph: [
    'Velocidad en los carriles generales',
    'Velocidad promedio en los carriles generales en las mismas horas.',
  ],
  time_at_or_above_45_mph_percent: [
    'Tiempo a 45 mph o más',
    'Parte del tiempo en que el tráfico de los carriles exprés fue a 45 mph o más. Los intervalos que no se observaron no se cuentan.',
    '100 × intervalos observados con velocidad promedio ≥ 45 mph / intervalos observados',
  ],
  express_minutes: [
    'Tiempo de viaje en los carriles exprés',
    'Promedio de minutos para recorrer todo el tramo por los carriles exprés.',
  ],
  general_minutes: [
    'Tiempo de viaje en los carriles generales',
    'Promedio de minutos para recorrer el mismo tramo por los carriles generales.',
  ],
  minutes_saved: [
    'Minutos ahorrados',
    'Cuánto más corto fue el viaje por los carriles exprés. Negativo: fue más largo.',
    'tiempo de viaje en los carriles generales − en los carriles exprés',
  ],
  mean_toll_usd: [
    'Peaje, promedio',
    'Lo que pagó un conductor en promedio en estas horas, en dólares.',
    'peajes pagados / vehículos que pagaron',
  ],
  max_toll_usd: ['Peaje más alto', 'El peaje más alto que se cobró en estas horas, en dólares.'],
  cost_per_minute_saved_usd: [
    'Costo de un minuto ahorrado',
    'Lo que costó en promedio cada minuto ahorrado, en dólares. Vacío cuando no se ahorró tiempo.',
    'peaje promedio / minutos ahorrados',
  ],
  availability_percent: [
    'Carriles abiertos según el horario (disponibilidad)',
    'Parte del tiempo previsto en que los carriles exprés estuvieron abiertos.',
    '100 × horas-carril abiertas / horas-carril previstas',
  ],
  closures: ['Cierres', 'Veces que se cerraron los carriles exprés, con o sin aviso previo.'],
  active_hours: ['Horas encendido', 'Horas del mes en que el semáforo reguló el tráfico.'],
  activations: ['Activaciones', 'Veces que se encendió el semáforo.'],
  uptime_percent: [
    'Tiempo en servicio',
    'Parte del mes en que el semáforo no tuvo fallas, se necesitara o no.',
    '100 × (horas − horas con falla) / horas',
  ],
  metering_rate_vehicles_per_hour: [
    'Ritmo de entrada',
    'Vehículos por hora que el semáforo dejó entrar a la autopista mientras estuvo encendido.',
  ],
  mainline_speed_before_mph: [
    'Velocidad de la autopista antes',
    'Velocidad promedio en la autopista junto a la rampa, en las mismas horas, antes de que se usara el semáforo.',
  ],
  mainline_speed_active_mph: [
    'Velocidad de la autopista con el semáforo',
    'Velocidad promedio en la autopista junto a la rampa mientras el semáforo estuvo encendido. Una diferencia con el antes es una asociación, no una prueba.',
  ],
  mainline_flow_vehicles_per_hour: [
    'Flujo de la autopista con el semáforo',
    'Vehículos por hora en la autopista junto a la rampa mientras el semáforo estuvo encendido.',
  ],
  ramp_delay_seconds: ['Espera en la rampa', 'Promedio de segundos que un vehículo esperó en la rampa.'],
  queue_override_minutes: [
    'Liberación de la fila',
    'Minutos en que el semáforo se aceleró o se apagó porque la fila de autos llegaba hasta la calle.',
  ],
  weekdays_measured: [
    'Días de lunes a viernes medidos',
    'Días de lunes a viernes en que se basan las velocidades de antes y durante.',
  ],
} satisfies Partial<Record<ColumnName, ColumnTexts>>
