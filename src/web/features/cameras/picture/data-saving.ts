import { useSyncExternalStore } from 'react'
import { readKeptText, storeKeptText, watchKeptText } from '../../../browser/kept-texts.ts'
import { REDUCED_DATA, savesData } from '../../../browser/saves-data.ts'

const KEY = 'camera-data'

const listeners = new Set<() => void>()
/** The visitor's own word in this tab; `null`: not given here. */
let spoken: boolean | null = null

/** Whether pictures load only when they are pressed: the visitor's own word, else what the device asks for. */
export function useDataSaving(): boolean {
  return useSyncExternalStore(subscribe, readDataSaving, () => false)
}

/** Keeps the visitor's word on this device. */
export function setDataSaving(isSaving: boolean): void {
  spoken = isSaving
  storeKeptText(KEY, isSaving ? 'on' : 'off')
  for (const listener of listeners) listener()
}

function readDataSaving(): boolean {
  const kept = readKeptText(KEY)
  if (kept === 'on' || kept === 'off') return kept === 'on'
  return spoken ?? savesData()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const stopWatching = watchKeptText(KEY, listener)
  const query = matchMedia(REDUCED_DATA)
  query.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    stopWatching()
    query.removeEventListener('change', listener)
  }
}
