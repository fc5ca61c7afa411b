import { reliabilityYears } from '../../figures/corridors.ts'
import { FISCAL_YEARS } from '../../figures/fiscal-years.ts'
import type { Direction, Road } from './freeways.ts'

/** A stretch of freeway that travel times are measured over. */
export interface Segment {
  road: Road
  segment: string
  /** On an empty road, minutes. */
  freeFlowMinutes: number
  miles: number
  /** The slower direction in the morning; in the afternoon it is the other one. */
  slowInMorning: Direction
  slowInAfternoon: Direction
  /** Vehicles in the peak hours of one weekday and direction. */
  peakVehicles: number
  /** Name in the annual reports; `null`: they do not have it. */
  stretch: string | null
  /** Indices of the slower direction where the annual reports have none. */
  usual: { tti: number; pti: number }
}

const northSouth = { slowInMorning: 'southbound', slowInAfternoon: 'northbound' } as const

/** The measured stretches, I-95 from north to south, then the others. */
export const SEGMENTS: readonly Segment[] = [
  {
    ...northSouth,
    road: 'I-95',
    segment: 'Treasure Coast, exits 156 to 96',
    freeFlowMinutes: 61,
    miles: 60,
    peakVehicles: 9_400,
    stretch: 'I-95, Treasure Coast',
    usual: { tti: 1.12, pti: 1.47 },
  },
  {
    ...northSouth,
    road: 'I-95',
    segment: 'Palm Beach, exits 87 to 44',
    freeFlowMinutes: 39,
    miles: 43,
    peakVehicles: 19_800,
    stretch: 'I-95, Palm Beach',
    usual: { tti: 1.28, pti: 1.97 },
  },
  {
    ...northSouth,
    road: 'I-95',
    segment: 'Broward, exits 42 to 18',
    freeFlowMinutes: 22,
    miles: 25,
    peakVehicles: 26_500,
    stretch: 'I-95, Broward',
    usual: { tti: 1.44, pti: 2.43 },
  },
  {
    ...northSouth,
    road: 'I-75',
    segment: 'Broward, exits 23 to 5',
    freeFlowMinutes: 17,
    miles: 18,
    peakVehicles: 17_900,
    stretch: 'I-75, Broward',
    usual: { tti: 1.32, pti: 2.14 },
  },
  {
    slowInMorning: 'eastbound',
    slowInAfternoon: 'westbound',
    road: 'I-595',
    segment: 'I-75 to exit 12',
    freeFlowMinutes: 11,
    miles: 12.5,
    peakVehicles: 18_600,
    stretch: 'I-595',
    usual: { tti: 1.36, pti: 2.25 },
  },
  {
    ...northSouth,
    road: 'SR 869',
    segment: 'Exits 21 to 1',
    freeFlowMinutes: 20,
    miles: 22,
    peakVehicles: 12_300,
    stretch: null,
    usual: { tti: 1.17, pti: 1.62 },
  },
  {
    ...northSouth,
    road: "Florida's Turnpike",
    segment: 'Palm Beach, exits 116 to 75',
    freeFlowMinutes: 37,
    miles: 41,
    peakVehicles: 11_700,
    stretch: null,
    usual: { tti: 1.14, pti: 1.52 },
  },
  {
    ...northSouth,
    road: "Florida's Turnpike",
    segment: 'Broward, exits 71 to 47',
    freeFlowMinutes: 22,
    miles: 24,
    peakVehicles: 15_200,
    stretch: null,
    usual: { tti: 1.25, pti: 1.86 },
  },
]

/** Travel time and planning time index of the slower direction in a fiscal year. */
export function indicesIn({ stretch, usual }: Segment, year: number): { tti: number; pti: number } {
  const known = FISCAL_YEARS.find((one) => one === Math.min(year, 2026))
  const row = known === undefined ? undefined : reliabilityYears(known).find((one) => one.stretch === stretch)
  return row === undefined ? usual : { tti: row.travelTimeIndex, pti: row.planningTimeIndex }
}
