import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RemovedReport, SiteContent } from '../../content/site-content.ts'
import { PROBLEM_MEDIA_TYPE } from '../../contract/problem.ts'
import { escapeMarkup } from '../http/escape-markup.ts'
import { buildProblem, type ProblemAnswer, sendProblem } from '../http/problem-reply.ts'
import { headersFor, namedHeaders, READABLE_ANYWHERE } from '../http/security-headers.ts'
import { dayInWords, replacementOf } from './removed-reports.ts'

const HEADERS = namedHeaders(headersFor('problem'))

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:40rem;margin:3rem auto;padding:0 1rem}
a{display:inline-block;min-height:2.75rem}`
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')
/** The usual policy of what is no page of the site, and this one style. */
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

type Content = Pick<SiteContent, 'reports' | 'site'>

/** Answers a program, or a link to a file, that the report was taken down, why, and what took its place. */
export function sendGoneProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  removed: RemovedReport,
  content: Content,
): FastifyReply {
  return sendProblem(request, reply, goneProblem(removed, content))
}

/** Says the same to a person who followed a link to the report's page. Plain on purpose: it needs nothing but itself. */
export function sendGonePage(reply: FastifyReply, removed: RemovedReport, content: Content): FastifyReply {
  return reply.code(410).headers(gonePageHeaders(removed, content)).send(buildGonePage(removed, content))
}

/** Both answers whole, for whoever writes the site out. Other sites' programs may read the problem. Pure. */
export function buildGoneAnswers(
  removed: RemovedReport,
  content: Content,
  requestId: string,
): Record<'page' | 'problem', { headers: Record<string, string>; body: string }> {
  const { headers, ...problem } = goneProblem(removed, content)
  return {
    page: { headers: gonePageHeaders(removed, content), body: buildGonePage(removed, content) },
    problem: {
      headers: {
        ...HEADERS,
        ...namedHeaders(READABLE_ANYWHERE),
        ...headers,
        'Content-Type': PROBLEM_MEDIA_TYPE,
      },
      body: JSON.stringify(buildProblem(problem, requestId)),
    },
  }
}

function goneProblem(removed: RemovedReport, content: Content): ProblemAnswer {
  const { title, on, why } = removed
  const replacement = replacementOf(removed, content)
  const end = replacement === null ? '' : ` "${replacement.report.title}" took its place: ${replacement.path}`
  return {
    status: 410,
    detail: `"${title}" was taken down on ${dayInWords(on)}. ${why}${end}`,
    headers: linkHeader(replacement?.path),
  }
}

function gonePageHeaders(removed: RemovedReport, content: Content): Record<string, string> {
  return {
    ...HEADERS,
    'Content-Security-Policy': POLICY,
    ...linkHeader(replacementOf(removed, content)?.path),
    'Content-Type': 'text/html; charset=utf-8',
  }
}

function linkHeader(path: string | undefined): Record<string, string> {
  return path === undefined ? {} : { Link: `<${path}>; rel="successor-version"` }
}

function buildGonePage(removed: RemovedReport, content: Content): string {
  const title = escapeMarkup(removed.title)
  const { name } = content.site.district
  const { phone, phoneHours } = content.site.contact
  const replacement = replacementOf(removed, content)
  const successor =
    replacement === null
      ? '<p>No other report took its place.</p>'
      : `<p>This report took its place:<br><a href="${escapeMarkup(replacement.path)}" lang="${escapeMarkup(replacement.report.language)}">${escapeMarkup(replacement.report.title)}</a></p>`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Taken down: ${title} · ${escapeMarkup(name)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>This report was taken down</h1>
<p><cite lang="${escapeMarkup(removed.language)}">${title}</cite> was published here and was taken down on ${dayInWords(removed.on)}.</p>
<p>${escapeMarkup(removed.why)}</p>
${successor}
<p><a href="/app/documents">All documents</a></p>
<p>Questions? Call ${escapeMarkup(phone)} (${escapeMarkup(phoneHours)}).</p>
</main>
</body>
</html>
`
}
