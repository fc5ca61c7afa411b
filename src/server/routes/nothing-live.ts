import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Language, splitLanguage } from '../../contract/language.ts'
import { sendProblem } from '../http/problem-reply.ts'
import { headersFor, namedHeaders } from '../http/security-headers.ts'
import { isForPrograms, pathOf } from './unrouted.ts'

const RETRY_AFTER = { 'Retry-After': '5' }
const HEADERS = namedHeaders(headersFor('problem'))

/** The translations are drafts until somebody who speaks the language has read them. */
const WORDS: Readonly<Record<Language, { title: string; wait: string; phones: string }>> = {
  en: {
    title: 'Traffic information is not available right now',
    wait: 'This site is being put in order. Please try again in a few minutes.',
    phones: 'For an emergency on the road dial 911. For road conditions dial 511.',
  },
  es: {
    title: 'La información de tráfico no está disponible en este momento',
    wait: 'Estamos poniendo en orden este sitio. Intente de nuevo en unos minutos.',
    phones: 'Para una emergencia en la carretera, marque 911. Para el estado de las carreteras, marque 511.',
  },
  ht: {
    title: 'Enfòmasyon sou sikilasyon pa disponib kounye a',
    wait: 'N ap mete sit sa a an lòd. Tanpri eseye ankò nan kèk minit.',
    phones: 'Pou yon ijans sou wout la, rele 911. Pou konnen eta wout yo, rele 511.',
  },
}

/** Names no office and no phone of it: nothing of the office's content could be read. */
function renderPage(language: Language): string {
  const { title, wait, phones } = WORDS[language]
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<h1>${title}</h1>
<p>${wait}</p>
<p>${phones}</p>
</html>
`
}

/** Answers while no content is fit to be shown: words for people, a problem for programs. */
export function sendNothingLive(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = pathOf(request.raw.url ?? '/')
  if (isForPrograms(path)) {
    const detail = 'No content is fit to be shown yet. /readyz says why.'
    return sendProblem(request, reply, { status: 503, detail, headers: RETRY_AFTER })
  }
  return reply
    .code(503)
    .headers(HEADERS)
    .headers(RETRY_AFTER)
    .type('text/html; charset=utf-8')
    .send(renderPage(splitLanguage(path).language))
}
