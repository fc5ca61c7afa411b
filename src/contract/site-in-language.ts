import type { Language } from './language.ts'
import type { SiteInfo } from './site-info.ts'

/** The office's facts in one language. */
export type SiteInLanguage = SiteInfo & {
  /** The translation waits for a reviewer who speaks the language. Missing: it does not. */
  isDraft?: boolean
}

/** The office's facts in a visitor's language; words that are not translated stay English. Without the translations. */
export function siteInLanguage(site: SiteInfo, language: Language): SiteInLanguage {
  const { translations, ...english } = site
  const words = language === 'en' ? undefined : translations?.[language]
  if (words === undefined) return english
  const { district, contact, promo } = english
  return {
    ...english,
    isDraft: words.review === 'draft',
    district: {
      ...district,
      subtitle: words.subtitle ?? district.subtitle,
      shortSubtitle: words.shortSubtitle ?? district.shortSubtitle,
      department: words.department ?? district.department,
      unit: words.unit ?? district.unit,
    },
    contact: { ...contact, phoneHours: words.phoneHours ?? contact.phoneHours },
    promo: {
      ...promo,
      title: words.promoTitle ?? promo.title,
      text: words.promoText ?? promo.text,
    },
  }
}
