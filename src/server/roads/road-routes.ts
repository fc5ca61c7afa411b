import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { createTimeSharing } from '../../content/share-time.ts'
import { addressOf } from '../../contract/endpoint-paths.ts'
import { ROAD_FEED_PATH, WZDX_FEED_PATH } from '../../contract/feed-path.ts'
import { EVENTS_QUERY } from '../../contract/queries.ts'
import type { EventsResponse } from '../../contract/roads.ts'
import { folded } from '../cameras/place/exit-beside.ts'
import { parseQuery } from '../http/parse-query.ts'
import { sendProblem } from '../http/problem-reply.ts'
import { queryOf } from '../http/request-path.ts'
import { sendNothingLive } from '../routes/nothing-live.ts'
import type { ResponseDraft } from '../snapshot/compressed-response.ts'
import { draftJson, draftText, type SnapshotSource } from '../snapshot/draft-responses.ts'
import type { LiveSite } from '../snapshot/live-site.ts'
import { ResponseCache } from '../snapshot/response-cache.ts'
import { replyWithResponse } from '../snapshot/send-response.ts'
import type { RoadService } from './road-service.ts'
import { createSteadyMoment } from './steady-moment.ts'
import { writeRoadFeed } from './write-road-feed.ts'
import { writeWorkZones } from './write-wzdx.ts'

/** How long a response is cached: feeds are polled once a minute, and states change by the minute. */
const TTL_MS = 2000
/** A list of 20,000 events with its compressed forms; one of a few hundred takes a hundredth of it. */
const CACHED_BYTES = 48 * 1024 * 1024
/** After this long without a request, the next one gets a new list anyway. */
const IDLE_MS = 10_000

const Query = v.object(EVENTS_QUERY)
type Query = v.InferOutput<typeof Query>

/** `Roads/GetEvents`, `Roads/GetSigns`, `Roads/GetAdvisories`, and the feeds for other programs. Each is serialized once for all visitors. */
export function registerRoads(
  app: FastifyInstance,
  site: Pick<LiveSite, 'state'>,
  roads: Pick<RoadService, 'fresh' | 'version'>,
): void {
  const cache = new ResponseCache({ maxBytes: CACHED_BYTES, idleMs: IDLE_MS })
  const steady = createSteadyMoment()
  const readRoads = async () => steady(await roads.fresh(), roads.version)
  const respond = async (
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    draft: (source: SnapshotSource) => ResponseDraft | Promise<ResponseDraft>,
  ) => {
    const { state } = site
    if (state.kind !== 'live') return sendNothingLive(state, request, reply)
    const response = await cache.fetch(key, () => draft(state.snapshot.source), TTL_MS)
    return response === null ? reply.callNotFound() : replyWithResponse(response, request, reply)
  }

  const eventsPath = addressOf('getEvents', {})
  app.get(eventsPath, (request, reply) => {
    const parsed = parseQuery(Query, queryOf(request.raw.url ?? ''))
    if (parsed.kind === 'invalid') {
      const detail = parsed.issues.map(({ message }) => message).join(' ')
      return sendProblem(request, reply, { status: 400, detail, errors: parsed.issues })
    }
    const { query } = parsed
    const key = `${eventsPath} ${JSON.stringify([fold(query.road), fold(query.county), query.kind, query.language])}`
    return respond(request, reply, key, async () =>
      draftEvents(eventsPath, (await readRoads()).events, query),
    )
  })
  for (const [id, list] of [
    ['getSigns', 'signs'],
    ['getAdvisories', 'advisories'],
  ] as const) {
    const path = addressOf(id, {})
    app.get(path, (request, reply) =>
      respond(request, reply, path, async () => draftJson(path, (await readRoads())[list], 'liveApi')),
    )
  }
  app.get(ROAD_FEED_PATH, (request, reply) =>
    respond(request, reply, ROAD_FEED_PATH, async ({ content, publicUrl }) =>
      draftText(
        ROAD_FEED_PATH,
        'liveApi',
        'application/atom+xml; charset=utf-8',
        writeRoadFeed((await readRoads()).events, content.site, publicUrl),
      ),
    ),
  )
  app.get(WZDX_FEED_PATH, (request, reply) =>
    respond(request, reply, WZDX_FEED_PATH, async ({ content }) =>
      draftText(
        WZDX_FEED_PATH,
        'liveApi',
        'application/geo+json; charset=utf-8',
        await writeWorkZones((await readRoads()).events, content.site),
      ),
    ),
  )
}

const JSON_TYPE = 'application/json; charset=utf-8'

/** Characters of JSON that are encoded at once. */
const WRITTEN_AT_ONCE = 256 * 1024

/** The requested events as JSON. Yields to other work in between: a list of 20,000 takes a third of a second. */
async function draftEvents(
  path: string,
  { asOf, feeds, events }: EventsResponse,
  { kind, language, ...query }: Query,
): Promise<ResponseDraft> {
  const [road, county] = [fold(query.road), fold(query.county)]
  const written: Buffer[] = []
  let text = `{"asOf":"${asOf}","feeds":${JSON.stringify(feeds)},"events":[`
  let separator = ''
  const shareTime = createTimeSharing()
  for (const event of events) {
    await shareTime()
    const isWanted =
      (road === null || fold(event.road) === road) &&
      (county === null || fold(event.county ?? '') === county) &&
      (kind === undefined || event.kind === kind)
    if (!isWanted) continue
    const sent =
      language === undefined ? event : { ...event, sentence: { [language]: event.sentence[language] } }
    text += separator + JSON.stringify(sent)
    separator = ','
    if (text.length < WRITTEN_AT_ONCE) continue
    written.push(Buffer.from(text))
    text = ''
  }
  const bytes = Buffer.concat([...written, Buffer.from(`${text}]}`)])
  return { path, kind: 'liveApi', mediaType: JSON_TYPE, bytes }
}

/** "SR-12" and "sr 12" are the same road. `null`: none is given. */
function fold(name: string | undefined): string | null {
  return name === undefined ? null : folded(name)
}
