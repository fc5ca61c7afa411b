import { inEveryLanguage } from '../../contract/language.ts'
import type { Sentence } from '../../contract/roads.ts'
import { PHRASES } from '../../phrases/phrases.ts'

const EVENTS = PHRASES.en.weatherEvents

/** The fixed phrase of a code such as `HU.W`. `null`: there is none, and pages show the service's own English name. */
export function phraseOf(eventCode: string | null): Sentence | null {
  if (!hasPhrase(eventCode)) return null
  return inEveryLanguage((language) => PHRASES[language].weatherEvents[eventCode])
}

function hasPhrase(eventCode: string | null): eventCode is keyof typeof EVENTS {
  return eventCode !== null && Object.hasOwn(EVENTS, eventCode)
}

/** Place of a code among those that have a phrase, the most dangerous first; the others follow. */
export function rankOf(eventCode: string | null): number {
  const place = Object.keys(EVENTS).indexOf(eventCode ?? '')
  return place === -1 ? Number.MAX_SAFE_INTEGER : place
}
