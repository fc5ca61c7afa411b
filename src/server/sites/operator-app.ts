import type { IncomingMessage } from 'node:http'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { AggregatorRegistry, Registry } from 'prom-client'
import type { Config } from '../config.ts'
import { respondWithBrokenConnection } from '../http/broken-connection.ts'
import { createListener } from '../http-server.ts'
import { addProcess, addSite } from '../metrics/collect-metrics.ts'
import { BUILD, describeReadiness, hashOf } from '../metrics/health.ts'
import type { ProcessWatch } from '../metrics/process-watch.ts'
import type { OpenSite } from '../open-site.ts'
import type { LogOutput } from '../platform/log-output.ts'

export type SitesByHost = ReadonlyMap<string, OpenSite>

export interface OperatorAppOptions {
  /** Whether one of the sites has a desk, which accepts files. */
  hasDesk?: boolean
  config: Pick<Config, 'logLevel'>
  sites: SitesByHost
  processWatch: ProcessWatch
  logTo: LogOutput
}

/**
 * The host name of a request, lowercase, without port and final dot. `''`: there is none. A URL in absolute form
 * overrides the header (RFC 9112, section 3.2.2). `X-Forwarded-Host` is not trusted.
 */
export function hostOf({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const authority = /^https?:\/\/([^/?#]*)/i.exec(url)?.[1] ?? headers.host ?? ''
  return authority.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
}

/**
 * The server that listens for several sites. Passes each request to the site with its host name. For other host names it
 * serves the health and metrics of all sites, for the operator, and 421 for everything else.
 */
export function buildOperatorApp({
  config,
  sites,
  processWatch,
  logTo,
  hasDesk = false,
}: OperatorAppOptions): FastifyInstance {
  const app: FastifyInstance = Fastify({
    logger: { level: config.logLevel, base: null, stream: logTo },
    logController: new LogController({ disableRequestLogging: true }),
    return503OnClosing: false,
    clientErrorHandler: respondWithBrokenConnection,
    serverFactory: (handler) =>
      createListener(
        (request, response) => {
          const site = sites.get(hostOf(request))
          if (site === undefined) handler(request, response)
          else site.app.server.emit('request', request, response)
        },
        { hasDesk },
      ),
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', Connection: 'close' })
    // Not in a not-found handler, which would read and parse a body first.
    if (!request.is404) return
    return reply
      .code(421)
      .type('text/plain; charset=utf-8')
      .send('This server has no site of that host name.\n')
  })
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/version', async () => ({
    ...BUILD,
    contentHashes: Object.fromEntries([...sites].map(([host, { state }]) => [host, hashOf(state)])),
  }))
  app.get('/readyz', async (_, reply) => {
    const readiness = await Promise.all(
      [...sites].map(
        async ([host, { parts }]) =>
          [host, await describeReadiness(parts.site, parts.messages, parts.roads)] as const,
      ),
    )
    const isStarting = readiness.some(([, { content }]) => content.state === 'starting')
    // One broken site must not take the others offline.
    const isReady = !isStarting && readiness.some(([, { status }]) => status === 'ready')
    return reply
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ready' : 'notReady', sites: Object.fromEntries(readiness) })
  })
  app.get('/metrics', async (_, reply) => {
    const { text, mediaType } = await collectAll(sites, processWatch)
    return reply.type(mediaType).send(text)
  })
  return app
}

/** The metrics of the process, and of each site with its host name as the label `site`. */
async function collectAll(sites: SitesByHost, processWatch: ProcessWatch) {
  const ofProcess = new Registry()
  addProcess(ofProcess, processWatch.read())
  const ofSites = [...sites].map(async ([site, { parts }]) => {
    const registry = new Registry()
    registry.setDefaultLabels({ site })
    await addSite(registry, parts)
    return registry
  })
  const registries = [ofProcess, ...(await Promise.all(ofSites))]
  const all = AggregatorRegistry.aggregate(
    await Promise.all(registries.map((registry) => registry.getMetricsAsJSON())),
  )
  return { text: await all.metrics(), mediaType: all.contentType }
}
