import type { Distinction } from '../../contract/camera.ts'
import { OTHER_ROADS, placeOf } from '../../contract/camera-place.ts'
import type { ListedCamera } from './listed-camera.ts'

/**
 * Gives cameras of the same road, direction and place what tells them apart: what their views look at where that
 * differs, else their mileposts, else a number. Pure.
 */
export function distinguishCameras(cameras: readonly ListedCamera[]): ListedCamera[] {
  const groups = Map.groupBy(cameras, nameOf)
  const distinctions = new Map<string, Distinction>()
  // A camera without a place is called by its id, which no other has.
  for (const [name, group] of groups)
    if (name !== '' && group.length > 1)
      for (const [index, camera] of group.entries())
        distinctions.set(camera.id, distinctionOf(camera, index, group))
  return cameras.map((camera) => ({ ...camera, distinction: distinctions.get(camera.id) ?? null }))
}

/** What visitors would call it; those without a road by their place alone. */
function nameOf(camera: ListedCamera): string {
  const { road, direction } = camera
  const place = placeOf(camera).toLowerCase()
  if (place === '') return ''
  return road === OTHER_ROADS ? place : [road, direction, place].join('\n')
}

function distinctionOf(camera: ListedCamera, index: number, group: readonly ListedCamera[]): Distinction {
  const { milepost } = camera
  const text = viewOf(camera)
  if (areDistinct(group.map((one) => viewOf(one).toLowerCase()))) return { kind: 'view', text }
  // Mileposts are shown to the hundredth.
  if (milepost !== null && areDistinct(group.map((one) => one.milepost?.toFixed(2) ?? '')))
    return { kind: 'milepost', milepost }
  return { kind: 'number', number: index + 1, of: group.length }
}

function viewOf({ views }: ListedCamera): string {
  return views[0]?.description ?? ''
}

function areDistinct(texts: readonly string[]): boolean {
  return !texts.includes('') && new Set(texts).size === texts.length
}
