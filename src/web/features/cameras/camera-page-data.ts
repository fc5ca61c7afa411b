import type { Camera, CamerasResponse } from '../../../contract/camera.ts'
import type { Language } from '../../../contract/language.ts'
import { queryKeyOf } from '../../api/query-client.ts'
import { parseCamerasAddress } from './model/cameras-params.ts'
import { type CameraOptions, cameraOptions, chooseCameras, sortCameras } from './model/choose-cameras.ts'
import { alongTheRoad, buildCorridor, stopsAround } from './model/corridor.ts'
import { buildShownCameras, type ShownCameras } from './model/shown-cameras.ts'

/**
 * What a page that shows cameras brings along: what its address shows, and facts about the whole list. The browser
 * requests the list itself, which in a statewide feed has thousands of cameras.
 */
export interface CameraPageData {
  /** About the list as a whole. */
  list: Omit<CamerasResponse, 'cameras'>
  /** How many cameras it has. */
  total: number
  options: CameraOptions
  /** `null`: the page shows no list, or only the device knows which cameras are on it. */
  shown: ShownCameras | null
  /** A camera and those around it, for the page of that camera; otherwise empty. */
  nearby: readonly Camera[]
}

/** Stops along the road that a camera's page shows on either side of it. */
export const STOPS_EACH_SIDE = 2

/** The key of the data under which a page finds it. */
export const CAMERA_PAGE_KEY = queryKeyOf('getCameras', { part: 'page' })

/** What the server puts into a page of cameras. `cameraId`: whose page it is; `null`: that of the list, or of its health. */
export function buildCameraPageData(
  cameraId: string | null,
  { cameras, ...list }: CamerasResponse,
  given: { view: string; counties: readonly string[]; language: Language },
): CameraPageData {
  const { view, counties, language } = given
  const sorted = sortCameras(cameras)
  return {
    list,
    total: sorted.length,
    options: cameraOptions(sorted, counties),
    shown: cameraId === null ? shownAt(view, sorted, language) : null,
    nearby: cameraId === null ? [] : camerasAround(cameraId, sorted),
  }
}

function shownAt(view: string, sorted: readonly Camera[], language: Language): ShownCameras | null {
  const params = parseCamerasAddress(view)
  if (params.view === 'mine' && params.shared === null) return null
  return buildShownCameras(chooseCameras(sorted, params, language), params)
}

/** A camera, its neighbors along the road, and the others at their places. */
function camerasAround(id: string, sorted: readonly Camera[]): Camera[] {
  const camera = sorted.find((one) => one.id === id)
  if (camera === undefined) return []
  const { before, after } = alongTheRoad(camera, sorted)
  const stops = stopsAround(buildCorridor(camera.road, sorted), id, STOPS_EACH_SIDE)
  const around = [before, camera, after].filter((one) => one !== null)
  return [...new Set([...around, ...stops.flatMap(({ cameras }) => cameras)])]
}

/** The cameras that a page brought along, for when a visitor goes on before the list has arrived. */
export function camerasOf({ shown, nearby }: CameraPageData): readonly Camera[] {
  switch (shown?.content.kind) {
    case 'list':
      return shown.content.groups.flatMap(({ cameras }) => cameras)
    case 'corridor':
      return shown.content.corridor.stops.flatMap(({ cameras }) => cameras)
    case 'mine':
      return shown.content.cameras
    default:
      return nearby
  }
}
