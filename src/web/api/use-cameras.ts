import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { CamerasResponse } from '../../contract/camera.ts'
import type { CameraCount, FirstCameras } from './camera-count.ts'
import { readCameras } from './client.ts'
import { firstPageKeyOf, queryKeyOf } from './query-client.ts'
import { failureOf } from './use-response.ts'

/** Between two requests for the list while the page is in front. */
const REFETCH_MS = 30_000
/** The same while no list has arrived: a server that has just started will have one in a moment. */
const FIRST_LIST_MS = 3000

const KEY = queryKeyOf('getCameras', {})
const FIRST_KEY = firstPageKeyOf('getCameras', {})

/** What the list of cameras is doing: exactly one case holds at a time. */
type CamerasState =
  | { kind: 'loading' }
  /** `isTrying`: a retry is under way. */
  | { kind: 'failed'; reference: string | null; isTrying: boolean; retry: () => void }
  /**
   * `others`: of their cameras the number alone is known so far; empty: `answer` has every camera.
   * `isCutOff`: the last refetch failed, so this is the list of some time ago.
   */
  | { kind: 'loaded'; response: CamerasResponse; others: readonly CameraCount[]; isCutOff: boolean }

/** Of a list that a page brought the beginning of: show that until the others arrive, or wait for them. */
export type Extent = 'begun' | 'whole'

/** The cameras, from the page or the server, refetched while the page is in front. */
export function useCameras(extent: Extent): CamerasState {
  // Set only by the page, from a list too long to travel whole.
  const begun = useQueryClient().getQueryData<{ response: FirstCameras }>(FIRST_KEY)?.response
  const { data, error, errorUpdateCount, isFetching, refetch } = useQuery({
    queryKey: KEY,
    queryFn: readCameras,
    refetchInterval: ({ state }) =>
      ((state.data ?? begun)?.feed.lastSuccessAt ?? null) === null ? FIRST_LIST_MS : REFETCH_MS,
  })
  const isCutOff = error !== null
  if (data !== undefined) return { kind: 'loaded', response: data, others: NONE, isCutOff }
  if (begun !== undefined && extent === 'begun')
    return { kind: 'loaded', response: begun, others: begun.others, isCutOff }
  // A retry clears the error; its button stays, so that it keeps focus.
  if (errorUpdateCount === 0) return { kind: 'loading' }
  const reference = error === null ? null : failureOf(error).reference
  return { kind: 'failed', reference, isTrying: isFetching, retry: () => void refetch() }
}

const NONE: readonly CameraCount[] = []

/** Pictures that arrive together report together: one refetch of the list after the last of them, milliseconds. */
const SOON_MS = 1500

let soon: ReturnType<typeof setTimeout> | undefined

/** Refetches the list soon, as when a picture taught the server something new. */
export function useRenewSoon(): () => void {
  const client = useQueryClient()
  return useCallback(() => {
    clearTimeout(soon)
    soon = setTimeout(
      () => void client.refetchQueries({ queryKey: KEY, exact: true }, { cancelRefetch: false }),
      SOON_MS,
    )
  }, [client])
}
