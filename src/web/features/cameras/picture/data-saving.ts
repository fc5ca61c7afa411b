import { useSyncExternalStore } from 'react'
import { readKeptText, storeKeptText, watchKeptText } from '../../../browser/kept-texts.ts'

const KEY = 'camera-data'
const REDUCED = '(prefers-reduced-data: reduce)'

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
  return spoken ?? isAskedForByDevice()
}

/** Chrome tells of its data saver on the connection; the media query is where the standard is going. */
function isAskedForByDevice(): boolean {
  const connection = 'connection' in navigator ? navigator.connection : null
  const isSaving =
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  return isSaving || matchMedia(REDUCED).matches
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const stopWatching = watchKeptText(KEY, listener)
  const query = matchMedia(REDUCED)
  query.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    stopWatching()
    query.removeEventListener('change', listener)
  }
}
