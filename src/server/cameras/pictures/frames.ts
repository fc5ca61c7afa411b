import { LRUCache } from 'lru-cache'
import type { PictureFacts } from './read-picture.ts'

/** The newest picture of a view, as the agency sent it. Held in memory alone, and only until the next one. */
export interface Frame {
  bytes: Buffer
  facts: PictureFacts
  /** Of the bytes. */
  hash: string
}

/** By what a picture is known again, here and upstream, to request only a newer one. */
export interface PictureVersion {
  /** Of the bytes. */
  hash: string
  etag: string | null
  lastModified: string | null
}

/** A frame in a smaller size. */
interface SmallFrame {
  hash: string
  bytes: Buffer
}

/** Room for the newest pictures of some 600 views, with their smaller sizes. */
export const MAX_FRAME_BYTES = 48 * 1024 * 1024
const OVERHEAD_BYTES = 512

/** The newest pictures, those looked at last; the others are requested again when somebody looks. */
export class Frames {
  readonly #kept: LRUCache<string, Frame | SmallFrame>

  constructor(maxBytes = MAX_FRAME_BYTES) {
    this.#kept = new LRUCache<string, Frame | SmallFrame>({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }) => bytes.length + OVERHEAD_BYTES,
    })
  }

  get(viewId: string): Frame | null {
    const frame = this.#kept.get(viewId)
    return frame !== undefined && 'facts' in frame ? frame : null
  }

  set(viewId: string, frame: Frame): void {
    this.#kept.set(viewId, frame)
  }

  getSmall(viewId: string, width: number, hash: string): Buffer | null {
    const small = this.#kept.get(smallKey(viewId, width))
    return small?.hash === hash ? small.bytes : null
  }

  setSmall(viewId: string, width: number, small: SmallFrame): void {
    this.#kept.set(smallKey(viewId, width), small)
  }

  forget(viewId: string): void {
    for (const key of [viewId, smallKey(viewId, 320), smallKey(viewId, 640)]) this.#kept.delete(key)
  }
}

/** No view's id holds a space. */
function smallKey(viewId: string, width: number): string {
  return `${viewId} ${width}`
}
