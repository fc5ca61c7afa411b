import type { Camera, CamerasResponse } from '../../../../contract/camera.ts'
import type { Translations } from '../../../messages/catalog.ts'
import { formatClock } from '../../../ui/format.ts'
import { cameraName, mainView, shortPlace, shortRoad } from '../model/camera-name.ts'
import { sortCameras } from '../model/sort-cameras.ts'
import { CAMERA_MARKS, type CameraMark, markOf, stateText } from '../model/state-text.ts'

/** A camera as Discover shows it, in the visitor's language. */
export interface DiscoverCamera {
  id: string
  road: string
  place: string
  name: string
  mark: CameraMark
  /** "Received 9:41 a.m." */
  state: string
  /** Alternative text of the picture. */
  pictureName: string
  /** Its address, to which a width may be added. `null`: none can be trusted. */
  picture: string | null
}

/** Empty: the list of cameras has not arrived yet. */
export type DiscoverCameras = readonly DiscoverCamera[]

/** How many pictures Discover shows. */
const SHOWN = 3

/**
 * The cameras on Discover, with texts that stay true however long the page is open: "Received 9:41 a.m." The texts are
 * made here, so that a first visit loads neither the code nor the messages of the cameras page. Pure.
 *
 * @returns `null`: the office shows no cameras, or its feed has none
 */
export function buildDiscoverCameras(
  { feed, cameras }: CamerasResponse,
  translations: Translations,
  { timeZone, now }: { timeZone: string; now: Date },
): DiscoverCameras | null {
  if (feed.kind === 'off' || (cameras.length === 0 && feed.lastSuccessAt !== null)) return null
  const shown = chooseDiscoverCameras(sortCameras(cameras), now)
  return shown.map((camera) => describeCamera(camera, translations, timeZone, now))
}

/**
 * The same cameras with their newest pictures, from a response that may contain no others. Pure.
 *
 * @returns `null`: one is gone or no longer fresh, so the choice must be made again from the whole list
 */
export function updateDiscoverCameras(
  ids: readonly string[],
  { cameras }: CamerasResponse,
  translations: Translations,
  { timeZone, now }: { timeZone: string; now: Date },
): DiscoverCameras | null {
  const fresh = ids.flatMap(
    (id) => cameras.find((camera) => camera.id === id && markOf(mainView(camera), now) === 'fresh') ?? [],
  )
  if (fresh.length < Math.max(1, ids.length)) return null
  return fresh.map((camera) => describeCamera(camera, translations, timeZone, now))
}

/**
 * One camera at each place the office chose in `exits.yaml`, the one with the most current picture. Fewer than three are
 * filled up with others spread along the road with the most cameras, or along all roads if that one has too few.
 */
function chooseDiscoverCameras(sorted: readonly Camera[], now: Date): readonly Camera[] {
  const rank = (camera: Camera) => CAMERA_MARKS.indexOf(markOf(mainView(camera), now))
  const best = (some: readonly Camera[]) => some.toSorted((one, other) => rank(one) - rank(other)).slice(0, 1)
  const chosen = sorted.filter(({ exit }) => exit?.onDiscover === true)
  const places = [...Map.groupBy(chosen, ({ road, exit }) => `${road} ${exit?.number}`).values()]
  const atPlaces = places.flatMap(best).slice(0, SHOWN)
  const [main = []] = [...Map.groupBy(sorted, ({ road }) => road).values()].toSorted(
    (one, other) => other.length - one.length,
  )
  const besides = (cameras: readonly Camera[]) => cameras.filter((camera) => !atPlaces.includes(camera))
  const isEnough = besides(main).length >= SHOWN - atPlaces.length
  const left = besides(isEnough ? main : sorted)
  const missing = Math.min(SHOWN - atPlaces.length, left.length)
  const stretch = left.length / Math.max(1, missing)
  const others = Array.from({ length: missing }, (_, index) =>
    best(left.slice(Math.floor(index * stretch), Math.floor((index + 1) * stretch))),
  )
  return [...atPlaces, ...others.flat()]
}

function describeCamera(
  camera: Camera,
  translations: Translations,
  timeZone: string,
  now: Date,
): DiscoverCamera {
  const { t, language } = translations
  const view = mainView(camera)
  const { mark, verdict, facts } = stateText(view, now, translations, timeZone)
  const receivedAt = view?.receivedAt ?? null
  const received =
    receivedAt === null
      ? t('age.receivedUnknown')
      : t('age.receivedAt', { time: formatClock(new Date(receivedAt), language, timeZone) })
  const name = cameraName(camera, translations)
  const state = [verdict, stateAt()].join(' ').trim()
  const hasPicture = mark !== 'unavailable' && mark !== 'switchedOff' && view !== null
  return {
    id: camera.id,
    road: shortRoad(camera, translations),
    place: shortPlace(camera, translations),
    name,
    mark,
    state,
    pictureName: t('camera.pictureOf', { name, age: state }),
    // The time makes each picture's address unique: the browser must not show an earlier one from its cache.
    picture: hasPicture ? `${view.snapshotUrl}?at=${Date.parse(receivedAt ?? '') || 0}` : null,
  }

  function stateAt(): string {
    switch (mark) {
      case 'fresh':
        return received
      case 'stale':
      case 'delayed':
        return `${facts}. ${received}`
      case 'unchecked':
        // The server fetches the picture when the opened page requests it.
        return receivedAt === null ? t('state.unchecked') : facts
      default:
        return facts
    }
  }
}
