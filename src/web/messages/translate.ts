import type { Language } from '../../contract/language.ts'
import { formatNumber } from '../ui/format-number.ts'
import type { Messages, Text, Translate } from './message-types.ts'

/** Makes the function that looks a message up and fills its braces; `{count}` chooses the plural form. */
export function createTranslate(language: Language, messages: Messages): Translate {
  return (key, ...values) => fillText(messages[key], values[0] ?? {}, language)
}

/** Puts values into a text's braces. */
export function fillText(
  message: Text,
  given: Readonly<Record<string, string | number>>,
  language: Language,
): string {
  // Haitian Creole, like English and Spanish, has one form for 1 and another for the rest.
  const text = typeof message === 'string' ? message : given.count === 1 ? message.one : message.other
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = given[name] ?? ''
    return typeof value === 'number' ? formatNumber(value, language) : value
  })
}
