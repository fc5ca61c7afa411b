import { describe, expect, test } from 'vitest'
import { aCamera } from '../../../tests/builders/a-camera.ts'
import { readSampleMap } from '../../../tests/builders/a-map.ts'
import type { Camera } from '../../contract/camera.ts'
import { projectToMap } from '../../contract/map-projection.ts'
import { type Box, chooseLabels, type MapLabel } from './map-labels.ts'
import {
  type Cluster,
  clusterItems,
  inWindow,
  nameSide,
  placedItems,
  positionAround,
  stepTo,
} from './map-model.ts'
import { placeStreetNames } from './streets-layer.tsx'

const map = await readSampleMap()

describe('map labels', () => {
  const size = { width: 390, height: 600 }
  const oaklandPark = aCamera({
    latitude: 26.165983,
    longitude: -80.160024,
    exit: { number: '31', crossStreet: 'Oakland Park Blvd', city: 'Fort Lauderdale', landmarks: [] },
  })
  const placed = placedItems([oaklandPark], map.origin)

  function marksOf(clusters: readonly Cluster<Camera>[]) {
    return clusters.map(({ at, items }) => ({ at, crossStreet: items[0]?.exit?.crossStreet ?? null }))
  }

  /** The labels of a window centered on Oakland Park Boulevard. */
  function labelsAt(k: number) {
    const { x, y } = projectToMap({ latitude: 26.165983, longitude: -80.160024 }, map.origin)
    const position = { k, x: size.width / 2 - x * k, y: size.height / 2 - y * k }
    const clusters = clusterItems(placed, k)
    return { labels: chooseLabels(map, marksOf(clusters), position, size, 1).labels, clusters, position }
  }

  test('at every scale the map names roads and places', () => {
    for (const k of [0.6, 1, 2, 4, 8, 12, 16]) {
      const kinds = new Set(labelsAt(k).labels.map(({ kind }) => kind))
      expect([...kinds], String(k)).toEqual(expect.arrayContaining(['sign']))
      expect(kinds.has('place') || kinds.has('street'), String(k)).toBe(true)
    }
  })

  test('a freeway with marks all along it has its sign next to it', () => {
    const [freeway] = map.signs.filter(({ road }) => road === 'I-95')
    const marks = freeway?.points.map(([x, y]) => ({ at: { x, y }, crossStreet: null })) ?? []
    const position = { k: 1, x: size.width / 2 - (marks[0]?.at.x ?? 0), y: 300 - (marks[0]?.at.y ?? 0) }
    const { labels } = chooseLabels(map, marks, position, size, 1)
    expect(labels.filter((label) => label.kind === 'sign' && label.road === 'I-95')).toHaveLength(1)
  })

  test('on a close map a camera’s mark has the name of the cross street', () => {
    expect(labelsAt(8).labels).toContainEqual(
      expect.objectContaining({ kind: 'street', name: 'Oakland Park Blvd' }),
    )
    expect(labelsAt(1).labels.filter(({ kind }) => kind === 'street')).toEqual([])
  })

  test('no name or sign covers a mark or the focus ring around it', () => {
    for (const k of [1, 3, 5, 9]) {
      const { labels, clusters, position } = labelsAt(k)
      for (const { at } of clusters) {
        const mark = inWindow(at, position)
        for (const label of labels) {
          const { left, right, top, bottom } = boxOf(label)
          const away = Math.max(left - mark.x, mark.x - right, top - mark.y, mark.y - bottom)
          expect(away, `${JSON.stringify(label)} at scale ${k}`).toBeGreaterThanOrEqual(24)
        }
      }
    }
  })

  /** What a label covers: letters are at most 8 pixels wide, lines are 20 pixels high. */
  function boxOf(label: MapLabel): Box {
    const { x, y } = label.at
    if (label.kind === 'sign') return { left: x - 13, right: x + 13, top: y - 13, bottom: y + 13 }
    const width = label.name.length * 8
    const from = label.kind === 'county' ? x - width / 2 : label.side === 'right' ? x : x - width
    return { left: from, right: from + width, top: y - 10, bottom: y + 10 }
  }

  test('a city under a mark is named next to the mark', () => {
    const lauderdale = { latitude: 26.12231, longitude: -80.14338 }
    const clusters = clusterItems(placedItems([aCamera(lauderdale)], map.origin), 1)
    const { x, y } = projectToMap(lauderdale, map.origin)
    const { labels } = chooseLabels(map, marksOf(clusters), { k: 1, x: 195 - x, y: 500 - y }, size, 1)
    const label = labels.find((one) => one.kind === 'place' && one.name === 'Fort Lauderdale')
    expect(label?.at.x).toBeGreaterThanOrEqual(195 + 24)
  })

  test('no name is cut by the buttons over the map', () => {
    for (const k of [0.6, 1, 2, 4, 8, 12, 16])
      for (const label of labelsAt(k).labels) {
        const length =
          'name' in label && label.kind !== 'county' && label.side === 'right' ? label.name.length * 8 : 0
        const isBeside = label.at.x + length <= size.width - 60 || label.at.y > 7 * 48 + 12
        expect(isBeside, `${JSON.stringify(label)} at scale ${k}`).toBe(true)
      }
  })
})

describe('map model', () => {
  const origin = { x: -31_075, y: -11_179 }

  test('a degree east is the same length everywhere; a degree north is longer the farther north it is', () => {
    const at = (latitude: number, longitude: number) => projectToMap({ latitude, longitude }, origin)
    expect(at(26, -79).x - at(26, -80).x).toBeCloseTo(384)
    expect(at(45, -79).x - at(45, -80).x).toBeCloseTo(384)
    expect(at(26, -80).y - at(27, -80).y).toBeGreaterThan(384)
    expect(at(60, -80).y - at(61, -80).y).toBeGreaterThan(at(26, -80).y - at(27, -80).y)
  })

  test('a place’s name is on its right, or on its left if the window has no room on the right', () => {
    expect(nameSide('West Palm Beach', 240, 412)).toBe('right')
    expect(nameSide('West Palm Beach', 290, 412)).toBe('left')
    expect(nameSide('Stuart', 290, 412)).toBe('right')
    // If the window is too narrow for both sides, the name is on the right, so that its start is readable.
    expect(nameSide('West Palm Beach', 60, 140)).toBe('right')
  })

  test('cameras without a known location appear only in the list', () => {
    expect(
      placedItems([aCamera(), aCamera({ id: 'b', latitude: null, longitude: null })], origin),
    ).toHaveLength(1)
  })

  test('items that would cover each other share a mark and separate when the map is closer', () => {
    const placed = placedItems(
      [
        aCamera({ id: 'a', latitude: 26.1 }),
        aCamera({ id: 'b', latitude: 26.12 }),
        aCamera({ id: 'c', latitude: 27 }),
      ],
      origin,
    )
    const sizes = (k: number) => clusterItems(placed, k).map(({ items }) => items.length)
    expect(sizes(1)).toEqual([2, 1])
    expect(sizes(8)).toEqual([1, 1, 1])
  })

  test('500 cameras are clustered without losing any', () => {
    const many = placedItems(
      Array.from({ length: 500 }, (_, index) =>
        aCamera({ id: `cam-${index}`, latitude: 26 + (index % 25) / 20, longitude: -80.6 + index / 1000 }),
      ),
      origin,
    )
    const total = clusterItems(many, 2).reduce((sum, { items }) => sum + items.length, 0)
    expect(total).toBe(500)
  })

  test('the map shows all cameras, and is not too close around a single one', () => {
    const window = { width: 400, height: 600 }
    const points = [
      { x: 100, y: 100 },
      { x: 200, y: 700 },
    ]
    const position = positionAround(points, window, 40, 20)
    for (const point of points) {
      const { x, y } = inWindow(point, position)
      expect(x).toBeGreaterThanOrEqual(40)
      expect(x).toBeLessThanOrEqual(360)
      expect(y).toBeGreaterThanOrEqual(39.9)
      expect(y).toBeLessThanOrEqual(560.1)
    }
    const alone = positionAround([{ x: 100, y: 100 }], window, 40, 20)
    expect([alone.k, inWindow({ x: 100, y: 100 }, alone)]).toEqual([20, { x: 200, y: 300 }])
  })

  test('an arrow key leads to the next camera in its direction, first straight ahead, then to the side', () => {
    const marks = [
      { id: 'north', at: { x: 2, y: -10 } },
      { id: 'far north', at: { x: 0, y: -40 } },
      { id: 'east', at: { x: 12, y: -5 } },
    ]
    const from = { x: 0, y: 0 }
    expect(stepTo(from, marks, 'ArrowUp')?.id).toBe('north')
    expect(stepTo(from, marks, 'ArrowRight')?.id).toBe('east')
    expect(stepTo(from, marks, 'ArrowDown')).toBeNull()
  })
})

describe('street names', () => {
  const size = { width: 600, height: 400 }
  const position = { k: 10, x: 0, y: 0 }
  const street = (text: string, line: { x: number; y: number }[], length: number) => ({ text, line, length })
  const main = street(
    'Main Street',
    [
      { x: 40, y: 20 },
      { x: 10, y: 20 },
    ],
    30,
  )

  test('a street’s name runs along it, upright and clear of marks', () => {
    expect(placeStreetNames([main], position, size, [])).toEqual([
      { text: 'Main Street', at: { x: 250, y: 200 }, angle: expect.closeTo(0, 5) },
    ])
    const mark = { left: 230, right: 270, top: 180, bottom: 220 }
    const [moved] = placeStreetNames([main], position, size, [mark])
    expect(moved?.at.x).toBe(325)
  })

  test('a name is left out if its street is too short or bent, or the window cuts it off', () => {
    const short = street(
      'Main Street',
      [
        { x: 10, y: 20 },
        { x: 16, y: 20 },
      ],
      6,
    )
    const cut = street(
      'Main Street',
      [
        { x: -4, y: 20 },
        { x: 5, y: 20 },
      ],
      9,
    )
    const bent = street(
      'Main Street',
      [
        { x: 10, y: 20 },
        { x: 14, y: 20 },
        { x: 14, y: 24 },
      ],
      8,
    )
    expect(placeStreetNames([short, cut, bent], position, size, [])).toEqual([])
  })
})
