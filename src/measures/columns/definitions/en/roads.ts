import type { ColumnName } from '../../tables.ts'
import type { ColumnTexts } from '../definition.ts'

/** Columns about travel times, signals, express lanes and ramp signals. */
export const roads = {
  free_flow_minutes: {
    label: 'Travel time with no traffic',
    definition: 'Minutes to drive the segment with no traffic.',
  },
  mean_minutes: { label: 'Travel time, mean', definition: 'Minutes the trip took on average in this peak.' },
  p50_minutes: {
    label: 'Travel time, median',
    definition: 'Half of the trips took no longer than this.',
    formula: '50th percentile',
  },
  p80_minutes: {
    label: 'Travel time, 80th percentile',
    definition: 'Four trips in five took no longer than this.',
    formula: '80th percentile',
  },
  p95_minutes: {
    label: 'Time to allow',
    definition: 'Allow this many minutes to be on time 19 times in 20.',
    formula: '95th percentile',
  },
  vehicle_miles: {
    label: 'Vehicle-miles traveled',
    definition:
      'Miles driven by all vehicles together. When segments are combined, busy ones count for more.',
    formula: 'vehicles × miles',
  },
  travel_time_index: {
    label: 'Travel time index',
    definition:
      'How much longer the trip takes in the peak: 1.30 means that a trip of 20 minutes with no traffic takes 26.',
    formula: 'mean travel time / travel time with no traffic',
  },
  planning_time_index: {
    label: 'Planning time index',
    definition:
      'How much time to plan to be on time 19 times in 20: 1.60 means 24 minutes for a trip of 15 with no traffic.',
    formula: '95th percentile travel time / travel time with no traffic',
  },
  buffer_index_percent: {
    label: 'Extra time to allow (buffer index)',
    definition:
      'How much time to add to the mean trip to be on time 19 times in 20: at 40%, allow 28 minutes for a trip of 20.',
    formula: '100 × (95th percentile − mean) / mean',
  },
  level_of_travel_time_reliability: {
    label: 'Level of travel time reliability',
    definition:
      'How much longer the trip takes on a bad day than on a typical one. Below 1.50 the segment counts as reliable.',
    formula: '80th percentile travel time / 50th percentile travel time',
  },
  mean_speed_mph: {
    label: 'Speed, mean',
    definition: 'Mean speed on the corridor in this peak, including stops at signals.',
  },
  signals: { label: 'Signals', definition: 'Traffic signals along the corridor.' },
  arrivals_on_green_percent: {
    label: 'Arrivals on green',
    definition: 'Percent of vehicles that reached a signal while it was green.',
    formula: '100 × vehicles arriving on green / all arriving vehicles',
  },
  green_percent: {
    label: 'Green time',
    definition: 'Percent of the signal cycle that is green for this direction.',
    formula: '100 × green time / cycle time',
  },
  platoon_ratio: {
    label: 'Platoon ratio',
    definition:
      'How well the green light matches the traffic: 1.0 is chance, and above it vehicles arrive on green more often.',
    formula: 'percent arriving on green / percent green time',
  },
  split_failure_percent: {
    label: 'Split failures',
    definition:
      'Percent of signal cycles that left vehicles waiting: detectors were occupied at least 80% of the green and at least 80% of the first seconds of red.',
    formula: '100 × cycles that failed / cycles observed',
  },
  detector_health_percent: {
    label: 'Detectors working (detector health)',
    definition:
      'Percent of vehicle detectors that pass their tests. The corridor’s other figures depend on them.',
    formula: '100 × detectors passing / all detectors',
  },
  communication_uptime_percent: {
    label: 'Communication uptime',
    definition: 'Percent of time that signals could be reached from the traffic management center.',
    formula: '100 × time reached / total time',
  },
  signal_outages: { label: 'Signal outages', definition: 'Number of times a signal was dark or flashing.' },
  express_volume_vehicles: {
    label: 'Vehicles in the express lanes',
    definition: 'Vehicles that drove in the express lanes in these hours of the month.',
  },
  general_volume_vehicles: {
    label: 'Vehicles in the general lanes',
    definition: 'Vehicles that drove in the general-purpose lanes beside them.',
  },
  express_share_percent: {
    label: 'Drivers who chose the express lanes (express share)',
    definition: 'Percent of all vehicles that chose the express lanes.',
    formula: '100 × express / (express + general) vehicles',
  },
  express_mean_speed_mph: {
    label: 'Speed in the express lanes',
    definition: 'Mean speed in the express lanes.',
  },
  general_mean_speed_mph: {
    label: 'Speed in the general lanes',
    definition: 'Mean speed in the general-purpose lanes in the same hours.',
  },
  time_at_or_above_45_mph_percent: {
    label: 'Time at 45 mph or faster',
    definition:
      'Percent of time that traffic in the express lanes moved at 45 mph or faster. Intervals that were not observed are left out.',
    formula: '100 × observed intervals with mean speed ≥ 45 mph / observed intervals',
  },
  express_minutes: {
    label: 'Travel time in the express lanes',
    definition: 'Mean minutes to drive the whole length in the express lanes.',
  },
  general_minutes: {
    label: 'Travel time in the general lanes',
    definition: 'Mean minutes to drive the same length in the general-purpose lanes.',
  },
  minutes_saved: {
    label: 'Minutes saved',
    definition: 'How much shorter the trip was in the express lanes. A negative value means it was longer.',
    formula: 'travel time in the general lanes − in the express lanes',
  },
  mean_toll_usd: {
    label: 'Toll, mean',
    definition: 'What a driver paid on average in these hours, in US dollars.',
    formula: 'tolls paid / paying vehicles',
  },
  max_toll_usd: {
    label: 'Toll, highest',
    definition: 'The highest toll charged in these hours, in US dollars.',
  },
  cost_per_minute_saved_usd: {
    label: 'Cost of one minute saved',
    definition: 'What each minute saved cost on average, in US dollars. Empty when no time was saved.',
    formula: 'mean toll / minutes saved',
  },
  availability_percent: {
    label: 'Lanes open when scheduled (availability)',
    definition: 'Percent of the scheduled time that the express lanes were open.',
    formula: '100 × open lane-hours / scheduled lane-hours',
  },
  closures: {
    label: 'Closures',
    definition: 'Number of times the express lanes were closed, planned or not.',
  },
  active_hours: { label: 'Hours on', definition: 'Hours in the month that the signal metered traffic.' },
  activations: { label: 'Activations', definition: 'Number of times the signal was turned on.' },
  uptime_percent: {
    label: 'Uptime',
    definition: 'Percent of the month that the signal had no fault, whether it was needed or not.',
    formula: '100 × (hours − fault hours) / hours',
  },
  metering_rate_vehicles_per_hour: {
    label: 'Metering rate',
    definition: 'Vehicles per hour that the signal let onto the freeway while it was on.',
  },
  mainline_speed_before_mph: {
    label: 'Freeway speed before metering',
    definition: 'Mean speed on the freeway at the ramp in the same hours before the signal was in use.',
  },
  mainline_speed_active_mph: {
    label: 'Freeway speed while metering',
    definition:
      'Mean speed on the freeway at the ramp while the signal was on. A difference from before shows a link, not a cause.',
  },
  mainline_flow_vehicles_per_hour: {
    label: 'Freeway flow while metering',
    definition: 'Vehicles per hour on the freeway at the ramp while the signal was on.',
  },
  ramp_delay_seconds: {
    label: 'Wait on the ramp',
    definition: 'Mean seconds that a vehicle waited on the ramp.',
  },
  queue_override_minutes: {
    label: 'Queue override',
    definition: 'Minutes that the signal sped up or turned off because cars backed up to the street.',
  },
  weekdays_measured: {
    label: 'Weekdays measured',
    definition: 'Number of weekdays used for the speeds before and while metering.',
  },
} satisfies Partial<Record<ColumnName, ColumnTexts>>
