import { expect, test } from 'vitest'
import type { Camera } from '../../../../contract/camera.ts'
import { OTHER_ROADS } from '../../../../contract/camera-place.ts'
import { englishTranslations, plain, translationsIn } from '../../../messages/testing/english-translations.ts'
import { aCamera, aView } from '../testing/a-camera.ts'
import { cameraName, mainView, placeName } from './camera-name.ts'

test('a camera is called by road, direction and place', () => {
  expect(cameraName(aCamera({ location: 'I-95 at Sunrise Blvd' }), englishTranslations)).toBe(
    'I-95 northbound at Sunrise Blvd',
  )
  expect(cameraName(aCamera({ direction: null }), englishTranslations)).toBe('I-95 at Sunrise Blvd')
})

const exit = { number: '31', crossStreet: 'Oakland Park Blvd', city: 'Fort Lauderdale', landmarks: [] }

test('a camera that its feed calls "Exit 31" is called by the cross street and city people know', () => {
  const name = (given: Parameters<typeof aCamera>[0]) =>
    plain(cameraName(aCamera(given), englishTranslations))
  expect(name({ location: 'I-95 at Exit 31', exit })).toBe(
    'I-95 northbound at Oakland Park Blvd, exit 31 (Fort Lauderdale)',
  )
  expect(name({ location: 'South of Sunrise', exit })).toBe(
    'I-95 northbound at South of Sunrise, exit 31 (Fort Lauderdale)',
  )
  expect(name({ location: 'Exit 31', exit: { ...exit, crossStreet: null, landmarks: ['airport'] } })).toBe(
    'I-95 northbound at airport, exit 31 (Fort Lauderdale)',
  )
})

test('where nothing is known of an exit, the words of the feed stay, in the visitor’s language', async () => {
  const camera = aCamera({ location: 'Exit 7' })
  // No line breaks between the word and its number.
  expect(cameraName(camera, englishTranslations)).toBe('I-95 northbound at Exit\u00a07')
  expect(placeName(camera, await translationsIn('es'))).toBe('Salida\u00a07')
  expect(placeName(camera, await translationsIn('ht'))).toBe('Sòti\u00a07')
})

test('a camera without a road is called by its place, and one without a place by its number', () => {
  expect(cameraName(aCamera({ road: OTHER_ROADS, location: 'Main St' }), englishTranslations)).toBe('Main St')
  expect(cameraName(aCamera({ id: '12-a', location: '' }), englishTranslations)).toBe(
    'I-95 northbound at Camera 12-a',
  )
})

test('cameras at one place are distinguished by their view, their milepost or a number', () => {
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
