import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Camera, CamerasResponse } from '../../../contract/camera.ts'
import { readCameras } from '../../api/client.ts'
import { type ListFailure, listFailureOf, queryKeyOf, useDue } from '../../api/query-client.ts'
import type { CameraOptions } from './model/choose-cameras.ts'
import type { ShownCameras } from './model/shown-cameras.ts'
import { sortCameras } from './model/sort-cameras.ts'

/** Time between two requests for the list while the page is visible. */
const REFETCH_MS = 30_000
/** The same until a list arrives: a server that has just started will have one in a moment. */
const FIRST_LIST_MS = 3000

const KEY = queryKeyOf('getCameras', {})
/** The query key of the page's initial data. */
export const CAMERA_PAGE_KEY = queryKeyOf('getCameras', { part: 'page' })

/**
 * The initial data of a page with cameras: those its address shows, and facts about the whole list. The browser requests
 * the list itself, which in a statewide feed has thousands of cameras.
 */
export interface CameraPageData {
  /** Facts about the whole list. */
  list: Omit<CamerasResponse, 'cameras'>
  /** How many cameras it has. */
  total: number
  options: CameraOptions
  /** `null`: the page shows no list, or only the device has the choice of cameras. */
  shown: ShownCameras | null
  /** A camera and those around it, for the page of that camera; otherwise empty. */
  nearby: readonly Camera[]
}

/** The whole list of cameras, or until it loads the page's initial data. */
export interface LoadedCameras {
  list: CameraPageData['list']
  known:
    | { kind: 'whole' /** Sorted by `sortCameras`. */; cameras: readonly Camera[]; total: number }
    | ({ kind: 'page' } & CameraPageData)
  /** The last refetch failed, so the list is outdated. */
  isCutOff: boolean
}

/** All cameras, or those in the page's initial data. */
export function camerasOf(known: LoadedCameras['known']): readonly Camera[] {
  if (known.kind === 'whole') return known.cameras
  const { shown, nearby } = known
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

/**
 * The cameras, refetched while the page is visible. `loaded` is `null` until something has loaded. `needsCameras`: the
 * facts about the list, which are initial data, are not enough.
 */
export function useCameras(needsCameras = true): {
  failure: ListFailure | null
  loaded: LoadedCameras | null
} {
  // Only initial data, never fetched.
  const { data: page } = useQuery<CameraPageData>({ queryKey: CAMERA_PAGE_KEY, queryFn: skipToken })
  const isDue = useDue(needsCameras, REFETCH_MS)
  const query = useQuery({
    queryKey: KEY,
    queryFn: () => readCameras(),
    select: sortResponse,
    enabled: isDue || (page?.list.feed.lastSuccessAt ?? null) === null,
    refetchInterval: ({ state }) => {
      const feed = (state.data ?? page?.list)?.feed
      if (feed?.kind === 'off') return false
      return (feed?.lastSuccessAt ?? null) === null ? FIRST_LIST_MS : REFETCH_MS
    },
  })
  const { data } = query
  const isCutOff = query.error !== null
  if (data !== undefined) {
    const { cameras, ...list } = data
    const known = { kind: 'whole', cameras, total: cameras.length } as const
    return { failure: null, loaded: { list, known, isCutOff } }
  }
  const loaded: LoadedCameras | null =
    page === undefined ? null : { list: page.list, known: { kind: 'page', ...page }, isCutOff }
  return { failure: listFailureOf(query), loaded }
}

function sortResponse(response: CamerasResponse): CamerasResponse {
  return { ...response, cameras: sortCameras(response.cameras) }
}

/** Pictures that arrive together share one refetch of the list, this long after the last, milliseconds. */
const SOON_MS = 1500

let soon: ReturnType<typeof setTimeout> | undefined

/** Refetches the list soon, for example when a picture has changed what the server knows. */
export function useRefetchSoon(): () => void {
  const client = useQueryClient()
  return () => {
    clearTimeout(soon)
    soon = setTimeout(
      () => void client.refetchQueries({ queryKey: KEY, exact: true }, { cancelRefetch: false }),
      SOON_MS,
    )
  }
}
