import type { Translate } from './message-types.ts'

/** A document's language in the reader's; a language the site has no word for keeps its code. */
export function documentLanguage(code: string, t: Translate): string {
  const primary = code.split('-')[0]
  switch (primary) {
    case 'en':
    case 'es':
    case 'ht':
      return t(`languageOfDocument.${primary}`)
    default:
      return code
  }
}
