import { type PictureLayout, readPictureLayout } from '../../../content/picture-layout.ts'

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
