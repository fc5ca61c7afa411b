import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { drawPicture, drawPlaceholder } from './render-picture.ts'
import {
  buildSampleCameras,
  buildSampleList,
  type SampleCamera,
  type SampleDistrict,
  type SampleView,
} from './sample-cameras.ts'

/*
 * A 511 service with drawn pictures: the same addresses, responses, limits, and errors as the real ones. It runs in a
 * process of its own, because drawing takes memory and time that the site should not miss. The process that started
 * it sends it the district; it reports its address, and ends with that process.
 */

/** The key it requires, as a real one does. */
const KEY = 'sample'
/** Cameras that freeze do so this long after the start: the site needs to see them change first. */
const FREEZING_AFTER_MS = 240_000
/** Of a key, as the services allow it. */
const MAX_CALLS_PER_MINUTE = 10

interface Known {
  camera: SampleCamera
  view: SampleView
}

let timeZone = 'UTC'
let cameras: readonly SampleCamera[] = []
let views: ReadonlyMap<string, Known> = new Map()
const startedAt = Date.now()
/** Instants of the calls for the list within the last minute. */
let calls: number[] = []
const placeholder = drawPlaceholder()

const server = createServer((request, response) => {
  respond(request, response).catch(() => response.destroy())
})
process.on('disconnect', () => process.exit())
// Stopping the site's process group must not end the feed before the site: that would look like a failure.
process.on('SIGINT', () => undefined)
// sample-feed.ts alone sends something: one district.
process.once('message', (district: SampleDistrict) => {
  timeZone = district.timeZone
  cameras = buildSampleCameras(district.exits)
  views = new Map(cameras.flatMap((camera) => camera.views.map((view) => [view.id, { camera, view }])))
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    process.send?.({ url: `http://127.0.0.1:${port}/api/v2/get/cameras?key=${KEY}` })
  })
})

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  // Node sets `url` on every request that reaches a server.
  const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`)
  if (url.pathname === '/api/v2/get/cameras') return respondWithList(url, response)
  const known = views.get(/^\/map\/Cctv\/(\d+)$/.exec(url.pathname)?.[1] ?? '')
  if (known !== undefined) return respondWithPicture(known, request, response)
  response.writeHead(404).end()
}

/** Errors are XML even where JSON was requested, as in the real services. */
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
  { camera, view }: Known,
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
    const isKnown = request.headers['if-none-match'] === etag
    response.writeHead(isKnown ? 304 : 200, { 'Content-Type': 'image/jpeg', ETag: etag })
    response.end(isKnown ? undefined : await drawPicture(camera, view, takenAt, timeZone))
  }
}

/** When the picture that is shown now was taken: each camera at a pace of its own. */
function takenAtOf({ behavior, periodSeconds }: SampleView): Date {
  const at = behavior === 'freezing' ? Math.min(Date.now(), startedAt + FREEZING_AFTER_MS) : Date.now()
  return new Date(at - (at % (periodSeconds * 1000)))
}
