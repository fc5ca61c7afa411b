import { useSyncExternalStore } from 'react'
import { readKeptText, storeKeptText, watchKeptText } from '../../../browser/kept-texts.ts'
import { buildMyCameras, type KeptCamera, parseMyCameras } from './my-cameras.ts'

const KEY = 'my-cameras'
const NONE: readonly KeptCamera[] = []

const listeners = new Set<() => void>()
/** What was read last, so that the same text gives the same list. */
let read: { text: string | null; cameras: readonly KeptCamera[] } = { text: null, cameras: NONE }
/** The cameras of this tab where the browser keeps nothing. */
let unkept: readonly KeptCamera[] | null = null

/** The visitor's cameras, the same in every tab of the device. None on the server. */
export function useMyCameras(): readonly KeptCamera[] {
  return useSyncExternalStore(subscribe, readMyCameras, () => NONE)
}

/** Whether a camera is among the visitor's; only its own answer draws anew. */
export function useIsMine(id: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => readMyCameras().some((camera) => camera.id === id),
    () => false,
  )
}

export function readMyCameras(): readonly KeptCamera[] {
  if (unkept !== null) return unkept
  const text = readKeptText(KEY)
  if (text !== read.text) read = { text, cameras: camerasOf(text) }
  return read.cameras
}

/** Changes the visitor's cameras. `false`: the browser keeps nothing, so they last as long as this tab. */
export function storeMyCameras(change: (mine: readonly KeptCamera[]) => readonly KeptCamera[]): boolean {
  const next = change(readMyCameras())
  const isKept = storeKeptText(KEY, buildMyCameras(next))
  unkept = isKept ? null : next
  for (const listener of listeners) listener()
  return isKept
}

function camerasOf(text: string | null): readonly KeptCamera[] {
  if (text === null) return NONE
  const outcome = parseMyCameras(text)
  // Another program's text, or one of a later version: it is not shown, and lost only when a camera is picked.
  return outcome.kind === 'read' ? outcome.cameras : NONE
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const stopWatching = watchKeptText(KEY, listener)
  return () => {
    listeners.delete(listener)
    stopWatching()
  }
}
