import type { Place } from '../feed/feed-camera.ts'
import counties from './county-shapes.json' with { type: 'json' }

/** The district's county at a place; `null`: outside the district. The shapes are good to about 50 m. */
export function countyAt(place: Place): string | null {
  return counties.find((county) => isInCounty(county, place))?.name ?? null
}

/** Whether a place lies in a county's shape. */
export function isInCounty(
  { rings }: { rings: readonly (readonly (readonly number[])[])[] },
  { latitude, longitude }: Place,
): boolean {
  // A hole turns inside into outside again, as every further ring does.
  return rings.filter((ring) => isInside(ring, longitude, latitude)).length % 2 === 1
}

/** Whether a line from the place to the east crosses the ring an odd number of times. */
function isInside(ring: readonly (readonly number[])[], x: number, y: number): boolean {
  let isIn = false
  for (const [index, [x2 = 0, y2 = 0]] of ring.entries()) {
    const [x1 = 0, y1 = 0] = ring.at(index - 1) ?? []
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) isIn = !isIn
  }
  return isIn
}
