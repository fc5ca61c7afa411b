import { setTimeout as delay } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { CameraReason, SnapshotWidth } from '../../../contract/camera-state.ts'
import type { CameraCounters } from '../camera-counters.ts'
import type { Frame } from './look-at-picture.ts'
import type { Shrinker } from './shrink-pictures.ts'
import type { SnapshotCache } from './snapshot-cache.ts'

/** A view's newest picture, ready to send, or why there is none. */
export type Snapshot =
  | {
      kind: 'picture'
      bytes: Buffer
      mediaType: string
      /** Strong, including quotes. */
      etag: string
      /** When this picture was first received. */
      changedAt: Date
      /** Seconds until there may be a newer one; at least 1. */
      freshSeconds: number
    }
  | { kind: 'unknown' }
  | { kind: 'switchedOff' }
  | { kind: 'unavailable'; reason: CameraReason; retryAfterSeconds: number }

export interface Snapshots {
  /** `width`: `null` for the picture as the agency sends it. */
  read: (viewId: string, width: SnapshotWidth | null) => Promise<Snapshot>
}

/** How long a visitor waits for a newer picture when an older one is cached. */
const PATIENCE_MS = 2500
/** How long an older picture is shown when no newer one arrives, seconds. */
const LONGEST_STAND_IN_SECONDS = 10 * 60

/** What visitors get: one upstream request for all of them, and one smaller picture per size. */
export function createSnapshots(
  snapshotCache: SnapshotCache,
  shrinker: Pick<Shrinker, 'shrink'>,
  counters: CameraCounters,
): Snapshots {
  const smaller = createSmaller(shrinker)

  async function readFresh(viewId: string): Promise<void> {
    const look = snapshotCache.refresh(viewId)
    if (snapshotCache.frame(viewId) === null) return look
    await Promise.race([look, delay(PATIENCE_MS, undefined, { ref: false })])
  }

  async function read(viewId: string, width: SnapshotWidth | null): Promise<Snapshot> {
    await readFresh(viewId)
    const shown = whatIsShown(snapshotCache, viewId)
    if (shown.kind !== 'frame') return shown
    const { frame, changedAt, freshSeconds } = shown
    const small = width === null ? null : await smaller(viewId, frame, width)
    return {
      kind: 'picture',
      bytes: small ?? frame.bytes,
      mediaType: small === null ? frame.facts.mediaType : 'image/webp',
      etag: small === null ? `"${frame.hash}"` : `"${frame.hash}-${width}"`,
      changedAt,
      freshSeconds,
    }
  }

  return {
    read: async (viewId, width) => {
      const snapshot = await read(viewId, width)
      if (snapshot.kind === 'picture') counters.pictures.sent++
      else counters.pictures.missing++
      return snapshot
    },
  }
}

/** The frame a visitor may see after a look, or why there is none. */
function whatIsShown(
  snapshotCache: SnapshotCache,
  viewId: string,
):
  | Exclude<Snapshot, { kind: 'picture' }>
  | { kind: 'frame'; frame: Frame; changedAt: Date; freshSeconds: number } {
  // A newer list may have arrived while the picture was loading.
  const view = snapshotCache.find(viewId)
  if (view === null) return { kind: 'unknown' }
  if (view.isSwitchedOff) return { kind: 'switchedOff' }
  const { reason, receivedAt, changedAt } = snapshotCache.observed(view)
  const freshSeconds = Math.ceil(Math.max(1, snapshotCache.pauseLeft(viewId)))
  const frame = snapshotCache.frame(viewId)
  const unavailable = {
    kind: 'unavailable',
    reason: reason ?? 'noAnswer',
    retryAfterSeconds: freshSeconds,
  } as const
  if (frame === null || changedAt === null || receivedAt === null) return unavailable
  const isTooOld = (Date.now() - Date.parse(receivedAt)) / 1000 > LONGEST_STAND_IN_SECONDS
  // A frozen picture still shows the road, with its age; a placeholder does not.
  if (reason === 'placeholder' || reason === 'notAPicture' || isTooOld) return unavailable
  return { kind: 'frame', frame, changedAt: new Date(changedAt), freshSeconds }
}

/** How long no picture of a view is tried after one that could not be shrunk: it may send only broken ones. */
const FAILED_VIEW_MS = 60_000
const MAX_FAILED = 2000

/** Renders each size of a frame once, however many visitors wait; `null`: the frame is small enough or cannot be shrunk. */
function createSmaller(shrinker: Pick<Shrinker, 'shrink'>) {
  const failedViews = new LRUCache<string, true>({ max: MAX_FAILED, ttl: FAILED_VIEW_MS })
  return async (viewId: string, frame: Frame, width: SnapshotWidth): Promise<Buffer | null> => {
    if (frame.facts.width <= width) return null
    const known = frame.smaller.get(width)
    if (known !== undefined) return known
    if (failedViews.has(viewId)) return null
    const running = shrinker.shrink(frame.bytes, width)
    frame.smaller.set(width, running)
    if ((await running) === null) {
      // The machine may have been busy, and a camera that is stuck sends no other picture.
      frame.smaller.delete(width)
      failedViews.set(viewId, true)
    }
    return running
  }
}
