import type { DistrictTerms } from './district-terms.ts'
import type { Language } from './language.ts'
import { textIn } from './local-text.ts'
import { mainExpress } from './metrics-choices.ts'
import type { PeriodCalendar } from './period-days.ts'
import type { ShownCategories } from './shown-categories.ts'
import { liveFactsOf } from './shown-feed.ts'
import type { SiteInfo } from './site-info.ts'

type FormKind = SiteInfo['legalNotices'][number]['forms'][number]

/** The office's facts in one language. */
export type SiteInLanguage = Pick<
  SiteInfo,
  'sample' | 'district' | 'languages' | 'contact' | 'promo' | 'limits' | 'release'
> & {
  calendar: PeriodCalendar
  links: SiteInfo['links'] & { travelerInformation?: string; travelerCamera?: string }
  /** The translation still needs review by a speaker of the language. Missing: it does not. */
  isDraft?: boolean
  categories: ShownCategories
  incidentAreas: readonly { id: string; name: string }[]
  /** Whether pages show cameras. */
  hasCameras: boolean
  /** Whether pages show road events. */
  hasRoads: boolean
  /** Notices that a law requires above a form's submit button. `lang`: only the English text exists. */
  legalNotices: readonly { forms: readonly FormKind[]; text: string; lang?: 'en' }[]
  terms: DistrictTerms
}

/** The district's own names and numbers in a language. */
export function districtTerms(site: SiteInfo, language: Language): DistrictTerms {
  const { help, incidents } = site
  const { assistance, travelerInformation } = help
  const { policy, severeResponse, heavyRecovery } = incidents
  const text = (words: Parameters<typeof textIn>[0] | undefined) =>
    words === undefined ? '' : textIn(words, language)
  return {
    emergency: help.emergency,
    assistance: text(assistance?.name),
    assistant: text(assistance?.singular ?? assistance?.name),
    assistanceNumber: assistance?.number ?? '',
    travelerInformation: text(travelerInformation?.name),
    travelerInformationNumber: travelerInformation?.number ?? '',
    clearanceGoal: String(incidents.clearanceGoalMinutes),
    clearancePolicy: text(policy?.name),
    clearanceNote: text(policy?.note),
    clearanceSource: policy?.source ?? '',
    levelOneEnds: String(incidents.levelMinutes[0]),
    levelTwoEnds: String(incidents.levelMinutes[1]),
    mainExpress: mainExpress(shownCategories(site, language))?.name ?? '',
    severeResponse: severeResponse?.abbreviation ?? '',
    severeResponseName: text(severeResponse?.name),
    heavyRecovery: heavyRecovery?.abbreviation ?? '',
    heavyRecoveryName: text(heavyRecovery?.name),
  }
}

/** The categories that are shown, with their names in a language. */
export function shownCategories(
  { categories, emptyCategories = [] }: Pick<SiteInfo, 'categories' | 'emptyCategories'>,
  language: Language,
): ShownCategories {
  const shown = Object.entries(categories).flatMap(([category, profile]) => {
    if (profile === 'hidden') return []
    const name = profile.name === undefined ? {} : { name: textIn(profile.name, language) }
    const road = 'road' in profile ? { road: profile.road } : {}
    const isEmpty = emptyCategories.some((one) => one === category) ? { isEmpty: true } : {}
    return [[category, { ...name, ...road, ...isEmpty }]]
  })
  // The keys are those of the profile, which are categories.
  return Object.fromEntries(shown) as ShownCategories
}

/** The office's facts in a visitor's language, without the other translations; untranslated text stays English. */
export function siteInLanguage(site: SiteInfo, language: Language): SiteInLanguage {
  const { sample, languages, limits, release, help } = site
  const translation = language === 'en' ? undefined : site.translations?.[language]
  const { district, contact, promo } = site
  const { fiscalYearFirstMonth, weekFirstDay } = site.calendar
  const { url, cameraUrl } = help.travelerInformation ?? {}
  return {
    sample,
    languages,
    limits,
    release,
    ...(translation === undefined ? {} : { isDraft: translation.review === 'draft' }),
    district: {
      ...district,
      subtitle: translation?.subtitle ?? district.subtitle,
      shortSubtitle: translation?.shortSubtitle ?? district.shortSubtitle,
      department: translation?.department ?? district.department,
      unit: translation?.unit ?? district.unit,
    },
    contact: { ...contact, phoneHours: translation?.phoneHours ?? contact.phoneHours },
    ...(promo === undefined
      ? {}
      : {
          promo: {
            ...promo,
            title: translation?.promoTitle ?? promo.title,
            text: translation?.promoText ?? promo.text,
          },
        }),
    calendar: { fiscalYearFirstMonth, weekFirstDay },
    links: {
      ...site.links,
      ...(url === undefined ? {} : { travelerInformation: url }),
      ...(cameraUrl === undefined ? {} : { travelerCamera: cameraUrl }),
    },
    categories: shownCategories(site, language),
    incidentAreas: site.incidentAreas.map(({ id, name }) => ({ id, name: textIn(name, language) })),
    ...liveFactsOf(site),
    legalNotices: site.legalNotices.map(({ forms, text }) => ({
      forms,
      text: textIn(text, language),
      ...(language === 'en' || (typeof text === 'object' && text[language] !== undefined)
        ? {}
        : { lang: 'en' as const }),
    })),
    terms: districtTerms(site, language),
  }
}
