/** How longitude and latitude fall on the pictures: the map, the mark, the covers, the promo. */
import type { Geography, LonLat } from './geo-source.ts'
import type { Point } from './outline.ts'

export type Projection = (at: LonLat) => Point

/**
 * Mercator over a window of the district.
 *
 * @param window north and south edge in degrees, and the longitude of x = `anchorX`
 * @param height of the picture, in units of its view box
 */
export function buildProjection(
  window: { north: number; south: number; longitude: number },
  height: number,
  anchorX = 0,
): Projection {
  const northY = mercatorY(window.north)
  const scale = height / (mercatorY(window.south) - northY)
  return ([longitude, latitude]) => [
    anchorX + ((longitude - window.longitude) * Math.PI * scale) / 180,
    (mercatorY(latitude) - northY) * scale,
  ]
}

/** Downward, in radii of the Earth. */
function mercatorY(latitude: number): number {
  return -Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360))
}

/** Latitudes between which the coast is known. */
const COAST_NORTH = 27.995
const COAST_SOUTH = 25.905
const COAST_STEP = 0.005

/** The outer shore from north to south: at each latitude the easternmost land. */
export function buildCoast(geography: Geography): LonLat[] {
  const rings = [...geography.counties.flatMap((county) => county.rings), ...geography.neighbours]
  const steps = Math.floor((COAST_NORTH - COAST_SOUTH) / COAST_STEP)
  return Array.from({ length: steps + 1 }, (_, step) => {
    const latitude = COAST_NORTH - step * COAST_STEP
    return [Math.max(...rings.map((ring) => easternmost(ring, latitude))), latitude] as const
  })
}

function easternmost(ring: readonly LonLat[], latitude: number): number {
  return ring.reduce((best, [lon, lat], index) => {
    const [nextLon, nextLat] = ring[index + 1] ?? [lon, lat]
    if (lat > latitude === nextLat > latitude) return best
    return Math.max(best, lon + ((latitude - lat) / (nextLat - lat)) * (nextLon - lon))
  }, Number.NEGATIVE_INFINITY)
}
