import type { CameraSource, CamerasResponse } from '../../contract/camera.ts'
import { shownFeed } from '../../contract/shown-feed.ts'
import { allowHosts } from '../upstream/allowed-hosts.ts'
import { type PollState, pollTimes } from '../upstream/feed-poller.ts'
import { createUpstream, type Upstream } from '../upstream/fetch-upstream.ts'
import { createFeeds, type Feeds } from '../upstream/shared-feeds.ts'
import { type CameraCounters, createCameraCounters } from './camera-counters.ts'
import type { CameraSettings } from './camera-environment.ts'
import { describeCameras } from './camera-list.ts'
import { describeProblems, problemOf } from './feed/feed-camera.ts'
import { LiveList } from './feed/live-list.ts'
import { cameraFeed, feedAddress, type ReadFeed } from './feed/read-feed.ts'
import { type BackgroundWatch, createWatch, runWatch } from './pictures/background-watch.ts'
import { createFrames } from './pictures/look-at-picture.ts'
import { createShrinker, type Shrinker } from './pictures/shrink-pictures.ts'
import { SnapshotCache } from './pictures/snapshot-cache.ts'
import { createSnapshots, type Snapshots } from './pictures/snapshots.ts'
import { followSurroundings, type PlacesContent } from './place/surroundings.ts'
import type { SampleDistrict } from './sample/sample-cameras.ts'
import type { OpenSample } from './sample/sample-feed.ts'
import { readSampleVideo, SAMPLE_VIDEO_BASE } from './sample/sample-video.ts'

export interface CameraService {
  /** The last good list, with each picture's state as of its last check. */
  response: () => CamerasResponse
  /** Changes only with a new list. */
  readonly listVersion: number
  /** `null`: unknown, because no list arrived yet. */
  hasCamera: (id: string) => boolean | null
  snapshots: Snapshots
  /** A file of the sample feed's video. `null`: the sample feed is not running, or has no such file. */
  readSampleVideo: (file: string) => Promise<string | Buffer | null>
  readonly counters: CameraCounters
  /** Starts polling the list, if the site shows cameras. Resolves with the first response, good or not. */
  start: () => Promise<void>
  /** After the start: starts or stops feeds to match the current content. */
  follow: () => Promise<void>
  close: () => Promise<void>
}

export interface CameraServiceOptions {
  settings: CameraSettings
  /** Starts the sample feed at the exits of the content. Missing: it never runs. */
  openSample?: OpenSample
  log: Record<'info' | 'warn', (facts: object, event: string) => void>
  /** What the sites of this process share. Missing: this is the only site. */
  shared?: SharedCameras
  /** Default: 60 s. */
  pollSeconds?: number
  /** The current content. `null`: none is live, and the settings alone decide. */
  readContent: () => PlacesContent | null
}

export interface SharedCameras {
  /** Polls the lists of all sites. */
  feeds: Feeds
  /** Shrinks the pictures of all sites; stays open when one site closes. */
  shrinker: Pick<Shrinker, 'shrink'>
  /** How much memory the site's pictures may take. */
  pictureBytes: number
}

const POLL_SECONDS = 60
/** The sample feed runs on this machine, so its pictures are checked within seconds. */
const SAMPLE_WATCH_PER_MINUTE = 600

const NONE_INSIDE =
  'No camera of the feed is in the district. Check cameras.area and the counties in site.yaml and the feed’s address, or set CAMERA_FEED_AREA=all'
const NO_SHAPES =
  'Cameras outside the district are listed too: the map has no shapes for these counties. Publish a map with them, or set CAMERA_FEED_AREA=all to list them without this warning'

interface Running {
  upstream: Upstream
  /** Where the sample feed's cameras are. `null`: the feed is an agency's. */
  sampleOf: SampleDistrict | null
  poll: PollState
  watch: BackgroundWatch
  stop: () => Promise<void>
}

export function createCameraService(options: CameraServiceOptions): CameraService {
  const { settings, log, pollSeconds = POLL_SECONDS, readContent } = options
  const counters = createCameraCounters()
  // Starts no process until it is used.
  const ownShrinker = createShrinker()
  const list = new LiveList()
  let running: (Running & { kind: CameraSource }) | null = null
  let hasStarted = false
  let isClosed = false
  let queue = Promise.resolve()
  /** Resolves with the current feed's first response. */
  let first = Promise.resolve()
  // Views exist only after the start, when there is an upstream.
  const fetch: Upstream['fetch'] = async (...call) =>
    (await running?.upstream.fetch(...call)) ?? { kind: 'failed', reason: 'unreachable' }
  const { shrinker = ownShrinker, pictureBytes } = options.shared ?? {}
  const snapshotCache = new SnapshotCache(fetch, counters, undefined, createFrames(pictureBytes))
  const kindNow = () => {
    const content = readContent()
    return content === null ? null : shownFeed(content.site.cameras.feed, settings.kind)
  }

  async function change(): Promise<void> {
    const kind = kindNow()
    if (isClosed || kind === null) return
    if (kind === (running?.kind ?? 'off') && !isElsewhere(running?.sampleOf ?? null, readContent())) return
    await end()
    const opened = await open(kind)
    if (opened === null) return
    const begun = { ...opened, kind }
    running = begun
    // The server may be stopping by the time the sample feed has started.
    if (isClosed) return end()
    first = opened.begin().then(() => {
      const { cameras, outsideArea } = list
      if (running === begun)
        log.info({ kind, cameras: cameras.length, outsideArea }, 'Received the list of cameras')
    })
  }

  /** Connects the list and pictures to their feed. `null`: there is none. */
  async function open(kind: CameraSource): Promise<(Running & { begin: () => Promise<void> }) | null> {
    if (kind === 'off') return null
    const content = kind === 'sample' ? readContent() : null
    const sampleOf =
      content === null ? null : { exits: content.exits, timeZone: content.site.district.timeZone }
    const sample = sampleOf === null ? null : ((await options.openSample?.(sampleOf)) ?? null)
    const feedUrl = sample?.url ?? settings.feedUrl
    if (feedUrl === null) return null
    const hosts = allowHosts(new URL(feedUrl), settings.pictureHosts)
    const upstream = createUpstream(hosts, settings.allowsPrivateNetworks)
    const address = feedAddress(kind, feedUrl, settings.key)

    const ofCounties = settings.area === 'all' ? 'all' : 'counties'
    const readSurroundings = followSurroundings(
      readContent,
      // The sample's cameras are at exits of the content.
      (site) => (kind === 'sample' ? 'all' : (site.cameras.area ?? ofCounties)),
      (counties) => log.warn({ counties }, NO_SHAPES),
    )

    async function take(read: ReadFeed): Promise<void> {
      if (await list.take(read, hosts, readSurroundings())) {
        snapshotCache.publish(list.cameras.flatMap(({ views }) => views))
        const { cameras, outsideArea } = list
        if (cameras.length === 0 && outsideArea > 0) log.warn({ outsideArea }, NONE_INSIDE)
      }
    }
    const { pictureHosts, allowsPrivateNetworks } = settings
    const rules = { name: kind, hosts: pictureHosts, allowsPrivateNetworks, pollSeconds, log }
    const feeds = options.shared?.feeds ?? createFeeds()
    const polling = feeds.follow({ ...cameraFeed(kind, address, counters), ...rules }, take)
    const perMinute = sample === null ? settings.watchPerMinute : SAMPLE_WATCH_PER_MINUTE
    const watch = createWatch(snapshotCache, perMinute, (facts, event) => log.warn(facts, event))
    const stopWatch = runWatch(watch)
    return {
      upstream,
      sampleOf: sample === null ? null : sampleOf,
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

  async function end(): Promise<void> {
    const ended = running
    running = null
    if (ended === null) return
    list.clear()
    snapshotCache.publish([])
    await ended.stop()
  }

  const follow = () => {
    if (hasStarted) queue = queue.then(change)
    return queue.then(() => first)
  }

  return {
    response: () => {
      const videoAddress = running?.sampleOf != null ? sampleVideoAddress : (url: string) => url
      const { poll, watch } = running ?? {}
      const slow = watch?.isSlow === true ? problemOf('slowWatch') : new Map()
      const feed = {
        kind: kindNow() ?? settings.kind,
        ...pollTimes(poll),
        pollSeconds,
        problems: describeProblems(...list.problems, slow),
        outsideArea: list.outsideArea,
      }
      const facts = { cameras: list.cameras, feed, observed: snapshotCache.observed, videoAddress }
      return describeCameras(facts, new Date())
    },
    get listVersion() {
      return list.version
    },
    hasCamera: (id) =>
      !list.isKnown && kindNow() !== 'off' ? null : list.cameras.some((camera) => camera.id === id),
    snapshots: createSnapshots(snapshotCache, shrinker, counters),
    readSampleVideo: async (file) => (running?.sampleOf != null ? readSampleVideo(file) : null),
    counters,
    start: () => {
      hasStarted = true
      return follow()
    },
    follow,
    close: async () => {
      isClosed = true
      await end()
      await ownShrinker.close()
    },
  }
}

/** Whether the content's exits or time zone have changed since the sample feed started. */
function isElsewhere(sampleOf: SampleDistrict | null, content: PlacesContent | null): boolean {
  if (sampleOf === null || content === null) return false
  return sampleOf.exits !== content.exits || sampleOf.timeZone !== content.site.district.timeZone
}

/** On this site, where any browser can reach it. */
function sampleVideoAddress(videoUrl: string): string {
  return SAMPLE_VIDEO_BASE + videoUrl.slice(videoUrl.lastIndexOf('/') + 1)
}
