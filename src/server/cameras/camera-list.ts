import { hash } from 'node:crypto'
import type { ExitEntry } from '../../content/exits-file.ts'
import { slugOf } from '../../content/slug.ts'
import { OTHER_ROADS } from '../../contract/camera-place.ts'
import { distinguishCameras } from './distinguish-cameras.ts'
import type { FeedCamera } from './feed/feed-camera.ts'
import { type ProblemCounts, ProblemTally } from './feed/feed-problems.ts'
import type { ListedCamera, ListedView } from './listed-camera.ts'
import { orderCameras } from './order-cameras.ts'
import { countyAt } from './place/county-at.ts'
import type { Area } from './place/district-area.ts'
import { exitBeside } from './place/exit-beside.ts'
import type { AllowedHosts } from './upstream/allowed-hosts.ts'

/** The cameras of one good response, by road, direction and order. */
export interface CameraList {
  cameras: readonly ListedCamera[]
  problems: ProblemCounts
  /** Cameras of the feed that are left out because they are outside the area. */
  outsideArea: number
}

/**
 * Makes the site's list from a feed. Addresses on servers that are not allowed are removed and counted.
 *
 * @param area cameras outside it are left out, those without a place stay; `null`: every camera is listed
 * @param exits what people call the places beside cameras
 */
export function buildCameraList(
  feed: readonly FeedCamera[],
  hosts: AllowedHosts,
  area: Area | null = null,
  exits: readonly ExitEntry[] = [],
): CameraList {
  const problems = new ProblemTally()
  const inside = feed.filter(({ place }) => area === null || place === null || area.contains(place))
  const cameras = inside.map((camera): Omit<ListedCamera, 'order'> & { sortOrder: number | null } => {
    const id = idOf(camera.key)
    const { place, sortOrder, direction, milepost, location } = camera
    const road = camera.road === '' ? OTHER_ROADS : camera.road
    const { latitude = null, longitude = null } = place ?? {}
    return {
      ...{ id, road, direction, milepost, location, sortOrder, latitude, longitude },
      exit: exitBeside({ road, location, latitude, longitude }, exits),
      county: camera.county ?? (place === null ? null : countyAt(place)),
      distinction: null,
      views: viewsOf(camera, id, hosts, problems),
    }
  })
  return {
    cameras: distinguishCameras(orderCameras(cameras)),
    problems: problems.counts,
    outsideArea: feed.length - inside.length,
  }
}

function viewsOf(
  camera: FeedCamera,
  cameraId: string,
  hosts: AllowedHosts,
  problems: ProblemTally,
): ListedView[] {
  const { place } = camera
  // A hundred meters; cameras nearer to each other may be one, listed under two roads.
  const spot = place === null ? cameraId : `${place.latitude.toFixed(3)},${place.longitude.toFixed(3)}`
  const ids = new Set<string>()
  return camera.views.map((view, index) => {
    const own = `${cameraId}.${idOf(view.key)}`
    const id = ids.has(own) ? `${own}-${index + 1}` : own
    ids.add(id)
    const allowed = (url: string | null) => url !== null && hosts.isAllowed(new URL(url))
    if (view.pictureUrl !== null && !allowed(view.pictureUrl)) problems.add('hostNotAllowed')
    if (view.videoUrl !== null && !allowed(view.videoUrl)) problems.add('videoHostNotAllowed')
    return {
      ...{ id, cameraId, description: view.description, isSwitchedOff: view.isSwitchedOff, place: spot },
      pictureUrl: allowed(view.pictureUrl) ? view.pictureUrl : null,
      videoUrl: allowed(view.videoUrl) ? view.videoUrl : null,
    }
  })
}

/** A name that can be part of an address. A changed one gets a suffix, so that two names never become one. */
function idOf(key: string): string {
  const slug = slugOf(key).slice(0, 80)
  return slug === key
    ? slug
    : [slug, hash('sha256', key, 'hex').slice(0, 8)].filter((part) => part !== '').join('-')
}
