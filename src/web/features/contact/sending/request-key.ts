import { readSessionText, storeSessionText } from '../../../ui/browser-storage.ts'

/**
 * Names the request that sends these words: the same words get the same name until they were sent, also after a
 * reload, so that trying again never sends a message twice.
 */
export function requestKey(draft: string, words: string): string {
  const kept = readKept(draft)
  if (kept?.words === words) return kept.key
  const key = drawKey()
  storeSessionText(placeOf(draft), JSON.stringify({ key, words }))
  return key
}

/** Forgets the name, once the words were sent or the name was refused. */
export function forgetRequestKey(draft: string): void {
  storeSessionText(placeOf(draft), null)
}

function readKept(draft: string): { key: string; words: string } | null {
  const text = readSessionText(placeOf(draft))
  // Written by `requestKey`.
  return text === null ? null : (JSON.parse(text) as { key: string; words: string })
}

/** `randomUUID` is missing where the site is reached without https. */
function drawKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function placeOf(draft: string): string {
  return `request:${draft}`
}
