import { useSyncExternalStore } from 'react'
import { storeStoredText, watchStoredText } from '../../../ui/browser-storage.ts'
import { PICTURE_SAVING, REDUCED_DATA, savesPictures } from '../../../ui/save-data.ts'

const listeners = new Set<() => void>()
/** The visitor's own word in this tab; `null`: not given here. */
let spoken: boolean | null = null

/** Whether pictures load only when they are pressed: the visitor's own word, else what the device asks for. */
export function useDataSaving(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => savesPictures(spoken),
    () => false,
  )
}

/** Keeps the visitor's word on this device. */
export function setDataSaving(isSaving: boolean): void {
  spoken = isSaving
  storeStoredText(PICTURE_SAVING, isSaving ? 'on' : 'off')
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const stopWatching = watchStoredText(PICTURE_SAVING, listener)
  const query = matchMedia(REDUCED_DATA)
  query.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    stopWatching()
    query.removeEventListener('change', listener)
  }
}
