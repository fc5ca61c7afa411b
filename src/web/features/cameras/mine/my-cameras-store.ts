import { useSyncExternalStore } from 'react'
import { readStoredText, storeStoredText, watchStoredText } from '../../../ui/browser-storage.ts'
import { buildMyCameras, parseMyCameras, type SavedCamera } from './my-cameras.ts'

const KEY = 'my-cameras'
const NONE: readonly SavedCamera[] = []

const listeners = new Set<() => void>()
/** What was read last, so that the same text gives the same list. */
let read: { text: string | null; cameras: readonly SavedCamera[] } = { text: null, cameras: NONE }
/** The cameras of this tab where the browser stores nothing. */
let unstored: readonly SavedCamera[] | null = null

/** The visitor's cameras, the same in every tab of the device. None on the server. */
export function useMyCameras(): readonly SavedCamera[] {
  return useSyncExternalStore(subscribe, readMyCameras, () => NONE)
}

/** Whether a camera is among the visitor's; a component renders again only when that changes. */
export function useIsMine(id: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => readMyCameras().some((camera) => camera.id === id),
    () => false,
  )
}

export function readMyCameras(): readonly SavedCamera[] {
  if (unstored !== null) return unstored
  const text = readStoredText(KEY)
  if (text !== read.text) read = { text, cameras: camerasOf(text) }
  return read.cameras
}

/** Changes the visitor's cameras. `false`: the browser stores nothing, so they last as long as this tab. */
export function storeMyCameras(change: (mine: readonly SavedCamera[]) => readonly SavedCamera[]): boolean {
  const next = change(readMyCameras())
  const isStored = storeStoredText(KEY, buildMyCameras(next))
  unstored = isStored ? null : next
  for (const listener of listeners) listener()
  return isStored
}

function camerasOf(text: string | null): readonly SavedCamera[] {
  if (text === null) return NONE
  const outcome = parseMyCameras(text)
  // Another program's text, or one of a later version: it is not shown, and lost only when a camera is picked.
  return outcome.kind === 'read' ? outcome.cameras : NONE
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const stopWatching = watchStoredText(KEY, listener)
  return () => {
    listeners.delete(listener)
    stopWatching()
  }
}
