import { createHash } from 'node:crypto'
import type { RemovedReport, SiteContent } from '../../content/site-content.ts'
import { DEFAULT_LANGUAGE, type Language } from '../../contract/language.ts'
import { pagePath } from '../../contract/pages.ts'
import { siteInLanguage } from '../../contract/site-in-language.ts'
import { escapeMarkup } from '../http/escape-markup.ts'
import { GONE_WORDS } from './gone-texts.ts'
import { dayText, replacementOf } from './removed-reports.ts'

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:40rem;margin:3rem auto;padding:0 1rem;overflow-wrap:break-word}
a{display:inline-block;min-height:2.75rem}`
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** The usual policy of what is no page of the site, and this one style. */
export const GONE_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

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
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.takenDown(title)} · ${escapeMarkup(district.name)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${words.heading}</h1>
<p>${words.sentence(cited, dayText(removed.on, language))}</p>
<p${language === DEFAULT_LANGUAGE ? '' : ` lang="${DEFAULT_LANGUAGE}"`}>${escapeMarkup(removed.why)}</p>
${createSuccessor(removed, content, language)}
<p><a href="${pagePath('documents', language)}">${words.allDocuments}</a></p>
<p>${words.questions(escapeMarkup(contact.phone), escapeMarkup(contact.phoneHours))}</p>
</main>
</body>
</html>
`
}

function createSuccessor(removed: RemovedReport, content: GoneFacts, language: Language): string {
  const words = GONE_WORDS[language]
  const replacement = replacementOf(removed, content, language)
  if (replacement === null) return `<p>${words.noSuccessor}</p>`
  const { report, path } = replacement
  return `<p>${words.successor}<br><a href="${escapeMarkup(path)}" lang="${escapeMarkup(report.language)}">${escapeMarkup(report.title)}</a></p>`
}
