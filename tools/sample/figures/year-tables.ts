import type { TableBlock } from '../blocks.ts'
import { arterialCounties, expressCorridors, reliability } from './corridor-tables.ts'
import { type FiscalYear, figureOf, type MeasureName, measures } from './fiscal-years.ts'
import { incidentCounties, rangerStops } from './incident-tables.ts'
import { columns } from './table-columns.ts'
import { formatValue, previousYear, unitName } from './wording.ts'

/** Tables an annual report may ask for by name. */
export const yearTables = {
  incidentSteps: (year: FiscalYear) =>
    measureTable(year, 'Mean minutes from the first report to each step', STEPS, stepsNote(year)),
  incidentCounties,
  rangerStops,
  expressCorridors,
  rampSignals: (year: FiscalYear) =>
    measureTable(year, 'Ramp signals, this year and the year before', RAMPS, null),
  arterialCounties,
  reliability,
  devices: (year: FiscalYear) =>
    measureTable(year, 'Devices on the road and how well they were kept', DEVICES, null),
} as const satisfies Record<string, (year: FiscalYear) => TableBlock>

export type YearTableName = keyof typeof yearTables

const STEPS = [
  'verified',
  'helpArrives',
  'lanesOpen',
  'lanesOpenMedian',
  'lanesOpenP90',
  'sceneClear',
] as const
const RAMPS = [
  'rampActive',
  'rampUptime',
  'speedBefore',
  'speedMetering',
  'rampDelay',
  'rampOverride',
] as const
const DEVICES = ['cameras', 'signs', 'detectors', 'deviceUptime', 'repairHours', 'smartZones'] as const

/** Says what the clock of the steps counts, and over how many events. */
function stepsNote(year: FiscalYear): string {
  const events = formatValue(figureOf('laneBlocking', year), 'count')
  return `The clock starts at the first recordable report. Lane times: ${events} lane-blocking events, less the 3 percent whose record lacks a stamp.`
}

function measureTable(
  year: FiscalYear,
  caption: string,
  names: readonly MeasureName[],
  note: string | null,
): TableBlock {
  const before = previousYear(year)
  const rows = names.map((name) => {
    const { label, unit } = measures[name]
    const first = unitName(unit) === '' || unit === 'minutes' ? label : `${label}, ${unitName(unit)}`
    return [first, formatValue(figureOf(name, year), unit), formatValue(figureOf(name, before), unit)]
  })
  return { kind: 'table', caption, columns: columns('Measure', `FY ${year}`, `FY ${before}`), rows, note }
}
