import { expect, test } from 'vitest'
import { SAMPLE_CAMERAS } from './sample-cameras.ts'
import { sceneOf } from './sample-scenes.ts'

test('sample cameras show six kinds of places, and the same at every look', () => {
  const scenes = SAMPLE_CAMERAS.map(sceneOf)
  expect(new Set(scenes).size).toBe(6)
  expect(SAMPLE_CAMERAS.map(sceneOf)).toEqual(scenes)
})

test('the three sample cameras that Discover shows differ', () => {
  const shown = [12, 22, 54].map((index) => SAMPLE_CAMERAS[index])
  expect(shown.map((camera) => camera?.place)).toEqual(['Oakland Park Blvd', 'Glades Rd', 'Exit 121'])
  expect(new Set(shown.map((camera) => camera && sceneOf(camera))).size).toBe(3)
})
