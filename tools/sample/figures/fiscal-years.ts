/**
 * The made-up figures behind the sample annual reports, one column a fiscal year. They lie in
 * ranges such offices publish and belong together: clearance times fall as measures take hold,
 * and the quiet FY 2021 stands out in every row that depends on traffic.
 */
export const FISCAL_YEARS = [2020, 2021, 2022, 2023, 2024, 2025, 2026] as const
export type FiscalYear = (typeof FISCAL_YEARS)[number]

/** Seven values, FY 2020 first. */
type Years = readonly [number, number, number, number, number, number, number]

/** How a figure reads: unit, decimals and which way is better for the traveler. */
export interface Measure {
  label: string
  unit: 'count' | 'minutes' | 'percent' | 'seconds' | 'mph' | 'usd' | 'ratio' | 'score' | 'millions'
  better: 'up' | 'down' | 'none'
  years: Years
}

const measure = (label: string, unit: Measure['unit'], better: Measure['better'], years: Years): Measure => ({
  label,
  unit,
  better,
  years,
})

/** Every measure by the name the texts use: `{{lanesOpen}}`. */
export const measures = {
  events: measure(
    'Traffic events handled',
    'count',
    'none',
    [38_950, 33_180, 37_460, 39_210, 40_380, 40_920, 40_150],
  ),
  laneBlocking: measure(
    'Events that blocked a lane',
    'count',
    'down',
    [6240, 5310, 6190, 6530, 6760, 6890, 6720],
  ),
  verified: measure('Verified', 'minutes', 'down', [3.0, 2.9, 2.8, 2.7, 2.5, 2.4, 2.3]),
  helpArrives: measure('Help arrives', 'minutes', 'down', [12.9, 11.8, 12.1, 11.6, 10.9, 10.4, 9.9]),
  lanesOpen: measure('Lanes open', 'minutes', 'down', [41.6, 38.2, 40.3, 39.1, 37.7, 36.4, 35.0]),
  lanesOpenMedian: measure(
    'Lanes open, median',
    'minutes',
    'down',
    [30.1, 27.4, 28.9, 28.2, 27.0, 26.1, 25.2],
  ),
  lanesOpenP90: measure(
    'Lanes open, 9 in 10 events',
    'minutes',
    'down',
    [82.4, 75.9, 80.2, 77.3, 74.1, 71.8, 69.4],
  ),
  sceneClear: measure('Scene clear', 'minutes', 'down', [56.2, 52.4, 54.9, 53.1, 51.6, 50.2, 48.8]),
  openRoads: measure(
    'Lanes open within 90 minutes',
    'percent',
    'up',
    [92.4, 94.1, 92.9, 93.6, 94.4, 95.0, 95.7],
  ),
  secondary: measure('Secondary crashes', 'count', 'down', [402, 318, 377, 389, 381, 366, 352]),
  struckBy: measure('Responders hit at a scene', 'count', 'down', [9, 7, 8, 6, 7, 5, 4]),
  sirvCalls: measure('Calls for the response vehicle', 'count', 'none', [512, 468, 531, 547, 560, 574, 581]),
  riscCalls: measure('Heavy-recovery calls', 'count', 'none', [61, 54, 66, 71, 69, 73, 70]),
  assists: measure(
    'Road Ranger stops',
    'count',
    'none',
    [83_900, 74_620, 81_350, 83_480, 84_960, 85_740, 84_310],
  ),
  rangerArrival: measure(
    'Mean time to reach a driver',
    'minutes',
    'down',
    [15.1, 13.9, 14.8, 14.4, 13.8, 13.4, 13.0],
  ),
  rangerWithin15: measure(
    'Drivers reached within 15 minutes',
    'percent',
    'up',
    [64.8, 70.2, 66.0, 67.9, 70.6, 72.8, 74.9],
  ),
  rangerRating: measure('Rating by drivers, out of 5', 'score', 'up', [4.7, 4.7, 4.7, 4.8, 4.8, 4.8, 4.8]),
  rampActive: measure('Ramp signals in use', 'count', 'none', [4, 4, 4, 4, 6, 10, 14]),
  rampDelay: measure(
    'Mean wait at a ramp signal',
    'seconds',
    'down',
    [14.6, 11.2, 13.8, 13.5, 12.9, 12.4, 11.8],
  ),
  rampUptime: measure('Ramp signal uptime', 'percent', 'up', [95.9, 96.4, 96.8, 97.1, 97.5, 97.9, 98.2]),
  rampOverride: measure(
    'Queue override, minutes an active hour',
    'minutes',
    'none',
    [7.4, 4.1, 6.6, 6.3, 5.8, 5.2, 4.7],
  ),
  speedBefore: measure(
    'Mainline speed before metering',
    'mph',
    'up',
    [45.8, 50.6, 47.2, 46.8, 46.5, 46.9, 47.1],
  ),
  speedMetering: measure(
    'Mainline speed while metering',
    'mph',
    'up',
    [49.9, 53.7, 50.8, 50.6, 50.9, 51.6, 52.0],
  ),
  cameras: measure('Cameras', 'count', 'none', [486, 498, 507, 521, 534, 549, 562]),
  signs: measure('Message signs', 'count', 'none', [212, 216, 218, 224, 229, 233, 238]),
  detectors: measure('Vehicle detectors', 'count', 'none', [1184, 1196, 1221, 1240, 1278, 1302, 1334]),
  deviceUptime: measure('Devices working', 'percent', 'up', [94.1, 95.2, 95.0, 94.6, 95.8, 96.3, 96.7]),
  repairHours: measure('Median hours to repair', 'count', 'down', [31, 27, 28, 33, 24, 22, 20]),
  smartZones: measure('Work zones with queue warning', 'count', 'none', [6, 7, 9, 12, 15, 18, 22]),
  tours: measure('Visits to the center', 'count', 'none', [74, 12, 38, 66, 81, 88, 93]),
  benefitCost: measure('Benefit for each dollar', 'usd', 'up', [9.1, 8.2, 9.0, 9.3, 9.7, 10.1, 10.4]),
} as const satisfies Record<string, Measure>

export type MeasureName = keyof typeof measures

/** The value of a measure in one fiscal year. */
export function figureOf(name: MeasureName, year: FiscalYear): number {
  return pick(measures[name].years, year)
}

/** The value of a row of seven in one fiscal year. */
export function pick(years: Years, year: FiscalYear): number {
  // A tuple of seven and an index of seven names: never missing.
  return years[FISCAL_YEARS.indexOf(year)] as number
}

export type { Years }
