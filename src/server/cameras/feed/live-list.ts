import type { AllowedHosts } from '../../upstream/allowed-hosts.ts'
import { buildCameraList, type CameraList } from '../camera-list.ts'
import type { Surroundings } from '../place/district-area.ts'
import type { FeedCamera, ProblemCounts } from './feed-camera.ts'
import type { ReadFeed } from './read-feed.ts'

const NONE: ProblemCounts = new Map()

/** The last good list, and what is wrong with the feed now. */
export class LiveList {
  #list: CameraList = { cameras: [], problems: NONE, outsideArea: 0 }
  /** What the list was made of, to make it again when the surroundings change. */
  #feed: readonly FeedCamera[] = []
  #surroundings: Surroundings = { area: null, exits: [], shapes: [] }
  /** Of the records of the last good response. */
  #recordProblems = NONE
  /** Why the last response was no list. Empty: it was one. */
  #failure = NONE
  #version = 0
  #isKnown = false
  /** Changes with each list that is begun; of two at once, the later one counts. */
  #begun = 0

  get cameras(): CameraList['cameras'] {
    return this.#list.cameras
  }

  get outsideArea(): number {
    return this.#list.outsideArea
  }

  /** Whether the feed has sent a list. */
  get isKnown(): boolean {
    return this.#isKnown
  }

  /** Changes with every new list, and only then. */
  get version(): number {
    return this.#version
  }

  get problems(): readonly ProblemCounts[] {
    return [this.#failure, this.#recordProblems, this.#list.problems]
  }

  /** Forgets everything, because another feed begins or none. */
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
   * Takes what was read, and what is known of the places; says whether there is a new list. While it is made, the one
   * before stays.
   */
  async take(read: ReadFeed, hosts: AllowedHosts, surroundings: Surroundings): Promise<boolean> {
    const { area, exits, shapes } = surroundings
    this.#failure = read.kind === 'failed' ? read.problems : NONE
    const before = this.#surroundings
    const isSame = area === before.area && exits === before.exits && shapes === before.shapes
    const isRenamed = !isSame && this.#feed.length > 0
    this.#surroundings = surroundings
    if (read.kind === 'list') {
      this.#feed = read.cameras
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
