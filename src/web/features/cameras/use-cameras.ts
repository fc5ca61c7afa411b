import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Camera, CamerasResponse } from '../../../contract/camera.ts'
import { readCameras } from '../../api/client.ts'
import { failureOf, queryKeyOf } from '../../api/query-client.ts'
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

/** Why the whole list is not here. `isTrying`: a retry is under way. */
interface ListFailure {
  reference: string | null
  isTrying: boolean
  retry: () => void
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
  const isDue = useDue(needsCameras)
  const { data, error, errorUpdateCount, isFetching, refetch } = useQuery({
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
  const isCutOff = error !== null
  if (data !== undefined) {
    const { cameras, ...list } = data
    const known = { kind: 'whole', cameras, total: cameras.length } as const
    return { failure: null, loaded: { list, known, isCutOff } }
  }
  const loaded: LoadedCameras | null =
    page === undefined ? null : { list: page.list, known: { kind: 'page', ...page }, isCutOff }
  // A retry clears the error; its button stays, so that it keeps focus.
  if (errorUpdateCount === 0) return { failure: null, loaded }
  const reference = error === null ? null : failureOf(error).reference
  return { failure: { reference, isTrying: isFetching, retry: () => void refetch() }, loaded }
}

/** Whether the list is to be fetched: at once, or when a page that began with the facts about it is due for new ones. */
function useDue(isNow: boolean): boolean {
  const [isDue, setIsDue] = useState(isNow)
  // A timer waits until the facts are as old as a list may be.
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), REFETCH_MS)
    return () => clearTimeout(timer)
  }, [])
  return isNow || isDue
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
