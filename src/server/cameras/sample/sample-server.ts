import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { drawPicture, drawPlaceholder } from './render-picture.ts'
import { SAMPLE_CAMERAS, type SampleCamera, type SampleView } from './sample-cameras.ts'
import { buildSampleList } from './sample-list.ts'
import { respondWithVideo } from './sample-video.ts'

/** The key the sample feed requires, as a real one does. */
export const SAMPLE_KEY = 'sample'

/** Cameras that freeze do so this long after the start, seconds: the site needs to see them change first. */
const FREEZING_AFTER_SECONDS = 240
/** Of a key, as the services allow it. */
const MAX_CALLS_PER_MINUTE = 10

interface Running {
  startedAt: number
  /** Instants of the calls for the list within the last minute. */
  calls: number[]
  placeholder: Promise<Buffer>
}

const VIEWS = new Map(
  SAMPLE_CAMERAS.flatMap((camera) => camera.views.map((view) => [view.id, { camera, view }] as const)),
)

/** A 511 service with drawn pictures: the same addresses, responses, limits, and errors as the real ones. */
export function createSampleServer() {
  const running: Running = { startedAt: Date.now(), calls: [], placeholder: drawPlaceholder() }
  return createServer((request, response) => {
    body(running, request, response).catch(() => response.destroy())
  })
}

async function body(running: Running, request: IncomingMessage, response: ServerResponse): Promise<void> {
  // Node sets `url` on every request that reaches a server.
  const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`)
  if (url.pathname === '/api/v2/get/cameras') return respondWithList(running, url, response)
  const viewId = /^\/map\/Cctv\/(?<id>\d+)$/.exec(url.pathname)?.groups?.id
  const known = viewId === undefined ? undefined : VIEWS.get(viewId)
  if (known !== undefined) return respondWithPicture(running, known.camera, known.view, request, response)
  if (url.pathname.startsWith('/video/')) return respondWithVideo(url.pathname, response)
  response.writeHead(404).end()
}

/** Errors are XML even where JSON was requested, as in the real services. */
function respondWithList(running: Running, url: URL, response: ServerResponse): void {
  const now = Date.now()
  running.calls = [...running.calls.filter((at) => now - at < 60_000), now]
  const issue = issueOf(url, running.calls.length)
  if (issue !== null) {
    response.writeHead(400, { 'Content-Type': 'application/xml; charset=utf-8' })
    response.end(`<Error><Message>${issue}</Message></Error>`)
    return
  }
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify(buildSampleList(url.origin)))
}

function issueOf(url: URL, calls: number): string | null {
  if (url.searchParams.get('key') !== SAMPLE_KEY) return 'Invalid Key'
  return calls > MAX_CALLS_PER_MINUTE ? 'Throttled: 10 calls every 60 seconds' : null
}

async function respondWithPicture(
  { startedAt, placeholder }: Running,
  camera: SampleCamera,
  view: SampleView,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (view.behaviour === 'failing') {
    response.writeHead(502).end()
    return
  }
  if (view.behaviour === 'placeholder' || view.behaviour === 'disabled') {
    response.writeHead(200, { 'Content-Type': 'image/png' }).end(await placeholder)
    return
  }
  const takenAt = takenAtOf(view, startedAt, Date.now())
  const etag = `"${view.id}-${takenAt.getTime()}"`
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, { ETag: etag }).end()
    return
  }
  response.writeHead(200, { 'Content-Type': 'image/jpeg', ETag: etag })
  response.end(await drawPicture(camera, view, takenAt))
}

/** When the picture that is shown at an instant was taken: each camera at a pace of its own. */
function takenAtOf({ behaviour, periodSeconds }: SampleView, startedAt: number, now: number): Date {
  const isFrozen = behaviour === 'freezing' && now - startedAt > FREEZING_AFTER_SECONDS * 1000
  const at = isFrozen ? startedAt + FREEZING_AFTER_SECONDS * 1000 : now
  const periodMs = periodSeconds * 1000
  return new Date(Math.floor(at / periodMs) * periodMs)
}
