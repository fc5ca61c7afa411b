import { expect, test } from 'vitest'
import { readSampleMap } from '../testing/sample-map.ts'
import { buildArea, buildCountyOf } from './district-area.ts'

const { counties: SHAPES } = await readSampleMap()
const DISTRICT = ['Indian River', 'St. Lucie', 'Martin', 'Palm Beach', 'Broward']

const contains = (latitude: number, longitude: number, counties: readonly string[] = DISTRICT) => {
  const outcome = buildArea(counties, SHAPES)
  return outcome.kind === 'known' && outcome.area.contains({ latitude, longitude })
}

test('a place in one of the district’s counties is in the district; one in the next county or state is not', () => {
  expect(contains(26.12, -80.17)).toBe(true)
  expect(contains(27.64, -80.5)).toBe(true)
  // Miami, Orlando, Atlanta, and far offshore.
  expect(contains(25.77, -80.19)).toBe(false)
  expect(contains(28.54, -81.38)).toBe(false)
  expect(contains(33.75, -84.39)).toBe(false)
  expect(contains(26.12, -79.5)).toBe(false)
})

test('a camera just over the line still belongs to the district: within a kilometer, and no farther', () => {
  // At longitude -80.5, Broward County's southern line is at latitude 25.9573.
  expect(contains(25.9573 - 0.9 / 111.2, -80.5)).toBe(true)
  expect(contains(25.9573 - 1.2 / 111.2, -80.5)).toBe(false)
  // At latitude 26.1, its western line is near longitude -80.876.
  expect(contains(26.1, -80.876 - 0.7 / 99.8)).toBe(true)
  expect(contains(26.1, -80.876 - 1.5 / 99.8)).toBe(false)
})

test('only the district’s counties count, even if the map has others', () => {
  expect(contains(26.7, -80.1, ['Palm Beach'])).toBe(true)
  expect(contains(26.12, -80.17, ['Palm Beach'])).toBe(false)
})

test('if a county’s shape is missing, the district’s area is unknown, and the county is named', () => {
  expect(buildArea(['Broward', 'Fulton'], SHAPES)).toEqual({ kind: 'unknown', missing: ['Fulton'] })
})

test('without a map no county has a shape, and no place has a county', () => {
  expect(buildArea(['Broward'], [])).toEqual({ kind: 'unknown', missing: ['Broward'] })
  expect(buildCountyOf([])({ latitude: 26.12, longitude: -80.17 })).toBeNull()
  expect(buildCountyOf(SHAPES)({ latitude: 26.12, longitude: -80.17 })).toBe('Broward')
})
