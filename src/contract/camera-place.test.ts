import { expect, test } from 'vitest'
import { placeOf } from './camera-place.ts'

test('a road the feed repeats in the location is shown once', () => {
  const place = (road: string, location: string) => placeOf({ road, location })
  expect(place('I-95', 'I-95 at Sunrise Blvd')).toBe('Sunrise Blvd')
  expect(place('I-95', 'I 95 NB @ Sunrise Blvd')).toBe('Sunrise Blvd')
  expect(place('I-95', 'I95 northbound near Exit 29')).toBe('Exit 29')
  expect(place("Florida's Turnpike", "Florida's Turnpike at Exit 39")).toBe('Exit 39')
  expect(place('I-9', 'I-95 at Sunrise Blvd')).toBe('I-95 at Sunrise Blvd')
  expect(place('I-95', 'I-95')).toBe('I-95')
  expect(place('SR (7', 'SR (7 at Glades Rd')).toBe('Glades Rd')
})
