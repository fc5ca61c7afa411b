import { expect, test } from 'vitest'
import {
  alongTrend,
  gapsIn,
  scaleBetween,
  scaleFromOne,
  scaleFromZero,
  scaleOfTrend,
  spreadLabels,
  trendPath,
} from './scales.ts'
import { goal } from './trend.tsx'

test('a gap in the figures is a gap in the line, and no zero', () => {
  expect(trendPath([10, 20, null, 30, 40], (value) => value)).toBe('M0,10L250,20M750,30L1000,40')
  expect(trendPath([null, null], (value) => value)).toBe('')
})

test('gaps are found with where they begin and end', () => {
  expect(gapsIn([null, 1, null, null, 2])).toEqual([
    { first: 0, last: 0 },
    { first: 2, last: 3 },
  ])
  expect(gapsIn([0, 1])).toEqual([])
})

test('labels that would overlap are moved apart and stay on the chart', () => {
  expect(spreadLabels([50, 52, 90], 16, 200)).toEqual([50, 66, 90])
  expect(spreadLabels([195, 190], 16, 200)).toEqual([200, 184])
})

test('a scale begins at zero and ends at a round figure above all that was measured', () => {
  const scale = scaleFromZero([31, null, 48.8], 3)
  expect(scale.ticks).toEqual([0, 20, 40, 60])
  expect(scale.x(30)).toBe('50%')
  expect(scale.along(600)).toBe(100)
  expect(scaleFromZero([null], 4).along(0)).toBe(0)
  expect(scaleBetween(24, 63, 5).along(20)).toBe(0)
})

test('points run from end to end, a single one is at the end', () => {
  expect([alongTrend(0, 53), alongTrend(26, 53), alongTrend(52, 53)]).toEqual([0, 50, 100])
  expect(alongTrend(0, 1)).toBe(100)
})

test('arrow keys lead along the points and stop at the ends', () => {
  expect([goal('ArrowRight', 3, 5), goal('ArrowRight', 4, 5), goal('ArrowLeft', 0, 5)]).toEqual([4, 4, 0])
  expect([goal('Home', 3, 5), goal('End', 3, 5), goal('a', 3, 5)]).toEqual([0, 4, -1])
})

test('high shares have a scale that shows change, and it says that it does not start at zero', () => {
  const scale = scaleOfTrend([93.2, null, 98.5, 89.4], 'percent', 4)
  expect(scale).toMatchObject({ isBroken: true, ticks: [85, 90, 95, 100] })
  expect(scale.along(85)).toBe(0)
  expect(scaleOfTrend([99, 100], 'percent', 4).ticks[0]).toBe(95)
})

test('a share that was low once, and any time, start at zero', () => {
  expect(scaleOfTrend([93.2, 84.9], 'percent', 4)).toMatchObject({ isBroken: false })
  expect(scaleOfTrend([93.2, 98], 'minutes', 4).ticks[0]).toBe(0)
  expect(scaleOfTrend([null], 'percent', 4).isBroken).toBe(false)
})

test('an index of travel time starts at 1, an empty road', () => {
  expect(scaleFromOne([1.8, null, 2.1], 3).ticks).toEqual([1, 1.5, 2, 2.5])
  expect(scaleFromOne([5.2], 3).ticks[0]).toBe(1)
  expect(scaleFromOne([1.2], 3).along(1)).toBe(0)
})
