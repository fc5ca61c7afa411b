/** The sizes a picture file declares. */
export interface PictureLayout {
  mediaType: 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp'
  /** Size of the whole picture in its header, pixels. */
  width: number
  height: number
  /** Extent of all frames: decoders allocate memory for it, whatever the header says. */
  frames: FrameExtent
}

/** How far the frames reach from the upper left corner, pixels, and how many there are. */
interface FrameExtent {
  count: number
  right: number
  bottom: number
}

/**
 * Walks the file from end to end and reads every size in it, without decoding anything. One pass over the bytes.
 * `null`: not a type the site shows, or cut off.
 */
export function readPictureLayout(bytes: Buffer): PictureLayout | null {
  try {
    return readPng(bytes) ?? readGif(bytes) ?? readWebp(bytes) ?? readJpeg(bytes)
  } catch (error) {
    // A length points beyond the last byte.
    if (error instanceof RangeError) return null
    throw error
  }
}

function noFrames(): FrameExtent {
  return { count: 0, right: 0, bottom: 0 }
}

function addFrame(frames: FrameExtent, at: { x: number; y: number }, width: number, height: number): void {
  frames.count++
  frames.right = Math.max(frames.right, at.x + width)
  frames.bottom = Math.max(frames.bottom, at.y + height)
}

const CORNER = { x: 0, y: 0 }

const PNG = { ihdr: tagOf('IHDR'), fcTL: tagOf('fcTL'), iend: tagOf('IEND') }

/** `IHDR` holds the size; each frame of an animation has its own `fcTL`. */
function readPng(bytes: Buffer): PictureLayout | null {
  if (bytes.length < 33 || bytes.readUInt32BE(0) !== 0x89504e47 || bytes.readUInt32BE(12) !== PNG.ihdr)
    return null
  const frames = noFrames()
  const number = (at: number) => bytes.readUInt32BE(at)
  let at = 8
  for (let tag = PNG.ihdr; tag !== PNG.iend; tag = number(at + 4)) {
    if (tag === PNG.ihdr) addFrame(frames, CORNER, number(at + 8), number(at + 12))
    if (tag === PNG.fcTL) {
      addFrame(frames, { x: number(at + 20), y: number(at + 24) }, number(at + 12), number(at + 16))
    }
    // Length, name and checksum take twelve bytes.
    at += 12 + number(at)
  }
  return { mediaType: 'image/png', width: number(16), height: number(20), frames }
}

/** The header holds the size of the screen; each image descriptor has the position of a frame on it. */
function readGif(bytes: Buffer): PictureLayout | null {
  if (!/^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6))) return null
  const frames = noFrames()
  const number = (at: number) => bytes.readUInt16LE(at)
  let at = 13 + colorTableBytes(bytes, 10)
  for (;;) {
    const block = bytes[at]
    if (block === 0x21) at = skipSubBlocks(bytes, at + 2)
    else if (block === 0x2c) {
      addFrame(frames, { x: number(at + 1), y: number(at + 3) }, number(at + 5), number(at + 7))
      // One byte separates the colors from the picture itself.
      at = skipSubBlocks(bytes, at + 11 + colorTableBytes(bytes, at + 9))
    } else return { mediaType: 'image/gif', width: number(6), height: number(8), frames }
  }
}

function colorTableBytes(bytes: Buffer, flagsAt: number): number {
  const flags = bytes.readUInt8(flagsAt)
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1)
}

/** Each sub-block begins with its length; the last one has none. */
function skipSubBlocks(bytes: Buffer, from: number): number {
  let at = from
  while (bytes.readUInt8(at) !== 0) at += 1 + bytes.readUInt8(at)
  return at + 1
}

const WEBP = {
  riff: tagOf('RIFF'),
  webp: tagOf('WEBP'),
  vp8x: tagOf('VP8X'),
  anmf: tagOf('ANMF'),
  vp8: tagOf('VP8 '),
  vp8l: tagOf('VP8L'),
}

function readWebp(bytes: Buffer): PictureLayout | null {
  const isWebp =
    bytes.length >= 30 && bytes.readUInt32BE(0) === WEBP.riff && bytes.readUInt32BE(8) === WEBP.webp
  if (!isWebp) return null
  const end = bytes.readUInt32LE(4) + 8
  if (end > bytes.length) return null
  const frames = readWebpFrames(bytes, end)
  // A plain picture has only the header of its single frame.
  const isExtended = bytes.readUInt32BE(12) === WEBP.vp8x
  const width = isExtended ? bytes.readUIntLE(24, 3) + 1 : frames.right
  const height = isExtended ? bytes.readUIntLE(27, 3) + 1 : frames.bottom
  return { mediaType: 'image/webp', width, height, frames }
}

/** A frame of an animation has its size twice: in its `ANMF`, and in the picture within. */
function readWebpFrames(bytes: Buffer, end: number): FrameExtent {
  const frames = noFrames()
  for (const chunk of webpChunks(bytes, 12, end)) {
    if (chunk.tag === WEBP.anmf) {
      const number = (offset: number) => bytes.readUIntLE(chunk.at + offset, 3)
      const corner = { x: 2 * number(0), y: 2 * number(3) }
      addFrame(frames, corner, number(6) + 1, number(9) + 1)
      for (const inner of webpChunks(bytes, chunk.at + 16, chunk.end)) {
        addWebpPicture(frames, bytes, inner, corner)
      }
    } else addWebpPicture(frames, bytes, chunk, CORNER)
  }
  return frames
}

function addWebpPicture(
  frames: FrameExtent,
  bytes: Buffer,
  { tag, at }: WebpChunk,
  corner: typeof CORNER,
): void {
  if (tag === WEBP.vp8) {
    addFrame(frames, corner, bytes.readUInt16LE(at + 6) & 0x3fff, bytes.readUInt16LE(at + 8) & 0x3fff)
  } else if (tag === WEBP.vp8l) {
    const bits = bytes.readUInt32LE(at + 1)
    addFrame(frames, corner, (bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1)
  }
}

/** `at`: where its data begin. */
interface WebpChunk {
  tag: number
  at: number
  end: number
}

function* webpChunks(bytes: Buffer, from: number, end: number): Generator<WebpChunk> {
  for (let at = from + 8; at <= end; ) {
    const length = bytes.readUInt32LE(at - 4)
    yield { tag: bytes.readUInt32BE(at - 8), at, end: Math.min(end, at + length) }
    // Chunks begin at even offsets.
    at += length + (length % 2) + 8
  }
}

/** Every frame header counts: decoders read only one, but we do not know which. */
function readJpeg(bytes: Buffer): PictureLayout | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null
  const frames = noFrames()
  let size: { width: number; height: number } | null = null
  let at = nextMarker(bytes, 2)
  // Cameras may add bytes after the end marker.
  while (bytes.readUInt8(at + 1) !== 0xd9) {
    if (isFrameHeader(bytes.readUInt8(at + 1))) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)]
      size ??= { width, height }
      addFrame(frames, CORNER, width, height)
    }
    at = nextMarker(bytes, at + segmentBytes(bytes, at))
  }
  return size === null ? null : { mediaType: 'image/jpeg', ...size, frames }
}

/** Where the next marker begins; skips compressed data and fill bytes. Beyond the last byte: there is none. */
function nextMarker(bytes: Buffer, from: number): number {
  let at = from
  while (at < bytes.length && !(bytes[at] === 0xff && isMarker(bytes[at + 1]))) at++
  return at
}

function isMarker(code: number | undefined): boolean {
  return code !== undefined && code !== 0 && code !== 0xff
}

function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
}

/** A marker with what belongs to it. */
function segmentBytes(bytes: Buffer, at: number): number {
  const marker = bytes.readUInt8(at + 1)
  if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) return 2
  // The length includes its own two bytes; less is invalid and would loop forever.
  return 2 + Math.max(2, bytes.readUInt16BE(at + 2))
}

/** Four letters as the number they are in a file. */
function tagOf(letters: string): number {
  return Buffer.from(letters, 'latin1').readUInt32BE()
}
