import { expect, test } from 'vitest'
import { OTHER_ROADS } from '../../../../contract/camera.ts'
import { aCamera, aView } from '../testing/a-camera.ts'
import { cameraSpeech } from '../testing/camera-speech.ts'
import { cameraName, mainView, placeOf } from './camera-name.ts'

test('a road that the feed repeats in the place is said once', () => {
  const place = (road: string, location: string) => placeOf({ road, location })
  expect(place('I-95', 'I-95 at Sunrise Blvd')).toBe('Sunrise Blvd')
  expect(place('I-95', 'I 95 NB @ Sunrise Blvd')).toBe('Sunrise Blvd')
  expect(place('I-95', 'I95 northbound near Exit 29')).toBe('Exit 29')
  expect(place("Florida's Turnpike", "Florida's Turnpike at Exit 39")).toBe('Exit 39')
  expect(place('I-9', 'I-95 at Sunrise Blvd')).toBe('I-95 at Sunrise Blvd')
  expect(place('I-95', 'I-95')).toBe('I-95')
  expect(place('SR (7', 'SR (7 at Glades Rd')).toBe('Glades Rd')
})

test('a camera is called by road, direction and place', () => {
  expect(cameraName(aCamera({ location: 'I-95 at Sunrise Blvd' }), cameraSpeech)).toBe(
    'I-95 northbound at Sunrise Blvd',
  )
  expect(cameraName(aCamera({ direction: null }), cameraSpeech)).toBe('I-95 at Sunrise Blvd')
})

test('a camera without a road is called by its place, and one without a place by its number', () => {
  expect(cameraName(aCamera({ road: OTHER_ROADS, location: 'Main St' }), cameraSpeech)).toBe('Main St')
  expect(cameraName(aCamera({ id: '12-a', location: '' }), cameraSpeech)).toBe(
    'I-95 northbound at Camera 12-a',
  )
})

test('the first view that is switched on stands for its camera', () => {
  const off = aView({ id: 'a', isSwitchedOff: true })
  const on = aView({ id: 'b' })
  expect(mainView(aCamera({ views: [off, on] }))?.id).toBe('b')
  expect(mainView(aCamera({ views: [off] }))?.id).toBe('a')
  expect(mainView(aCamera({ views: [] }))).toBeNull()
})
