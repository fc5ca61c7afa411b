import type { TableBlock } from '../blocks.ts'
import { type FiscalYear, figureOf, measures } from './fiscal-years.ts'
import { spreadCount, spreadMean } from './spread.ts'
import { columns } from './table-columns.ts'
import { formatValue } from './wording.ts'

/** Counties north to south with their share of the district's events. */
const COUNTY_SHARES = {
  'Indian River': 6,
  'St. Lucie': 10,
  Martin: 6,
  'Palm Beach': 33,
  Broward: 45,
} as const

/** Events and clearance of each county, and of the district. */
export function incidentCounties(year: FiscalYear): TableBlock {
  const shares = Object.values(COUNTY_SHARES)
  const events = spreadCount(figureOf('events', year), shares, `events ${year}`)
  const blocking = spreadCount(figureOf('laneBlocking', year), shares, `blocking ${year}`)
  const minutes = spreadMean(figureOf('lanesOpen', year), blocking, `minutes ${year}`)
  const secondary = spreadCount(figureOf('secondary', year), shares, `secondary ${year}`)
  const rows = Object.keys(COUNTY_SHARES).map((county, index) => [
    county,
    formatValue(events[index] ?? 0, 'count'),
    formatValue(blocking[index] ?? 0, 'count'),
    formatValue(minutes[index] ?? 0, 'minutes'),
    formatValue(secondary[index] ?? 0, 'count'),
  ])
  const total = [
    'District',
    ...(['events', 'laneBlocking', 'lanesOpen', 'secondary'] as const).map((name) =>
      formatValue(figureOf(name, year), measures[name].unit),
    ),
  ]
  return {
    kind: 'table',
    caption: `Events by county, FY ${year}`,
    columns: columns('County', 'Events', 'Blocked a lane', 'Minutes to lanes open', 'Secondary crashes'),
    rows: [...rows, total],
    note: null,
  }
}

const STOP_KINDS = {
  Tires: 27,
  'Overheating and other repairs': 21,
  'Help at a crash scene': 16,
  'Vehicle left on the shoulder': 13,
  Fuel: 12,
  'Debris in a lane': 11,
} as const

/** What drivers needed. */
export function rangerStops(year: FiscalYear): TableBlock {
  const total = figureOf('assists', year)
  const counts = spreadCount(total, Object.values(STOP_KINDS), `stops ${year}`)
  const rows = Object.keys(STOP_KINDS).map((kind, index) => {
    const count = counts[index] ?? 0
    return [kind, formatValue(count, 'count'), formatValue((count / total) * 100, 'percent')]
  })
  return {
    kind: 'table',
    caption: `What Road Rangers stopped for, FY ${year}`,
    columns: columns('Reason', 'Stops', 'Share'),
    rows: [...rows, ['All stops', formatValue(total, 'count'), '100.0 %']],
    note: null,
  }
}
