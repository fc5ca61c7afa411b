import type { FastifyInstance } from 'fastify'
import { collectMetrics, type MetricsSource } from './collect-metrics.ts'

/** `/metrics`: the figures of the moment for whoever watches over the site. They name nobody and no address. */
export function registerMetrics(app: FastifyInstance, source: MetricsSource): void {
  app.addHook('onResponse', async (_, reply) => {
    source.requests.seconds.observe(reply.elapsedTime / 1000)
    const first = String(reply.raw.statusCode).slice(0, 1)
    source.requests.routed[first] = (source.requests.routed[first] ?? 0) + 1
  })
  app.get('/metrics', async (_, reply) => {
    const { text, mediaType } = await collectMetrics(source)
    return reply.header('Cache-Control', 'no-store').type(mediaType).send(text)
  })
}
