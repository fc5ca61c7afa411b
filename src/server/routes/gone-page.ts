import type { RemovedReport, SiteContent } from '../../content/site-content.ts'
import { DEFAULT_LANGUAGE, type Language } from '../../contract/language.ts'
import { pagePath } from '../../contract/pages.ts'
import { siteInLanguage } from '../../contract/site-in-language.ts'
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
  const texts = GONE_TEXTS[language]
  const title = escapeMarkup(removed.title)
  const { district, contact } = siteInLanguage(content.site, language)
  const cited = `<cite lang="${escapeMarkup(removed.language)}">${title}</cite>`
  const lang = language === DEFAULT_LANGUAGE ? '' : ` lang="${DEFAULT_LANGUAGE}"`
  return buildNoticePage({
    language,
    colors: content.appearance,
    title: `${texts.takenDown(title)} · ${escapeMarkup(district.name)}`,
    heading: texts.heading,
    body: `<p>${texts.sentence(cited, dayText(removed.on, language))}</p>
<p${lang}>${escapeMarkup(removed.why)}</p>
${createSuccessor(removed, content, language)}
<p><a href="${pagePath('documents', language)}">${texts.allDocuments}</a></p>
<p>${texts.questions(escapeMarkup(contact.phone), escapeMarkup(contact.phoneHours))}</p>`,
  })
}

function createSuccessor(removed: RemovedReport, content: GoneFacts, language: Language): string {
  const texts = GONE_TEXTS[language]
  const replacement = replacementOf(removed, content, language)
  if (replacement === null) return `<p>${texts.noSuccessor}</p>`
  const { report, path } = replacement
  return `<p>${texts.successor}<br><a href="${escapeMarkup(path)}" lang="${escapeMarkup(report.language)}">${escapeMarkup(report.title)}</a></p>`
}

/** The texts of the page of a removed report. Inserted values are already escaped. */
interface GoneTexts {
  takenDown: (title: string) => string
  heading: string
  sentence: (title: string, day: string) => string
  successor: string
  noSuccessor: string
  allDocuments: string
  questions: (phone: string, hours: string) => string
}

/** The translations are drafts until somebody who speaks the language has read them. */
export const GONE_TEXTS: Readonly<Record<Language, GoneTexts>> = {
  en: {
    takenDown: (title) => `Taken down: ${title}`,
    heading: 'This report was taken down',
    sentence: (title, day) => `${title} was published here and was taken down on ${day}.`,
    successor: 'This report took its place:',
    noSuccessor: 'No other report took its place.',
    allDocuments: 'All documents',
    questions: (phone, hours) => `Questions? Call ${phone} (${hours}).`,
  },
  es: {
    takenDown: (title) => `Retirado: ${title}`,
    heading: 'Este informe fue retirado',
    sentence: (title, day) => `${title} se publicó aquí y fue retirado el ${day}. El motivo, en inglés:`,
    successor: 'Este informe ocupa su lugar:',
    noSuccessor: 'Ningún otro informe ocupa su lugar.',
    allDocuments: 'Todos los documentos',
    questions: (phone, hours) => `¿Preguntas? Llame al ${phone} (${hours}).`,
  },
  ht: {
    takenDown: (title) => `Yo retire l: ${title}`,
    heading: 'Yo retire rapò sa a',
    sentence: (title, day) =>
      `${title} te pibliye isit la, epi yo te retire l ${day}. Men rezon an, an angle:`,
    successor: 'Rapò sa a pran plas li:',
    noSuccessor: 'Pa gen lòt rapò ki pran plas li.',
    allDocuments: 'Tout dokiman yo',
    questions: (phone, hours) => `Kesyon? Rele ${phone} (${hours}).`,
  },
}
