import type { RemovedReport, SiteContent } from '../../content/site-content.ts'
import { DEFAULT_LANGUAGE, type Language } from '../../contract/language.ts'
import { pagePath } from '../../contract/pages.ts'
import { siteInLanguage } from '../../contract/site-in-language.ts'
import { escapeMarkup } from '../http/escape-markup.ts'
import { GONE_WORDS } from './gone-texts.ts'
import { buildNoticePage } from './notice-page.ts'
import { dayText, replacementOf } from './removed-reports.ts'

/** What a page about a removed report is drawn from. */
export type GoneFacts = Pick<SiteContent, 'reports' | 'site'>

/**
 * Says in a visitor's language that a report was taken down, why, and what took its place. The reason is the
 * office's, in English. Pure.
 */
export function buildGonePage(removed: RemovedReport, content: GoneFacts, language: Language): string {
  const words = GONE_WORDS[language]
  const title = escapeMarkup(removed.title)
  const { district, contact } = siteInLanguage(content.site, language)
  const cited = `<cite lang="${escapeMarkup(removed.language)}">${title}</cite>`
  const lang = language === DEFAULT_LANGUAGE ? '' : ` lang="${DEFAULT_LANGUAGE}"`
  return buildNoticePage({
    language,
    title: `${words.takenDown(title)} · ${escapeMarkup(district.name)}`,
    heading: words.heading,
    body: `<p>${words.sentence(cited, dayText(removed.on, language))}</p>
<p${lang}>${escapeMarkup(removed.why)}</p>
${createSuccessor(removed, content, language)}
<p><a href="${pagePath('documents', language)}">${words.allDocuments}</a></p>
<p>${words.questions(escapeMarkup(contact.phone), escapeMarkup(contact.phoneHours))}</p>`,
  })
}

function createSuccessor(removed: RemovedReport, content: GoneFacts, language: Language): string {
  const words = GONE_WORDS[language]
  const replacement = replacementOf(removed, content, language)
  if (replacement === null) return `<p>${words.noSuccessor}</p>`
  const { report, path } = replacement
  return `<p>${words.successor}<br><a href="${escapeMarkup(path)}" lang="${escapeMarkup(report.language)}">${escapeMarkup(report.title)}</a></p>`
}
