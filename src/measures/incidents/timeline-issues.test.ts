import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minutesBetween } from './stamps.ts'
import { timesAfter } from './testing/an-incident.ts'
import { timelineIssues } from './timeline-issues.ts'

const inOrder = { t1: 0, t2: 2, t3: 4, t4: 11, t5: 47, t6: 71, t7: 96 }

test('a timeline in order has no issue, nor has one with equal or missing stamps', () => {
  expect(timelineIssues(timesAfter(inOrder))).toEqual([])
  expect(timelineIssues(timesAfter({ t1: 0, t2: 0, t3: 0, t4: 0, t5: 0, t6: 0, t7: 0 }))).toEqual([])
  expect(timelineIssues(timesAfter({ t2: 3, t6: 40 }))).toEqual([])
  expect(timelineIssues(timesAfter({}))).toEqual([])
})

test('lanes that opened before help arrived are flagged and kept', () => {
  const times = timesAfter({ ...inOrder, t5: 7 })
  expect(timelineIssues(times)).toEqual([{ kind: 'lanesOpenedEarly', stamp: 't5', before: 't4' }])
})

test('help that was sent before the report was verified is flagged and kept', () => {
  const times = timesAfter({ ...inOrder, t3: 1 })
  expect(timelineIssues(times)).toEqual([{ kind: 'dispatchedEarly', stamp: 't3', before: 't2' }])
})

test.each([
  ['t2', { ...inOrder, t2: -1 }, 't1'],
  ['t3', { ...inOrder, t3: -1 }, 't2'],
  ['t4', { ...inOrder, t4: 3 }, 't3'],
  ['t5', { ...inOrder, t5: -5 }, 't1'],
  ['t6', { ...inOrder, t6: 46 }, 't5'],
  ['t7', { ...inOrder, t7: -1 }, 't1'],
] as const)('%s before the stamp it must follow is refused', (stamp, minutes, before) => {
  expect(timelineIssues(timesAfter(minutes))).toContainEqual({ kind: 'outOfOrder', stamp, before })
})

test('an arrival before verification is found even if the dispatch between them is wrong, too', () => {
  const issues = timelineIssues(timesAfter({ ...inOrder, t2: 10, t3: 5, t4: 7 }))
  expect(issues).toContainEqual({ kind: 'dispatchedEarly', stamp: 't3', before: 't2' })
  expect(issues).toContainEqual({ kind: 'outOfOrder', stamp: 't4', before: 't2' })
})

test('normal flow may return before the last responder has left', () => {
  expect(timelineIssues(timesAfter({ ...inOrder, t7: 60 }))).toEqual([])
})

test('every step that cannot be measured because of the order of its stamps has a problem that says so', () => {
  const minute = fc.option(fc.integer({ min: 0, max: 60 }), { freq: 8 })
  fc.assert(
    fc.property(
      fc.record({ t1: minute, t2: minute, t3: minute, t4: minute, t5: minute, t6: minute }),
      (minutes) => {
        const times = timesAfter(minutes)
        const { t1, t2, t4, t5, t6 } = times
        const steps = [
          [t1, t2],
          [t2, t4],
          [t1, t5],
          [t1, t6],
        ] as const
        const isLost = steps.some(
          ([from = null, to = null]) => from !== null && to !== null && minutesBetween(from, to) === null,
        )
        if (isLost) expect(timelineIssues(times).some(({ kind }) => kind === 'outOfOrder')).toBe(true)
      },
    ),
  )
})
