import { type PictureLayout, readPictureLayout } from '../../../content/picture-layout.ts'

/** What a picture's bytes say of it: its type, and its size in pixels. */
export type PictureFacts = Omit<PictureLayout, 'frames'>

/** Larger pictures are no traffic camera's; decoding one would take 64 MB. */
const MAX_PIXELS = 16_000_000
/** Smaller ones show nothing: they are what servers send in place of a picture. */
const FEWEST_SIDE_PIXELS = 32

/**
 * Reads type and size from the bytes themselves, whatever the server called them; `null` when they are no picture of
 * a camera: another type, cut off, with more pixels than may be decoded, or with a frame that reaches beyond the size
 * its header gives. Decodes nothing.
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
