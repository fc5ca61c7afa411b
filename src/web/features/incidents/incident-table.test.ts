import { expect, test } from 'vitest'
import { anIncident, timesAfter } from '../../../measures/incidents/testing/an-incident.ts'
import { englishTranslations, plain } from '../../messages/testing/english-translations.ts'
import { incidentTable } from './incident-table.ts'

const table = (...changes: Parameters<typeof anIncident>) =>
  incidentTable([anIncident(...changes)], 'America/New_York', englishTranslations)

/** The only row, each cell under the title of its column. */
function rowOf(...changes: Parameters<typeof anIncident>) {
  const { columns, rows } = table(...changes)
  const cells = rows[0]?.cells ?? []
  return Object.fromEntries(
    columns.map(({ title }, index) => {
      const cell = cells[index]
      return [title, typeof cell === 'string' ? plain(cell) : cell]
    }),
  )
}

test('an incident is a row with all that is published about it, under names with their units', () => {
  expect(rowOf()).toEqual({
    'First aware': 'Nov 10, 2026, 5:42 p.m.',
    'Type of event': 'Crash',
    Road: 'I-95 northbound',
    Location: 'Exit 32, Commercial Blvd',
    County: 'Broward',
    Level: '2',
    'Lanes blocked': '2',
    'Total lanes': '5',
    Verified: '5:44 p.m.',
    'Help dispatched': '5:46 p.m.',
    'Help arrives': '5:53 p.m.',
    'Lanes open': '6:29 p.m.',
    'Scene clear': '6:53 p.m.',
    'Flow normal': '7:18 p.m.',
    'Time to reopen lanes (roadway clearance), minutes': '47',
    'Time to clear the scene (incident clearance), minutes': '71',
    'SIRV on scene': 'no',
    'RISC called': 'no',
    'Secondary crash': 'no',
  })
})

test('what was not measured is null and never 0, and where no lane was blocked it says so', () => {
  const unknown = { level: null, lanesBlocked: null, lanesTotal: null, times: timesAfter({}) }
  expect(rowOf({ ...unknown, roadwayClearanceMinutes: null, incidentClearanceMinutes: null })).toMatchObject({
    'First aware': null,
    Level: null,
    'Lanes blocked': null,
    'Flow normal': null,
    'Time to reopen lanes (roadway clearance), minutes': null,
    'Time to clear the scene (incident clearance), minutes': null,
  })
  expect(rowOf({ lanesBlocked: 0, roadwayClearanceMinutes: null })).toMatchObject({
    'Lanes blocked': '0',
    'Time to reopen lanes (roadway clearance), minutes': 'no lane blocked',
  })
})

test('a time on another day than the first report names its day', () => {
  const times = timesAfter({ t1: 0, t2: 2, t6: 24 * 60 })
  expect(rowOf({ times })).toMatchObject({
    Verified: '5:44 p.m.',
    'Scene clear': 'Nov 11, 2026, 5:42 p.m.',
  })
})
