import { performance } from 'node:perf_hooks'
import { LRUCache } from 'lru-cache'
import { addressOf } from '../../contract/endpoint-paths.ts'
import { splitLanguage } from '../../contract/language.ts'
import { cameraIdOf } from '../../contract/pages.ts'
import { draftLiveJson, draftPage } from '../snapshot/draft-responses.ts'
import { type PreparedResponse, prepareResponse } from '../snapshot/prepared-response.ts'
import type { SnapshotSource } from '../snapshot/snapshot-source.ts'
import type { CameraService } from './camera-service.ts'

/** An answer, and until when it is right enough. */
interface Kept {
  response: PreparedResponse
  /** Milliseconds of a clock that never jumps. */
  until: number
  /** What it was drawn from. */
  from: string
}

/** The call is made anew at most so often. */
const CALL_KEPT_MS = 1000
/** The browser updates ages in a page each second; without scripts they are as old as this at most. */
const PAGE_KEPT_MS = 10_000
/** Room for some hundred pages of cameras. */
const MOST_BYTES = 12 * 1024 * 1024

/** Draws and packs what is said of cameras, once however many ask, and keeps it for a moment. */
export class PreparedCameras {
  readonly #cameras: Pick<CameraService, 'response' | 'listVersion'>
  readonly #pages = new LRUCache<string, Kept>({ maxSize: MOST_BYTES, sizeCalculation: sizeOf })
  readonly #underWay = new Map<string, Promise<PreparedResponse | null>>()
  #call: Kept | null = null
  #source: SnapshotSource | null = null

  constructor(cameras: Pick<CameraService, 'response' | 'listVersion'>) {
    this.#cameras = cameras
  }

  /** Takes what went live just now. */
  publish(source: SnapshotSource): void {
    this.#source = source
  }

  /** The answer of `Cameras/GetCameras`. */
  async response(): Promise<PreparedResponse> {
    const kept = this.#call
    const from = String(this.#cameras.listVersion)
    if (kept !== null && kept.from === from && kept.until > performance.now()) return kept.response
    const path = addressOf('getCameras', {})
    const response = await this.#once(`${from} ${path}`, async () => {
      const made = await prepareResponse(draftLiveJson(path, this.#cameras.response()), undefined)
      this.#call = { response: made, until: performance.now() + CALL_KEPT_MS, from }
      return made
    })
    if (response === null) throw new Error('The call always has an answer')
    return response
  }

  /**
   * The page at an address path; `null` when there is none, or nothing is live yet.
   *
   * @param view what it is to show, from `?` on; empty: everything
   */
  async page(path: string, view = ''): Promise<PreparedResponse | null> {
    const source = this.#source
    if (source === null) return null
    const from = `${source.content.hash} ${this.#cameras.listVersion}`
    const kept = this.#pages.get(path + view)
    if (kept !== undefined && kept.from === from && kept.until > performance.now()) return kept.response
    return this.#once(`${from} ${path}${view}`, async () => {
      const draft = draftPage(path, source, { cameras: this.#cameras.response(), view })
      if (draft === null) return null
      const response = await prepareResponse(draft, kept?.response, effortFor(path, view))
      this.#pages.set(path + view, { response, until: performance.now() + PAGE_KEPT_MS, from })
      return response
    })
  }

  #once(key: string, make: () => Promise<PreparedResponse | null>): Promise<PreparedResponse | null> {
    const running = this.#underWay.get(key)
    if (running !== undefined) return running
    const making = make().finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, making)
    return making
  }
}

/**
 * The list as most visitors open it: packed well it fits what a new connection sends at once, which saves a phone a round
 * trip. What a visitor chose of it is drawn for few, and the page of one camera is small anyway.
 */
function effortFor(path: string, view: string): 'quick' | 'small' {
  const isOneCamera = cameraIdOf(splitLanguage(path).path) !== null
  return view === '' && !isOneCamera ? 'small' : 'quick'
}

function sizeOf({ response: { bodies } }: Kept): number {
  const packed = (bodies.br?.bytes.length ?? 0) + (bodies.gzip?.bytes.length ?? 0)
  return bodies.identity.bytes.length + packed + 2048
}
