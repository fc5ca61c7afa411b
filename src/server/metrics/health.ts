import type { FastifyInstance } from 'fastify'
import type { MessagePlaces, MessageService } from '../messages/message-service.ts'
import type { LiveSite, LiveState } from '../snapshot/live-site.ts'

/** `/healthz`: the process lives. `/readyz`: it can serve and store, and whether the folder is fit to go live. */
export function registerHealth(
  app: FastifyInstance,
  site: Pick<LiveSite, 'state'>,
  messages: Pick<MessageService, 'readReadiness' | 'places'>,
): void {
  app.get('/healthz', (_, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    const storage = await messages.readReadiness()
    const { status, content } = describeReadiness(site.state)
    const isReady = status === 'ready' && storage.kind === 'ready'
    return reply
      .code(isReady ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({
        status: isReady ? 'ready' : 'notReady',
        content,
        messages: { state: storage.kind, ...describePlaces(messages.places) },
      })
  })
}

/** Names no host and no path: anybody may ask. */
function describePlaces({ storeKind, mailKind }: MessagePlaces) {
  return {
    store: storeKind,
    mail:
      mailKind === 'smtp'
        ? 'sent through the mail server'
        : 'written to files: no mail server is set, so nobody is sent anything',
  }
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
          hash: state.snapshot.content.hash,
          sample: state.snapshot.content.site.sample,
        },
      }
  }
}
