import { hash } from 'node:crypto'
import pLimit from 'p-limit'
import type { ObservedView } from '../../../contract/camera-state.ts'
import type { Upstream } from '../../upstream/fetch-upstream.ts'
import type { CameraCounters } from '../camera-counters.ts'
import type { ListedView } from '../camera-list.ts'
import {
  createFrames,
  type Frame,
  lookAtPicture,
  type PictureVersion,
  type SeenFrame,
} from './look-at-picture.ts'
import { Placeholders } from './placeholders.ts'
import { createSteadyClock, type SteadyClock } from './steady-clock.ts'
import { afterLook, intervalOf, NEVER_WATCHED, reasonOf, type ViewWatch } from './view-watch.ts'

interface WatchedView {
  view: ListedView
  /** Milliseconds of the steady clock, like all instants here. */
  listedAt: number
  watch: ViewWatch
  /** Of the last picture seen, which may no longer be in memory. `null`: none was seen. */
  version: PictureVersion | null
  /** The running look, shared by all visitors who wait for it. `null`: none is running. */
  look: Promise<void> | null
}

export interface UnseenView {
  viewId: string
  /** Since the last look, or since it was listed. */
  waitedSeconds: number
  isNew: boolean
}

/** Pictures requested at a time, across all servers. */
const MAX_LOOKS = 12
/** Between two looks at one view, seconds: a fraction of its pace, within bounds. */
const PAUSE_SECONDS = { unknown: 20, shortest: 10, longest: 60, partOfInterval: 0.25 }
/** After a failure, seconds; doubled with each additional one. */
const FAILED_PAUSE_SECONDS = 20
const LONGEST_FAILED_PAUSE_SECONDS = 120

/**
 * Caches the newest picture of each view and what was observed of it. However many visitors look, each view is
 * requested once per pause; visitors who arrive meanwhile share the running request.
 */
export class SnapshotCache {
  readonly frames: ReturnType<typeof createFrames>
  readonly #fetch: Upstream['fetch']
  readonly #counters: CameraCounters
  readonly #views = new Map<string, WatchedView>()
  readonly #placeholders = new Placeholders()
  readonly #limiter = pLimit(MAX_LOOKS)
  readonly #clock: SteadyClock

  constructor(
    fetch: Upstream['fetch'],
    counters: CameraCounters,
    clock: SteadyClock = createSteadyClock(),
    frames = createFrames(),
  ) {
    this.#fetch = fetch
    this.#counters = counters
    this.#clock = clock
    this.frames = frames
  }

  /** Takes the views of a new list. Observations of a view stay while its picture's URL stays the same. */
  publish(views: readonly ListedView[]): void {
    const gone = new Set(this.#views.keys())
    const listedAt = this.#clock.now()
    for (const view of views) {
      const old = this.#views.get(view.id)
      const isSame = old !== undefined && old.view.pictureUrl === view.pictureUrl && !view.isSwitchedOff
      if (isSame) old.view = view
      else {
        this.#forget(view.id)
        this.#views.set(view.id, { view, watch: NEVER_WATCHED, version: null, look: null, listedAt })
      }
      gone.delete(view.id)
    }
    for (const id of gone) this.#forget(id)
  }

  #forget(id: string): void {
    this.#views.delete(id)
    this.frames.delete(id)
    this.#placeholders.forget(id)
  }

  find(viewId: string): ListedView | null {
    return this.#views.get(viewId)?.view ?? null
  }

  frame(viewId: string): Frame | null {
    return this.frames.get(viewId) ?? null
  }

  /** What was observed of a view so far. */
  readonly observed = ({ id, isSwitchedOff, pictureUrl }: ListedView): ObservedView => {
    const watch = this.#views.get(id)?.watch ?? NEVER_WATCHED
    const reason = pictureUrl === null ? 'refused' : this.#reason(watch)
    return {
      isSwitchedOff,
      receivedAt: this.#instantOf(watch.receivedAt),
      changedAt: this.#instantOf(watch.changedAt),
      interval: intervalOf(watch),
      reason: isSwitchedOff ? null : reason,
    }
  }

  /** In whole seconds: a picture per minute needs no milliseconds, which make a list of 100 cameras 10% longer. */
  #instantOf(at: number | null): string | null {
    return at === null ? null : new Date(this.#clock.toWall(at)).toISOString().replace(/\.\d+Z$/, 'Z')
  }

  #reason(watch: ViewWatch): ObservedView['reason'] {
    return reasonOf(watch, this.#placeholders.isPlaceholder(watch.hash), this.#clock.now())
  }

  /** Seconds until the view may be requested again; 0: now. */
  pauseLeft(viewId: string): number {
    const watch = this.#views.get(viewId)?.watch ?? NEVER_WATCHED
    if (watch.lastLookAt === null) return 0
    return Math.max(0, pauseOf(watch) - (this.#clock.now() - watch.lastLookAt) / 1000)
  }

  /** Fetches the view's picture for a visitor, unless it is younger than its pause. Never rejects. */
  async refresh(viewId: string): Promise<void> {
    // A background check may end without the picture.
    await this.#views.get(viewId)?.look
    const watched = this.#views.get(viewId)
    if (watched === undefined || !isRequestable(watched.view)) return
    const frame = this.frame(viewId)
    const isKnown = watched.watch.failure !== null || frame !== null
    if (this.pauseLeft(viewId) > 0 && isKnown) return
    await this.#lookOnce(watched, frame === null ? null : watched.version)
  }

  /** Checks in the background whether the view has a newer picture, only to know its state. Never rejects. */
  async check(viewId: string): Promise<void> {
    const watched = this.#views.get(viewId)
    if (watched === undefined || !isRequestable(watched.view) || this.pauseLeft(viewId) > 0) return
    await this.#lookOnce(watched, watched.version)
  }

  #lookOnce(watched: WatchedView, before: PictureVersion | null): Promise<void> {
    watched.look ??= this.#limiter(() => this.#look(watched, before)).finally(() => {
      watched.look = null
    })
    return watched.look
  }

  get isBusy(): boolean {
    return this.#limiter.pendingCount > 0
  }

  get viewCount(): number {
    return this.#views
      .values()
      .filter(({ view }) => isRequestable(view))
      .toArray().length
  }

  /** The view that has waited longest for a look among those that are due; new ones first. `null`: none is due. */
  longestUnseen(): UnseenView | null {
    let [oldest, oldestAt] = [null as WatchedView | null, Number.POSITIVE_INFINITY]
    for (const watched of this.#views.values()) {
      const at = watched.watch.lastLookAt ?? Number.NEGATIVE_INFINITY
      const isFree = watched.look === null && isRequestable(watched.view)
      if (at < oldestAt && isFree && this.pauseLeft(watched.view.id) === 0) [oldest, oldestAt] = [watched, at]
    }
    if (oldest === null) return null
    const { view, watch, listedAt } = oldest
    const waitedSeconds = (this.#clock.now() - (watch.lastLookAt ?? listedAt)) / 1000
    return { viewId: view.id, waitedSeconds, isNew: watch.lastLookAt === null }
  }

  async #look(watched: WatchedView, before: PictureVersion | null): Promise<void> {
    const { view } = watched
    const seen = await lookAtPicture(this.#fetch, view.pictureUrl ?? '', before)
    this.#count(seen)
    // A newer list may have removed the view meanwhile.
    if (this.#views.get(view.id) !== watched) return
    const now = this.#clock.now()
    if (seen.kind === 'failed') {
      watched.watch = afterLook(watched.watch, seen, now)
      return
    }
    const seenHash = seen.kind === 'unchanged' ? seen.hash : hash('sha256', seen.bytes, 'hex').slice(0, 32)
    if (seen.kind === 'picture') {
      const { bytes, facts, etag, lastModified } = seen
      watched.version = { hash: seenHash, etag, lastModified }
      // The same picture again keeps its smaller sizes.
      if (this.frame(view.id)?.hash !== seenHash)
        this.frames.set(view.id, { bytes, facts, hash: seenHash, smaller: new Map() })
      this.#placeholders.note(view.id, { hash: seenHash, facts, place: view.place })
    }
    watched.watch = afterLook(watched.watch, { kind: 'picture', hash: seenHash }, now)
  }

  #count(seen: SeenFrame): void {
    const { picture } = this.#counters.calls
    if (seen.kind === 'unchanged') picture.unchanged++
    else if (seen.kind === 'picture') picture.good++
    else if (seen.reason === 'noAnswer') picture.failed++
    else picture.refused++
    this.#counters.bytes += seen.kind === 'picture' ? seen.sent : 0
  }
}

function isRequestable({ isSwitchedOff, pictureUrl }: ListedView): boolean {
  return !isSwitchedOff && pictureUrl !== null
}

function pauseOf(watch: ViewWatch): number {
  if (watch.failure !== null)
    return Math.min(
      FAILED_PAUSE_SECONDS * 2 ** Math.min(watch.failures - 1, 10),
      LONGEST_FAILED_PAUSE_SECONDS,
    )
  const { unknown, shortest, longest, partOfInterval } = PAUSE_SECONDS
  const interval = intervalOf(watch)
  if (interval === null) return unknown
  return Math.min(longest, Math.max(shortest, interval.meanSeconds * partOfInterval))
}
