import type { ColumnUnit } from '../column.ts'
import type { ColumnName } from '../tables.ts'

export interface ColumnTexts {
  /** A few words without the unit: "Lanes open, mean". */
  label: string
  /** What is counted or timed, and what it must not be mistaken for. */
  definition: string
  /** Of a computed column. */
  formula?: string
}

/** Every definition in one language. A language that lacks a column or a unit does not compile. */
export interface Definitions {
  /** The word before a formula: "Formula". */
  formulaWord: string
  units: Record<ColumnUnit, string>
  columns: Record<ColumnName, ColumnTexts>
}

const ATSPM = 'Utah DOT Automated Traffic Signal Performance Measures'
const FHWA = 'FHWA traffic incident management performance measures'
const NCHRP = 'NCHRP Project 07-20'
const UCR = 'FHWA Urban Congestion Report'

/** Sources of definitions, for those that need one, by their English names in every language. */
export const SOURCES: Readonly<Partial<Record<string, string>>> = {
  arrivals_on_green_percent: ATSPM,
  buffer_index_percent: 'FHWA, Travel Time Reliability: Making It There On Time, All The Time',
  detector_health_percent: ATSPM,
  free_flow_minutes: UCR,
  green_percent: ATSPM,
  incident_clearance_minutes: FHWA,
  incident_clearance_minutes_mean: FHWA,
  incident_clearance_minutes_median: FHWA,
  incident_clearance_minutes_p90: FHWA,
  lane_blocking_events: FHWA,
  level: FHWA,
  level_of_travel_time_reliability: '23 CFR 490.511, 490.513',
  open_roads_compliance_percent: '{clearanceSource}',
  p50_minutes: '23 CFR 490.511',
  p80_minutes: '23 CFR 490.511',
  p95_minutes: UCR,
  peak: UCR,
  planning_time_index: UCR,
  platoon_ratio: ATSPM,
  responders_struck: FHWA,
  response_minutes_mean: NCHRP,
  response_minutes_median: NCHRP,
  response_minutes_p90: NCHRP,
  roadway_clearance_minutes: FHWA,
  roadway_clearance_minutes_mean: FHWA,
  roadway_clearance_minutes_median: FHWA,
  roadway_clearance_minutes_p90: FHWA,
  secondary: FHWA,
  secondary_crashes: FHWA,
  split_failure_percent: `${ATSPM}; Oregon DOT, atspm (80%)`,
  t1: FHWA,
  t2: FHWA,
  t3: FHWA,
  t4: FHWA,
  t5: FHWA,
  t6: FHWA,
  t7: FHWA,
  time_at_or_above_45_mph_percent: '23 U.S.C. 166',
  travel_time_index: UCR,
  vehicle_miles: UCR,
  verification_minutes_mean: NCHRP,
  verification_minutes_median: NCHRP,
  verification_minutes_p90: NCHRP,
} satisfies Partial<Record<ColumnName, string>>
