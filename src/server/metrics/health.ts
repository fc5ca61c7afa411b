import type { FastifyInstance } from 'fastify'
import type { MessagePlaces, MessageService } from '../messages/message-service.ts'
import type { LiveSite, LiveState } from '../snapshot/live-site.ts'
import { contentStateOf } from './collect-site-metrics.ts'

/** `/healthz`: the process lives. `/readyz`: it can serve and store, and whether the folder is valid. */
export function registerHealth(
  app: FastifyInstance,
  site: Pick<LiveSite, 'state'>,
  messages: Pick<MessageService, 'readReadiness' | 'places'>,
): void {
  app.get('/healthz', (_, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    const storage = await messages.readReadiness()
    const isReady = site.state.kind === 'live' && storage.kind === 'ready'
    return reply
      .code(isReady ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({
        status: isReady ? 'ready' : 'notReady',
        content: describeContent(site.state),
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
        : 'written to files: SMTP_URL is not set, so no mail is sent',
  }
}

function describeContent(state: LiveState) {
  const live = state.kind === 'live' ? state : null
  return {
    state: contentStateOf(state),
    problems: state.kind === 'starting' ? [] : state.problems,
    liveSince: live?.liveSince.toISOString() ?? null,
    hash: live?.snapshot.content.hash ?? null,
    ...(live === null ? {} : { sample: live.snapshot.content.site.sample }),
  }
}
