import { type FiscalYear, pick, type Years } from './fiscal-years.ts'

/** Express lanes of one corridor in one fiscal year. */
export interface ExpressYear {
  corridor: string
  /** Trips, millions. */
  tripsMillions: number
  /** Share of observed intervals at 45 mph or faster, percent. */
  atTargetPercent: number
  expressMph: number
  generalMph: number
  minutesSaved: number
  meanTollUsd: number
  /** Open lane-hours of those scheduled, percent. */
  availabilityPercent: number
}

const express: Record<string, Record<Exclude<keyof ExpressYear, 'corridor'>, Years>> = {
  '95 Express': {
    tripsMillions: [11.9, 10.2, 12.6, 13.4, 14.1, 14.7, 15.0],
    atTargetPercent: [91.2, 96.4, 93.0, 92.1, 91.8, 92.6, 93.1],
    expressMph: [57, 62, 58, 57, 56, 57, 58],
    generalMph: [45, 53, 47, 46, 45, 45, 46],
    minutesSaved: [5.2, 3.1, 4.6, 5.0, 5.3, 5.2, 5.0],
    meanTollUsd: [2.35, 1.62, 2.2, 2.48, 2.71, 2.69, 2.64],
    availabilityPercent: [98.0, 98.6, 98.2, 97.6, 98.1, 98.4, 98.7],
  },
  '75 Express': {
    tripsMillions: [6.8, 5.7, 7.0, 7.5, 7.9, 8.2, 8.3],
    atTargetPercent: [96.9, 98.3, 97.2, 96.8, 96.5, 96.7, 96.9],
    expressMph: [63, 64, 63, 62, 62, 62, 63],
    generalMph: [48, 56, 49, 48, 48, 47, 48],
    minutesSaved: [4.1, 2.2, 3.8, 4.0, 4.1, 4.3, 4.2],
    meanTollUsd: [1.08, 0.82, 1.02, 1.11, 1.18, 1.22, 1.21],
    availabilityPercent: [98.8, 99.0, 98.9, 98.7, 98.8, 99.0, 99.1],
  },
  '595 Express': {
    tripsMillions: [3.6, 2.9, 3.5, 3.8, 4.0, 4.2, 4.3],
    atTargetPercent: [97.8, 98.9, 98.0, 97.7, 97.5, 97.6, 97.9],
    expressMph: [61, 63, 61, 61, 60, 60, 61],
    generalMph: [44, 51, 46, 45, 44, 44, 45],
    minutesSaved: [5.9, 3.7, 5.3, 5.7, 6.0, 6.1, 6.0],
    meanTollUsd: [1.31, 0.94, 1.22, 1.36, 1.45, 1.49, 1.48],
    availabilityPercent: [97.4, 98.1, 97.8, 96.9, 97.6, 97.9, 98.2],
  },
}

/** The three corridors in the order of their names on the road. */
export function expressYears(year: FiscalYear): ExpressYear[] {
  return Object.entries(express).map(([corridor, rows]) => ({
    corridor,
    tripsMillions: pick(rows.tripsMillions, year),
    atTargetPercent: pick(rows.atTargetPercent, year),
    expressMph: pick(rows.expressMph, year),
    generalMph: pick(rows.generalMph, year),
    minutesSaved: pick(rows.minutesSaved, year),
    meanTollUsd: pick(rows.meanTollUsd, year),
    availabilityPercent: pick(rows.availabilityPercent, year),
  }))
}

/** Weekday peak reliability of one stretch of freeway. */
export interface ReliabilityYear {
  stretch: string
  freeFlowMinutes: number
  travelTimeIndex: number
  planningTimeIndex: number
}

const reliability: Record<string, { freeFlow: number; tti: Years; pti: Years }> = {
  'I-95, Broward': {
    freeFlow: 22,
    tti: [1.48, 1.21, 1.4, 1.45, 1.47, 1.46, 1.44],
    pti: [2.61, 1.84, 2.38, 2.5, 2.54, 2.49, 2.43],
  },
  'I-95, Palm Beach': {
    freeFlow: 39,
    tti: [1.29, 1.13, 1.24, 1.28, 1.3, 1.29, 1.28],
    pti: [2.05, 1.55, 1.9, 2.01, 2.04, 2.02, 1.97],
  },
  'I-95, Treasure Coast': {
    freeFlow: 61,
    tti: [1.1, 1.05, 1.09, 1.1, 1.11, 1.12, 1.12],
    pti: [1.42, 1.24, 1.37, 1.41, 1.44, 1.46, 1.47],
  },
  'I-75, Broward': {
    freeFlow: 17,
    tti: [1.31, 1.12, 1.25, 1.3, 1.32, 1.33, 1.32],
    pti: [2.16, 1.6, 1.98, 2.12, 2.17, 2.18, 2.14],
  },
  'I-595': {
    freeFlow: 11,
    tti: [1.39, 1.17, 1.31, 1.36, 1.38, 1.38, 1.36],
    pti: [2.36, 1.71, 2.14, 2.28, 2.33, 2.31, 2.25],
  },
}

/** The stretches of freeway from north and east to west. */
export function reliabilityYears(year: FiscalYear): ReliabilityYear[] {
  return Object.entries(reliability).map(([stretch, row]) => ({
    stretch,
    freeFlowMinutes: row.freeFlow,
    travelTimeIndex: pick(row.tti, year),
    planningTimeIndex: pick(row.pti, year),
  }))
}

/** Signals of one county's managed arterials in one fiscal year. */
export interface ArterialYear {
  county: string
  /** Intersections the center can retime. */
  intersections: number
  corridorsRetimed: number
  arrivalsOnGreenPercent: number
  platoonRatio: number
  /** Share of signal cycles that left someone waiting for a second green, percent. */
  splitFailurePercent: number
  detectorHealthPercent: number
  /** Calls about a dark or flashing signal. */
  outages: number
}

const arterials: Record<string, Record<Exclude<keyof ArterialYear, 'county'>, Years>> = {
  Broward: {
    intersections: [412, 418, 431, 446, 470, 492, 506],
    corridorsRetimed: [6, 5, 8, 9, 10, 14, 11],
    arrivalsOnGreenPercent: [58.4, 61.0, 59.6, 60.2, 61.3, 63.1, 64.0],
    platoonRatio: [1.19, 1.24, 1.21, 1.22, 1.24, 1.28, 1.3],
    splitFailurePercent: [11.8, 7.9, 10.6, 11.2, 10.7, 9.4, 8.8],
    detectorHealthPercent: [86.2, 87.0, 88.1, 86.9, 89.4, 91.2, 92.0],
    outages: [318, 296, 307, 402, 311, 288, 274],
  },
  'Palm Beach': {
    intersections: [355, 362, 370, 384, 399, 421, 440],
    corridorsRetimed: [5, 4, 7, 7, 9, 12, 10],
    arrivalsOnGreenPercent: [60.1, 62.2, 61.0, 61.4, 62.5, 64.6, 65.3],
    platoonRatio: [1.22, 1.26, 1.23, 1.24, 1.26, 1.31, 1.32],
    splitFailurePercent: [10.2, 7.1, 9.3, 9.9, 9.5, 8.3, 7.9],
    detectorHealthPercent: [87.9, 88.4, 89.0, 88.2, 90.3, 91.8, 92.7],
    outages: [241, 229, 238, 351, 247, 226, 219],
  },
}

/** The two counties whose arterial reports are published. */
export function arterialYears(year: FiscalYear): ArterialYear[] {
  return Object.entries(arterials).map(([county, rows]) => ({
    county,
    intersections: pick(rows.intersections, year),
    corridorsRetimed: pick(rows.corridorsRetimed, year),
    arrivalsOnGreenPercent: pick(rows.arrivalsOnGreenPercent, year),
    platoonRatio: pick(rows.platoonRatio, year),
    splitFailurePercent: pick(rows.splitFailurePercent, year),
    detectorHealthPercent: pick(rows.detectorHealthPercent, year),
    outages: pick(rows.outages, year),
  }))
}
