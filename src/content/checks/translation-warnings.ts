import type { Language } from '../../contract/language.ts'
import type { SiteInfo, SiteTexts } from '../../contract/site-info.ts'
import type { SortedPage } from '../folder/sort-folder.ts'
import type { ContentProblem } from '../issue.ts'
import { fingerprintOf, type ParsedPage } from '../pages/parse-page.ts'
import type { ParsedRecord } from '../yaml/parse-record.ts'

type Page = SortedPage & { parsed: ParsedPage }

/** Translations that are older than their English text, or not reviewed. Pure. */
export function translationWarnings(pages: readonly Page[]): ContentProblem[] {
  const translated = pages.filter(({ language }) => language !== 'en')
  const languages = [...new Set(translated.map(({ language }) => language))]
  return [
    ...translated.flatMap((page) => staleWarning(page, pages)),
    ...languages.flatMap((language) => draftWarning(language, translated, pages)),
  ]
}

function staleWarning(page: Page, pages: readonly Page[]): ContentProblem[] {
  const english = pages.find((other) => other.language === 'en' && other.page === page.page)
  const { of } = page.parsed.translation
  const now = english?.parsed.translation.fingerprint
  if (english === undefined || now === undefined || of === now) return []
  const message =
    of === null
      ? `does not say which English text it translates: when it agrees with ${english.entry.path}, write "translationOf: ${now}" above its text`
      : `is older than ${english.entry.path}: update it, then write "translationOf: ${now}"`
  const named = `“${english.parsed.page.title}” in ${englishNameOf(page.language)}`
  const atDesk =
    of === null
      ? `${named} does not say which English text it translates: open it, compare the two and publish it.`
      : `${named} is older than its English text: open it, read what changed and publish it.`
  return [{ file: page.entry.path, line: null, message, atDesk }]
}

/** One warning per language, because eight would hide the others. */
function draftWarning(
  language: Language,
  translated: readonly Page[],
  pages: readonly Page[],
): ContentProblem[] {
  const drafts = translated.filter((page) => page.language === language && page.parsed.translation.isDraft)
  if (drafts.length === 0) return []
  const names = drafts.map(({ page }) => `${page}.md`).join(', ')
  const message = `${names}: drafts. When somebody who speaks the language has read one, write "review: done" in it`
  const titles = drafts.map(({ page }) => titleInEnglish(pages, page))
  const atDesk = `Drafts in ${englishNameOf(language)}: ${titles.join(', ')}. When somebody who speaks the language has read one, press “Mark as read and correct”.`
  return [{ file: `pages/${language}`, line: null, message, atDesk }]
}

/** The English title of a page: “About us”. */
export function titleInEnglish(pages: readonly Page[], name: string): string {
  const english = pages.find(({ language, page }) => language === 'en' && page === name)
  return `“${english?.parsed.page.title ?? name}”`
}

/** "Haitian Creole". `language`: a language tag. */
export function englishNameOf(language: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language
}

/** Languages the site offers without any page in them. Pure. */
export function unwrittenLanguages(
  { value, lineOf }: ParsedRecord<SiteInfo>,
  written: readonly Language[],
): ContentProblem[] {
  return value.languages
    .filter((language) => language !== 'en' && !written.includes(language))
    .map((language) => {
      const message = `languages offers ${language}, and no page is written in it: visitors see the English texts. Write pages/${language}/, or take ${language} out`
      const atDesk = `The site offers ${englishNameOf(language)}, and no page is written in it: visitors see the English texts. Write one under Pages.`
      return { file: 'site.yaml', line: lineOf(['languages']), message, atDesk }
    })
}

/** Texts of the office that are missing in a language of the pages, older than their English text, or a draft. Pure. */
export function siteTranslationWarnings(
  site: ParsedRecord<SiteInfo>,
  languages: readonly Language[],
): ContentProblem[] {
  const { value, lineOf } = site
  return languages
    .filter((language) => language !== 'en')
    .flatMap((language) =>
      issuesOf(value, language).map(([issue, atDesk]) => ({
        file: 'site.yaml',
        line: lineOf(['translations', language]) ?? lineOf(['translations']),
        message: `translations.${language} ${issue}`,
        atDesk: `The office’s own texts in ${englishNameOf(language)}, such as its name and phone hours, ${atDesk} ${TELL}`,
      })),
    )
}

const TELL = 'Tell the person who edits site.yaml.'

/** What is wrong, for that person and for staff at the desk. */
type SiteTextIssue = readonly [issue: string, atDesk: string]

function issuesOf(site: SiteInfo, language: Exclude<Language, 'en'>): SiteTextIssue[] {
  const translation = site.translations?.[language]
  if (translation === undefined)
    return [
      ['is missing: visitors see these texts in English', 'are missing: visitors see the English ones.'],
    ]
  const english = englishTexts(site)
  // `english` has exactly the keys of its type.
  const missing = (Object.keys(english) as (keyof typeof english)[]).filter(
    (key) => english[key] !== '' && translation[key] === undefined,
  )
  const issues: SiteTextIssue[] = []
  if (missing.length > 0)
    issues.push([
      `lacks ${missing.join(', ')}: visitors see the English texts there`,
      'are not all there: visitors see the English ones in their place.',
    ])
  const now = fingerprintOf(Object.values(english).join('\n'))
  if (translation.translationOf === undefined)
    issues.push([
      `does not say which English text it translates: when the two agree, write "translationOf: ${now}" in it`,
      'do not say which English texts they translate: have somebody compare the two.',
    ])
  else if (translation.translationOf !== now)
    issues.push([
      `is older than the English text: update it, then write "translationOf: ${now}"`,
      'are older than the English ones: have them translated again.',
    ])
  if (translation.review === 'draft')
    issues.push([
      'is a draft: when somebody who speaks the language has read it, write "review: done" in it',
      'are drafts: have somebody who speaks the language read them.',
    ])
  return issues
}

/** The texts that can be translated, in English. */
function englishTexts({
  district,
  contact,
  promo,
}: SiteInfo): Record<Exclude<keyof SiteTexts, 'translationOf' | 'review'>, string> {
  const { subtitle, shortSubtitle, department, unit } = district
  const { phoneHours } = contact
  return {
    subtitle,
    shortSubtitle,
    department,
    unit,
    phoneHours,
    promoTitle: promo?.title ?? '',
    promoText: promo?.text ?? '',
  }
}

/** Legal notices that are missing in a language of the pages. Pure. */
export function legalNoticeWarnings(
  { value, lineOf }: ParsedRecord<SiteInfo>,
  languages: readonly Language[],
): ContentProblem[] {
  return value.legalNotices.flatMap(({ text }, index) => {
    const missing = languages.filter(
      (language) => language !== 'en' && (typeof text === 'string' || text[language] === undefined),
    )
    if (missing.length === 0) return []
    const message = `legalNotices.${index}.text lacks ${missing.join(', ')}: visitors see the English there`
    const names = missing.map(englishNameOf).join(' and ')
    const atDesk = `A notice that the law requires above a form is not written in ${names}. Visitors see the English one. ${TELL}`
    const line = lineOf(['legalNotices', index, 'text'])
    return [{ file: 'site.yaml', line, message, atDesk }]
  })
}
