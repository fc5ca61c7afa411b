import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'
import type { CameraView } from '../../../contract/camera.ts'
import { isUnchecked, type SnapshotWidth } from '../../../contract/camera-state.ts'
import { RequestFailed } from '../../api/client.ts'
import { useRound } from '../../api/clock.ts'
import { noteServerTime, readServerClock } from '../../api/freshness.ts'
import { failureOf } from '../../api/query-client.ts'
import { useSeen } from '../../ui/browser.ts'
import { useDataSaving } from './data-saving.tsx'
import type { EvaluatedView } from './model/state-text.ts'
import { useRefetchSoon } from './use-cameras.ts'

/** A view's picture on the screen, with its state. */
export interface Look {
  /** The element that shows the picture. */
  frame: RefObject<HTMLDivElement | null>
  /** The picture's URL. */
  address: string
  /** A `data:` URL: the site's security policy allows no other kind of copy. `null`: none received yet. */
  source: string | null
  /** The view as of the picture shown, for its state. `null`: the camera has no view. */
  view: EvaluatedView | null
  /** `onRequest`: the visitor saves data and must press. `unreachable`: the last try found no connection. */
  progress: 'idle' | 'getting' | 'onRequest' | 'unreachable'
  refresh: () => void
}

/** A failing view is retried every fourth round: most failures last. */
const ROUNDS_BETWEEN_RETRIES = 4

/**
 * Refreshes the picture of a view while its frame is on the screen and the page is visible, all pictures of a page
 * together. With Save-Data on, a picture loads only on request.
 */
export function usePicture(view: CameraView | null, width: SnapshotWidth | null): Look {
  const address = (view?.snapshotUrl ?? '') + (width === null ? '' : `?width=${width}`)
  const frame = useRef<HTMLDivElement>(null)
  const round = useRound()
  const isSaving = useDataSaving()
  const isSeen = useSeen(frame)
  const refetchSoon = useRefetchSoon()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['picture', address],
    queryFn: async ({ signal }) => {
      // To respond, the server checks the picture, and then has a newer state of this view than the list here.
      const isNews = view?.reason === 'notAskedYet' || (view !== null && isUnchecked(view, readServerClock()))
      const picture = await readPicture(address, signal).catch((failure: Error) => {
        if (failureOf(failure).status !== null) refetchSoon()
        throw failure
      })
      if (isNews) refetchSoon()
      return { ...picture, round }
    },
    enabled: false,
    retry: false,
  })

  const isFailing = view !== null && view.reason !== null && view.reason !== 'notAskedYet'
  const isDue = !isFailing || round % ROUNDS_BETWEEN_RETRIES === ROUNDS_BETWEEN_RETRIES - 1
  const isWanted =
    isSeen && view !== null && !view.isSwitchedOff && !isSaving && isDue && data?.round !== round
  // Fetches once per round.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a try that failed is repeated in the next round
  useEffect(() => {
    if (isWanted) void refetch({ cancelRefetch: false })
  }, [isWanted, address, round, refetch])

  return {
    frame,
    address,
    source: data?.source ?? null,
    view: view === null ? null : shownView(view, data ?? null),
    progress: progressOf(),
    refresh: () => void refetch(),
  }

  function progressOf(): Look['progress'] {
    if (isFetching) return 'getting'
    if (error !== null && failureOf(error).status === null) return 'unreachable'
    return isSaving && data === undefined ? 'onRequest' : 'idle'
  }
}

interface Picture {
  source: string
  /** When this page received it, by the server's clock. */
  fetchedAt: string
}

/** Requests a view's picture. A fresh one comes from the browser's own cache, as the server's headers allow. */
async function readPicture(address: string, signal: AbortSignal): Promise<Picture> {
  const response = await fetch(address, { signal })
  noteServerTime(response.headers)
  // The server has no picture; the list of cameras says why.
  if (!response.ok) throw new RequestFailed('No picture', response.status, null)
  const source = await readAsAddress(await response.blob())
  return { source, fetchedAt: readServerClock().toISOString() }
}

function readAsAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    // `readAsDataURL` results in a string.
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}

/**
 * A view as of the picture on the screen. The list may have a newer picture than the one shown, for example while the
 * wall is paused; the age is that of the one shown. Pure.
 */
export function shownView(view: CameraView, picture: Picture | null): EvaluatedView {
  if (picture === null || view.isSwitchedOff) return view
  const isFirst = view.reason === 'notAskedYet'
  return {
    ...view,
    reason: isFirst ? null : view.reason,
    receivedAt: earlier(view.receivedAt, picture.fetchedAt),
    changedAt: earlier(view.changedAt, isFirst || view.changedAt !== null ? picture.fetchedAt : null),
  }
}

function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other
  return Date.parse(one) < Date.parse(other) ? one : other
}
