import type { Language } from '../../contract/language.ts'
import type { SiteInfo, SiteWords } from '../../contract/site-info.ts'
import { fingerprintOf } from '../pages/translation-facts.ts'
import type { ContentProblem } from '../site-content.ts'
import type { ParsedRecord } from '../yaml/parse-record.ts'

/** What of the office's own words is missing in a language that pages are written in, older than its English, or a draft. Pure. */
export function siteTranslationWarnings(
  site: ParsedRecord<SiteInfo>,
  languages: readonly Language[],
): ContentProblem[] {
  const { value, lineOf } = site
  return languages
    .filter((language) => language !== 'en')
    .flatMap((language) =>
      issuesOf(value, language).map((issue) => ({
        file: 'site.yaml',
        line: lineOf(['translations', language]) ?? lineOf(['translations']),
        message: `translations.${language} ${issue}`,
      })),
    )
}

function issuesOf(site: SiteInfo, language: 'es' | 'ht'): string[] {
  const words = site.translations?.[language]
  if (words === undefined) return ['is missing: the office’s own words are shown in English']
  const english = englishWords(site)
  // The keys of `english` are those of its type.
  const missing = (Object.keys(english) as (keyof typeof english)[]).filter((key) => words[key] === undefined)
  const now = fingerprintOf(Object.values(english).join('\n'))
  return [
    ...(missing.length === 0 ? [] : [`lacks ${missing.join(', ')}: the English words are shown there`]),
    ...staleIssue(words.translationOf, now),
    ...(words.review === 'draft'
      ? ['is a draft: when somebody who speaks the language has read it, write "review: done" in it']
      : []),
  ]
}

function staleIssue(of: string | undefined, now: string): string[] {
  if (of === now) return []
  return of === undefined
    ? [
        `does not say which English words it translates: when it says the same, write "translationOf: ${now}" in it`,
      ]
    : [`is older than the English words: bring it up to date, then write "translationOf: ${now}"`]
}

/** The words that can be translated, as they stand in English. */
function englishWords({
  district,
  contact,
  promo,
}: SiteInfo): Record<Exclude<keyof SiteWords, 'translationOf' | 'review'>, string> {
  const { subtitle, shortSubtitle, department, unit } = district
  const { phoneHours } = contact
  return {
    subtitle,
    shortSubtitle,
    department,
    unit,
    phoneHours,
    promoTitle: promo.title,
    promoText: promo.text,
  }
}
