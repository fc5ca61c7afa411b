import { expect, test } from 'vitest'
import { areaOf, clipLine, clipRing, dotPath, linePath, ringPath, simplify } from './outline.ts'

test('points on the line are left out, corners stay', () => {
  const line = [
    [0, 0],
    [5, 0.1],
    [10, 0],
    [10, 10],
  ] as const
  expect(simplify(line, 0.5)).toEqual([
    [0, 0],
    [10, 0],
    [10, 10],
  ])
})

test('a ring keeps its shape although it ends where it begins', () => {
  const ring = [
    [0, 0],
    [8, 0],
    [8, 8],
    [0, 8],
    [0, 0],
  ] as const
  expect(simplify(ring, 1)).toEqual(ring)
  expect(areaOf(ring)).toBe(64)
})

test('paths are relative, to a tenth, and rounding errors do not add up', () => {
  expect(
    linePath([
      [0.04, 0],
      [0.14, 0],
      [0.24, -0.5],
      [10.26, 3],
    ]),
  ).toBe('M0 0l.1 0 .1-.5 10.1 3.5')
})

test('a line that shrinks to one point is not drawn', () => {
  expect(
    linePath([
      [1, 1],
      [1.01, 1.01],
    ]),
  ).toBe('')
  expect(
    ringPath([
      [1, 1],
      [1, 1],
    ]),
  ).toBe('')
})

test('points become strokes of zero length', () => {
  expect(
    dotPath([
      [1, 2],
      [3.25, 4],
    ]),
  ).toBe('M1 2h0M3.3 4h0')
})

const BOX = { left: 0, top: 0, right: 10, bottom: 10 }

test('only the pieces of a road on the map are drawn, up to its edge', () => {
  const line = [
    [-5, 5],
    [5, 5],
    [15, 5],
    [15, 8],
    [5, 8],
  ] as const
  expect(clipLine(line, BOX)).toEqual([
    [
      [0, 5],
      [5, 5],
      [10, 5],
    ],
    [
      [10, 8],
      [5, 8],
    ],
  ])
  expect(clipLine([line[2], line[3]], BOX)).toEqual([])
})

test('land that reaches beyond the map ends at its edge, and land beside it is left out', () => {
  const land = [
    [-5, -5],
    [5, -5],
    [5, 5],
    [-5, 5],
    [-5, -5],
  ] as const
  expect(new Set(clipRing(land, BOX).map(String))).toEqual(new Set(['0,0', '5,0', '5,5', '0,5']))
  expect(
    clipRing(
      land.map(([x, y]) => [x + 100, y] as const),
      BOX,
    ),
  ).toEqual([])
})
