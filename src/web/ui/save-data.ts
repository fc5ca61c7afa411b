import { readStoredText } from './browser-storage.ts'

/** Asks a device for fewer bytes. */
export const REDUCED_DATA = '(prefers-reduced-data: reduce)'

/** Whether the device asks for fewer bytes: Chrome has its data saver on the connection; the media query is the coming standard. */
export function savesData(): boolean {
  const connection = 'connection' in navigator ? navigator.connection : null
  const isSaving =
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  return isSaving || matchMedia(REDUCED_DATA).matches
}

/** Under what the device keeps the visitor's word on pictures: `on` or `off`. */
export const PICTURE_SAVING = 'camera-data'

/**
 * Whether pictures load only when they are pressed: the word kept on this device, else what the visitor said in this tab
 * (`null`: nothing), else what the device asks for.
 */
export function savesPictures(spoken: boolean | null): boolean {
  const kept = readStoredText(PICTURE_SAVING)
  if (kept === 'on' || kept === 'off') return kept === 'on'
  return spoken ?? savesData()
}
