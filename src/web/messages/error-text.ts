import type { ErrorCode, ErrorFacts } from '../../contract/error-messages.ts'
import type { Language } from '../../contract/language.ts'
import { formatLongDay } from '../ui/format-date.ts'
import type { ErrorMessages } from './message-types.ts'
import { fillText } from './translate.ts'

/** Says in the visitor's language what is wrong with a field. */
export type ErrorText = (error: ErrorFacts & { code: ErrorCode }) => string

/** Makes the function that words validation errors in one language. A limit that is no number is a calendar day. */
export function createErrorText(language: Language, texts: ErrorMessages): ErrorText {
  return ({ code, limit, written }) => {
    const shown = typeof limit === 'string' ? formatLongDay(limit, language) : (limit ?? '')
    return fillText(texts[code], { limit: shown, written }, language)
  }
}
