import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { CAMERA_STATES } from '../../contract/camera-state.ts'
import { EVENT_STATES } from '../../contract/road-event-state.ts'
import type { CameraService } from '../cameras/camera-service.ts'
import type { MessageService } from '../messages/message-service.ts'
import type { RoadService } from '../roads/road-service.ts'
import type { SearchResponses } from '../search/search-responses.ts'
import type { LiveSite, LiveState } from '../snapshot/live-site.ts'
import { BUILD, CONTENT_STATES, contentStateOf } from './health.ts'
import type { ProcessFigures, ProcessWatch } from './process-watch.ts'

export interface SiteParts {
  site: Pick<LiveSite, 'state'>
  searches: Pick<SearchResponses, 'counters'>
  requests: RequestCounters
  cameras: Pick<CameraService, 'response' | 'counters'>
  roads: Pick<RoadService, 'now'>
  messages: Pick<MessageService, 'readFigures' | 'readReadiness' | 'places'>
}

/** The metrics of one site, without those of the process. */
export async function addSite(registry: Registry, source: SiteParts): Promise<void> {
  gauge(registry, 'site_build_info', 'Always 1; the labels show what is running.', [[BUILD, 1]])
  addRequests(registry, source.requests)
  addContent(registry, source.site.state)
  const storage = await source.messages.readReadiness()
  gauge(registry, 'site_ready', 'What /readyz checks: 1 if the part can serve.', [
    [{ part: 'content' }, source.site.state.kind === 'live' ? 1 : 0],
    [{ part: 'messages' }, storage.kind === 'ready' ? 1 : 0],
  ])
  const searches = Object.entries(source.searches.counters).map(
    ([outcome, count]): Row => [{ outcome }, count],
  )
  counter(registry, 'site_searches_total', 'Searches by outcome.', searches)
  addCameras(registry, source.cameras)
  addRoads(registry, source.roads)
  await addMessages(registry, source.messages)
}

function addRequests(registry: Registry, { cached, routed, seconds }: RequestCounters): void {
  registry.registerMetric(seconds)
  const rows = Object.entries(routed).map(
    ([first, count]): Row => [{ by: 'route', status: `${first}xx` }, count],
  )
  counter(registry, 'site_requests_total', 'Requests served.', [
    [{ by: 'lookup', status: 'any' }, cached],
    ...rows,
  ])
}

function addRoads(registry: Registry, { now }: SiteParts['roads']): void {
  const { events, signs, advisories } = now()
  const feeds = [...events.feeds, ...signs.feeds, ...advisories.feeds]
  const ages = feeds.map(({ kind, lastSuccessAt }): Row => {
    const at = lastSuccessAt === null ? null : Date.parse(lastSuccessAt)
    return [{ feed: kind }, at === null ? null : Math.max(0, (Date.now() - at) / 1000)]
  })
  // Without rows a metric would read as 0.
  if (feeds.length === 0) return
  gauge(registry, 'site_road_feed_age_seconds', 'Seconds since a list was last received.', ages)
  const records = feeds.map(({ kind, records: count }): Row => [{ feed: kind }, count])
  gauge(registry, 'site_road_feed_records', 'Records in the last list.', records)
  const problems = feeds.flatMap(({ kind, problems: all }) =>
    all.map(({ code, count }): Row => [{ feed: kind, problem: code }, count]),
  )
  gauge(registry, 'site_road_feed_problems', 'Records with a problem, by kind.', problems)
  gauge(
    registry,
    'site_road_events',
    'Events shown, by state.',
    EVENT_STATES.map(
      (state): Row => [{ state }, events.events.filter((event) => event.state === state).length],
    ),
  )
}

function addCameras(registry: Registry, { response, counters }: SiteParts['cameras']): void {
  const { feed, states, unchecked, cameras } = response()
  const secondsOf = (instant: string | null) => (instant === null ? null : Date.parse(instant) / 1000)
  const now = Date.now() / 1000
  const lastSuccess = secondsOf(feed.lastSuccessAt)
  const kind = { kind: feed.kind }
  gauge(
    registry,
    'site_camera_feed_last_success_seconds',
    'When a list of cameras was last received, Unix time.',
    [[kind, lastSuccess]],
  )
  gauge(registry, 'site_camera_feed_delay_seconds', 'Seconds since a list of cameras was last received.', [
    [kind, lastSuccess === null ? null : Math.max(0, now - lastSuccess)],
  ])
  const problems = feed.problems.map(({ code, count }): Row => [{ code }, count])
  gauge(registry, 'site_camera_feed_problems', 'Records with a problem in the newest list.', problems)
  gauge(registry, 'site_cameras', 'Cameras in the last good list.', [[{}, cameras.length]])
  gauge(registry, 'site_cameras_outside_area', 'Cameras of the feed outside the district, not listed.', [
    [{}, feed.outsideArea],
  ])
  const views = CAMERA_STATES.map((state): Row => [{ state }, states[state] ?? 0])
  gauge(registry, 'site_camera_views', 'Views of cameras by the state of their pictures.', views)
  gauge(registry, 'site_camera_views_unchecked', 'Views not checked for three minutes.', [[{}, unchecked]])
  const calls = Object.entries(counters.calls).flatMap(([of, outcomes]) =>
    Object.entries(outcomes).map(([outcome, count]): Row => [{ of, outcome }, count]),
  )
  counter(registry, 'site_camera_upstream_calls_total', 'Calls to servers of agencies.', calls)
  const bytes: Row[] = [[{}, counters.bytes]]
  counter(registry, 'site_camera_upstream_bytes_total', 'Bytes received from servers of agencies.', bytes)
  const pictures = Object.entries(counters.pictures).map(([outcome, count]): Row => [{ outcome }, count])
  counter(registry, 'site_camera_pictures_total', 'Pictures that visitors requested.', pictures)
}

async function addMessages(registry: Registry, messages: SiteParts['messages']): Promise<void> {
  const { counters, outbox } = await messages.readFigures()
  const stored = Object.entries(counters.stored).map(([kind, count]): Row => [{ kind }, count])
  counter(registry, 'site_messages_stored_total', 'Messages stored.', stored)
  const declined = Object.entries(counters.declined).map(([reason, count]): Row => [{ reason }, count])
  counter(registry, 'site_messages_declined_total', 'Messages not stored.', declined)
  const { sent, postponed, died } = counters
  counter(registry, 'site_message_deliveries_total', 'Attempts to send a message to the mail server.', [
    [{ outcome: 'sent' }, sent],
    [{ outcome: 'postponed' }, postponed],
    [{ outcome: 'died' }, died],
  ])
  if (outbox === null) return
  gauge(registry, 'site_outbox_messages', 'Messages in the store, by state.', [
    [{ state: 'pending' }, outbox.pending],
    [{ state: 'dead' }, outbox.dead],
    [{ state: 'erased' }, outbox.erased],
    [{ state: 'sent' }, outbox.sent],
  ])
  gauge(registry, 'site_outbox_expiring_messages', 'Undeliverable messages that will be erased soon.', [
    [{}, outbox.expiring],
  ])
  const { oldestPendingAt } = outbox
  const waitedSeconds =
    oldestPendingAt === null ? 0 : Math.max(0, (Date.now() - oldestPendingAt.getTime()) / 1000)
  gauge(registry, 'site_outbox_oldest_pending_seconds', 'How long the oldest unsent message has waited.', [
    [{}, waitedSeconds],
  ])
}

/** `/metrics`: current values for monitoring in Prometheus text format, without names or addresses. */
export function registerMetrics(
  app: FastifyInstance,
  source: SiteParts & { processWatch: Pick<ProcessWatch, 'read'> },
): void {
  app.addHook('onResponse', async (_, reply) => {
    source.requests.seconds.observe(reply.elapsedTime / 1000)
    const first = String(reply.raw.statusCode).slice(0, 1)
    source.requests.routed[first] = (source.requests.routed[first] ?? 0) + 1
  })
  app.get('/metrics', async (_, reply) => {
    // A new registry for each response: every value is read from its source, and none is stored twice.
    const registry = new Registry()
    addProcess(registry, source.processWatch.read())
    await addSite(registry, source)
    return reply
      .header('Cache-Control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics())
  })
}

export function addProcess(registry: Registry, figures: ProcessFigures): void {
  const { residentBytes, heapBytes, openFiles, loopDelaySeconds } = figures
  gauge(registry, 'site_process_resident_bytes', 'Memory of the process.', [[{}, residentBytes]])
  gauge(registry, 'site_process_heap_bytes', 'JavaScript heap of the main thread.', [[{}, heapBytes]])
  gauge(registry, 'site_process_open_files', 'Open files, sockets and pipes.', [[{}, openFiles]])
  const delays = Object.entries(loopDelaySeconds).map(([at, value]): Row => [{ at }, value])
  gauge(registry, 'site_loop_delay_seconds', 'Timer delays since the previous scrape.', delays)
}

function addContent(registry: Registry, state: LiveState): void {
  const problems = state.kind === 'starting' ? 0 : state.problems.length
  const now = contentStateOf(state)
  const states = CONTENT_STATES.map((one): Row => [{ state: one }, one === now ? 1 : 0])
  gauge(registry, 'site_content_state', 'State of the content folder: 1 for the current one.', states)
  gauge(registry, 'site_content_problems', 'Problems that prevent the folder from going live.', [
    [{}, problems],
  ])
  const age = state.kind === 'live' ? Math.max(0, (Date.now() - state.liveSince.getTime()) / 1000) : null
  gauge(registry, 'site_content_live_seconds', 'How long the current content has been live.', [[{}, age]])
  const claims = state.kind === 'live' ? [...state.snapshot.content.exceptions.values()] : []
  const broken = claims.filter((claim) => claim.broken.length > 0).length
  gauge(registry, 'site_content_exceptions', 'Exceptions from the accessibility law that documents claim.', [
    [{ state: 'holds' }, claims.length - broken],
    [{ state: 'broken' }, broken],
  ])
  const responses = state.kind === 'live' ? state.snapshot.cachedCount : null
  gauge(registry, 'site_content_answers', 'Responses that are cached.', [[{}, responses]])
}

/** One value of a metric. `null`: unknown now, and omitted. */
type Row = readonly [labels: Record<string, string>, value: number | null]

function gauge(registry: Registry, name: string, help: string, rows: readonly Row[]): void {
  const labelNames = Object.keys(rows[0]?.[0] ?? {})
  const metric = new Gauge({ name, help, labelNames, registers: [registry] })
  for (const [labels, value] of rows) if (value !== null) metric.set(labels, value)
}

function counter(registry: Registry, name: string, help: string, rows: readonly Row[]): void {
  const labelNames = Object.keys(rows[0]?.[0] ?? {})
  const metric = new Counter({ name, help, labelNames, registers: [registry] })
  for (const [labels, value] of rows) metric.inc(labels, value ?? 0)
}

export interface RequestCounters {
  /** Served from the cache, before the framework. */
  cached: number
  /** Served by a route, by the first digit of the status: `2`. */
  routed: Record<string, number>
  /** Duration of routes. Cached responses are too fast to measure: watch the event loop's delay instead. */
  seconds: Histogram
}

/** Seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export function createRequestCounters(): RequestCounters {
  const seconds = new Histogram({
    name: 'site_request_seconds',
    help: 'Time until a route sent its response.',
    buckets: BUCKETS,
    // Only for this server: a test has several in one process.
    registers: [],
  })
  return { cached: 0, routed: {}, seconds }
}
