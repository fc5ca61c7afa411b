import { LRUCache } from 'lru-cache'
import type { SnapshotWidth } from '../../../contract/camera-state.ts'
import type { PictureFacts } from './read-picture.ts'

/** A view's newest picture as the agency sent it. Held only in memory, and only until the next one. */
export interface Frame {
  bytes: Buffer
  facts: PictureFacts
  /** Of the bytes. */
  hash: string
  /** Requested so far; `null`: this one cannot be shrunk, and is about to be removed. */
  smaller: Map<SnapshotWidth, Promise<Buffer | null>>
}

/** Identifies a picture here and upstream, to request only a newer one. */
export interface PictureVersion {
  /** Of the bytes. */
  hash: string
  etag: string | null
  lastModified: string | null
}

/** Room for the newest pictures of some 600 views, with their smaller sizes. */
export const MAX_FRAME_BYTES = 48 * 1024 * 1024
const OVERHEAD_BYTES = 512

/** The newest pictures of the views requested last, by view; the others are fetched again on request. */
export function createFrames(maxBytes = MAX_FRAME_BYTES): LRUCache<string, Frame> {
  return new LRUCache({
    maxSize: maxBytes,
    // Its smaller sizes together are rarely longer than the picture.
    sizeCalculation: ({ bytes }) => 2 * bytes.length + OVERHEAD_BYTES,
  })
}
