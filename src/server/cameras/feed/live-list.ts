import type { AllowedHosts } from '../../upstream/allowed-hosts.ts'
import { buildCameraList, type CameraList } from '../camera-list.ts'
import type { Surroundings } from '../place/surroundings.ts'
import type { FeedCamera, FeedCounts } from './feed-camera.ts'
import type { ReadFeed } from './read-feed.ts'

const NONE: FeedCounts = new Map()

/** The last good list, and the feed's current problems. */
export class LiveList {
  #list: CameraList = { cameras: [], problems: NONE, outsideArea: 0 }
  /** What the list was built from, to rebuild it when the counties, exits or area change. */
  #feed: readonly FeedCamera[] = []
  #surroundings: Surroundings = { area: null, exits: [], shapes: [] }
  /** Of the records of the last good response. */
  #recordProblems = NONE
  /** Why the last response was not a list. Empty: it was one. */
  #failure = NONE
  #version = 0
  #isKnown = false
  /** Incremented for each list that is started; if two overlap, the later one counts. */
  #begun = 0

  get cameras(): CameraList['cameras'] {
    return this.#list.cameras
  }

  get outsideArea(): number {
    return this.#list.outsideArea
  }

  get isKnown(): boolean {
    return this.#isKnown
  }

  /** Changes only with a new list. */
  get version(): number {
    return this.#version
  }

  get problems(): readonly FeedCounts[] {
    return [this.#failure, this.#recordProblems, this.#list.problems]
  }

  /** Forgets everything, because the feed changes or stops. */
  clear(): void {
    this.#list = { cameras: [], problems: NONE, outsideArea: 0 }
    this.#feed = []
    this.#surroundings = { area: null, exits: [], shapes: [] }
    this.#recordProblems = NONE
    this.#failure = NONE
    this.#isKnown = false
    this.#begun++
    this.#version++
  }

  /**
   * Takes what was read and the current places; resolves with whether there is a new list. Until it is built, the
   * previous one stays.
   */
  async take(read: ReadFeed, hosts: AllowedHosts, surroundings: Surroundings): Promise<boolean> {
    const { area, exits, shapes } = surroundings
    this.#failure = read.kind === 'failed' ? read.problems : NONE
    const before = this.#surroundings
    const isSame = area === before.area && exits === before.exits && shapes === before.shapes
    const isRenamed = !isSame && this.#feed.length > 0
    this.#surroundings = surroundings
    if (read.kind === 'list') {
      this.#feed = read.items
      this.#recordProblems = read.problems
    } else if (!isRenamed) return false
    const begun = ++this.#begun
    const list = await buildCameraList(this.#feed, hosts, area, exits, shapes)
    if (begun !== this.#begun) return false
    this.#list = list
    this.#isKnown = true
    this.#version++
    return true
  }
}
