import { statisticsIn } from '../statistics.ts'

const FHWA = 'FHWA traffic incident management performance measures'
const NCHRP = 'NCHRP Project 07-20'

const statistics = statisticsIn({
  mean: ['mean', 'The mean of all with known times; a few long ones raise it.'],
  median: ['median', 'Half took no longer than this.'],
  p90: ['90th percentile', 'Nine in ten took no longer than this.'],
})

/** Columns of the freeway event tables. */
export const freewayEvents = {
  events: {
    label: 'Events',
    definition:
      'Events the traffic management center handled: crashes, disabled vehicles, debris and the like.',
    formula: null,
    source: null,
  },
  lane_blocking_events: {
    label: 'Lane-blocking events',
    definition: 'Events that blocked at least one travel lane.',
    formula: null,
    source: FHWA,
  },
  events_with_times: {
    label: 'Events with known times',
    definition:
      'Events whose times were recorded. Means of verification, response and scene clearance rest on these.',
    formula: null,
    source: null,
  },
  lane_blocking_events_with_times: {
    label: 'Lane-blocking events with known times',
    definition:
      'Lane-blocking events whose times were recorded. Lane opening times and the Open Roads share rest on these.',
    formula: null,
    source: null,
  },
  lane_blocking_coverage_percent: {
    label: 'Coverage of lane-blocking events',
    definition:
      'How many of the lane-blocking events have known times. The others are left out, not counted as 0.',
    formula: '100 × lane-blocking events with known times / lane-blocking events',
    source: null,
  },
  ...statistics('verification', {
    label: 'Verified',
    definition: 'Minutes from the first report until the event was confirmed, mostly by camera.',
    formula: 'T2 − T1',
    source: NCHRP,
  }),
  ...statistics('response', {
    label: 'Help arrives',
    definition:
      'Minutes from confirmation until the first responder was there. Agencies that count from dispatch (T4 − T3) report shorter times.',
    formula: 'T4 − T2',
    source: NCHRP,
  }),
  ...statistics('roadway_clearance', {
    label: 'Lanes open',
    definition: 'Minutes from the first report until all lanes were open, for events that blocked a lane.',
    formula: 'T5 − T1',
    source: FHWA,
  }),
  ...statistics('incident_clearance', {
    label: 'Scene clear',
    definition: 'Minutes from the first report until the last responder had left, for all events.',
    formula: 'T6 − T1',
    source: FHWA,
  }),
  open_roads_compliance_percent: {
    label: 'Lanes open within 90 minutes',
    definition:
      'Share of lane-blocking events with known times whose lanes were all open within 90 minutes. Our clock starts with the first report; the policy’s own starts later, when the first officer arrives.',
    formula: '100 × lane-blocking events with T5 − T1 ≤ 90 min / lane-blocking events with known times',
    source: 'Florida Open Roads Policy',
  },
  secondary_crashes: {
    label: 'Secondary crashes',
    definition: 'Crashes at the scene of an earlier one or in its queue, in either direction.',
    formula: null,
    source: FHWA,
  },
  responders_struck: {
    label: 'Responders struck',
    definition: 'Responders hit by a vehicle while they worked at a scene.',
    formula: null,
    source: FHWA,
  },
  road_ranger_assists: {
    label: 'Road Ranger assists',
    definition: 'Times a Road Ranger helped someone, free of charge.',
    formula: null,
    source: null,
  },
} as const
