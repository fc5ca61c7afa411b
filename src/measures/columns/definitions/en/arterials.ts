const ATSPM = 'Utah DOT Automated Traffic Signal Performance Measures'

/** Columns about streets with signals. */
export const arterials = {
  mean_speed_mph: {
    label: 'Speed, mean',
    definition: 'Mean speed over the corridor in this peak, stops at signals included.',
    formula: null,
    source: null,
  },
  signals: {
    label: 'Signals',
    definition: 'Traffic signals along the corridor.',
    formula: null,
    source: null,
  },
  arrivals_on_green_percent: {
    label: 'Arrivals on green',
    definition: 'Share of vehicles that reached a signal while it was green.',
    formula: '100 × vehicles arriving on green / all arriving vehicles',
    source: ATSPM,
  },
  green_percent: {
    label: 'Green time',
    definition: 'Share of the signal cycle that is green for this direction.',
    formula: '100 × green time / cycle time',
    source: ATSPM,
  },
  platoon_ratio: {
    label: 'Platoon ratio',
    definition:
      'How well green meets the traffic: 1.0 is chance, above it vehicles arrive on green more often.',
    formula: 'arrivals on green % / green time %',
    source: ATSPM,
  },
  split_failure_percent: {
    label: 'Split failures',
    definition:
      'Share of signal cycles that left vehicles waiting: detectors were occupied at least 80% of the green and at least 80% of the first seconds of red.',
    formula: '100 × cycles that failed / cycles observed',
    source: `${ATSPM}; threshold of 80% as in Oregon DOT’s atspm`,
  },
  detector_health_percent: {
    label: 'Detectors working',
    definition:
      'Share of vehicle detectors that pass their tests. Other figures of the corridor rest on them.',
    formula: '100 × detectors passing / all detectors',
    source: ATSPM,
  },
  communication_uptime_percent: {
    label: 'Communication uptime',
    definition: 'Share of the time that signals could be reached from the traffic management center.',
    formula: '100 × time reached / time in all',
    source: null,
  },
  signal_outages: {
    label: 'Signal outages',
    definition: 'Times a signal was dark or flashing.',
    formula: null,
    source: null,
  },
} as const
