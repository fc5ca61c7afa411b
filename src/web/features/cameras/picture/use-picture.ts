import { type RefObject, useCallback, useEffect, useState } from 'react'
import type { CameraView } from '../../../../contract/camera.ts'
import type { SnapshotWidth } from '../../../../contract/camera-picture.ts'
import { isUnchecked } from '../../../../contract/camera-state.ts'
import { readServerClock } from '../../../api/server-clock.ts'
import { useRound } from '../feed/rounds.ts'
import type { EvaluatedView } from '../model/mark-of.ts'
import { useRenewSoon } from '../use-cameras.ts'
import { useDataSaving } from './data-saving.ts'
import { keepPicture, lastPicture } from './last-pictures.ts'
import { type Picture, readPicture } from './read-picture.ts'
import { watchSeen } from './seen.ts'
import { shownView } from './shown-view.ts'

/** A view's picture on the screen and what is known of it. */
export interface Look {
  /** `null`: none was received yet. */
  picture: Picture | null
  /** Judge and word this one: it speaks of the picture shown. `null`: the camera has no view. */
  view: EvaluatedView | null
  /** `onRequest`: the visitor saves data and must press. `unreachable`: the last try found no connection. */
  progress: 'idle' | 'getting' | 'onRequest' | 'unreachable'
  /** Asks for a new picture now. */
  ask: () => void
}

/** A view that fails is tried again in every fourth round: its failure is known, and most last. */
const ROUNDS_BETWEEN_RETRIES = 4

/**
 * Keeps the picture of a view new while its frame is on the screen and the page in front: all pictures of a page in
 * one rhythm, none for a visitor who saves data until asked.
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
  const [params, setParams] = useState(0)
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
  const isWanted = isSeen && view !== null && !view.isSwitchedOff && (params > 0 || (!isSaving && isDue))
  // Who saves data gets a picture for each press, not for each round.
  const turn = isSaving ? -1 - params : round
  // The server looks at the picture to answer, and then knows more of this view than the list here.
  const isNews = view?.reason === 'notAskedYet' || (view !== null && isUnchecked(view, readServerClock()))

  // Meets the network.
  useEffect(() => {
    if (address === null || !isWanted) return
    const kept = lastPicture(address)
    if (kept !== null) setShown({ address, picture: kept.picture, isUnreachable: false, isGetting: false })
    if (kept?.round === turn && params === 0) return
    const leaving = new AbortController()
    setShown((now) => ({ ...now, isGetting: true }))
    readPicture(address, leaving.signal).then(
      (outcome) => {
        if (leaving.signal.aborted) return
        const isUnreachable = outcome.kind === 'unreachable'
        if (outcome.kind === 'shown') keepPicture(address, outcome.picture, turn)
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
  }, [address, isWanted, turn, params, isNews, renewSoon])

  const ask = useCallback(() => setParams((count) => count + 1), [])
  return {
    picture: shown.picture,
    view: view === null ? null : shownView(view, shown.picture),
    progress: progressOf(shown, isSaving),
    ask,
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
  // Meets the window.
  useEffect(() => (frame.current === null ? undefined : watchSeen(frame.current, setIsSeen)), [frame])
  return isSeen
}
