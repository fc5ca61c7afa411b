import { FAULT_WORDS } from '../../contract/fault-words.ts'
import type { FormFault } from '../../contract/form-fault.ts'
import type { Language } from '../../contract/language.ts'
import { formatLongDay, formatNumber } from '../ui/format.ts'
import type { FaultTexts } from './message-types.ts'
import { fillText } from './translate.ts'

/** Says in the visitor's language what is wrong with a field. */
export type SayFault = (fault: FormFault) => string

const loaders: Partial<Record<Language, () => Promise<FaultTexts>>> = {
  es: async () => (await import('./es-faults.ts')).esFaults,
  ht: async () => (await import('./ht-faults.ts')).htFaults,
}

/** Fetches the words for faults of forms; the English ones come with the forms' own rules. */
export async function loadFaultSpeech(language: Language): Promise<SayFault> {
  const texts = await loaders[language]?.()
  if (texts === undefined) return (fault) => FAULT_WORDS[fault.code](fault)
  return ({ code, limit, written }) => {
    const said = typeof limit === 'number' ? formatNumber(limit, language) : formatDayOf(limit, language)
    return fillText(texts[code], { limit: said, written }, language)
  }
}

/** A limit that is no number is a calendar day. */
function formatDayOf(day: string | null, language: Language): string {
  return day === null ? '' : formatLongDay(day, language)
}
