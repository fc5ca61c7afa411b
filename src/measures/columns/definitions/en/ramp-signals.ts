/** Columns about ramp signals. Before and while metering are set side by side: association, not proof. */
export const rampSignals = {
  active_hours: {
    label: 'Hours on',
    definition: 'Hours of the month the signal metered traffic.',
    formula: null,
    source: null,
  },
  activations: {
    label: 'Activations',
    definition: 'Times the signal was switched on.',
    formula: null,
    source: null,
  },
  uptime_percent: {
    label: 'Uptime',
    definition: 'Share of the month the signal had no fault, whether it was needed or not.',
    formula: '100 × (hours − fault hours) / hours',
    source: null,
  },
  metering_rate_vehicles_per_hour: {
    label: 'Metering rate',
    definition: 'Vehicles an hour the signal let onto the freeway while it was on.',
    formula: null,
    source: null,
  },
  mainline_speed_before_mph: {
    label: 'Freeway speed before metering',
    definition: 'Mean speed on the freeway at the ramp in the same hours before the signal was in use.',
    formula: null,
    source: null,
  },
  mainline_speed_active_mph: {
    label: 'Freeway speed while metering',
    definition:
      'Mean speed on the freeway at the ramp while the signal was on. A difference from before is an association, not proof.',
    formula: null,
    source: null,
  },
  mainline_flow_vehicles_per_hour: {
    label: 'Freeway flow while metering',
    definition: 'Vehicles an hour on the freeway at the ramp while the signal was on.',
    formula: null,
    source: null,
  },
  ramp_delay_seconds: {
    label: 'Wait on the ramp',
    definition: 'Mean seconds a vehicle waited on the ramp.',
    formula: null,
    source: null,
  },
  queue_override_minutes: {
    label: 'Queue override',
    definition: 'Minutes the signal sped up or switched off because the queue reached back to the street.',
    formula: null,
    source: null,
  },
  weekdays_measured: {
    label: 'Weekdays measured',
    definition: 'Weekdays the speeds before and while metering rest on.',
    formula: null,
    source: null,
  },
} as const
