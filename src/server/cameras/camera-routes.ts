import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type CameraReason, SNAPSHOT_WIDTHS, type SnapshotWidth } from '../../contract/camera-state.ts'
import { API_BASE, addressOf, ENDPOINT_PATHS } from '../../contract/endpoint-paths.ts'
import { evaluatePreconditions } from '../http/preconditions.ts'
import { sendProblem } from '../http/problem-reply.ts'
import { headersFor, namedHeaders } from '../http/security-headers.ts'
import { draftJson } from '../snapshot/draft-responses.ts'
import { ResponseCache } from '../snapshot/response-cache.ts'
import { replyWithResponse } from '../snapshot/send-response.ts'
import type { CameraService } from './camera-service.ts'
import type { Snapshot } from './pictures/snapshots.ts'
import { SAMPLE_VIDEO_BASE } from './sample/sample-video.ts'

/** How long the list of cameras is cached; its pictures are checked less often. */
const LIST_TTL_MS = 1000
const MOST_IDS = 50
const HEADERS = namedHeaders(headersFor('picture'))

/** `Cameras/GetCameras` and `Cameras/GetSnapshot`. */
export function registerCameras(
  app: FastifyInstance,
  cameras: Pick<CameraService, 'snapshots' | 'response' | 'listVersion'>,
): void {
  const list = addressOf('getCameras', {})
  // A separate cache, because the list is also served while no content is live.
  const cache = new ResponseCache()
  app.get<{ Querystring: { id?: unknown } }>(list, async (request, reply) => {
    const all = cameras.response()
    const ids = typeof request.query.id === 'string' ? request.query.id.split(',').slice(0, MOST_IDS) : null
    const listed = ids === null ? all : { ...all, cameras: all.cameras.filter(({ id }) => ids.includes(id)) }
    // Only existing ids are part of the key, so that made-up ones cannot fill the cache.
    const key = ids === null ? '' : listed.cameras.map(({ id }) => id).join()
    const render = () => draftJson(list, listed, 'liveApi')
    const response = await cache.fetch(`${cameras.listVersion} ${ids === null} ${key}`, render, LIST_TTL_MS)
    return response === null ? reply.callNotFound() : replyWithResponse(response, request, reply)
  })

  const picture = `${API_BASE}${ENDPOINT_PATHS.getSnapshot.replace('{viewId}', ':viewId')}`
  app.get<{ Params: { viewId: string }; Querystring: { width?: unknown } }>(
    picture,
    async (request, reply) => {
      const width = parseWidth(request.query.width)
      if (width === undefined) {
        const detail = `A picture can be requested with ?width=${SNAPSHOT_WIDTHS.join(' or ?width=')}, or without a width.`
        return sendProblem(request, reply, { status: 400, detail })
      }
      return sendSnapshot(await cameras.snapshots.read(request.params.viewId, width), request, reply)
    },
  )
}

/** `null`: no width is requested; `undefined`: an unsupported one. */
function parseWidth(text: unknown): SnapshotWidth | null | undefined {
  return text === undefined ? null : SNAPSHOT_WIDTHS.find((width) => String(width) === text)
}

function sendSnapshot(snapshot: Snapshot, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  switch (snapshot.kind) {
    case 'picture':
      return sendPicture(snapshot, request, reply)
    case 'unknown': {
      const detail = 'No camera has this view. Cameras/GetCameras lists every view.'
      return sendProblem(request, reply, { status: 404, detail })
    }
    case 'switchedOff':
      return sendProblem(request, reply, {
        status: 410,
        detail: 'The agency switched this view off.',
        // It may be on again after the next list.
        headers: { 'Cache-Control': 'public, max-age=30' },
      })
    case 'unavailable':
      return sendProblem(request, reply, {
        status: 503,
        detail: REASONS[snapshot.reason],
        headers: {
          'Retry-After': String(snapshot.retryAfterSeconds),
          // A cache in front of the site spares others the same failure.
          'Cache-Control': `public, max-age=${Math.min(10, snapshot.retryAfterSeconds)}`,
        },
      })
  }
}

/** Caches in front of the site may store a picture until there can be a newer one, and longer while the site does not respond. */
function sendPicture(
  picture: Extract<Snapshot, { kind: 'picture' }>,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { etag, changedAt, freshSeconds, bytes, mediaType } = picture
  reply.headers({
    ...HEADERS,
    ETag: etag,
    'Last-Modified': changedAt.toUTCString(),
    'Cache-Control': `public, max-age=${freshSeconds}, s-maxage=${freshSeconds}, stale-while-revalidate=10, stale-if-error=120`,
  })
  switch (evaluatePreconditions(request.headers, { etag, lastModified: changedAt })) {
    case 'notModified':
      return reply.code(304).send()
    case 'failed':
      return sendProblem(request, reply, { status: 412, detail: 'This has changed since. Request it again.' })
    case 'send':
      return reply.type(mediaType).send(bytes)
  }
}

const REASONS: Readonly<Record<CameraReason, string>> = {
  notAskedYet: 'This picture has not been requested from the agency yet. Try again in a moment.',
  noAnswer: 'The agency’s server is not sending this picture right now.',
  refused:
    'This picture may not be fetched: the agency refuses it, or its address is not one this site may contact.',
  notAPicture: 'What the agency’s server sent is not a picture.',
  placeholder: 'The agency’s server sent a placeholder in place of a picture.',
  frozen: 'The picture has not changed for so long that it is not reliable.',
}

/** Proxies the sample feed's video, whose own address works only on this machine. Fetches nothing else. */
export function registerSampleVideo(
  app: FastifyInstance,
  cameras: Pick<CameraService, 'readSampleVideo'>,
): void {
  const url = `${SAMPLE_VIDEO_BASE}:file`
  app.get<{ Params: { file: string } }>(url, async (request, reply) => {
    const file = await cameras.readSampleVideo(request.params.file)
    if (file === null)
      return sendProblem(request, reply, { status: 404, detail: 'The sample feed has no such video.' })
    const isPlaylist = request.params.file.endsWith('.m3u8')
    return reply
      .headers({ ...HEADERS, 'Cache-Control': isPlaylist ? 'public, max-age=1' : 'public, max-age=3600' })
      .type(isPlaylist ? 'application/vnd.apple.mpegurl' : 'video/mp4')
      .send(file)
  })
}
