import { expect, test } from 'vitest'
import { framesOf, projectSource } from './frame.ts'
import type { LonLat } from './map-source.ts'
import { LabelPlanner, WIDE } from './overview-labels.ts'
import { middleOf } from './raster.ts'

const rectangle = (west: number, south: number, east: number, north: number): LonLat[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
]

test.each([0.2, 1, 5])(
  'the best place for a county’s name is its middle when it is %d degrees wide',
  (degrees) => {
    const counties = [
      { name: 'West', fips: '41001', rings: [rectangle(0, 44, degrees, 44 + degrees)] },
      { name: 'East', fips: '41003', rings: [rectangle(degrees, 44, 2 * degrees, 44 + degrees)] },
    ]
    const source = projectSource({ counties, land: [], waters: [], roads: [], places: [], interchanges: [] })
    const [frame] = framesOf(source.counties)
    if (frame === undefined) throw new Error('There is always a frame')
    const [west] = new LabelPlanner(source, frame, []).requests(WIDE)
    const { rings = [] } = source.counties[0] ?? {}
    const [x, y] = middleOf(rings)
    const label = west?.candidates[0]?.label
    const middle = { x: ((x - frame.left) / frame.width) * 100, y: ((y - frame.top) / frame.height) * 100 }
    expect(Math.abs((label?.x ?? 0) - middle.x)).toBeLessThan(2)
    expect(Math.abs((label?.y ?? 0) - middle.y)).toBeLessThan(2)
  },
)

test('the middle of a long county is halfway along it', () => {
  const [x, y] = middleOf([rectangle(0, 0, 100, 400)])
  expect(Math.abs(x - 50)).toBeLessThan(10)
  expect(Math.abs(y - 200)).toBeLessThan(10)
})

test('only a town on the coast has its name in the sea', () => {
  const hill: LonLat[] = [
    [0.5, 44.4],
    [0.6, 44.5],
    [0.5, 44.6],
    [0.4, 44.5],
    [0.5, 44.4],
  ]
  const source = projectSource({
    counties: [{ name: 'Isle', fips: '41001', rings: [rectangle(0, 44, 1, 45)] }],
    land: [hill],
    waters: [],
    roads: [],
    places: [
      { name: 'Harbor', at: [0.98, 44.5] },
      { name: 'Inland', at: [0.8, 44.5] },
    ],
    interchanges: [],
  })
  const frames = framesOf(source.counties)
  const isOnWater = frames.flatMap((frame) =>
    new LabelPlanner(source, frame, source.places)
      .requests(WIDE)
      .flatMap(({ candidates }) => candidates.map(({ label }) => label))
      .filter((label) => label.kind === 'place' && label.isOnWater)
      .map((label) => (label.kind === 'place' ? label.name : '')),
  )
  expect(new Set(isOnWater)).toEqual(new Set(['Harbor']))
})
