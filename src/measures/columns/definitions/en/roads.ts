import type { ColumnName } from '../../tables.ts'
import type { ColumnWords } from '../definition.ts'

/** Columns about travel times, signals, express lanes and ramp signals. */
export const roads = {
  free_flow_minutes: [
    'Travel time on an empty road',
    'Minutes over the segment when nothing slows traffic down.',
  ],
  mean_minutes: ['Travel time, mean', 'Minutes the trip took on average in this peak.'],
  p50_minutes: ['Travel time, median', 'Half of the trips took no longer than this.', '50th percentile'],
  p80_minutes: [
    'Travel time, 80th percentile',
    'Four trips in five took no longer than this.',
    '80th percentile',
  ],
  p95_minutes: [
    'Time to allow',
    'Whoever allows this many minutes is on time 19 times in 20.',
    '95th percentile',
  ],
  vehicle_miles: [
    'Vehicle-miles travelled',
    'Miles driven by all vehicles together. Busy segments weigh more where segments are put together.',
    'vehicles × miles',
  ],
  travel_time_index: [
    'Travel time index',
    'How much longer the trip takes in the peak: 1.30 means that 20 minutes on an empty road take 26.',
    'mean travel time / travel time on an empty road',
  ],
  planning_time_index: [
    'Planning time index',
    'How much to plan for, to be on time 19 times in 20: 1.60 means 24 minutes for a trip of 15 on an empty road.',
    '95th percentile travel time / travel time on an empty road',
  ],
  buffer_index_percent: [
    'Buffer index',
    'How much to add to the mean trip, to be on time 19 times in 20: at 40 %, allow 28 minutes for a trip of 20.',
    '100 × (95th percentile − mean) / mean',
  ],
  level_of_travel_time_reliability: [
    'Level of travel time reliability',
    'How much longer a bad day takes than a usual one. Below 1.50 the segment counts as reliable.',
    '80th percentile travel time / 50th percentile travel time',
  ],
  mean_speed_mph: ['Speed, mean', 'Mean speed over the corridor in this peak, stops at signals included.'],
  signals: ['Signals', 'Traffic signals along the corridor.'],
  arrivals_on_green_percent: [
    'Arrivals on green',
    'Share of vehicles that reached a signal while it was green.',
    '100 × vehicles arriving on green / all arriving vehicles',
  ],
  green_percent: [
    'Green time',
    'Share of the signal cycle that is green for this direction.',
    '100 × green time / cycle time',
  ],
  platoon_ratio: [
    'Platoon ratio',
    'How well green meets the traffic: 1.0 is chance, above it vehicles arrive on green more often.',
    'arrivals on green % / green time %',
  ],
  split_failure_percent: [
    'Split failures',
    'Share of signal cycles that left vehicles waiting: detectors were occupied at least 80% of the green and at least 80% of the first seconds of red.',
    '100 × cycles that failed / cycles observed',
  ],
  detector_health_percent: [
    'Detectors working',
    'Share of vehicle detectors that pass their tests. Other figures of the corridor rest on them.',
    '100 × detectors passing / all detectors',
  ],
  communication_uptime_percent: [
    'Communication uptime',
    'Share of the time that signals could be reached from the traffic management center.',
    '100 × time reached / time in all',
  ],
  signal_outages: ['Signal outages', 'Times a signal was dark or flashing.'],
  express_volume_vehicles: [
    'Vehicles in the express lanes',
    'Vehicles that drove in the express lanes in these hours of the month.',
  ],
  general_volume_vehicles: [
    'Vehicles in the general lanes',
    'Vehicles that drove in the general-purpose lanes beside them.',
  ],
  express_share_percent: [
    'Express share',
    'Share of all vehicles that chose the express lanes.',
    '100 × express / (express + general) vehicles',
  ],
  express_mean_speed_mph: ['Speed in the express lanes', 'Mean speed in the express lanes.'],
  general_mean_speed_mph: [
    'Speed in the general lanes',
    'Mean speed in the general-purpose lanes in the same hours.',
  ],
  time_at_or_above_45_mph_percent: [
    'Time at 45 mph or faster',
    'Share of the time that traffic in the express lanes moved at 45 mph or faster. Intervals that were not observed are left out.',
    '100 × observed intervals with mean speed ≥ 45 mph / observed intervals',
  ],
  express_minutes: [
    'Travel time in the express lanes',
    'Mean minutes over the whole length in the express lanes.',
  ],
  general_minutes: [
    'Travel time in the general lanes',
    'Mean minutes over the same length in the general-purpose lanes.',
  ],
  minutes_saved: [
    'Minutes saved',
    'How much shorter the trip in the express lanes was. Negative: it was longer.',
    'travel time in the general lanes − in the express lanes',
  ],
  mean_toll_usd: [
    'Toll, mean',
    'What a driver paid on average in these hours, in US dollars.',
    'tolls paid / paying vehicles',
  ],
  max_toll_usd: ['Toll, highest', 'The highest toll charged in these hours, in US dollars.'],
  cost_per_minute_saved_usd: [
    'Cost of one minute saved',
    'What each minute saved cost on average, in US dollars. Empty when no time was saved.',
    'mean toll / minutes saved',
  ],
  availability_percent: [
    'Availability',
    'Share of the scheduled time that the express lanes were open.',
    '100 × open lane-hours / scheduled lane-hours',
  ],
  closures: ['Closures', 'Times the express lanes were closed, planned or not.'],
  active_hours: ['Hours on', 'Hours of the month the signal metered traffic.'],
  activations: ['Activations', 'Times the signal was switched on.'],
  uptime_percent: [
    'Uptime',
    'Share of the month the signal had no fault, whether it was needed or not.',
    '100 × (hours − fault hours) / hours',
  ],
  metering_rate_vehicles_per_hour: [
    'Metering rate',
    'Vehicles an hour the signal let onto the freeway while it was on.',
  ],
  mainline_speed_before_mph: [
    'Freeway speed before metering',
    'Mean speed on the freeway at the ramp in the same hours before the signal was in use.',
  ],
  mainline_speed_active_mph: [
    'Freeway speed while metering',
    'Mean speed on the freeway at the ramp while the signal was on. A difference from before is an association, not proof.',
  ],
  mainline_flow_vehicles_per_hour: [
    'Freeway flow while metering',
    'Vehicles an hour on the freeway at the ramp while the signal was on.',
  ],
  ramp_delay_seconds: ['Wait on the ramp', 'Mean seconds a vehicle waited on the ramp.'],
  queue_override_minutes: [
    'Queue override',
    'Minutes the signal sped up or switched off because the queue reached back to the street.',
  ],
  weekdays_measured: ['Weekdays measured', 'Weekdays the speeds before and while metering rest on.'],
} satisfies Partial<Record<ColumnName, ColumnWords>>
