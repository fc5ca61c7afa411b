import { createContext, use } from 'react'
import type { Language } from '../../../contract/language.ts'
import { inLanguage } from '../../messages/in-language.ts'
import { useTranslations } from '../../messages/messages-context.tsx'

/** The language of the prose below; `null`: that of the page. A page nobody has translated is shown in English. */
export const ProseLanguage = createContext<Language | null>(null)

/** The `lang` of an element that holds prose, where it is not the page's own. */
export function useProseLanguage(): { lang?: Language } {
  const prose = use(ProseLanguage)
  const { language } = useTranslations()
  return prose === null ? {} : inLanguage({ language: prose }, language)
}
