import { expect, test } from 'vitest'
import { readSampleMap } from '../../../tests/builders/a-map.ts'
import type { Camera } from '../../contract/camera.ts'
import { projectToMap } from '../../contract/map-projection.ts'
import { aCamera } from '../features/cameras/testing/a-camera.ts'
import { type Box, chooseLabels, type MapLabel } from './map-labels.ts'
import { type Cluster, clusterItems, inWindow, placedItems } from './map-model.ts'

const map = await readSampleMap()
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

/** The window with Oakland Park Boulevard in its middle. */
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

test('close by, a camera’s mark has the name of the street that is crossed', () => {
  expect(labelsAt(8).labels).toContainEqual(
    expect.objectContaining({ kind: 'street', name: 'Oakland Park Blvd' }),
  )
  expect(labelsAt(1).labels.filter(({ kind }) => kind === 'street')).toEqual([])
})

test('no name and no sign reaches a mark or the ring of focus around it', () => {
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

/** What a label covers: letters are at most 8 pixels wide, lines 20 high. */
function boxOf(label: MapLabel): Box {
  const { x, y } = label.at
  if (label.kind === 'sign') return { left: x - 13, right: x + 13, top: y - 13, bottom: y + 13 }
  const width = label.name.length * 8
  const from = label.kind === 'county' ? x - width / 2 : label.side === 'right' ? x : x - width
  return { left: from, right: from + width, top: y - 10, bottom: y + 10 }
}

test('a city under a mark is named beside the mark', () => {
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
