import { expect, test } from 'vitest'
import { aMap } from '../../tests/builders/a-map.ts'
import { parseMapFile } from './map-file.ts'
import { mapFilesOf, respondWithMap } from './respond-with-map.ts'

function issuesOf(map: unknown): string[] {
  const parsed = parseMapFile(JSON.stringify(map))
  return parsed.kind === 'invalid' ? parsed.issues.map(({ message }) => message) : []
}

test('a map as the command writes it is read', () => {
  expect(parseMapFile(JSON.stringify(aMap()))).toEqual({ kind: 'parsed', value: aMap() })
})

test('a map without a credit line is rejected: the makers of the data require it', () => {
  expect(issuesOf(aMap({ credit: '  ' }))).toEqual([
    'credit must name who made the data: their licenses require it',
  ])
})

test('every problem in a map is listed with its part', () => {
  const { credit: _, ...map } = aMap()
  const issues = issuesOf({ ...map, width: 0, places: [{ name: '', x: 1, y: 2 }] })
  expect(issues).toHaveLength(3)
  for (const part of ['credit', 'width', 'places.0.name']) expect(issues.join()).toContain(part)
  expect(parseMapFile('{')).toMatchObject({
    issues: [{ message: 'is not JSON: make the map again with "npm run map -- make"' }],
  })
})

test('only outlines can become part of the picture', () => {
  const { overview } = aMap()
  const layers = { ...overview.layers, land: 'M0 0"/><script/>' }
  expect(issuesOf(aMap({ overview: { ...overview, layers } }))).toEqual([
    'overview.layers.land must be the text of an SVG path',
  ])
  const [file] = mapFilesOf({ map: aMap({ credit: '<b> & co' }) })
  expect(file?.svg).toContain('<title>&lt;b> &amp; co</title>')
})

test('the address of the outlines changes with them, so browsers may cache them forever', () => {
  const urlOf = (credit: string) => respondWithMap({ map: aMap({ credit }) }).getMapOverview()?.outlinesUrl
  expect(urlOf('One')).toMatch(/^\/assets\/map-[\w-]{8}\.svg$/)
  expect(urlOf('One')).toBe(urlOf('One'))
  expect(urlOf('One')).not.toBe(urlOf('Two'))
  expect(respondWithMap({ map: null }).getMapOverview()).toBeNull()
  expect(mapFilesOf({ map: null })).toEqual([])
})
