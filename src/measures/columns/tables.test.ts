import { expect, test } from 'vitest'
import { CATEGORIES } from '../../contract/category.ts'
import { TABLE_IDS } from '../../contract/metrics-table.ts'
import { en } from './definitions/en.ts'
import { buildTableColumns } from './header.ts'
import { TABLES, tablesOf } from './tables.ts'

const tables = TABLE_IDS.map((id) => TABLES[id])

test('metric categories have a table each, freeways two, and documents none', () => {
  const counts = Object.fromEntries(CATEGORIES.map((category) => [category, tablesOf(category).length]))
  expect(counts).toEqual({
    none: 0,
    documents_annual: 0,
    documents_strategicBusinessPlans: 0,
    documents_masterPlans: 0,
    metrics_freeway_quarterly: 2,
    metrics_freeway_weekly: 2,
    metrics_freeway_monthly: 2,
    metrics_arterial_broward: 1,
    metrics_arterial_palmBeach: 1,
    metrics_express_i75: 1,
    metrics_express_i95: 1,
    metrics_express_i595: 1,
    services_incidentManagement_tim: 1,
    ramp_monthly: 1,
  })
  expect(tablesOf('metrics_freeway_weekly').map(({ id }) => id)).toEqual([
    'metrics_freeway_weekly',
    'metrics_freeway_weekly.reliability',
  ])
})

test('every row has its period and whether it is preliminary, final or revised', () => {
  for (const { columns } of tables) {
    const names = columns.map(({ name }) => name)
    expect(names.slice(0, 2)).toEqual(['period_start', 'period_end'])
    expect(names.at(-1)).toBe('row_status')
  }
})

test('the columns promised to other systems exist under their names', () => {
  const names = new Set<string>(tables.flatMap(({ columns }) => columns.map(({ name }) => name)))
  const promised =
    'period_start period_end county road direction events lane_blocking_events roadway_clearance_minutes_mean ' +
    'roadway_clearance_minutes_median roadway_clearance_minutes_p90 free_flow_minutes mean_minutes p50_minutes ' +
    'p80_minutes p95_minutes travel_time_index planning_time_index buffer_index_percent express_volume_vehicles ' +
    'general_volume_vehicles express_share_percent mean_toll_usd'
  for (const name of promised.split(' ')) expect(names).toContain(name)
})

test('no table names a column twice, and the columns that identify its rows are never empty', () => {
  for (const { columns, entity } of tables) {
    const names = columns.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const name of entity) {
      expect(columns.find((column) => column.name === name)).toMatchObject({ isEmptyAllowed: false })
    }
  }
})

test('a computed column names its inputs, and can be empty', () => {
  for (const { columns, derivations } of tables) {
    for (const derived of derivations) {
      expect(derived.from.length).toBeGreaterThan(0)
      expect(columns.find(({ name }) => name === derived.column)).toMatchObject({ isEmptyAllowed: true })
    }
  }
})

test('a figure has its unit in its name, so that a file can be understood by itself', () => {
  const UNIT_WORDS: Record<string, RegExp> = {
    minutes: /minutes/,
    percent: /_percent$/,
    mph: /_mph$/,
    USD: /_usd$/,
    vehicles: /_vehicles$/,
    hours: /_hours$/,
    'vehicles per hour': /_vehicles_per_hour$/,
    'vehicle-miles': /^vehicle_miles$/,
    'seconds per vehicle': /_seconds$/,
    ratio: /(_index|_ratio|_reliability)$/,
  }
  for (const { name, unit } of tables.flatMap(({ columns }) => columns)) {
    const word = UNIT_WORDS[unit]
    if (word !== undefined) expect(name).toMatch(word)
  }
})

test('every column is explained in plain words, with its formula if it has one', () => {
  for (const table of tables) {
    for (const { name, label, definition } of buildTableColumns(table, en)) {
      expect(label.length, name).toBeGreaterThan(1)
      expect(definition, name).toMatch(/^["A-Z].*\.$/)
      expect(definition, name).not.toMatch(/\.\./)
    }
  }
  const [clearance] = buildTableColumns(TABLES.services_incidentManagement_tim, en).filter(
    ({ name }) => name === 'roadway_clearance_minutes',
  )
  expect(clearance).toEqual({
    name: 'roadway_clearance_minutes',
    label: 'Time to reopen lanes (roadway clearance)',
    unit: 'minutes',
    definition:
      'From the first report until all lanes were open. Only for incidents that blocked a lane; empty for others. Formula: all lanes open (T5) − first report (T1).',
  })
})

test('only columns of tables are explained', () => {
  const names = new Set<string>(tables.flatMap(({ columns }) => columns.map(({ name }) => name)))
  expect(Object.keys(en.columns).filter((name) => !names.has(name))).toEqual([])
})
