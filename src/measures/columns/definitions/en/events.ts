import type { ColumnName } from '../../tables.ts'
import type { ColumnTexts } from '../definition.ts'

export function text(label: string, definition: string, formula?: string): ColumnTexts {
  return formula === undefined ? { label, definition } : { label, definition, formula }
}

const STATISTICS = {
  mean: text('mean', 'The mean of all events with known times; a few long ones raise it.'),
  median: text('median', 'Half took no longer than this.'),
  p90: text('90th percentile', 'Nine in ten took no longer than this.'),
} as const

/** The texts of a step's three columns. */
function statistics<const Step extends string>(
  step: Step,
  { label, definition, formula }: Required<ColumnTexts>,
) {
  const columns = Object.entries(STATISTICS).map(([statistic, one]) => [
    `${step}_minutes_${statistic}`,
    { label: `${label}, ${one.label}`, definition: `${definition} ${one.definition}`, formula },
  ])
  // The names are those of the three statistics, which `Object.fromEntries` widens to string.
  return Object.fromEntries(columns) as Record<`${Step}_minutes_${keyof typeof STATISTICS}`, ColumnTexts>
}

/** Columns that say when and where, and those of the event and incident tables. */
export const events = {
  period_start: text('Period starts', 'First day of the period the row covers.'),
  period_end: text('Period ends', 'Last day of the period, included.'),
  row_status: text(
    'Status',
    'Preliminary: published early and still to be checked. Final: checked. Revised: changed since it was first published.',
  ),
  county: text(
    'County',
    '"all" is the row for all counties together. Leave it out when you add up a column.',
  ),
  road: text('Road', '"all" is the row for all roads together. Leave it out when you add up a column.'),
  direction: text('Direction', 'Direction of travel. "all" is the row for all directions together.'),
  segment: text(
    'Segment',
    'The section of road that travel times are measured on, named for the places at its ends in driving order: "Main St to Airport".',
  ),
  corridor: text(
    'Corridor',
    'The street whose signals are timed together and whose travel time is measured.',
  ),
  peak: text('Peak', 'Weekdays: am is 6 to 9 in the morning, pm is 4 to 7 in the afternoon.'),
  window: text(
    'Time window',
    'Hours of the weekday the row covers, local time. "all" is the whole month, every hour.',
  ),
  ramp_id: text('Ramp', 'The ramp signal, by its name in the list of ramp signals.'),
  area: text('Incident management area', 'The area whose incident management team handled the incident.'),
  location: text('Location', 'Where on the road it happened, by exit or cross street.'),
  coverage_percent: text(
    'Coverage',
    'How much of what should have been measured was measured. Figures are based on that part only; the rest is left out, not counted as 0.',
    '100 × measured / expected',
  ),
  incident_id: text('Incident', 'The number the traffic management center gave the incident.'),
  event_type: text(
    'Type of event',
    'What happened, as the traffic management center logged it. "all" is all types together.',
  ),
  level: text(
    'Level',
    'Severity, by how long the event lasted: 1 is under {levelOneEnds} minutes, 2 is {levelOneEnds} to {levelTwoEnds} minutes, 3 is over {levelTwoEnds} minutes. "all" is all levels together.',
  ),
  lanes_blocked: text(
    'Lanes blocked',
    'The most travel lanes blocked at one time. 0 means only the shoulder.',
  ),
  lanes_total: text('Total lanes', 'Travel lanes in that direction.'),
  t1: text('First aware', 'T1: the first recorded moment any agency knew about it.'),
  t2: text('Verified', 'T2: it was confirmed, usually by camera.'),
  t3: text('Help dispatched', 'T3: help was sent.'),
  t4: text('Help arrives', 'T4: the first responder arrived.'),
  t5: text('Lanes open', 'T5: all lanes were open again.'),
  t6: text('Scene clear', 'T6: the last responder had left.'),
  t7: text('Flow normal', 'T7: traffic was moving as usual again.'),
  roadway_clearance_minutes: text(
    'Time to reopen lanes (roadway clearance)',
    'From the first report until all lanes were open. Only for incidents that blocked a lane; empty for others.',
    'all lanes open (T5) − first report (T1)',
  ),
  incident_clearance_minutes: text(
    'Time to clear the scene (incident clearance)',
    'From the first report until the last responder had left.',
    'scene clear (T6) − first report (T1)',
  ),
  sirv: text('{severeResponse} on scene', 'Whether a {severeResponseName} took part.'),
  risc: text(
    '{heavyRecovery} called',
    'Whether {heavyRecoveryName}, the contractor for heavy recovery, was called.',
  ),
  secondary: text(
    'Secondary crash',
    'Whether it was a crash at the scene of an earlier one or in its backup, in either direction.',
  ),
  events: text(
    'Events',
    'Events the traffic management center handled, such as crashes, disabled vehicles and debris.',
  ),
  lane_blocking_events: text('Lane-blocking events', 'Events that blocked at least one travel lane.'),
  events_with_times: text(
    'Events with known times',
    'Events whose times were recorded. Means of time to verify, time until help arrives and time to clear the scene are based on these.',
  ),
  lane_blocking_events_with_times: text(
    'Lane-blocking events with known times',
    'Lane-blocking events whose times were recorded. Time to reopen lanes and lanes open within {clearanceGoal} minutes are based on these.',
  ),
  lane_blocking_coverage_percent: text(
    'Coverage of lane-blocking events',
    'How many of the lane-blocking events have known times. The others are left out, not counted as 0.',
    '100 × lane-blocking events with known times / lane-blocking events',
  ),
  ...statistics('verification', {
    label: 'Time to verify',
    definition: 'Minutes from the first report until the event was confirmed, usually by camera.',
    formula: 'verified (T2) − first report (T1)',
  }),
  ...statistics('response', {
    label: 'Time until help arrives',
    definition:
      'Minutes from when the event was verified until the first responder arrived. Agencies that count from dispatch report shorter times.',
    formula: 'help arrives (T4) − verified (T2)',
  }),
  ...statistics('roadway_clearance', {
    label: 'Time to reopen lanes (roadway clearance)',
    definition: 'Minutes from the first report until all lanes were open, for events that blocked a lane.',
    formula: 'all lanes open (T5) − first report (T1)',
  }),
  ...statistics('incident_clearance', {
    label: 'Time to clear the scene (incident clearance)',
    definition: 'Minutes from the first report until the last responder had left, for all events.',
    formula: 'scene clear (T6) − first report (T1)',
  }),
  open_roads_compliance_percent: text(
    'Lanes open within {clearanceGoal} minutes',
    'Percent of lane-blocking events with known times whose lanes were all open within {clearanceGoal} minutes. Our clock starts with the first report. {clearanceNote}',
    '100 × lane-blocking events reopened within {clearanceGoal} min of the first report / lane-blocking events with known times',
  ),
  secondary_crashes: text(
    'Secondary crashes',
    'Crashes at the scene of an earlier one or in its backup, in either direction.',
  ),
  responders_struck: text('Responders struck', 'Responders hit by a vehicle while working at a scene.'),
  road_ranger_assists: text(
    '{assistant} assists',
    'Number of times a {assistant} helped someone, free of charge.',
  ),
} satisfies Partial<Record<ColumnName, ColumnTexts>>
