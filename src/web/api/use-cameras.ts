import { useCallback, useEffect, useRef } from 'react'
import type { Camera, CamerasAnswer } from '../../contract/camera.ts'
import { useBeginning, useFetch, useKnown } from './answer-cache.tsx'
import { CallFailed } from './call-failed.ts'
import type { CameraCount, FirstCameras } from './camera-count.ts'
import { readCameras } from './client.ts'

/** Seconds between two looks at the list while the page is in front. */
const RENEWAL_SECONDS = 30
/** The same while no list has arrived, milliseconds. */
const FIRST_LIST_MS = 3000

/** The call as the cache of answers knows it. */
const CALL = 'getCameras'

/** What the list of cameras is doing: exactly one case holds at a time. */
export type CamerasState =
  | { kind: 'loading' }
  /** `isTrying`: it is being asked for again. */
  | { kind: 'failed'; reference: string | null; isTrying: boolean; retry: () => void }
  /**
   * `others`: of their cameras the number alone is known so far; empty: `answer` has every camera.
   * `isCutOff`: the last look failed, so this is the list of some time ago.
   */
  | { kind: 'loaded'; answer: CamerasAnswer; others: readonly CameraCount[]; isCutOff: boolean }

/** Of a list that a page brought the beginning of: it is shown while the others are on their way, or they are waited for. */
export type Extent = 'begun' | 'whole'

/** The cameras, from the page's seed or the server, and renewed while the page is in front. */
export function useCameras(extent: Extent): CamerasState {
  // The seed of a list too long to travel is the beginning of it.
  const begun = useBeginning(CALL, {})?.answer as FirstCameras | undefined
  const known = useKnown(CALL, {}, readRenewed, true)
  const { error, isFetching, retry } = known
  // What stands under the call's key came from its seed, or through `readRenewed`.
  const answer = known.answer as CamerasAnswer | undefined
  useRenewal(renewalMs(answer ?? begun), retry)
  const isCutOff = error !== undefined
  if (answer !== undefined) return { kind: 'loaded', answer, others: NONE, isCutOff }
  if (begun !== undefined && extent === 'begun')
    return { kind: 'loaded', answer: begun, others: begun.others, isCutOff }
  if (error === undefined) return { kind: 'loading' }
  const reference = error instanceof CallFailed ? error.reference : null
  return { kind: 'failed', reference, isTrying: isFetching, retry }
}

const NONE: readonly CameraCount[] = []

/** Meets the clock: asks again every so often while the page is in front. */
function useRenewal(everyMs: number, renew: () => void): void {
  const latest = useRef(renew)
  useEffect(() => {
    latest.current = renew
  })
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') latest.current()
    }, everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
}

/** A server that has just started has no list yet; it will in a moment. */
function renewalMs(answer: CamerasAnswer | undefined): number {
  return (answer?.feed.lastSuccessAt ?? null) === null ? FIRST_LIST_MS : RENEWAL_SECONDS * 1000
}

let newest: CamerasAnswer | null = null

async function readRenewed(): Promise<CamerasAnswer> {
  newest = keepUnchanged(newest, await readCameras())
  return newest
}

/** Pictures that arrive together tell together: one look at the list after the last of them, milliseconds. */
const SOON_MS = 1500

let soon: ReturnType<typeof setTimeout> | undefined

/** Has the list looked at again soon, as when a picture taught the server something new. */
export function useRenewSoon(): () => void {
  const renew = useFetch(CALL, readRenewed)
  return useCallback(() => {
    clearTimeout(soon)
    soon = setTimeout(renew, SOON_MS)
  }, [renew])
}

/**
 * The new answer with the very objects of those cameras in which nothing changed, so that only the others are drawn
 * anew. Pure.
 */
export function keepUnchanged(before: CamerasAnswer | null, now: CamerasAnswer): CamerasAnswer {
  if (before === null) return now
  const known = new Map(before.cameras.map((camera) => [camera.id, camera]))
  const cameras = now.cameras.map((camera): Camera => {
    const same = known.get(camera.id)
    // Both were made by one schema, so equal cameras are equal texts.
    return same !== undefined && JSON.stringify(same) === JSON.stringify(camera) ? same : camera
  })
  return { ...now, cameras }
}
