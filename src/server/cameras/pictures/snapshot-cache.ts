import { hash } from 'node:crypto'
import pLimit from 'p-limit'
import type { ObservedView } from '../../../contract/camera-state.ts'
import type { Upstream } from '../../upstream/fetch-upstream.ts'
import type { CameraCounters } from '../camera-counters.ts'
import type { ListedView } from '../camera-list.ts'
import { type Frame, Frames, type PictureVersion } from './frames.ts'
import { lookAtPicture, type SeenFrame } from './look-at-picture.ts'
import { Placeholders } from './placeholders.ts'
import { createSteadyClock, type SteadyClock } from './steady-clock.ts'
import { afterLook, intervalOf, NEVER_WATCHED, reasonOf, type ViewWatch } from './view-watch.ts'

interface WatchedView {
  view: ListedView
  /** Milliseconds of the steady clock, as all instants here. */
  listedAt: number
  watch: ViewWatch
  /** Of the picture seen last, which may no longer be in memory. `null`: none was seen. */
  version: PictureVersion | null
  /** One look, however many visitors wait for it. `null`: none is running. */
  look: Promise<void> | null
}

/** A view that may be looked at now. */
export interface UnseenView {
  viewId: string
  /** Since the last look, or since it was listed. */
  waitedSeconds: number
  /** It was never looked at. */
  isNew: boolean
}

/** Pictures requested at a time, from all servers together. */
const MAX_LOOKS = 12
/** Between two looks at one view, seconds: a fraction of its pace, within bounds. */
const PAUSE_SECONDS = { unknown: 20, shortest: 10, longest: 60, partOfInterval: 0.25 }
/** After a failure, seconds; doubled with each further one. */
const FAILED_PAUSE_SECONDS = 20
const LONGEST_FAILED_PAUSE_SECONDS = 120

/**
 * Holds the newest picture of each view and what was observed of it. However many visitors look, a view is requested
 * once per pause; visitors who come meanwhile share the running request.
 */
export class SnapshotCache {
  readonly #fetch: Upstream['fetch']
  readonly #counters: CameraCounters
  readonly #views = new Map<string, WatchedView>()
  readonly #frames: Frames
  readonly #placeholders = new Placeholders()
  readonly #limiter = pLimit(MAX_LOOKS)
  readonly #clock: SteadyClock

  constructor(
    fetch: Upstream['fetch'],
    counters: CameraCounters,
    clock: SteadyClock = createSteadyClock(),
    frames = new Frames(),
  ) {
    this.#fetch = fetch
    this.#counters = counters
    this.#clock = clock
    this.#frames = frames
  }

  /** Takes the views of a new list. What was observed of a view stays as long as its picture has the same address. */
  publish(views: readonly ListedView[]): void {
    const gone = new Set(this.#views.keys())
    const listedAt = this.#clock.now()
    for (const view of views) {
      const known = this.#views.get(view.id)
      const isSame = known !== undefined && known.view.pictureUrl === view.pictureUrl && !view.isSwitchedOff
      if (isSame) known.view = view
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
    this.#frames.forget(id)
    this.#placeholders.forget(id)
  }

  find(viewId: string): ListedView | null {
    return this.#views.get(viewId)?.view ?? null
  }

  frame(viewId: string): Frame | null {
    return this.#frames.get(viewId)
  }

  get frames(): Frames {
    return this.#frames
  }

  /** What was observed of a view until now. */
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

  /** In whole seconds: thousandths say nothing about a picture a minute, and make a list of a hundred a tenth longer. */
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

  /** Has the view's picture here for a visitor, no older than its pause. Resolves when it is known; never rejects. */
  async refresh(viewId: string): Promise<void> {
    // A look on the site's own behalf may end without the picture.
    await this.#views.get(viewId)?.look
    const watched = this.#views.get(viewId)
    if (watched === undefined || !isAskable(watched.view)) return
    const frame = this.#frames.get(viewId)
    const isKnown = watched.watch.failure !== null || frame !== null
    if (this.pauseLeft(viewId) > 0 && isKnown) return
    await this.#lookOnce(watched, frame === null ? null : watched.version)
  }

  /** Looks whether the view has a newer picture, for its state alone. Never rejects. */
  async check(viewId: string): Promise<void> {
    const watched = this.#views.get(viewId)
    if (watched === undefined || !isAskable(watched.view) || this.pauseLeft(viewId) > 0) return
    await this.#lookOnce(watched, watched.version)
  }

  #lookOnce(watched: WatchedView, before: PictureVersion | null): Promise<void> {
    watched.look ??= this.#limiter(() => this.#look(watched, before)).finally(() => {
      watched.look = null
    })
    return watched.look
  }

  /** Whether looks wait for others to end. */
  get isBusy(): boolean {
    return this.#limiter.pendingCount > 0
  }

  /** Views that may be requested. */
  get viewCount(): number {
    return this.#views
      .values()
      .filter(({ view }) => isAskable(view))
      .toArray().length
  }

  /** The view that waits longest for a look, of those that may be looked at now; new ones first. `null`: there is none. */
  longestUnseen(): UnseenView | null {
    let [oldest, oldestAt] = [null as WatchedView | null, Number.POSITIVE_INFINITY]
    for (const watched of this.#views.values()) {
      const at = watched.watch.lastLookAt ?? Number.NEGATIVE_INFINITY
      const isFree = watched.look === null && isAskable(watched.view)
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
    // A newer list may have taken the view away meanwhile.
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
      this.#frames.set(view.id, { bytes, facts, hash: seenHash })
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

function isAskable({ isSwitchedOff, pictureUrl }: ListedView): boolean {
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
