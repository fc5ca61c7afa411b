import { buildCameraList, type CameraList } from '../camera-list.ts'
import type { Area } from '../place/district-area.ts'
import type { AllowedHosts } from '../upstream/allowed-hosts.ts'
import type { FeedCamera } from './feed-camera.ts'
import type { ProblemCounts } from './feed-problems.ts'
import type { ReadFeed } from './read-feed.ts'

const NONE: ProblemCounts = new Map()

/** The last good list, and what is wrong with the feed now. */
export class LiveList {
  #list: CameraList = { cameras: [], problems: NONE, outsideArea: 0 }
  /** What the list was made of, to make it again when the area changes. */
  #feed: readonly FeedCamera[] = []
  #area: Area | null = null
  /** Of the records of the last good response. */
  #recordProblems = NONE
  /** Why the last response was no list. Empty: it was one. */
  #failure = NONE
  #version = 0

  get cameras(): CameraList['cameras'] {
    return this.#list.cameras
  }

  get outsideArea(): number {
    return this.#list.outsideArea
  }

  /** Changes with every new list, and only then. */
  get version(): number {
    return this.#version
  }

  get problems(): readonly ProblemCounts[] {
    return [this.#failure, this.#recordProblems, this.#list.problems]
  }

  /** Takes what was read, and the area whose cameras are listed; says whether there is a new list. */
  take(read: ReadFeed, hosts: AllowedHosts, area: Area | null): boolean {
    this.#failure = read.kind === 'failed' ? read.problems : NONE
    const isNewArea = area !== this.#area && this.#version > 0
    this.#area = area
    if (read.kind === 'list') {
      this.#feed = read.cameras
      this.#recordProblems = read.problems
    } else if (!isNewArea) return false
    this.#list = buildCameraList(this.#feed, hosts, area)
    this.#version++
    return true
  }
}
