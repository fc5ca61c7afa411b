import { type Language, languagePrefix } from '../../contract/language.ts'

/**
 * Where a visitor who opens the site at its root is led: the root in the language chosen on this device; `null`:
 * here. Any other address is a choice of its own. Pure.
 */
export function rememberedHome(path: string, chosen: Language | null): string | null {
  if (path !== '/' || chosen === null || languagePrefix(chosen) === '') return null
  return `${languagePrefix(chosen)}/`
}
