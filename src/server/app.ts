import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify'
import type { PagePictures } from '../content/pdf/page-pictures.ts'
import { registerCameras, registerSampleVideo } from './cameras/camera-routes.ts'
import type { CameraService } from './cameras/camera-service.ts'
import type { Config } from './config.ts'
import { type DeskParts, registerDesk } from './desk/desk-routes.ts'
import { respondWithBrokenConnection } from './http/broken-connection.ts'
import { createProxyTrust } from './http/client-address.ts'
import { drainBody } from './http/drain-body.ts'
import { findHeaderProblem } from './http/header-problem.ts'
import { sendProblem } from './http/problem-reply.ts'
import { cachedOr, createListener } from './http-server.ts'
import { registerLivePages } from './live-pages.ts'
import { registerMessages } from './messages/message-routes.ts'
import type { MessageService } from './messages/message-service.ts'
import { registerPlainForms } from './messages/plain-form-routes.ts'
import { createRequestCounters, type RequestCounters, registerMetrics } from './metrics/collect-metrics.ts'
import { registerHealth } from './metrics/health.ts'
import { type ProcessWatch, watchProcess } from './metrics/process-watch.ts'
import { type LogOutput, openLogOutput } from './platform/log-output.ts'
import { registerRoads } from './roads/road-routes.ts'
import type { RoadService } from './roads/road-service.ts'
import { collectAllowedMethods } from './routes/allowed-methods.ts'
import type { DownloadCounter } from './routes/download-counter.ts'
import { registerFiles } from './routes/files.ts'
import { registerMetricsViews } from './routes/metrics-views.ts'
import { registerReadEndpoints } from './routes/read-endpoints.ts'
import { registerSecurityTxt } from './routes/security-txt.ts'
import { respondWithUnrouted } from './routes/unrouted.ts'
import type { SearchResponses } from './search/search-responses.ts'
import { registerSearches, registerSiteSearch } from './search/search-routes.ts'
import type { LiveSite } from './snapshot/live-site.ts'
import { registerWeather } from './weather/weather-routes.ts'
import type { WeatherService } from './weather/weather-service.ts'

export interface AppOptions {
  config: Pick<Config, 'logLevel' | 'trustedProxies'>
  site: Pick<LiveSite, 'state'>
  searches: Pick<SearchResponses, 'call' | 'page' | 'site' | 'counters'>
  cameras: CameraService
  roads: Pick<RoadService, 'now' | 'fresh' | 'version'>
  /** Missing: the site has no weather. */
  weather?: Pick<WeatherService, 'response'>
  messages: MessageService
  pagePictures: Pick<PagePictures, 'read'>
  /** Missing: downloads are not counted. */
  downloads?: Pick<DownloadCounter, 'note'>
  /** Missing: there is no desk. */
  desk?: DeskParts | null
  /** The site's host name, added to each log line when one process serves several sites. Missing: it is the only site. */
  host?: string
  requests?: RequestCounters
  processWatch?: ProcessWatch
  /** Where log lines go. Missing: standard output. */
  logTo?: LogOutput
}

/** File descriptor of standard output in every process. */
export const STANDARD_OUTPUT = 1
const MAX_BODY_BYTES = 32 * 1024
const MAX_URL_CHARACTERS = 4096
/** Longer than any report id. */
const MAX_PARAMETER_CHARACTERS = 500

/** Assembles the HTTP side of the site. It has no state: every response comes from `site.state`. */
export function buildApp(options: AppOptions): FastifyInstance {
  const { config, site, searches, cameras, messages, pagePictures, desk = null } = options
  const { host, logTo = openLogOutput(STANDARD_OUTPUT) } = options
  const { requests = createRequestCounters(), processWatch = watchProcess() } = options
  const app: FastifyInstance = Fastify({
    logger: { level: config.logLevel, base: host === undefined ? null : { site: host }, stream: logTo },
    // Fastify's own log lines contain visitors' addresses; the hook below writes ours.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length === 0 ? false : createProxyTrust(config.trustedProxies),
    bodyLimit: MAX_BODY_BYTES,
    routerOptions: { maxParamLength: MAX_PARAMETER_CHARACTERS },
    // While the server closes, requests on open connections are still served as usual.
    return503OnClosing: false,
    serverFactory: (handler) => createListener(cachedOr(handler, site, requests), { hasDesk: desk !== null }),
    rewriteUrl: (request) => originForm(request.url ?? '/'),
    clientErrorHandler: respondWithBrokenConnection,
    frameworkErrors: (error, request, reply) => {
      sendProblem(request, reply, {
        status: error.statusCode ?? 400,
        detail: 'This address is malformed or too long.',
      })
    },
  })
  // Visitors may send only JSON; anything else is 415.
  app.removeContentTypeParser('text/plain')

  app.addHook('onRequest', async (request, reply) => {
    if ((request.raw.url ?? '').length > MAX_URL_CHARACTERS) {
      const detail = `An address may have ${MAX_URL_CHARACTERS} characters at most.`
      return sendProblem(request, reply, { status: 414, detail })
    }
    const problem = findHeaderProblem(request.raw)
    if (problem !== null) return sendProblem(request, reply, problem)
    // No body is expected here, and one might never end.
    if (isRead(request.method) && !(await drainBody(request.raw))) {
      request.raw.destroy()
      return reply.hijack()
    }
    // Not in a not-found handler, which would read and parse a body first.
    return request.is404 ? respondWithUnrouted(site, request, reply) : undefined
  })
  app.addHook('onSend', async (request, reply, payload) => {
    // The request was refused, and the remaining body is too long to read.
    if (!(await drainBody(request.raw))) reply.header('Connection', 'close')
    return payload
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const facts = { method, route: routeOptions.url ?? null, status: reply.raw.statusCode }
    request.log.debug({ ...facts, milliseconds: Math.round(reply.elapsedTime) }, 'Response sent')
  })
  respondWithErrors(app)

  const respondToOtherMethods = collectAllowedMethods(app)
  app.addHook('onClose', async () => processWatch.stop())
  registerMetrics(app, { requests, cameras, roads: options.roads, messages, site, searches, processWatch })
  registerHealth(app, site, messages, options.roads)
  registerSecurityTxt(app, site, () => messages.siteUrl)
  registerReadEndpoints(app, site)
  registerMetricsViews(app, site)
  registerSearches(app, site, searches)
  registerSiteSearch(app, site, searches, cameras)
  registerCameras(app, cameras)
  registerLivePages(app, site, cameras, options.roads)
  registerSampleVideo(app, cameras)
  registerRoads(app, site, options.roads)
  if (options.weather !== undefined) registerWeather(app, site, options.weather)
  registerMessages(app, site, messages)
  registerPlainForms(app, { site, messages })
  registerFiles(app, site, pagePictures, options.downloads)
  if (desk !== null) registerDesk(app, desk)
  respondToOtherMethods()
  return app
}

/** Every failure is a problem document; internals go to the log only. */
function respondWithErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500
    if (status < 500) return sendProblem(request, reply, { status, detail: detailOf(error) })
    request.log.error({ err: error }, 'A request failed')
    const detail = 'Something went wrong on our side. Send us the requestId if it happens again.'
    return sendProblem(request, reply, { status: 500, detail })
  })
}

/** What the sender did wrong. The framework's own messages are for programmers. */
function detailOf(error: FastifyError): string {
  switch (error.statusCode) {
    case 413:
      return `Send at most ${MAX_BODY_BYTES} bytes.`
    case 415:
      return 'Send JSON, with Content-Type: application/json.'
    default:
      return 'The request could not be understood: its body is not valid JSON.'
  }
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** RFC 9112, section 3.2.2: a server must also accept a URL in absolute form. */
function originForm(url: string): string {
  if (url.startsWith('/')) return url
  const origin = /^https?:\/\/[^/?#]*/i.exec(url)?.[0]
  const path = origin === undefined ? '' : url.slice(origin.length)
  return path.startsWith('/') ? path : `/${path}`
}
