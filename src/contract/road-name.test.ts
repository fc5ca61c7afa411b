import { expect, test } from 'vitest'
import { roadAsWritten } from './road-name.ts'

test.each([
  ['SR-869', 'SR 869'],
  ['SR-A1A', 'SR A1A'],
  ['SR-89-ALT', 'SR 89-ALT'],
  ['SR-869 / Sawgrass Expwy', 'SR 869 / Sawgrass Expwy'],
  ['US-60', 'US 60'],
  ['FM-1604', 'FM 1604'],
  ['SH-130', 'SH 130'],
  ['Loop-410', 'Loop 410'],
  ['I 95 Express', 'I-95 Express'],
])('"%s" of a feed is written "%s"', (given, written) => {
  expect(roadAsWritten(given)).toBe(written)
})

test.each([
  'I-95',
  'M-28',
  'US 1',
  'SR A1A',
  'A1A',
  'Loop 410',
  "Florida's Turnpike",
  'Dallas-Fort Worth Tpke',
  'Other roads',
])('"%s" is written like that already', (name) => {
  expect(roadAsWritten(name)).toBe(name)
})
