import type { SortedPage } from '../folder/sort-folder.ts'
import type { ParsedPage } from '../pages/parse-page.ts'
import type { ContentProblem } from '../site-content.ts'

type Page = SortedPage & { parsed: ParsedPage }

/** Which translations are older than their English text, and which nobody has reviewed. Pure. */
export function translationWarnings(pages: readonly Page[]): ContentProblem[] {
  const translated = pages.filter(({ language }) => language !== 'en')
  const languages = [...new Set(translated.map(({ language }) => language))]
  return [
    ...translated.flatMap((page) => staleWarning(page, pages)),
    ...languages.flatMap((language) => draftWarning(language, translated)),
  ]
}

function staleWarning(page: Page, pages: readonly Page[]): ContentProblem[] {
  const english = pages.find((other) => other.language === 'en' && other.page === page.page)
  const { of } = page.parsed.translation
  const now = english?.parsed.translation.fingerprint
  if (english === undefined || now === undefined || of === now) return []
  const message =
    of === null
      ? `does not say which English text it translates: when it says the same as ${english.entry.path}, write "translationOf: ${now}" above its text`
      : `is older than ${english.entry.path}: bring it up to date, then write "translationOf: ${now}"`
  return [{ file: page.entry.path, line: null, message }]
}

/** One warning a language, or eight of them would hide the others. */
function draftWarning(language: string, pages: readonly Page[]): ContentProblem[] {
  const drafts = pages.filter((page) => page.language === language && page.parsed.translation.isDraft)
  if (drafts.length === 0) return []
  const names = drafts.map(({ page }) => `${page}.md`).join(', ')
  const message = `${names}: drafts. When somebody who speaks the language has read one, write "review: done" in it`
  return [{ file: `pages/${language}`, line: null, message }]
}
