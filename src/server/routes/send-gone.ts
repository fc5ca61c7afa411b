import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RemovedReport } from '../../content/site-content.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../contract/language.ts'
import { PROBLEM_MEDIA_TYPE } from '../../contract/problem.ts'
import { buildProblem, type ProblemResponse, sendProblem } from '../http/problem-reply.ts'
import { namedHeaders, PROBLEM_HEADERS, READABLE_ANYWHERE } from '../http/security-headers.ts'
import { buildGonePage, type GoneFacts } from './gone-page.ts'
import { noticeHeaders } from './notice-page.ts'
import { dayText, replacementOf } from './removed-reports.ts'

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
