import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { parseRampsFile } from './ramps-file.ts'

const aRamp = (changes: Record<string, unknown> = {}) => ({
  id: 'i95-nb-commercial',
  interchange: 'Commercial Blvd',
  road: 'I-95',
  direction: 'northbound',
  county: 'Broward',
  latitude: 26.1883,
  longitude: -80.1519,
  status: 'active',
  activatedOn: '2025-02-11',
  ...changes,
})

function messagesOf(...ramps: Record<string, unknown>[]): string[] {
  const parsed = parseRampsFile(stringify({ ramps }))
  return parsed.kind === 'parsed' ? [] : parsed.issues.map(({ line, message }) => `${line} ${message}`)
}

test('ramps in use, turned off and never turned on can be listed', () => {
  const off = aRamp({ id: 'b', status: 'inactive', note: 'The queue blocked the street.' })
  const issue = aRamp({ id: 'c', status: 'fault', note: 'Flooded.' })
  const { activatedOn: _, ...never } = aRamp({ id: 'd', status: 'notYetActivated', note: 'Being built.' })
  expect(messagesOf(aRamp(), off, issue, never)).toEqual([])
})

test('a ramp that is off says why, and one that was on says since when', () => {
  const { activatedOn: _, ...undated } = aRamp({ status: 'fault', note: 'Flooded.' })
  expect(messagesOf(aRamp({ status: 'inactive' }))).toEqual([
    '2 note is missing: tell drivers why the signal is inactive',
  ])
  expect(messagesOf(undated)).toEqual([
    '2 activatedOn is missing: write the day the ramp was switched on, because it is fault',
  ])
  expect(messagesOf(aRamp({ status: 'notYetActivated', note: 'x' }))).toEqual([
    '10 activatedOn contradicts "status: notYetActivated": correct one of the two',
  ])
})

test('an id that appears twice, or is not valid, is reported at its line', () => {
  expect(messagesOf(aRamp(), aRamp())).toEqual([
    '11 id "i95-nb-commercial" appears twice: give each ramp its own id',
  ])
  expect(messagesOf(aRamp({ id: 'I-95 NB' }))[0]).toMatch(/^2 ramps\.0\.id "I-95 NB" must be made of a to z/)
})

test('a place off the globe and an unknown direction are reported', () => {
  expect(messagesOf(aRamp({ latitude: 126 }))).toEqual(['7 ramps.0.latitude 126 must be at most 90'])
  expect(messagesOf(aRamp({ direction: 'north' }))[0]).toContain(
    'write northbound, southbound, eastbound or westbound',
  )
})

test('hours and notes may be in several languages, English always among them', () => {
  const ofBoth = { en: 'Weekdays', es: 'De lunes a viernes', ht: 'Jou lasemèn' }
  expect(messagesOf(aRamp({ schedule: ofBoth, note: { en: 'Moved.', es: 'Trasladado.' } }))).toEqual([])
  expect(
    messagesOf(aRamp({ schedule: { es: 'De lunes a viernes', fr: 'En semaine' }, note: { en: '' } })),
  ).toEqual([
    '13 "fr" is not a key of "ramps.schedule": write en, es or ht',
    '11 ramps.0.schedule.en is missing',
    '15 ramps.0.note.en must not be empty',
  ])
})
