import type { Camera, CamerasResponse } from '../../../contract/camera.ts'
import type { Language } from '../../../contract/language.ts'
import { type CachedQuery, queryKeyOf } from '../../api/query-client.ts'
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

/** What the server puts into a page of cameras. */
export function cameraPageQueries(
  /** Whose page it is; `null`: that of the list, or of its health. */
  cameraId: string | null,
  source: { response: CamerasResponse | undefined; view: string | undefined },
  district: { counties: readonly string[]; language: Language },
): CachedQuery[] {
  const { response, view = '' } = source
  if (response === undefined) return []
  const { cameras, ...list } = response
  const sorted = sortCameras(cameras)
  const data: CameraPageData = {
    list,
    total: sorted.length,
    options: cameraOptions(sorted, district.counties),
    shown: cameraId === null ? shownAt(view, sorted, district.language) : null,
    nearby: cameraId === null ? [] : camerasAround(cameraId, sorted),
  }
  return [[queryKeyOf('getCameras', { part: 'page' }), data]]
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
