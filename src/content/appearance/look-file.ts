import type { FolderEntry } from '../folder/read-folder.ts'
import { decodeText, readFileBytes } from '../folder/read-text.ts'
import { invalid, type Parsed } from '../issue.ts'
import { readPictureLayout } from '../picture-layout.ts'
import { parseSvgLogo } from './svg-logo.ts'

/** A picture of the folder `look/`. */
export interface LookFile {
  mediaType: 'image/svg+xml' | 'image/png' | 'image/jpeg'
  bytes: Buffer
  /** Pixels. `null`: scalable. */
  size: { width: number; height: number } | null
  aspectRatio: number
}

/** No logo or preview picture needs more. */
const MAX_BYTES = 1024 * 1024

/** Decoding larger ones takes more memory than a phone may have. */
const MAX_PIXELS = 16_000_000

/** Reads a picture of the folder `look/`. `invalid`: everything that prevents showing it. */
export function readLookFile(root: string, entry: FolderEntry): Parsed<LookFile> {
  const bytes = readFileBytes(root, entry, MAX_BYTES, 'that a picture of the site may have: make it smaller')
  if (bytes.kind === 'invalid') return bytes
  return /\.svg$/i.test(entry.path) ? parseSvg(bytes.value) : parsePicture(bytes.value)
}

function parseSvg(bytes: Buffer): Parsed<LookFile> {
  const text = decodeText(bytes)
  if (text.kind === 'invalid') return text
  const parsed = parseSvgLogo(text.value)
  if (parsed.kind === 'invalid') return parsed
  return {
    kind: 'parsed',
    value: { mediaType: 'image/svg+xml', bytes, size: null, aspectRatio: parsed.value },
  }
}

/** Detects the type from the bytes, not the name. */
function parsePicture(bytes: Buffer): Parsed<LookFile> {
  const layout = readPictureLayout(bytes)
  if (layout === null || (layout.mediaType !== 'image/png' && layout.mediaType !== 'image/jpeg'))
    return invalid('is not a PNG or JPEG, or is cut off: save it again as one of the two')
  const { mediaType, width, height, frames } = layout
  if (frames.count > 1) return invalid('is animated: save one picture of it')
  if (width === 0 || height === 0) return invalid('has no size: save it again')
  if (width * height > MAX_PIXELS)
    return invalid(`has ${width} × ${height} pixels, more than a phone can show: make it smaller`)
  return { kind: 'parsed', value: { mediaType, bytes, size: { width, height }, aspectRatio: width / height } }
}
