/** Columns about tolled express lanes beside the general-purpose ones. */
export const expressLanes = {
  express_volume_vehicles: {
    label: 'Vehicles in the express lanes',
    definition: 'Vehicles that drove in the express lanes in these hours of the month.',
    formula: null,
    source: null,
  },
  general_volume_vehicles: {
    label: 'Vehicles in the general lanes',
    definition: 'Vehicles that drove in the general-purpose lanes beside them.',
    formula: null,
    source: null,
  },
  express_share_percent: {
    label: 'Express share',
    definition: 'Share of all vehicles that chose the express lanes.',
    formula: '100 × express / (express + general) vehicles',
    source: null,
  },
  express_mean_speed_mph: {
    label: 'Speed in the express lanes',
    definition: 'Mean speed in the express lanes.',
    formula: null,
    source: null,
  },
  general_mean_speed_mph: {
    label: 'Speed in the general lanes',
    definition: 'Mean speed in the general-purpose lanes in the same hours.',
    formula: null,
    source: null,
  },
  time_at_or_above_45_mph_percent: {
    label: 'Time at 45 mph or faster',
    definition:
      'Share of the time that traffic in the express lanes moved at 45 mph or faster. Intervals that were not observed are left out.',
    formula: '100 × observed intervals with mean speed ≥ 45 mph / observed intervals',
    source: '23 U.S.C. 166',
  },
  express_minutes: {
    label: 'Travel time in the express lanes',
    definition: 'Mean minutes over the whole length in the express lanes.',
    formula: null,
    source: null,
  },
  general_minutes: {
    label: 'Travel time in the general lanes',
    definition: 'Mean minutes over the same length in the general-purpose lanes.',
    formula: null,
    source: null,
  },
  minutes_saved: {
    label: 'Minutes saved',
    definition: 'How much shorter the trip in the express lanes was. Negative: it was longer.',
    formula: 'travel time in the general lanes − in the express lanes',
    source: null,
  },
  mean_toll_usd: {
    label: 'Toll, mean',
    definition: 'What a driver paid on average in these hours, in US dollars.',
    formula: 'tolls paid / paying vehicles',
    source: null,
  },
  max_toll_usd: {
    label: 'Toll, highest',
    definition: 'The highest toll charged in these hours, in US dollars.',
    formula: null,
    source: null,
  },
  cost_per_minute_saved_usd: {
    label: 'Cost of one minute saved',
    definition: 'What each minute saved cost on average, in US dollars. Empty when no time was saved.',
    formula: 'mean toll / minutes saved',
    source: null,
  },
  availability_percent: {
    label: 'Availability',
    definition: 'Share of the scheduled time that the express lanes were open.',
    formula: '100 × open lane-hours / scheduled lane-hours',
    source: null,
  },
  closures: {
    label: 'Closures',
    definition: 'Times the express lanes were closed, planned or not.',
    formula: null,
    source: null,
  },
} as const
