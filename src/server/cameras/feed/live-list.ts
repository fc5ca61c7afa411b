import type { AllowedHosts } from '../../upstream/allowed-hosts.ts'
import { buildCameraList, type CameraList } from '../camera-list.ts'
import type { Surroundings } from '../place/surroundings.ts'
import type { FeedCamera, FeedCounts } from './feed-camera.ts'
import type { ReadFeed } from './read-feed.ts'

const NONE: FeedCounts = new Map()

/** Before the first list. */
const NOTHING = {
  list: { cameras: [], problems: NONE, outsideArea: 0 } as CameraList,
  /** What the list was built from, to rebuild it when the counties, exits or area change. */
  feed: [] as readonly FeedCamera[],
  surroundings: { area: null, exits: [], shapes: [] } as Surroundings,
  /** Of the records of the last good response. */
  recordProblems: NONE,
  /** Why the last response was not a list. Empty: it was one. */
  failure: NONE,
  isKnown: false,
}

/** The last good list, and the feed's current problems. */
export class LiveList {
  #now = NOTHING
  #version = 0
  /** Incremented for each list that is started; if two overlap, the later one counts. */
  #begun = 0

  get cameras(): CameraList['cameras'] {
    return this.#now.list.cameras
  }

  get outsideArea(): number {
    return this.#now.list.outsideArea
  }

  get isKnown(): boolean {
    return this.#now.isKnown
  }

  /** Changes only with a new list. */
  get version(): number {
    return this.#version
  }

  get problems(): readonly FeedCounts[] {
    const { failure, recordProblems, list } = this.#now
    return [failure, recordProblems, list.problems]
  }

  /** Forgets everything, because the feed changes or stops. */
  clear(): void {
    this.#now = NOTHING
    this.#begun++
    this.#version++
  }

  /**
   * Takes what was read and the current places; resolves with whether there is a new list. Until it is built, the
   * previous one stays.
   */
  async take(read: ReadFeed, hosts: AllowedHosts, surroundings: Surroundings): Promise<boolean> {
    const { area, exits, shapes } = surroundings
    const { surroundings: before, feed } = this.#now
    const isSame = area === before.area && exits === before.exits && shapes === before.shapes
    const failure = read.kind === 'failed' ? read.problems : NONE
    this.#now = { ...this.#now, failure, surroundings }
    if (read.kind === 'list') this.#now = { ...this.#now, feed: read.items, recordProblems: read.problems }
    else if (isSame || feed.length === 0) return false
    const begun = ++this.#begun
    const list = await buildCameraList(this.#now.feed, hosts, area, exits, shapes)
    if (begun !== this.#begun) return false
    this.#now = { ...this.#now, list, isKnown: true }
    this.#version++
    return true
  }
}
