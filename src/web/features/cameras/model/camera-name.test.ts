import { expect, test } from 'vitest'
import { type Camera, OTHER_ROADS } from '../../../../contract/camera.ts'
import { englishTranslations } from '../../../messages/testing/english-translations.ts'
import { aCamera, aView } from '../testing/a-camera.ts'
import { cameraName, mainView } from './camera-name.ts'

test('a camera is called by road, direction and place', () => {
  expect(cameraName(aCamera({ location: 'I-95 at Sunrise Blvd' }), englishTranslations)).toBe(
    'I-95 northbound at Sunrise Blvd',
  )
  expect(cameraName(aCamera({ direction: null }), englishTranslations)).toBe('I-95 at Sunrise Blvd')
})

test('a camera without a road is called by its place, and one without a place by its number', () => {
  expect(cameraName(aCamera({ road: OTHER_ROADS, location: 'Main St' }), englishTranslations)).toBe('Main St')
  expect(cameraName(aCamera({ id: '12-a', location: '' }), englishTranslations)).toBe(
    'I-95 northbound at Camera 12-a',
  )
})

test('cameras at one place are told apart by their view, their milepost or a number', () => {
  const name = (distinction: Camera['distinction']) =>
    cameraName(aCamera({ distinction }), englishTranslations)
  expect(name({ kind: 'view', text: 'Looking north' })).toBe(
    'I-95 northbound at Sunrise Blvd (Looking north)',
  )
  expect(name({ kind: 'milepost', milepost: 29.25 })).toBe('I-95 northbound at Sunrise Blvd (Mile 29.25)')
  expect(name({ kind: 'number', number: 1, of: 3 })).toBe('I-95 northbound at Sunrise Blvd (camera 1 of 3)')
})

test('the first view that is switched on stands for its camera', () => {
  const off = aView({ id: 'a', isSwitchedOff: true })
  const on = aView({ id: 'b' })
  expect(mainView(aCamera({ views: [off, on] }))?.id).toBe('b')
  expect(mainView(aCamera({ views: [off] }))?.id).toBe('a')
  expect(mainView(aCamera({ views: [] }))).toBeNull()
})
