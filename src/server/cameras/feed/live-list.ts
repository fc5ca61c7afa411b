import type { ExitEntry } from '../../../content/exits-file.ts'
import { buildCameraList, type CameraList } from '../camera-list.ts'
import type { Area } from '../place/district-area.ts'
import type { AllowedHosts } from '../upstream/allowed-hosts.ts'
import type { FeedCamera, ProblemCounts } from './feed-camera.ts'
import type { ReadFeed } from './read-feed.ts'

const NONE: ProblemCounts = new Map()

/** The last good list, and what is wrong with the feed now. */
export class LiveList {
  #list: CameraList = { cameras: [], problems: NONE, outsideArea: 0 }
  /** What the list was made of, to make it again when the area or the exits change. */
  #feed: readonly FeedCamera[] = []
  #area: Area | null = null
  #exits: readonly ExitEntry[] = []
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

  /**
   * Takes what was read, the area whose cameras are listed, and what the places are called; says whether there is a
   * new list.
   */
  take(
    read: ReadFeed,
    hosts: AllowedHosts,
    { area, exits }: { area: Area | null; exits: readonly ExitEntry[] },
  ): boolean {
    this.#failure = read.kind === 'failed' ? read.problems : NONE
    const isRenamed = (area !== this.#area || exits !== this.#exits) && this.#version > 0
    this.#area = area
    this.#exits = exits
    if (read.kind === 'list') {
      this.#feed = read.cameras
      this.#recordProblems = read.problems
    } else if (!isRenamed) return false
    this.#list = buildCameraList(this.#feed, hosts, area, exits)
    this.#version++
    return true
  }
}
