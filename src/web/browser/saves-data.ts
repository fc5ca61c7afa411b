/** Asks a device for fewer bytes. */
export const REDUCED_DATA = '(prefers-reduced-data: reduce)'

/** Whether the device asks for fewer bytes: Chrome tells of its data saver on the connection; the media query is where the standard is going. */
export function savesData(): boolean {
  const connection = 'connection' in navigator ? navigator.connection : null
  const isSaving =
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  return isSaving || matchMedia(REDUCED_DATA).matches
}
