import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Camera, CamerasResponse } from '../../../contract/camera.ts'
import { readCameras } from '../../api/client.ts'
import { type ListFailure, listFailureOf, queryKeyOf, useDue } from '../../api/query-client.ts'
import type { CameraOptions } from './model/choose-cameras.ts'
import type { ShownCameras } from './model/shown-cameras.ts'
import { sortCameras } from './model/sort-cameras.ts'

/** Between two requests for the list while the page is in front. */
const REFETCH_MS = 30_000
/** The same while no list has arrived: a server that has just started will have one in a moment. */
const FIRST_LIST_MS = 3000

const KEY = queryKeyOf('getCameras', {})
/** Under it a page finds the data it brought along. */
export const CAMERA_PAGE_KEY = queryKeyOf('getCameras', { part: 'page' })

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

/** The cameras as far as they are known. */
export interface LoadedCameras {
  list: CameraPageData['list']
  known:
    | { kind: 'whole' /** Sorted by `sortCameras`. */; cameras: readonly Camera[]; total: number }
    | ({ kind: 'page' } & CameraPageData)
  /** The last refetch failed, so this is the list of some time ago. */
  isCutOff: boolean
}

/** The cameras that are known: all of them, or those that the page brought along. */
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
 * The cameras, refetched while the page is in front. `loaded` is `null` while nothing is known of them. `needsCameras`:
 * the facts about the list, which the page brought along, are not enough.
 */
export function useCameras(needsCameras = true): {
  failure: ListFailure | null
  loaded: LoadedCameras | null
} {
  // Set by the page alone, and never fetched.
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

/** Pictures that arrive together report together: one refetch of the list after the last of them, milliseconds. */
const SOON_MS = 1500

let soon: ReturnType<typeof setTimeout> | undefined

/** Refetches the list soon, as when a picture taught the server something new. */
export function useRenewSoon(): () => void {
  const client = useQueryClient()
  return () => {
    clearTimeout(soon)
    soon = setTimeout(
      () => void client.refetchQueries({ queryKey: KEY, exact: true }, { cancelRefetch: false }),
      SOON_MS,
    )
  }
}
