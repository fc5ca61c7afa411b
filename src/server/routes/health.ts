import type { FastifyInstance } from 'fastify'
import type { LiveSite, LiveState } from '../live-site.ts'
import { closeOtherMethods } from './allowed-methods.ts'

/** `/healthz`: the process lives. `/readyz`: it can serve, and whether the folder is fit to go live. */
export function registerHealth(app: FastifyInstance, site: Pick<LiveSite, 'state'>): void {
  app.get('/healthz', (_, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', (_, reply) => {
    const readiness = describeReadiness(site.state)
    return reply
      .code(readiness.status === 'ready' ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send(readiness)
  })
  closeOtherMethods(app, '/healthz', ['GET', 'HEAD'])
  closeOtherMethods(app, '/readyz', ['GET', 'HEAD'])
}

function describeReadiness(state: LiveState) {
  switch (state.kind) {
    case 'starting':
      return { status: 'notReady', content: { state: 'starting', problems: [], liveSince: null, hash: null } }
    case 'nothing':
      return {
        status: 'notReady',
        content: { state: 'broken', problems: state.problems, liveSince: null, hash: null },
      }
    case 'live':
      return {
        status: 'ready',
        content: {
          state: state.problems.length === 0 ? 'good' : 'broken',
          problems: state.problems,
          liveSince: state.liveSince.toISOString(),
          hash: state.snapshot.hash,
          sample: state.snapshot.content.site.sample,
        },
      }
  }
}
