import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RemovedReport, SiteContent } from '../../content/site-content.ts'
import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
  LOCALES,
  languagePrefix,
  splitLanguage,
} from '../../contract/language.ts'
import { fillText } from '../../contract/message-text.ts'
import { pagePath, readAddressOf, reportAddressOf, reportPath } from '../../contract/pages.ts'
import { PROBLEM_MEDIA_TYPE } from '../../contract/problem.ts'
import type { Report } from '../../contract/report.ts'
import { siteInLanguage } from '../../contract/site-in-language.ts'
import { PHRASES } from '../../phrases/phrases.ts'
import { escapeMarkup } from '../http/escape-markup.ts'
import { buildProblem, type ProblemResponse, sendProblem } from '../http/problem-reply.ts'
import { namedHeaders, PROBLEM_HEADERS, READABLE_ANYWHERE } from '../http/security-headers.ts'
import { buildNoticePage, noticeHeaders } from './notice-page.ts'

/** The content that the page of a removed report shows. */
type GoneFacts = Pick<SiteContent, 'reports' | 'site' | 'appearance'>

/** For programs: a problem that explains that the report was taken down, why, and what replaced it. */
export function sendGoneProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  removed: RemovedReport,
  content: GoneFacts,
): FastifyReply {
  return sendProblem(request, reply, goneProblem(removed, content))
}

/** The same for people who follow a link to the report's page or file: a plain page that loads nothing else. */
export function sendGonePage(
  reply: FastifyReply,
  removed: RemovedReport,
  content: GoneFacts,
  language: Language,
): FastifyReply {
  return reply
    .code(410)
    .headers(gonePageHeaders(removed, content, language))
    .send(buildGonePage(removed, content, language))
}

interface GoneResponse {
  headers: Record<string, string>
  body: string
}

/** All of these responses, for an export. Other sites' scripts may read the problem. Pure. */
export function buildGoneResponses(
  removed: RemovedReport,
  content: GoneFacts,
  requestId: string,
): { pages: ReadonlyMap<Language, GoneResponse>; problem: GoneResponse } {
  const { headers, ...problem } = goneProblem(removed, content)
  const pageIn = (language: Language) => ({
    headers: gonePageHeaders(removed, content, language),
    body: buildGonePage(removed, content, language),
  })
  return {
    pages: new Map(LANGUAGES.map((language) => [language, pageIn(language)])),
    problem: {
      headers: {
        ...PROBLEM_HEADERS,
        ...namedHeaders(READABLE_ANYWHERE),
        ...headers,
        'Content-Type': PROBLEM_MEDIA_TYPE,
      },
      body: JSON.stringify(buildProblem(problem, requestId)),
    },
  }
}

function goneProblem(removed: RemovedReport, content: GoneFacts): ProblemResponse {
  const { title, on, why } = removed
  const replacement = replacementOf(removed, content, DEFAULT_LANGUAGE)
  const end = replacement === null ? '' : ` "${replacement.report.title}" took its place: ${replacement.path}`
  return {
    status: 410,
    detail: `"${title}" was taken down on ${dayText(on, DEFAULT_LANGUAGE)}. ${why}${end}`,
    headers: linkHeader(replacement?.path),
  }
}

function gonePageHeaders(
  removed: RemovedReport,
  content: GoneFacts,
  language: Language,
): Record<string, string> {
  return {
    ...noticeHeaders(content.appearance),
    ...linkHeader(replacementOf(removed, content, language)?.path),
    'Content-Type': 'text/html; charset=utf-8',
  }
}

function linkHeader(path: string | undefined): Record<string, string> {
  return path === undefined ? {} : { Link: `<${path}>; rel="successor-version"` }
}

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

type Removed = Pick<SiteContent, 'removed'>

/** The removed report whose page was at a path, in any language and section; `null`: there is none. */
export function removedAt(path: string, { removed }: Removed): RemovedReport | null {
  const { language, path: place } = splitLanguage(path)
  const written = place.replace(/\/$/, '')
  const requested = readAddressOf(written) ?? reportAddressOf(written)
  if (requested === null || !path.startsWith(`${languagePrefix(language)}/app/`)) return null
  return removed.find(({ id }) => id === requested.id) ?? null
}

/** The removed report that published a file; `null`: there is none. */
export function removedFile(url: string, { removed }: Removed): RemovedReport | null {
  return removed.find(({ urls }) => urls.includes(url)) ?? null
}

/** The removed report with this id, or with a table of this name; `null`: there is none. */
export function removedById(reference: string, { removed }: Removed): RemovedReport | null {
  const id = reference.split('.')[0]
  return removed.find((report) => report.id === id) ?? null
}

/** The report that replaced a removed one, and its path; `null`: none did. */
function replacementOf(
  { replacedBy }: RemovedReport,
  { reports }: Pick<SiteContent, 'reports'>,
  language: Language,
): { report: Report; path: string } | null {
  const report = reports.find(({ id }) => id === replacedBy)
  return report === undefined ? null : { report, path: reportPath(report, language) }
}

/** "November 21, 2026", "21 de noviembre de 2026", "21 novanm 2026", as on the site's pages. */
export function dayText(day: string, language: Language): string {
  if (language === 'ht') return creoleDay(new Date(day))
  return new Date(day).toLocaleDateString(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' })
}

// `Intl` lacks them, and the server cannot use the web's own (docs/decisions/0040-haitian-creole-formats.md).
const CREOLE_MONTHS = 'janvye fevriye mas avril me jen jiyè out septanm oktòb novanm desanm'.split(' ')

function creoleDay(at: Date): string {
  const day = at.getUTCDate()
  return `${day === 1 ? '1ye' : day} ${CREOLE_MONTHS[at.getUTCMonth()]} ${at.getUTCFullYear()}`
}
