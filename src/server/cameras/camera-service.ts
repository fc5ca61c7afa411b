import type { ExitEntry } from '../../content/exits-file.ts'
import type { CameraSource, CamerasResponse, FeedHealth } from '../../contract/camera.ts'
import { type CameraCounters, createCameraCounters } from './camera-counters.ts'
import type { CameraSettings } from './camera-settings.ts'
import { describeCameras } from './describe-cameras.ts'
import { describeProblems, problemOf } from './feed/feed-camera.ts'
import { type PollState, startPolling } from './feed/feed-poller.ts'
import { LiveList } from './feed/live-list.ts'
import { createFeedReader, feedAddress, type ReadFeed } from './feed/read-feed.ts'
import { type BackgroundWatch, createWatch, runWatch } from './pictures/background-watch.ts'
import { createShrinker } from './pictures/shrink-pictures.ts'
import { SnapshotCache } from './pictures/snapshot-cache.ts'
import { createSnapshots, type Snapshots } from './pictures/snapshots.ts'
import { followArea } from './place/district-area.ts'
import type { OpenSample } from './sample/sample-feed.ts'
import { readSampleVideo, SAMPLE_VIDEO_BASE } from './sample/sample-video.ts'
import { allowHosts } from './upstream/allowed-hosts.ts'
import { createUpstream, type Upstream } from './upstream/fetch-upstream.ts'

/** All that the HTTP side knows of cameras. */
export interface CameraService {
  /** The last good list, with the state of every picture as of its last look. */
  response: () => CamerasResponse
  /** Changes with every new list, and only then. */
  readonly listVersion: number
  /** `null`: no list came yet, so it is unknown. */
  hasCamera: (id: string) => boolean | null
  snapshots: Snapshots
  /** A file of the sample feed's video. `null`: the sample feed does not run, or has none of that name. */
  readSampleVideo: (file: string) => Promise<string | Buffer | null>
  readonly counters: CameraCounters
  /** Starts polling the list. Resolves with the first response, good or not. */
  start: () => Promise<void>
  close: () => Promise<void>
}

export interface CameraServiceOptions {
  settings: CameraSettings
  /** Starts the sample feed. Missing: it never runs. */
  openSample?: OpenSample
  log: Record<'info' | 'warn', (facts: object, event: string) => void>
  /** Default: 60 s. */
  pollSeconds?: number
  /** The district's counties as the content names them now. Missing, or `null`: they are not known. */
  readCounties?: () => readonly string[] | null
  /** The exits that the content lists now, the same array until it changes. Missing, or `null`: they are not known. */
  readExits?: () => readonly ExitEntry[] | null
}

const POLL_SECONDS = 60
/** The sample feed is this machine's own: its pictures are known within seconds. */
const SAMPLE_WATCH_PER_MINUTE = 600

const NONE_INSIDE =
  'No camera of the feed is in the district. Check the counties in site.yaml and the feed’s address, or set CAMERA_FEED_AREA=all'

/** What runs from the start to the end of the service. */
interface Running {
  upstream: Upstream
  isSample: boolean
  poll: PollState
  watch: BackgroundWatch
  stop: () => Promise<void>
}

/** One feed with its pictures. */
export function createCameraService(options: CameraServiceOptions): CameraService {
  const { settings, pollSeconds = POLL_SECONDS } = options
  const counters = createCameraCounters()
  const shrinker = createShrinker()
  const list = new LiveList()
  let running: Running | null = null
  let isClosed = false
  // There are views only after the start, and then there is an upstream.
  const fetch: Upstream['fetch'] = async (...call) =>
    (await running?.upstream.fetch(...call)) ?? { kind: 'failed', reason: 'unreachable' }
  const snapshotCache = new SnapshotCache(fetch, counters)

  return {
    response: () => {
      const videoAddress = running?.isSample === true ? sampleVideoAddress : (url: string) => url
      const feed = describeFeed(settings.kind, pollSeconds, list, running)
      const facts = { cameras: list.cameras, feed, observed: snapshotCache.observed, videoAddress }
      return describeCameras(facts, new Date())
    },
    get listVersion() {
      return list.version
    },
    hasCamera: (id) =>
      list.version === 0 && settings.kind !== 'off' ? null : list.cameras.some((camera) => camera.id === id),
    snapshots: createSnapshots(snapshotCache, shrinker, counters),
    readSampleVideo: async (file) => (running?.isSample === true ? readSampleVideo(file) : null),
    counters,
    start: async () => {
      const opened = await open({ ...options, pollSeconds }, { snapshotCache, list, counters })
      if (opened === null) return
      running = opened
      // The server may have begun to stop while the sample feed was starting.
      if (isClosed) return opened.stop()
      await opened.begin()
      const { cameras, outsideArea } = list
      options.log.info(
        { kind: settings.kind, cameras: cameras.length, outsideArea },
        'Received the list of cameras',
      )
    },
    close: async () => {
      isClosed = true
      await running?.stop()
      await shrinker.close()
    },
  }
}

interface Parts {
  snapshotCache: SnapshotCache
  list: LiveList
  counters: CameraCounters
}

/** Connects list and pictures to their feed. `null`: there is none. */
async function open(
  {
    settings,
    openSample,
    log,
    pollSeconds,
    readCounties,
    readExits,
  }: CameraServiceOptions & { pollSeconds: number },
  { snapshotCache, list, counters }: Parts,
): Promise<(Running & { begin: () => Promise<void> }) | null> {
  if (settings.kind === 'off') return null
  const sample = settings.kind === 'sample' ? ((await openSample?.()) ?? null) : null
  const feedUrl = sample?.url ?? settings.feedUrl
  if (feedUrl === null) return null
  const hosts = allowHosts(new URL(feedUrl), settings.pictureHosts)
  const upstream = createUpstream(hosts, settings.allowsPrivateNetworks)
  const address = feedAddress(settings.kind, feedUrl, settings.key)
  const readFeed = createFeedReader(settings.kind, address, upstream.fetch, counters)

  // The sample's cameras keep their places, whatever the district.
  const areaWanted = settings.kind === 'sample' ? 'all' : settings.area
  const readArea = followArea(areaWanted, readCounties ?? (() => null), log)

  // While no content is live, what was known before still holds.
  let exits: readonly ExitEntry[] = []

  async function ask() {
    // The one boundary of a loop that nobody awaits: a bug in it must be logged, and must not end the server.
    const read = await readFeed().catch((error: unknown): ReadFeed => {
      log.warn({ err: error }, 'The list of cameras could not be read')
      return { kind: 'failed', problems: new Map([['notJson', 1]]), retryAfterSeconds: null }
    })
    exits = readExits?.() ?? exits
    if (list.take(read, hosts, { area: readArea(), exits })) {
      snapshotCache.publish(list.cameras.flatMap(({ views }) => views))
      const { cameras, outsideArea } = list
      if (cameras.length === 0 && outsideArea > 0) log.warn({ outsideArea }, NONE_INSIDE)
    }
    const isFailed = read.kind === 'failed'
    return { isGood: !isFailed, retryAfterSeconds: isFailed ? read.retryAfterSeconds : null }
  }
  const polling = startPolling({ ask, pollSeconds })
  const perMinute = sample === null ? settings.watchPerMinute : SAMPLE_WATCH_PER_MINUTE
  const watch = createWatch(snapshotCache, perMinute, (facts, event) => log.warn(facts, event))
  const stopWatch = runWatch(watch)
  return {
    upstream,
    isSample: sample !== null,
    poll: polling.state,
    watch,
    begin: () => polling.first,
    stop: async () => {
      polling.stop()
      stopWatch()
      upstream.close()
      await sample?.close()
    },
  }
}

function describeFeed(
  kind: CameraSource,
  pollSeconds: number,
  list: LiveList,
  running: Running | null,
): FeedHealth {
  const { poll, watch } = running ?? {}
  return {
    kind,
    lastSuccessAt: instantOf(poll?.lastSuccessAt ?? null),
    lastTryAt: instantOf(poll?.lastTryAt ?? null),
    pollSeconds,
    problems: describeProblems(...list.problems, watch?.isSlow === true ? problemOf('slowWatch') : new Map()),
    outsideArea: list.outsideArea,
  }
}

/** On this site, where a browser elsewhere can reach it. */
function sampleVideoAddress(videoUrl: string): string {
  return SAMPLE_VIDEO_BASE + videoUrl.slice(videoUrl.lastIndexOf('/') + 1)
}

function instantOf(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}
