import { expect, test } from 'vitest'
import { headerIssues, tableForHeader } from './header.ts'
import { describeEntity, rowEntity, rowIdentity } from './table.ts'
import { TABLES } from './tables.ts'
import { aFreewayRow, anIncidentRow, aReliabilityRow } from './testing/rows.ts'

const freeway = TABLES.metrics_freeway_weekly
const names = Object.keys(aFreewayRow())

test('a file with every required column is accepted, in any order, with or without computed columns', () => {
  expect(headerIssues(freeway, names)).toEqual([])
  expect(headerIssues(freeway, [...names].reverse())).toEqual([])
  expect(headerIssues(freeway, [...names, 'coverage_percent'])).toEqual([])
})

test('missing, repeated and unknown columns are each reported', () => {
  const given = [
    ...names.filter((name) => name !== 'events' && name !== 'road_ranger_assists'),
    'county',
    'assists',
    '',
  ]
  expect(headerIssues(freeway, given)).toEqual([
    { column: 'events', message: 'is missing' },
    {
      column: 'road_ranger_assists',
      message: 'is missing: the table needs the column, its cells may be empty',
    },
    { column: 'county', message: 'appears twice in the first line: keep one of the two' },
    { column: 'assists', message: 'is not a column of this table' },
    { column: '', message: 'has no name: remove the column or name it' },
  ])
})

test.each([
  'license_plate',
  'Plate',
  'driverName',
  'Owner Phone',
  'e-mail',
  'victim_1_name',
  'date_of_birth',
])('the column %s suggests personal data and is refused', (name) => {
  expect(
    headerIssues(TABLES.services_incidentManagement_tim, [...Object.keys(anIncidentRow()), name]),
  ).toEqual([
    { column: name, message: 'looks like personal data, which is never published: remove the column' },
  ])
})

test('no column of ours sounds like personal data', () => {
  for (const table of Object.values(TABLES)) {
    const columns = table.columns.map(({ name }) => name)
    for (const other of Object.values(TABLES)) {
      for (const { message } of headerIssues(other, columns)) expect(message).not.toContain('personal')
    }
  }
})

test('a freeway file goes to events or to travel times by its columns', () => {
  expect(tableForHeader('metrics_freeway_weekly', names)?.id).toBe('metrics_freeway_weekly')
  expect(tableForHeader('metrics_freeway_weekly', Object.keys(aReliabilityRow()))?.id).toBe(
    'metrics_freeway_weekly.reliability',
  )
  expect(tableForHeader('metrics_freeway_weekly', ['x', 'y'])).toBeNull()
  expect(tableForHeader('documents_annual', names)).toBeNull()
})

test('rows are distinguished by period and entity, whatever they measured', () => {
  const row = aFreewayRow()
  expect(rowIdentity(freeway, row)).toBe(rowIdentity(freeway, { ...row, events: 1, row_status: 'revised' }))
  expect(rowIdentity(freeway, row)).not.toBe(rowIdentity(freeway, { ...row, road: 'I-95' }))
  const nextWeek = { ...row, period_start: '2026-11-15', period_end: '2026-11-21' }
  expect(rowIdentity(freeway, row)).not.toBe(rowIdentity(freeway, nextWeek))
  expect(rowEntity(freeway, row)).toBe(rowEntity(freeway, nextWeek))
  expect(describeEntity(TABLES['metrics_freeway_weekly.reliability'], aReliabilityRow())).toBe(
    'road I-95, direction southbound, segment Exit 39 to Exit 29, peak am',
  )
})
