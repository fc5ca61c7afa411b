import { type Camera, type CameraView, OTHER_ROADS } from '../../../../contract/camera.ts'
import type { CameraSpeech } from '../../../messages/camera-words.ts'

/** "I-95 northbound at Sunrise Blvd"; of a camera without a road its place alone. */
export function cameraName(camera: Camera, speech: CameraSpeech): string {
  const { say } = speech
  const { road, direction } = camera
  const place = placeName(camera, speech)
  if (road === OTHER_ROADS) return place
  if (direction === null) return say('camera.nameWithoutDirection', { road, place })
  return say('camera.name', { road, direction: say(`direction.${direction}`).toLowerCase(), place })
}

/** What a list calls a camera beside its road: its place, or its number where the feed names none. */
export function placeName(camera: Camera, { say }: CameraSpeech): string {
  const place = placeOf(camera)
  return place === '' ? say('camera.unnamed', { id: camera.id }) : place
}

/** "I-95", or that the feed names no road. */
export function roadName(road: string, { say }: CameraSpeech): string {
  return road === OTHER_ROADS ? say('cameras.otherRoads') : road
}

/** What stands between a road and a place in the words of the feeds. */
const BETWEEN = String.raw`(?:\s+(?:[nsew]b|(?:north|south|east|west)(?:bound)?))?\s*(?:\bat\b|@|\bnear\b|[-:,])\s*`

/**
 * Where along its road a camera stands. Most feeds repeat the road, as in "I-95 NB at Sunrise Blvd", which beside the
 * road's own name would be said twice.
 */
export function placeOf({ road, location }: Pick<Camera, 'road' | 'location'>): string {
  const place = location.replace(repeatedRoad(road), '').trim()
  return place === '' ? location : place
}

const repeatedRoads = new Map<string, RegExp>()
const MOST_ROADS = 2000

/** Made once for each road: a list asks for the same again for every camera. */
function repeatedRoad(road: string): RegExp {
  const known = repeatedRoads.get(road)
  if (known !== undefined) return known
  const spelled = road
    .split(/[- ]/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('[- ]?')
  const made = new RegExp(`^${spelled}${BETWEEN}`, 'i')
  if (repeatedRoads.size >= MOST_ROADS) repeatedRoads.clear()
  repeatedRoads.set(road, made)
  return made
}

/** "I-95 N". */
export function shortRoad(
  { road, direction }: Pick<Camera, 'road' | 'direction'>,
  speech: CameraSpeech,
): string {
  const name = roadName(road, speech)
  return direction === null ? name : `${name}\u00a0${speech.say(`direction.short.${direction}`)}`
}

/** The view that stands for a camera in lists: the first that is not switched off, else the first. `null`: it has none. */
export function mainView(camera: Camera): CameraView | null {
  return camera.views.find((view) => !view.isSwitchedOff) ?? camera.views[0] ?? null
}
