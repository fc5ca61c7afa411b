import type { TableBlock } from '../blocks.ts'
import { type ArterialYear, arterialYears, expressYears, reliabilityYears } from './corridors.ts'
import type { FiscalYear } from './fiscal-years.ts'
import { columns } from './table-columns.ts'
import { formatValue } from './wording.ts'

/** The three express corridors. */
export function expressCorridors(year: FiscalYear): TableBlock {
  const rows = expressYears(year).map((lane) => [
    lane.corridor,
    formatValue(lane.tripsMillions, 'millions'),
    formatValue(lane.atTargetPercent, 'percent'),
    formatValue(lane.minutesSaved, 'minutes'),
    formatValue(lane.meanTollUsd, 'usd'),
    formatValue(lane.availabilityPercent, 'percent'),
  ])
  return {
    kind: 'table',
    caption: `Express lanes, FY ${year}`,
    columns: columns(
      'Corridor',
      'Trips, millions',
      'At 45 mph or faster',
      'Minutes saved at the peak',
      'Mean toll',
      'Open as scheduled',
    ),
    rows,
    note: 'Speed and time: weekday peaks, the direction of the peak. Intervals without a reading are left out; coverage was above 97 percent.',
  }
}

/** The two counties whose arterial reports are published. */
export function arterialCounties(year: FiscalYear): TableBlock {
  const [broward, palmBeach] = arterialYears(year)
  if (broward === undefined || palmBeach === undefined) throw new Error('two counties have arterial figures')
  const row = (label: string, read: (of: ArterialYear) => string) => [label, read(broward), read(palmBeach)]
  return {
    kind: 'table',
    caption: `Managed arterials, FY ${year}`,
    columns: columns('Measure', broward.county, palmBeach.county),
    rows: [
      row('Intersections the center can retime', (of) => formatValue(of.intersections, 'count')),
      row('Corridors retimed', (of) => formatValue(of.corridorsRetimed, 'count')),
      row('Arrivals on green', (of) => formatValue(of.arrivalsOnGreenPercent, 'percent')),
      row('Platoon ratio', (of) => formatValue(of.platoonRatio, 'ratio')),
      row('Cycles with a split failure', (of) => formatValue(of.splitFailurePercent, 'percent')),
      row('Detectors that passed their tests', (of) => formatValue(of.detectorHealthPercent, 'percent')),
      row('Calls about a dark or flashing signal', (of) => formatValue(of.outages, 'count')),
    ],
    note: null,
  }
}

/** Weekday peak trips, with the time to allow. */
export function reliability(year: FiscalYear): TableBlock {
  const rows = reliabilityYears(year).map((stretch) => {
    const buffer = stretch.planningTimeIndex / stretch.travelTimeIndex - 1
    return [
      stretch.stretch,
      formatValue(stretch.freeFlowMinutes, 'count'),
      formatValue(Math.round(stretch.freeFlowMinutes * stretch.travelTimeIndex), 'count'),
      formatValue(Math.round(stretch.freeFlowMinutes * stretch.planningTimeIndex), 'count'),
      formatValue(stretch.travelTimeIndex, 'ratio'),
      formatValue(stretch.planningTimeIndex, 'ratio'),
      formatValue(buffer * 100, 'percent'),
    ]
  })
  return {
    kind: 'table',
    caption: `Weekday peak travel times, FY ${year}`,
    columns: columns(
      'Stretch',
      'Free flow, min',
      'Mean, min',
      '19 in 20 trips, min',
      'Travel time index',
      'Planning time index',
      'Buffer index',
    ),
    rows,
    note: 'Weekdays 6 to 9 a.m. and 4 to 7 p.m., the slower direction. The buffer index is the planning time index over the travel time index, less one.',
  }
}
