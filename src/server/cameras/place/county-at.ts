import type { Place } from '../feed/feed-camera.ts'
import counties from './county-shapes.json' with { type: 'json' }

/** The district's county at a place; `null`: outside the district. The shapes are good to about 50 m. */
export function countyAt({ latitude, longitude }: Place): string | null {
  const county = counties.find(({ rings }) => {
    // A hole turns inside into outside again, as every further ring does.
    const crossed = rings.filter((ring) => isInside(ring, longitude, latitude))
    return crossed.length % 2 === 1
  })
  return county?.name ?? null
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
