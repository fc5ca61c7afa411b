import type { Camera } from './camera.ts'

/** The road of cameras for which the feed names none. */
export const OTHER_ROADS = 'Other roads'

/** What feeds write between a road and a place. */
const BETWEEN = String.raw`(?:\s+(?:[nsew]b|(?:north|south|east|west)(?:bound)?))?\s*(?:\bat\b|@|\bnear\b|[-:,])\s*`

/**
 * Where along its road a camera is. Most feeds repeat the road, as in "I-70 NB at Main St"; next to the road's
 * name, that would show it twice.
 */
export function placeOf({ road, location }: Pick<Camera, 'road' | 'location'>): string {
  const place = location.replace(repeatedRoad(road), '').trim()
  return place === '' ? location : place
}

function repeatedRoad(road: string): RegExp {
  const spelled = road
    .split(/[- ]/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('[- ]?')
  return new RegExp(`^${spelled}${BETWEEN}`, 'i')
}
