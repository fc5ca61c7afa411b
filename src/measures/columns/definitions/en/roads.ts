import type { ColumnName } from '../../tables.ts'
import type { ColumnTexts } from '../definition.ts'
import { text } from './events.ts'

/** Columns about travel times, signals, express lanes and ramp signals. */
export const roads = {
  free_flow_minutes: text('Travel time with no traffic', 'Minutes to drive the segment with no traffic.'),
  mean_minutes: text('Travel time, mean', 'Minutes the trip took on average in this peak.'),
  p50_minutes: text('Travel time, median', 'Half of the trips took no longer than this.', '50th percentile'),
  p80_minutes: text(
    'Travel time, 80th percentile',
    'Four trips in five took no longer than this.',
    '80th percentile',
  ),
  p95_minutes: text(
    'Time to allow',
    'Allow this many minutes to be on time 19 times in 20.',
    '95th percentile',
  ),
  vehicle_miles: text(
    'Vehicle-miles traveled',
    'Miles driven by all vehicles together. When segments are combined, busy ones count for more.',
    'vehicles × miles',
  ),
  travel_time_index: text(
    'Travel time index',
    'How much longer the trip takes in the peak: 1.30 means that a trip of 20 minutes with no traffic takes 26.',
    'mean travel time / travel time with no traffic',
  ),
  planning_time_index: text(
    'Planning time index',
    'How much time to plan to be on time 19 times in 20: 1.60 means 24 minutes for a trip of 15 with no traffic.',
    '95th percentile travel time / travel time with no traffic',
  ),
  buffer_index_percent: text(
    'Extra time to allow (buffer index)',
    'How much time to add to the mean trip to be on time 19 times in 20: at 40%, allow 28 minutes for a trip of 20.',
    '100 × (95th percentile − mean) / mean',
  ),
  level_of_travel_time_reliability: text(
    'Level of travel time reliability',
    'How much longer the trip takes on a bad day than on a typical one. Below 1.50 the segment counts as reliable.',
    '80th percentile travel time / 50th percentile travel time',
  ),
  mean_speed_mph: text('Speed, mean', 'Mean speed on the corridor in this peak, including stops at signals.'),
  signals: text('Signals', 'Traffic signals along the corridor.'),
  arrivals_on_green_percent: text(
    'Arrivals on green',
    'Percent of vehicles that reached a signal while it was green.',
    '100 × vehicles arriving on green / all arriving vehicles',
  ),
  green_percent: text(
    'Green time',
    'Percent of the signal cycle that is green for this direction.',
    '100 × green time / cycle time',
  ),
  platoon_ratio: text(
    'Platoon ratio',
    'How well the green light matches the traffic: 1.0 is chance, and above it vehicles arrive on green more often.',
    'percent arriving on green / percent green time',
  ),
  split_failure_percent: text(
    'Split failures',
    'Percent of signal cycles that left vehicles waiting: detectors were occupied at least 80% of the green and at least 80% of the first seconds of red.',
    '100 × cycles that failed / cycles observed',
  ),
  detector_health_percent: text(
    'Detectors working (detector health)',
    'Percent of vehicle detectors that pass their tests. The corridor’s other figures depend on them.',
    '100 × detectors passing / all detectors',
  ),
  communication_uptime_percent: text(
    'Communication uptime',
    'Percent of time that signals could be reached from the traffic management center.',
    '100 × time reached / total time',
  ),
  signal_outages: text('Signal outages', 'Number of times a signal was dark or flashing.'),
  express_volume_vehicles: text(
    'Vehicles in the express lanes',
    'Vehicles that drove in the express lanes in these hours of the month.',
  ),
  general_volume_vehicles: text(
    'Vehicles in the general lanes',
    'Vehicles that drove in the general-purpose lanes beside them.',
  ),
  express_share_percent: text(
    'Drivers who chose the express lanes (express share)',
    'Percent of all vehicles that chose the express lanes.',
    '100 × express / (express + general) vehicles',
  ),
  express_mean_speed_mph: text('Speed in the express lanes', 'Mean speed in the express lanes.'),
  general_mean_speed_mph: text(
    'Speed in the general lanes',
    'Mean speed in the general-purpose lanes in the same hours.',
  ),
  time_at_or_above_45_mph_percent: text(
    'Time at 45 mph or faster',
    'Percent of time that traffic in the express lanes moved at 45 mph or faster. Intervals that were not observed are left out.',
    '100 × observed intervals with mean speed ≥ 45 mph / observed intervals',
  ),
  express_minutes: text(
    'Travel time in the express lanes',
    'Mean minutes to drive the whole length in the express lanes.',
  ),
  general_minutes: text(
    'Travel time in the general lanes',
    'Mean minutes to drive the same length in the general-purpose lanes.',
  ),
  minutes_saved: text(
    'Minutes saved',
    'How much shorter the trip was in the express lanes. A negative value means it was longer.',
    'travel time in the general lanes − in the express lanes',
  ),
  mean_toll_usd: text(
    'Toll, mean',
    'What a driver paid on average in these hours, in US dollars.',
    'tolls paid / paying vehicles',
  ),
  max_toll_usd: text('Toll, highest', 'The highest toll charged in these hours, in US dollars.'),
  cost_per_minute_saved_usd: text(
    'Cost of one minute saved',
    'What each minute saved cost on average, in US dollars. Empty when no time was saved.',
    'mean toll / minutes saved',
  ),
  availability_percent: text(
    'Lanes open when scheduled (availability)',
    'Percent of the scheduled time that the express lanes were open.',
    '100 × open lane-hours / scheduled lane-hours',
  ),
  closures: text('Closures', 'Number of times the express lanes were closed, planned or not.'),
  active_hours: text('Hours on', 'Hours in the month that the signal metered traffic.'),
  activations: text('Activations', 'Number of times the signal was turned on.'),
  uptime_percent: text(
    'Uptime',
    'Percent of the month that the signal had no fault, whether it was needed or not.',
    '100 × (hours − fault hours) / hours',
  ),
  metering_rate_vehicles_per_hour: text(
    'Metering rate',
    'Vehicles per hour that the signal let onto the freeway while it was on.',
  ),
  mainline_speed_before_mph: text(
    'Freeway speed before metering',
    'Mean speed on the freeway at the ramp in the same hours before the signal was in use.',
  ),
  mainline_speed_active_mph: text(
    'Freeway speed while metering',
    'Mean speed on the freeway at the ramp while the signal was on. A difference from before shows a link, not a cause.',
  ),
  mainline_flow_vehicles_per_hour: text(
    'Freeway flow while metering',
    'Vehicles per hour on the freeway at the ramp while the signal was on.',
  ),
  ramp_delay_seconds: text('Wait on the ramp', 'Mean seconds that a vehicle waited on the ramp.'),
  queue_override_minutes: text(
    'Queue override',
    'Minutes that the signal sped up or turned off because cars backed up to the street.',
  ),
  weekdays_measured: text(
    'Weekdays measured',
    'Number of weekdays used for the speeds before and while metering.',
  ),
} satisfies Partial<Record<ColumnName, ColumnTexts>>
