import type { RemovedReport, SiteContent } from '../../content/site-content.ts'
import { DEFAULT_LANGUAGE, type Language } from '../../contract/language.ts'
import { fillText } from '../../contract/message-text.ts'
import { pagePath } from '../../contract/pages.ts'
import { siteInLanguage } from '../../contract/site-in-language.ts'
import { PHRASES } from '../../phrases/phrases.ts'
import { escapeMarkup } from '../http/escape-markup.ts'
import { buildNoticePage } from './notice-page.ts'
import { dayText, replacementOf } from './removed-reports.ts'

/** The content that the page of a removed report shows. */
export type GoneFacts = Pick<SiteContent, 'reports' | 'site' | 'appearance'>

/**
 * The page of a removed report, in the visitor's language: that it was taken down, why, and what replaced it. The
 * reason is the office's own text, in English. Pure.
 */
export function buildGonePage(removed: RemovedReport, content: GoneFacts, language: Language): string {
  const texts = PHRASES[language].gonePage
  const title = escapeMarkup(removed.title)
  const { district, contact } = siteInLanguage(content.site, language)
  const cited = `<cite lang="${escapeMarkup(removed.language)}">${title}</cite>`
  const lang = language === DEFAULT_LANGUAGE ? '' : ` lang="${DEFAULT_LANGUAGE}"`
  return buildNoticePage({
    language,
    colors: content.appearance,
    title: `${fillText(texts.takenDown, { title })} · ${escapeMarkup(district.name)}`,
    heading: texts.heading,
    body: `<p>${fillText(texts.sentence, { title: cited, day: dayText(removed.on, language) })}</p>
<p${lang}>${escapeMarkup(removed.why)}</p>
${createSuccessor(removed, content, language)}
<p><a href="${pagePath('documents', language)}">${texts.allDocuments}</a></p>
<p>${fillText(texts.questions, { phone: escapeMarkup(contact.phone), hours: escapeMarkup(contact.phoneHours) })}</p>`,
  })
}

function createSuccessor(removed: RemovedReport, content: GoneFacts, language: Language): string {
  const texts = PHRASES[language].gonePage
  const replacement = replacementOf(removed, content, language)
  if (replacement === null) return `<p>${texts.noSuccessor}</p>`
  const { report, path } = replacement
  return `<p>${texts.successor}<br><a href="${escapeMarkup(path)}" lang="${escapeMarkup(report.language)}">${escapeMarkup(report.title)}</a></p>`
}
