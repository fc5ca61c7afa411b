import { expect, test } from 'vitest'
import { clipLine, clipRing } from './clip.ts'

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
