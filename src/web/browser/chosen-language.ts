import { LANGUAGES, type Language } from '../../contract/language.ts'
import { readDeviceText, storeDeviceText } from './device-texts.ts'

const KEY = 'language'

/** The language the visitor chose on this device; `null`: none yet. */
export function readChosenLanguage(): Language | null {
  const stored = readDeviceText(KEY)
  return LANGUAGES.find((language) => language === stored) ?? null
}

export function storeChosenLanguage(language: Language): void {
  storeDeviceText(KEY, language)
}
