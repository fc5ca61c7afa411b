import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, splitLanguage } from '../../contract/language.ts'
import { PHRASES } from '../../phrases/phrases.ts'
import { sendProblem } from '../http/problem-reply.ts'
import { isForPrograms, pathOf } from '../http/request-path.ts'
import type { LiveState } from '../snapshot/live-site.ts'
import { sendNotice } from './notice-page.ts'

const RETRY_AFTER = { 'Retry-After': '5' }
/** Starting takes seconds; broken content needs a person. */
const REFRESH_SECONDS = { starting: 5, nothing: 60 } as const

/** The response while nothing is live: for people a page that reloads itself, for programs a problem. */
export function sendNothingLive(
  state: LiveState,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const path = pathOf(request.raw.url ?? '/')
  const kind = state.kind === 'starting' ? 'starting' : 'nothing'
  if (isForPrograms(path)) {
    const detail =
      kind === 'starting'
        ? 'The server is starting. Try again in a few seconds.'
        : 'No valid content has been published yet. /readyz lists the problems.'
    return sendProblem(request, reply, { status: 503, detail, headers: RETRY_AFTER })
  }
  const language = languageOf(request)
  const texts = PHRASES[language].nothingLive
  // Without the office's name and phone, because no content could be read.
  const body = `<p>${kind === 'starting' ? texts.wait : texts.later}</p>\n<p>${texts.phones}</p>`
  reply.code(503).headers({ ...RETRY_AFTER, Vary: 'Accept-Language' })
  return sendNotice(reply, { language, heading: texts[kind], body, refreshSeconds: REFRESH_SECONDS[kind] })
}

/** The language in the URL, or else the browser's. */
export function languageOf({ raw }: Pick<FastifyRequest, 'raw'>): Language {
  const { language } = splitLanguage(pathOf(raw.url ?? '/'))
  if (language !== DEFAULT_LANGUAGE) return language
  const preferred = new Negotiator(raw).language([...LANGUAGES])
  return LANGUAGES.find((one) => one === preferred) ?? DEFAULT_LANGUAGE
}
