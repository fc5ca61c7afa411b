import type { FastifyInstance } from 'fastify'
import product from '../../../package.json' with { type: 'json' }
import type { SiteContent } from '../../content/site-content.ts'
import { isFeedLate } from '../../contract/road-event-state.ts'
import type { MessagePlaces, MessageService } from '../messages/message-service.ts'
import type { RoadService } from '../roads/road-service.ts'
import type { LiveSite, LiveState } from '../snapshot/live-site.ts'

export const CONTENT_STATES = ['starting', 'good', 'broken'] as const

export function contentStateOf(state: LiveState): (typeof CONTENT_STATES)[number] {
  if (state.kind === 'starting') return 'starting'
  return state.kind === 'live' && state.problems.length === 0 ? 'good' : 'broken'
}

/**
 * `/healthz`: the process is alive. `/readyz`: whether it can serve and store, and whether the folder is valid.
 * `/version`: the running program and content.
 */
export function registerHealth(
  app: FastifyInstance,
  site: Pick<LiveSite, 'state'>,
  messages: Pick<MessageService, 'readReadiness' | 'places'>,
  roads: Pick<RoadService, 'now'>,
): void {
  app.get('/healthz', (_, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'ok' }))
  app.get('/version', (_, reply) =>
    reply.header('Cache-Control', 'no-store').send({ ...BUILD, contentHash: hashOf(site.state) }),
  )
  app.get('/readyz', async (_, reply) => {
    const readiness = await describeReadiness(site, messages, roads)
    return reply
      .code(readiness.status === 'ready' ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send(readiness)
  })
}

/** Whether a site can serve and store, and what is wrong with its content. */
export async function describeReadiness(
  site: Pick<LiveSite, 'state'>,
  messages: Pick<MessageService, 'readReadiness' | 'places'>,
  roads: Pick<RoadService, 'now'>,
) {
  const storage = await messages.readReadiness()
  const isReady = site.state.kind === 'live' && storage.kind === 'ready'
  return {
    status: isReady ? ('ready' as const) : ('notReady' as const),
    content: describeContent(site.state),
    messages: { state: storage.kind, ...describePlaces(messages.places) },
    // A late feed does not prevent serving.
    roads: describeRoads(roads, new Date()),
  }
}

/** State of each road feed, without its address. */
function describeRoads({ now }: Pick<RoadService, 'now'>, at: Date) {
  const { events, signs, advisories } = now()
  return [...events.feeds, ...signs.feeds, ...advisories.feeds].map((feed) => ({
    feed: feed.kind,
    state: isFeedLate(feed, at) ? ('late' as const) : ('current' as const),
    sample: feed.isSample,
    lastSuccessAt: feed.lastSuccessAt,
    problems: feed.problems.map(({ code, count }) => ({ code, count })),
  }))
}

export const BUILD = { version: product.version, node: process.versions.node }

export function hashOf(state: LiveState): string | null {
  return state.kind === 'live' ? state.snapshot.content.hash : null
}

/** Contains no host or path: anybody may request it. */
function describePlaces({ storeKind, mailKind }: MessagePlaces) {
  return {
    store: storeKind,
    mail:
      mailKind === 'smtp'
        ? 'sent through the mail server'
        : 'written to files: SMTP_URL is not set, so no mail is sent',
  }
}

function brokenExceptions({ exceptions }: Pick<SiteContent, 'exceptions'>) {
  return [...exceptions]
    .filter(([, { broken }]) => broken.length > 0)
    .map(([report, { broken }]) => ({ report, broken }))
}

function describeContent(state: LiveState) {
  const live = state.kind === 'live' ? state : null
  return {
    state: contentStateOf(state),
    problems: state.kind === 'starting' ? [] : state.problems,
    // Invalid claims; they do not prevent serving.
    brokenExceptions: live === null ? [] : brokenExceptions(live.snapshot.content),
    liveSince: live?.liveSince.toISOString() ?? null,
    hash: hashOf(state),
    ...(live === null ? {} : { sample: live.snapshot.content.site.sample }),
  }
}
