import { expect, test } from 'vitest'
import type { MetricsRow } from '../../contract/metrics-table.ts'
import { TABLES } from './tables.ts'
import { rowIssues, rowNotices } from './testing/row-issues.ts'
import { anIncidentRow } from './testing/rows.ts'

const tim = TABLES.services_incidentManagement_tim

/** Each problem as "column message". */
const messagesOf = (row: MetricsRow) =>
  rowIssues(tim, row).map(({ column, message }) => `${column} ${message}`)

test('a timeline out of order names both stamps; lanes that opened early are published with a notice', () => {
  expect(messagesOf(anIncidentRow({ t4: '2026-11-10T17:45:00-05:00' }))).toEqual([
    't4 (on scene, 2026-11-10T17:45:00-05:00) is before t3 (dispatched, 2026-11-10T17:46:00-05:00): correct one of them',
  ])
  const early = anIncidentRow({ t5: '2026-11-10T17:50:00-05:00' })
  expect(rowIssues(tim, early)).toEqual([])
  expect(rowNotices(tim, early)).toEqual([
    {
      column: 't5',
      message:
        '(lanes open, 2026-11-10T17:50:00-05:00) is before t4 (on scene, 2026-11-10T17:53:00-05:00): published, as lanes may open before help arrives',
    },
  ])
  const sent = anIncidentRow({ t3: '2026-11-10T17:43:00-05:00' })
  expect(rowIssues(tim, sent)).toEqual([])
  expect(rowNotices(tim, sent)).toEqual([
    {
      column: 't3',
      message:
        '(dispatched, 2026-11-10T17:43:00-05:00) is before t2 (verified, 2026-11-10T17:44:00-05:00): published, as help may be sent before anybody has verified the report',
    },
  ])
})

test('an incident belongs to the period it began in; an evening in Florida may be the next day elsewhere', () => {
  const lastEvening = { t2: null, t3: null, t4: null, t5: null, t6: null, t7: null }
  expect(rowIssues(tim, anIncidentRow({ ...lastEvening, t1: '2026-11-30T23:30:00-05:00' }))).toEqual([])
  expect(messagesOf(anIncidentRow({ ...lastEvening, t1: '2026-12-10T10:00:00-05:00' }))).toEqual([
    "t1 is 2026-12-10T10:00:00-05:00, outside the row's period 2026-11-01 to 2026-11-30",
  ])
})

test('an incident cannot block more lanes than both directions have, nor clear a road it did not block', () => {
  expect(rowIssues(tim, anIncidentRow({ lanes_blocked: 11 }))).toMatchObject([{ column: 'lanes_total' }])
  const onMedian = anIncidentRow({ lanes_blocked: 6 })
  expect(rowIssues(tim, onMedian)).toEqual([])
  expect(rowNotices(tim, onMedian)).toMatchObject([{ column: 'lanes_total' }])
  expect(messagesOf(anIncidentRow({ lanes_blocked: 0, roadway_clearance_minutes: 47 }))).toEqual([
    'roadway_clearance_minutes is 47, but lanes_blocked is 0: leave it empty, nothing was measured',
  ])
})

test.each([
  [{ sirv: 'true' }, 'sirv "true"'],
  [{ t7: '2026-11-10 19:18' }, 't7 "2026-11-10 19:18" must be a moment with its offset from UTC'],
  [{ t7: '2026-11-31T19:18:00-05:00' }, 't7 "2026-11-31T19:18:00-05:00" is not a day of the calendar'],
])('%o in an incident is refused', (change, message) => {
  expect(messagesOf(anIncidentRow(change)).join().replace('sirv is', 'sirv')).toContain(message)
})

test('an office without the special vehicles of Florida leaves their columns out', () => {
  const { sirv, risc, ...row } = anIncidentRow()
  expect(rowIssues(tim, row)).toEqual([])
})
