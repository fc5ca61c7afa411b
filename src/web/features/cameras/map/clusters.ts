import type { Camera } from '../../../../contract/camera.ts'
import { type Point, placeOnMap } from './map-frame.ts'

/** A mark on the map: one camera, or several that would cover each other. */
export interface Cluster {
  /** The first camera's id. */
  id: string
  /** Middle of its cameras, view box units. */
  at: Point
  cameras: readonly Camera[]
}

/** Marks closer than this are one, pixels: most of what a finger needs, so that each mark has its place. */
export const APART = 34

/** Cameras whose place is known, and where it is. */
export function placedCameras(cameras: readonly Camera[]): { camera: Camera; at: Point }[] {
  return cameras.flatMap((camera) => {
    const { latitude, longitude } = camera
    return latitude === null || longitude === null
      ? []
      : [{ camera, at: placeOnMap({ latitude, longitude }) }]
  })
}

/**
 * Puts cameras that stand too close at a scale into one mark. Cameras at the very same place, as of both directions
 * of one road, stay together at every scale.
 *
 * @param k pixels a view box unit takes
 */
export function clusterCameras(placed: readonly { camera: Camera; at: Point }[], k: number): Cluster[] {
  const reach = APART / k
  const clusters: { id: string; at: Point; cameras: Camera[] }[] = []
  // A grid of that width: whatever is close enough stands in one of nine cells.
  const cells = new Map<string, typeof clusters>()
  for (const { camera, at } of placed) {
    const [column, row] = [Math.floor(at.x / reach), Math.floor(at.y / reach)]
    const near = neighbours(column, row)
      .flatMap((cell) => cells.get(cell) ?? [])
      .find((cluster) => Math.hypot(cluster.at.x - at.x, cluster.at.y - at.y) < reach)
    if (near !== undefined) near.cameras.push(camera)
    else {
      const cluster = { id: camera.id, at, cameras: [camera] }
      clusters.push(cluster)
      const cell = `${column} ${row}`
      cells.set(cell, [...(cells.get(cell) ?? []), cluster])
    }
  }
  return clusters
}

function neighbours(column: number, row: number): string[] {
  return [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down) => `${column + right} ${row + down}`))
}
