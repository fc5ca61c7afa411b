import { LRUCache } from 'lru-cache'
import { type PictureLayout, readPictureLayout } from '../../../content/picture-layout.ts'
import type { SnapshotWidth } from '../../../contract/camera-state.ts'
import type { Upstream, UpstreamOutcome } from '../../upstream/fetch-upstream.ts'
import type { Look } from './view-watch.ts'

/** A picture's type and size in pixels, read from its bytes. */
export type PictureFacts = Omit<PictureLayout, 'frames'>

/** No traffic camera sends larger pictures; decoding one would take 64 MB. */
const MAX_PIXELS = 16_000_000
/** Smaller ones show nothing: servers send them instead of a picture. */
const FEWEST_SIDE_PIXELS = 32

/**
 * Reads type and size from the bytes, whatever type the server declared; `null` if they are not a camera's picture:
 * another type, truncated, too many pixels, or a frame that extends beyond the size in the header. Decodes nothing.
 */
export function readPictureFacts(bytes: Buffer): PictureFacts | null {
  const layout = readPictureLayout(bytes)
  if (layout === null) return null
  const { frames, ...facts } = layout
  const { width, height } = facts
  const isFit = width * height <= MAX_PIXELS && Math.min(width, height) >= FEWEST_SIDE_PIXELS
  const isWhole = frames.count > 0 && frames.right <= width && frames.bottom <= height
  return isFit && isWhole ? facts : null
}

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

export type SeenFrame =
  | {
      kind: 'picture'
      bytes: Buffer
      facts: PictureFacts
      etag: string | null
      lastModified: string | null
      sent: number
    }
  | { kind: 'unchanged'; hash: string }
  | Extract<Look, { kind: 'failed' }>

const LIMITS = { timeMs: 10_000, bytes: 5 * 1024 * 1024 }

/** Requests a view's picture; with `before`, only a newer one. */
export async function lookAtPicture(
  fetch: Upstream['fetch'],
  url: string,
  before: PictureVersion | null,
): Promise<SeenFrame> {
  const outcome = await fetch(url, headersFor(before), LIMITS)
  switch (outcome.kind) {
    case 'received': {
      const facts = readPictureFacts(outcome.bytes)
      return facts === null
        ? { kind: 'failed', reason: 'notAPicture' }
        : { ...outcome, kind: 'picture', facts }
    }
    case 'unchanged':
      return before === null
        ? { kind: 'failed', reason: 'noAnswer' }
        : { kind: 'unchanged', hash: before.hash }
    default:
      return { kind: 'failed', reason: isRefusal(outcome) ? 'refused' : reasonOf(outcome) }
  }
}

function headersFor(before: PictureVersion | null): Record<string, string> {
  return {
    Accept: 'image/webp,image/jpeg,image/png,image/gif;q=0.8,image/*;q=0.5',
    'Accept-Encoding': 'identity',
    ...(before?.etag == null ? {} : { 'If-None-Match': before.etag }),
    ...(before?.lastModified == null ? {} : { 'If-Modified-Since': before.lastModified }),
  }
}

type Failed = Exclude<UpstreamOutcome, { kind: 'received' | 'unchanged' }>

/** The agency refuses, or the site may not contact this address. */
function isRefusal(outcome: Failed): boolean {
  if (outcome.kind === 'failed') return outcome.reason === 'forbidden' || outcome.reason === 'redirects'
  // Too many requests or a timeout: temporary.
  const isPassing = outcome.status === 408 || outcome.status === 429
  return outcome.status >= 400 && outcome.status < 500 && !isPassing
}

function reasonOf(outcome: Failed): 'notAPicture' | 'noAnswer' {
  return outcome.kind === 'failed' && outcome.reason === 'tooLarge' ? 'notAPicture' : 'noAnswer'
}
