import { useSyncExternalStore } from 'react'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { readStoredText, storeStoredText, watchStoredText } from '../../../ui/browser.ts'
import { useToasts } from '../../../ui/toasts.ts'
import { buildMyCameras, joinCameras, parseMyCameras, type SavedCamera } from './my-cameras.ts'

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

function readMyCameras(): readonly SavedCamera[] {
  if (unstored !== null) return unstored
  const text = readStoredText(KEY)
  if (text !== read.text) {
    const outcome = text === null ? null : parseMyCameras(text)
    // Another program's text, or one of a later version: it is not shown, and lost only when a camera is picked.
    read = { text, cameras: outcome?.kind === 'read' ? outcome.cameras : NONE }
  }
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

/** Adds cameras to the visitor's, and shows what `messageOf` makes of how many were new. */
export function useAddCameras(): (
  cameras: readonly SavedCamera[],
  messageOf: (added: number) => string,
) => void {
  const { t } = useTranslations()
  const { show } = useToasts()
  return (cameras, messageOf) => {
    const { added } = joinCameras(readMyCameras(), cameras)
    const isStored = storeMyCameras((mine) => joinCameras(mine, cameras).cameras)
    if (!isStored) void show({ kind: 'warning', message: t('camera.notStored') })
    else void show({ kind: 'success', message: added === 0 ? t('mine.keptAlready') : messageOf(added) })
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const stopWatching = watchStoredText(KEY, listener)
  return () => {
    listeners.delete(listener)
    stopWatching()
  }
}
