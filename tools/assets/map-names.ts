import { type Geography, type LonLat, readGeoFile } from './geo-source.ts'
import type { Projection } from './map-frame.ts'

/** Along a road a sign stands at most so many units of the view box from the next: about two miles. */
const SIGN_EVERY = 11

interface Place {
  properties: { name: string; pop: number }
  geometry: { coordinates: LonLat }
}

/** Places that nobody gives as an address: parts of counties by the names of the census. */
const NO_ADDRESS =
  /South|North Andrews|West Hollywood|Corridor|Ridge|Cove|Boca Del Mar|Kings Point|Acreage|Andover/
const SPELLED: Readonly<Record<string, string>> = {
  'Port Saint Lucie': 'Port St. Lucie',
  'Greenacres City': 'Greenacres',
}

/**
 * Where names of places, the largest first, and signs of roads may stand on the map of cameras, in units of its view
 * box. From Travel Mapping, © OpenStreetMap contributors (ODbL), and GeoNames (CC BY 4.0).
 */
export async function buildNames({ roads }: Geography, onMap: Projection): Promise<string> {
  const { features } = await readGeoFile<{ features: Place[] }>('places')
  const places = features
    .filter(({ properties: { name } }) => !NO_ADDRESS.test(name))
    .toSorted((one, other) => other.properties.pop - one.properties.pop)
    .map(({ properties: { name }, geometry }) => {
      const [x, y] = rounded(onMap(geometry.coordinates))
      return { name: SPELLED[name] ?? name, x, y }
    })
  const signs = new Map<string, number[][]>()
  for (const { ref, class: kind, line } of roads) {
    if (kind === 'state' && !/^SR (?:A1A|60|70|80|84|7)$/.test(ref)) continue
    signs.set(ref, [...(signs.get(ref) ?? []), ...pointsAlong(line.map(onMap)).map(rounded)])
  }
  return `${JSON.stringify({ places, signs: Object.fromEntries(signs) })}\n`
}

/** Points at equal distances along a line. */
function pointsAlong(line: readonly (readonly [number, number])[]): [number, number][] {
  const points: [number, number][] = []
  let due = SIGN_EVERY / 2
  for (const [index, [x, y]] of line.entries()) {
    const [nextX, nextY] = line[index + 1] ?? [x, y]
    const length = Math.hypot(nextX - x, nextY - y)
    for (; due < length; due += SIGN_EVERY)
      points.push([x + ((nextX - x) * due) / length, y + ((nextY - y) * due) / length])
    due -= length
  }
  return points
}

function rounded([x, y]: readonly [number, number]): [number, number] {
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10]
}
