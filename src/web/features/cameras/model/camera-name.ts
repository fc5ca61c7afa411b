import type { Camera, CameraView } from '../../../../contract/camera.ts'
import type { CameraSpeech } from '../../../messages/camera-words.ts'

/** "I-95 northbound at Sunrise Blvd". */
export function cameraName(camera: Camera, { say }: CameraSpeech): string {
  const { road, direction } = camera
  const place = placeOf(camera)
  if (direction === null) return say('camera.nameWithoutDirection', { road, place })
  return say('camera.name', { road, direction: say(`direction.${direction}`).toLowerCase(), place })
}

/** What stands between a road and a place in the words of the feeds. */
const BETWEEN = String.raw`(?:\s+(?:[nsew]b|(?:north|south|east|west)(?:bound)?))?\s*(?:\bat\b|@|\bnear\b|[-:,])\s*`

/**
 * Where along its road a camera stands. Most feeds repeat the road, as in "I-95 NB at Sunrise Blvd", which beside the
 * road's own name would be said twice.
 */
export function placeOf({ road, location }: Pick<Camera, 'road' | 'location'>): string {
  const spelled = road
    .split(/[- ]/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('[- ]?')
  const place = location.replace(new RegExp(`^${spelled}${BETWEEN}`, 'i'), '').trim()
  return place === '' ? location : place
}

/** "I-95 N". */
export function shortRoad(
  { road, direction }: Pick<Camera, 'road' | 'direction'>,
  { say }: CameraSpeech,
): string {
  return direction === null ? road : `${road}\u00a0${say(`direction.short.${direction}`)}`
}

/** The view that stands for a camera in lists: the first that is not switched off, else the first. `null`: it has none. */
export function mainView(camera: Camera): CameraView | null {
  return camera.views.find((view) => !view.isSwitchedOff) ?? camera.views[0] ?? null
}
