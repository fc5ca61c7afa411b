const UCR = 'FHWA Urban Congestion Report'

/** Columns about how long a trip takes, on freeways and arterials. */
export const travelTime = {
  free_flow_minutes: {
    label: 'Travel time on an empty road',
    definition: 'Minutes over the segment when nothing slows traffic down.',
    formula: null,
    source: UCR,
  },
  mean_minutes: {
    label: 'Travel time, mean',
    definition: 'Minutes the trip took on average in this peak.',
    formula: null,
    source: null,
  },
  p50_minutes: {
    label: 'Travel time, median',
    definition: 'Half of the trips took no longer than this.',
    formula: '50th percentile',
    source: '23 CFR 490.511',
  },
  p80_minutes: {
    label: 'Travel time, 80th percentile',
    definition: 'Four trips in five took no longer than this.',
    formula: '80th percentile',
    source: '23 CFR 490.511',
  },
  p95_minutes: {
    label: 'Time to allow',
    definition: 'Whoever allows this many minutes is on time 19 times in 20.',
    formula: '95th percentile',
    source: UCR,
  },
  vehicle_miles: {
    label: 'Vehicle-miles travelled',
    definition:
      'Miles driven by all vehicles together. Busy segments weigh more where segments are put together.',
    formula: 'vehicles × miles',
    source: UCR,
  },
  travel_time_index: {
    label: 'Travel time index',
    definition:
      'How much longer the trip takes in the peak: 1.30 means that 20 minutes on an empty road take 26.',
    formula: 'mean travel time / travel time on an empty road',
    source: UCR,
  },
  planning_time_index: {
    label: 'Planning time index',
    definition:
      'How much to plan for, to be on time 19 times in 20: 1.60 means 24 minutes for a trip of 15 on an empty road.',
    formula: '95th percentile travel time / travel time on an empty road',
    source: UCR,
  },
  buffer_index_percent: {
    label: 'Buffer index',
    definition:
      'How much to add to the mean trip, to be on time 19 times in 20: at 40 %, allow 28 minutes for a trip of 20.',
    formula: '100 × (95th percentile − mean) / mean',
    source: 'FHWA, Travel Time Reliability: Making It There On Time, All The Time',
  },
  level_of_travel_time_reliability: {
    label: 'Level of travel time reliability',
    definition:
      'How much longer a bad day takes than a usual one. Below 1.50 the segment counts as reliable.',
    formula: '80th percentile travel time / 50th percentile travel time',
    source: '23 CFR 490.511 and 490.513',
  },
} as const
