import { buildCameraList, type CameraList } from '../camera-list.ts'
import type { AllowedHosts } from '../upstream/allowed-hosts.ts'
import type { ProblemCounts } from './feed-problems.ts'
import type { ReadFeed } from './read-feed.ts'

const NONE: ProblemCounts = new Map()

/** The last good list, kept while no better one comes, and what is wrong with the feed now. */
export class LiveList {
  #list: CameraList = { cameras: [], problems: NONE }
  /** Of the records of the last good answer. */
  #recordProblems = NONE
  /** Why the last answer was none. Empty: it was one. */
  #failure = NONE
  #version = 0

  get cameras(): CameraList['cameras'] {
    return this.#list.cameras
  }

  /** Changes with every new list, and only then. */
  get version(): number {
    return this.#version
  }

  get problems(): readonly ProblemCounts[] {
    return [this.#failure, this.#recordProblems, this.#list.problems]
  }

  /** Takes what was read; says whether there is a new list. */
  take(read: ReadFeed, hosts: AllowedHosts): boolean {
    this.#failure = read.kind === 'failed' ? read.problems : NONE
    if (read.kind !== 'list') return false
    this.#list = buildCameraList(read.cameras, hosts)
    this.#recordProblems = read.problems
    this.#version++
    return true
  }
}
