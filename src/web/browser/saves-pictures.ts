import { savesData } from './saves-data.ts'
import { readStoredText } from './stored-texts.ts'

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
