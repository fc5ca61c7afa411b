import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RemovedReport, SiteContent } from '../../content/site-content.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../contract/language.ts'
import { fillText } from '../../contract/message-text.ts'
import { pagePath } from '../../contract/pages.ts'
import { PROBLEM_MEDIA_TYPE } from '../../contract/problem.ts'
import { siteInLanguage } from '../../contract/site-in-language.ts'
import { PHRASES } from '../../phrases/phrases.ts'
import { escapeMarkup } from '../http/escape-markup.ts'
import { buildProblem, type ProblemResponse, sendProblem } from '../http/problem-reply.ts'
import { namedHeaders, PROBLEM_HEADERS, READABLE_ANYWHERE } from '../http/security-headers.ts'
import { buildNoticePage, noticeHeaders } from './notice-page.ts'
import { dayText, replacementOf } from './removed-reports.ts'

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
