import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { lowerPriority } from '../../../content/lower-priority.ts'
import { drawPicture, drawPlaceholder } from './render-picture.ts'
import {
  buildSampleCameras,
  buildSampleList,
  type SampleCamera,
  type SampleDistrict,
  type SampleView,
} from './sample-cameras.ts'

/*
 * A 511 service with drawn pictures and the same addresses, responses, limits, and errors as the real ones. It runs in
 * a separate process, because drawing takes memory and time that the site needs. Its parent process sends it the
 * district; it reports its address, and ends with its parent.
 */

/** The key it requires, as a real one does. */
const KEY = 'sample'
/** Cameras that freeze do so this long after the start, so that the site sees them change first. */
const FREEZING_AFTER_MS = 240_000
/** Calls per key that 511 services allow. */
const MAX_CALLS_PER_MINUTE = 10

interface PlacedView {
  camera: SampleCamera
  view: SampleView
}

let timeZone = 'UTC'
let cameras: readonly SampleCamera[] = []
let views: ReadonlyMap<string, PlacedView> = new Map()
const startedAt = Date.now()
/** Times of the last minute's calls for the list. */
let calls: number[] = []
const placeholder = drawPlaceholder()

// Drawing must never delay responses of the site.
lowerPriority()
const server = createServer((request, response) => {
  respond(request, response).catch(() => response.destroy())
})
process.on('disconnect', () => process.exit())
// When the site's process group is stopped, the feed must not end before the site: that would look like a failure.
process.on('SIGINT', () => undefined)
// Only sample-feed.ts sends a message: one district.
process.once('message', (district: SampleDistrict) => {
  timeZone = district.timeZone
  cameras = buildSampleCameras(district.exits)
  views = new Map(cameras.flatMap((camera) => camera.views.map((view) => [view.id, { camera, view }])))
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    // The parent may have ended meanwhile; this process then ends too.
    process.send?.({ url: `http://127.0.0.1:${port}/api/v2/get/cameras?key=${KEY}` }, () => undefined)
  })
})

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  // Node sets `url` on every request that reaches a server.
  const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`)
  if (url.pathname === '/api/v2/get/cameras') return respondWithList(url, response)
  const view = views.get(/^\/map\/Cctv\/([a-z0-9-]+\.\d)$/.exec(url.pathname)?.[1] ?? '')
  if (view !== undefined) return respondWithPicture(view, request, response)
  response.writeHead(404).end()
}

/** Errors are XML even if JSON was requested, like those of real services. */
function respondWithList(url: URL, response: ServerResponse): void {
  const now = Date.now()
  calls = [...calls.filter((at) => now - at < 60_000), now]
  const issue = issueOf(url)
  if (issue !== null) {
    response.writeHead(400, { 'Content-Type': 'application/xml; charset=utf-8' })
    response.end(`<Error><Message>${issue}</Message></Error>`)
    return
  }
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify(buildSampleList(cameras, url.origin)))
}

function issueOf(url: URL): string | null {
  if (url.searchParams.get('key') !== KEY) return 'Invalid Key'
  return calls.length > MAX_CALLS_PER_MINUTE ? 'Throttled: 10 calls every 60 seconds' : null
}

async function respondWithPicture(
  { camera, view }: PlacedView,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (view.behavior === 'failing') {
    response.writeHead(502).end()
  } else if (view.behavior === 'placeholder' || view.behavior === 'disabled') {
    response.writeHead(200, { 'Content-Type': 'image/png' }).end(await placeholder)
  } else {
    const takenAt = takenAtOf(view)
    const etag = `"${view.id}-${takenAt.getTime()}"`
    const isUnchanged = request.headers['if-none-match'] === etag
    response.writeHead(isUnchanged ? 304 : 200, { 'Content-Type': 'image/jpeg', ETag: etag })
    response.end(isUnchanged ? undefined : await drawPicture(camera, view, takenAt, timeZone))
  }
}

/** When the current picture was taken; each camera has its own pace. */
function takenAtOf({ behavior, periodSeconds }: SampleView): Date {
  const at = behavior === 'freezing' ? Math.min(Date.now(), startedAt + FREEZING_AFTER_MS) : Date.now()
  return new Date(at - (at % (periodSeconds * 1000)))
}
