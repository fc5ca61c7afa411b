import type { Camera, CamerasResponse } from '../../../contract/camera.ts'
import { cameraPath } from '../../../contract/pages.ts'
import type { Boot } from '../../boot.ts'
import type { Translations } from '../../messages/catalog.ts'
import type { PageHead } from '../../page-head.ts'
import { cameraName } from './model/camera-name.ts'
import { parseCamerasAddress } from './model/cameras-params.ts'
import { cameraOptions, chooseCameras } from './model/choose-cameras.ts'
import { alongTheRoad, buildCorridor, oppositeOf, stopsAround } from './model/corridor.ts'
import { buildShownCameras, type ShownCameras } from './model/shown-cameras.ts'
import { sortCameras } from './model/sort-cameras.ts'
import type { CameraPageData } from './use-cameras.ts'

/** How many stops along the road a camera's page shows on either side. */
export const STOPS_EACH_SIDE = 2

interface ListContext extends Pick<Translations, 'searchNames'> {
  /** The part of the list that the address shows; `null`: none. */
  view: string | null
  counties: readonly string[]
}

/**
 * The initial data of a page of cameras. `cameraId`: the camera of its page; `null`: the page of the list, or of its
 * health.
 *
 * @param others cameras that a page of neither kind shows
 */
export function buildCameraPageData(
  cameraId: string | null,
  { cameras, ...list }: CamerasResponse,
  { view, counties, searchNames }: ListContext,
  others: readonly Camera[] = [],
): CameraPageData {
  const sorted = sortCameras(cameras)
  return {
    list,
    total: sorted.length,
    options: cameraOptions(sorted, counties),
    shown: cameraId === null && view !== null ? shownAt(view, sorted, searchNames) : null,
    nearby: cameraId === null ? others : camerasAround(cameraId, sorted),
  }
}

function shownAt(
  view: string,
  sorted: readonly Camera[],
  names: Translations['searchNames'],
): ShownCameras | null {
  const params = parseCamerasAddress(view)
  if (params.view === 'mine' && params.shared === null) return null
  return buildShownCameras(chooseCameras(sorted, params, names), params)
}

/** A camera, its neighbors along the road, and the other cameras at their places. */
function camerasAround(id: string, sorted: readonly Camera[]): Camera[] {
  const camera = sorted.find((one) => one.id === id)
  if (camera === undefined) return []
  const { before, after } = alongTheRoad(camera, sorted)
  const stops = stopsAround(buildCorridor(camera.road, sorted), id, STOPS_EACH_SIDE)
  const around = [before, camera, after, oppositeOf(camera, sorted)].filter((one) => one !== null)
  return [...new Set([...around, ...stops.flatMap(({ cameras }) => cameras)])]
}

/** The head of a camera's page. Its pictures are no link preview: seen later, one would look current. */
export function headOfCamera(camera: Camera, { site }: Boot, translations: Translations): PageHead {
  const { t } = translations
  const name = cameraName(camera, translations)
  return {
    title: t('site.titleWithPage', { page: name, site: site.district.name }),
    description: `${name}. ${t('cameras.lead')}`,
    path: cameraPath(camera.id),
  }
}
