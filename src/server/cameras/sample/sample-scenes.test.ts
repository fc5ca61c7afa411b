import { expect, test } from 'vitest'
import { sampleExits } from '../testing/sample-exits.ts'
import { buildSampleCameras } from './sample-cameras.ts'
import { sceneOf } from './sample-scenes.ts'

const CAMERAS = buildSampleCameras(sampleExits())
const NOON = new Date('2026-11-23T12:00-05:00')
const scenesAt = (at: string) => CAMERAS.map((camera) => sceneOf(camera, new Date(at)))

const LATER = [
  '2026-11-23T03:00-05:00',
  '2026-11-23T10:00-05:00',
  '2026-11-23T17:32-05:00',
  '2026-11-23T21:00-05:00',
]

test('sample cameras show six kinds of places, and always the same one', () => {
  const scenes = CAMERAS.map((camera) => sceneOf(camera, NOON))
  expect(new Set(scenes.map(({ light: [, , ground] }) => ground)).size).toBe(6)
  expect(CAMERAS.map((camera) => sceneOf(camera, NOON))).toEqual(scenes)
})

test('the three sample cameras on Discover differ in place and weather at any hour', () => {
  const places = sampleExits().flatMap(({ onDiscover, crossStreet }) => (onDiscover ? [crossStreet] : []))
  const shown = CAMERAS.filter(({ road, place }) => road === 'I-95' && places.includes(place))
  expect(shown).toHaveLength(3)
  for (const at of [NOON, ...LATER]) {
    const scenes = shown.map((camera) => sceneOf(camera, new Date(at)))
    expect(new Set(scenes.map(({ roadside }) => roadside)).size).toBe(3)
    expect(new Set(scenes.map(({ light: [sky] }) => sky)).size, String(at)).toBeGreaterThan(1)
  }
})

test('the six kinds of places differ at night too, and the open road has no lamps', () => {
  const scenes = scenesAt('2026-11-23T21:00-05:00')
  expect(new Set(scenes.map(({ light: [, , ground] }) => ground)).size).toBe(6)
  expect(new Set(scenes.map(({ hasLamps }) => hasLamps))).toEqual(new Set([true, false]))
})

test('sample pictures show night at night, and day by day, in summer and in winter', () => {
  for (const night of ['2026-11-23T02:00-05:00', '2026-11-23T19:00-05:00', '2026-06-21T05:00-04:00'])
    expect(new Set(scenesAt(night).map(({ isNight }) => isNight)), night).toEqual(new Set([true]))
  for (const day of ['2026-11-23T08:00-05:00', '2026-11-23T16:30-05:00', '2026-06-21T19:00-04:00'])
    expect(new Set(scenesAt(day).map(({ isNight, hasSun }) => isNight || hasSun)), day).toEqual(
      new Set([false]),
    )
  // Sunset in Fort Lauderdale is at 5:30 p.m.
  expect(scenesAt('2026-11-23T17:32-05:00').some(({ hasSun }) => hasSun)).toBe(true)
})

test('at any hour it rains at some sample cameras, and at most of them it does not', () => {
  for (const at of LATER) {
    const raining = scenesAt(at).filter(({ isRaining }) => isRaining)
    expect(raining.length, at).toBeGreaterThan(10)
    expect(raining.length, at).toBeLessThan(CAMERAS.length / 2)
  }
})
