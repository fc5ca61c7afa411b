import { type RefObject, useCallback, useEffect, useState } from 'react'
import type { CameraView } from '../../../../contract/camera.ts'
import type { SnapshotWidth } from '../../../../contract/camera-state.ts'
import { isUnchecked } from '../../../../contract/camera-state.ts'
import { noteServerTime, readServerClock } from '../../../api/server-clock.ts'
import type { EvaluatedView } from '../model/state-text.ts'
import { useRenewSoon } from '../use-cameras.ts'
import { useDataSaving } from './data-saving.tsx'
import { useRound } from './rounds.ts'

/** A view's picture on the screen and what is known of it. */
export interface Look {
  /** `null`: none was received yet. */
  picture: Picture | null
  /** Evaluate and describe this one: it belongs to the picture shown. `null`: the camera has no view. */
  view: EvaluatedView | null
  /** `onRequest`: the visitor saves data and must press. `unreachable`: the last try found no connection. */
  progress: 'idle' | 'getting' | 'onRequest' | 'unreachable'
  /** Asks for a new picture now. */
  refresh: () => void
}

/** A view that fails is tried again in every fourth round: its failure is known, and most last. */
const ROUNDS_BETWEEN_RETRIES = 4

/**
 * Keeps the picture of a view new while its frame is on the screen and the page in front: all pictures of a page in
 * one rhythm; a visitor who saves data gets one per press.
 */
export function usePicture(
  view: CameraView | null,
  width: SnapshotWidth | null,
  frame: RefObject<Element | null>,
): Look {
  const address = view === null ? null : view.snapshotUrl + (width === null ? '' : `?width=${width}`)
  const round = useRound()
  const isSaving = useDataSaving()
  const isSeen = useSeen(frame)
  const [requests, setRequests] = useState(0)
  const [shown, setShown] = useState<Shown>({
    address,
    picture: null,
    isUnreachable: false,
    isGetting: false,
  })
  const renewSoon = useRenewSoon()
  if (shown.address !== address) setShown({ address, picture: null, isUnreachable: false, isGetting: false })

  const isKnownToFail = view !== null && view.reason !== null && view.reason !== 'notAskedYet'
  const isDue = !isKnownToFail || round % ROUNDS_BETWEEN_RETRIES === ROUNDS_BETWEEN_RETRIES - 1
  const isWanted = isSeen && view !== null && !view.isSwitchedOff && (requests > 0 || (!isSaving && isDue))
  // With data saving on, pictures load per press, not per round.
  const turn = isSaving ? -1 - requests : round
  // The server looks at the picture to answer, and then knows more of this view than the list here.
  const isNews = view?.reason === 'notAskedYet' || (view !== null && isUnchecked(view, readServerClock()))

  // Fetches the picture, and stops when it is no longer needed.
  useEffect(() => {
    if (address === null || !isWanted) return
    const cached = cachedPicture(address)
    if (cached !== null)
      setShown({ address, picture: cached.picture, isUnreachable: false, isGetting: false })
    if (cached?.round === turn && requests === 0) return
    const leaving = new AbortController()
    setShown((now) => ({ ...now, isGetting: true }))
    readPicture(address, leaving.signal).then(
      (outcome) => {
        if (leaving.signal.aborted) return
        const isUnreachable = outcome.kind === 'unreachable'
        if (outcome.kind === 'shown') cachePicture(address, outcome.picture, turn)
        setShown((now) => ({
          address,
          picture: outcome.kind === 'shown' ? outcome.picture : now.picture,
          isUnreachable,
          isGetting: false,
        }))
        if (outcome.kind === 'refused' || isNews) renewSoon()
      },
      // Only leaving rejects.
      () => undefined,
    )
    return () => leaving.abort()
  }, [address, isWanted, turn, requests, isNews, renewSoon])

  const refresh = useCallback(() => setRequests((count) => count + 1), [])
  return {
    picture: shown.picture,
    view: view === null ? null : shownView(view, shown.picture),
    progress: progressOf(shown, isSaving),
    refresh,
  }
}

interface Shown {
  address: string | null
  picture: Picture | null
  isGetting: boolean
  isUnreachable: boolean
}

function progressOf(shown: Shown, isSaving: boolean): Look['progress'] {
  if (shown.isGetting) return 'getting'
  if (shown.isUnreachable) return 'unreachable'
  return isSaving && shown.picture === null ? 'onRequest' : 'idle'
}

function useSeen(frame: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false)
  // Watches the frame's position in the window.
  useEffect(() => (frame.current === null ? undefined : watchSeen(frame.current, setIsSeen)), [frame])
  return isSeen
}

/** About three screens of pictures: what a visitor may come back to. */
const MOST_CACHED = 80

const cached = new Map<string, { picture: Picture; round: number }>()

/** The last picture that came from an address, and in which round; `null`: none is cached. */
function cachedPicture(address: string): { picture: Picture; round: number } | null {
  return cached.get(address) ?? null
}

/** Caches a picture for as long as the page is open. The oldest one is evicted. */
function cachePicture(address: string, picture: Picture, round: number): void {
  cached.delete(address)
  cached.set(address, { picture, round })
  const oldest = cached.keys().next().value
  if (cached.size > MOST_CACHED && oldest !== undefined) cached.delete(oldest)
}

/** A picture as it was received, to be shown again without asking. */
interface Picture {
  /** The picture itself, as a `data:` address: the site's rules for scripts allow no other kind of copy. */
  source: string
  /** When this page received it, by the server's clock. */
  fetchedAt: string
}

/** The outcome of requesting a picture. */
type PictureOutcome =
  | { kind: 'shown'; picture: Picture }
  /** The server has no picture; the list of cameras has the reason. */
  | { kind: 'refused' }
  | { kind: 'unreachable' }

/** Requests a view's picture. A fresh one comes from the browser's own cache, as the server's headers allow. */
async function readPicture(address: string, signal: AbortSignal): Promise<PictureOutcome> {
  try {
    const response = await fetch(address, { signal })
    noteServerTime(response.headers)
    if (!response.ok) return { kind: 'refused' }
    const source = await readAsAddress(await response.blob())
    return { kind: 'shown', picture: { source, fetchedAt: readServerClock().toISOString() } }
  } catch (error) {
    if (signal.aborted) throw error
    return { kind: 'unreachable' }
  }
}

function readAsAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    // `readAsDataURL` gives a text.
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}

/** Beyond the window by this much a picture is fetched, so that it is there when scrolled to. */
const MARGIN = '200px 0px'

const callbacks = new WeakMap<Element, (isSeen: boolean) => void>()
let observer: IntersectionObserver | null = null

/** Tells whether an element is on the screen, or nearly, now and whenever that changes. One observer serves all. */
function watchSeen(element: Element, onChange: (isSeen: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) callbacks.get(target)?.(isIntersecting)
    },
    { rootMargin: MARGIN },
  )
  callbacks.set(element, onChange)
  observer.observe(element)
  return () => {
    observer?.unobserve(element)
    callbacks.delete(element)
  }
}

/**
 * A view as of the picture on the screen. The list may know of a newer picture than the one shown, as while the wall is
 * paused; then the age is that of the one shown. Pure.
 */
export function shownView(view: CameraView, picture: Picture | null): EvaluatedView {
  if (picture === null || view.isSwitchedOff) return view
  const isFirst = view.reason === 'notAskedYet'
  return {
    isSwitchedOff: false,
    reason: isFirst ? null : view.reason,
    receivedAt: earlier(view.receivedAt, picture.fetchedAt),
    changedAt: earlier(view.changedAt, isFirst || view.changedAt !== null ? picture.fetchedAt : null),
    interval: view.interval,
  }
}

function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other
  return Date.parse(one) < Date.parse(other) ? one : other
}
