import type { Camera, CameraView } from '../../../../contract/camera.ts'
import type { CameraSpeech } from '../../../messages/camera-words.ts'

/** "I-95 northbound at Sunrise Blvd". */
export function cameraName(camera: Camera, { say }: CameraSpeech): string {
  const { road, direction, location } = camera
  if (direction === null) return say('camera.nameWithoutDirection', { road, place: location })
  return say('camera.name', { road, direction: say(`direction.${direction}`).toLowerCase(), place: location })
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
