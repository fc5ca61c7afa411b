/**
 * Makes what the server knows of places from the map of the district (tools/geo): the shapes of the counties, and
 * where the cameras of the sample feed stand.
 */
import { writeFile } from 'node:fs/promises'
import { type Geography, type LonLat, readGeography } from './geo-source.ts'

const SERVER = new URL('../../src/server/cameras/', import.meta.url)

/** The sample feed takes every one, every second or every third interchange of a road, for some ninety cameras. */
const ROADS = [
  { ref: 'I-95', isNorthSouth: true, every: 1 },
  { ref: 'I-595', isNorthSouth: false, every: 1 },
  { ref: 'I-75', isNorthSouth: true, every: 1 },
  { ref: 'SR 869', isNorthSouth: false, every: 2 },
  { ref: "Florida's Turnpike", isNorthSouth: true, every: 3 },
] as const

/** How near a road must pass an interchange to give it its name, degrees; about 300 m. */
const NEAR_DEGREES = 0.003

const geography = await readGeography()
await writeJson('place/county-shapes.json', geography.counties)
await writeJson('sample/sample-places.json', ROADS.flatMap(placesOf))

function placesOf({ ref, isNorthSouth, every }: (typeof ROADS)[number]) {
  const named = geography.interchanges
    .filter((interchange) => interchange.ref === ref && isReadable(interchange.exit))
    .toSorted((a, b) => (isNorthSouth ? a.at[1] - b.at[1] : a.at[0] - b.at[0]))
    .map(({ at, exit }) => ({ at, exit, crossing: crossingAt(at, ref, geography) }))
  // A name that comes again and again is that of a road alongside.
  const isAlongside = (name: string) => named.filter(({ crossing }) => crossing === name).length > 2
  return named
    .filter((_, index) => index % every === 0)
    .map(({ at, exit, crossing }) => {
      const place = crossing === null || isAlongside(crossing) ? exitName(exit) : crossing
      return { road: ref, isNorthSouth, place, longitude: at[0], latitude: at[1] }
    })
}

/** Some exits bear no number but a short name that only mappers know. */
function isReadable(exit: string): boolean {
  return /^(\d+[A-Z]?|I-\d+)$/.test(exit)
}

function exitName(exit: string): string {
  return exit.startsWith('I-') ? exit : `Exit ${exit}`
}

/** The road with a name that passes nearest. `null`: none is near. */
function crossingAt(at: LonLat, ref: string, { roads }: Geography): string | null {
  const near = roads
    .filter((road) => road.ref !== ref && road.name !== '')
    .map(({ name, line }) => ({
      name,
      distance: Math.min(...line.map((point, i) => distanceTo(at, line[i - 1] ?? point, point))),
    }))
    .toSorted((a, b) => a.distance - b.distance)[0]
  return near === undefined || near.distance > NEAR_DEGREES ? null : near.name
}

/** From a point to a stretch of a road, degrees. */
function distanceTo([x, y]: LonLat, [x1, y1]: LonLat, [x2, y2]: LonLat): number {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const length = dx * dx + dy * dy
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length))
  return Math.hypot(x - x1 - part * dx, y - y1 - part * dy)
}

async function writeJson(path: string, value: readonly object[]): Promise<void> {
  const lines = value.map((item) => JSON.stringify(item))
  await writeFile(new URL(path, SERVER), `[\n${lines.join(',\n')}\n]\n`)
}
