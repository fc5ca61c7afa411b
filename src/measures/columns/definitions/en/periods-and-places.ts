/** Columns that say when and where: no figures. */
export const periodsAndPlaces = {
  period_start: {
    label: 'Period starts',
    definition: 'First day of the period the row covers. Weeks run from Sunday to Saturday.',
    formula: null,
    source: null,
  },
  period_end: {
    label: 'Period ends',
    definition: 'Last day of the period, itself included.',
    formula: null,
    source: null,
  },
  row_status: {
    label: 'Status',
    definition:
      'Preliminary: published early and still to be checked. Final: checked. Revised: changed since it was first published.',
    formula: null,
    source: null,
  },
  county: {
    label: 'County',
    definition: '"all" is the row of all counties together: leave it out when you add up a column.',
    formula: null,
    source: null,
  },
  road: {
    label: 'Road',
    definition: '"all" is the row of all roads together: leave it out when you add up a column.',
    formula: null,
    source: null,
  },
  direction: {
    label: 'Direction',
    definition: 'Direction of travel. "all" is the row of all directions together.',
    formula: null,
    source: null,
  },
  segment: {
    label: 'Segment',
    definition: 'The stretch of road between two interchanges that travel times are measured over.',
    formula: null,
    source: null,
  },
  corridor: {
    label: 'Corridor',
    definition: 'The street whose signals are timed together and over whose length travel time is measured.',
    formula: null,
    source: null,
  },
  peak: {
    label: 'Peak',
    definition: 'Weekdays: am is 6 to 9 in the morning, pm is 4 to 7 in the afternoon.',
    formula: null,
    source: 'FHWA Urban Congestion Report',
  },
  window: {
    label: 'Time window',
    definition: 'Hours of the weekday the row covers, local time. "all" is the whole month, every hour.',
    formula: null,
    source: null,
  },
  ramp_id: {
    label: 'Ramp',
    definition: 'The ramp signal, by the name it has in the list of ramp signals.',
    formula: null,
    source: null,
  },
  area: {
    label: 'Incident management area',
    definition: 'The area whose incident management team handled it.',
    formula: null,
    source: null,
  },
  location: {
    label: 'Location',
    definition: 'Where on the road it happened, by exit or cross street.',
    formula: null,
    source: null,
  },
  coverage_percent: {
    label: 'Coverage',
    definition:
      'How much of what should have been measured was measured. Figures rest on that part alone; the rest is left out, not counted as 0.',
    formula: '100 × measured / expected',
    source: null,
  },
} as const
