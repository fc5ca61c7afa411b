/** What a picture's first bytes say of it. */
export interface PictureFacts {
  mediaType: 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp'
  /** Pixels. */
  width: number
  height: number
}

/** Larger pictures are no traffic camera's; decoding one would take 64 MB. */
const MOST_PIXELS = 16_000_000
/** Smaller ones show nothing: they are what servers send in place of a picture. */
const FEWEST_SIDE_PIXELS = 32

/**
 * Reads type and size from the bytes themselves, whatever the server called them; `null` when they are no picture of
 * a camera: another type, cut off, or with more pixels than may be decoded. Decodes nothing.
 */
export function readPictureFacts(bytes: Buffer): PictureFacts | null {
  const facts = readPng(bytes) ?? readGif(bytes) ?? readWebp(bytes) ?? readJpeg(bytes)
  if (facts === null) return null
  const { width, height } = facts
  const isFit = width * height <= MOST_PIXELS && Math.min(width, height) >= FEWEST_SIDE_PIXELS
  return isFit ? facts : null
}

function readPng(bytes: Buffer): PictureFacts | null {
  const isPng =
    bytes.length >= 33 && bytes.readUInt32BE(0) === 0x89504e47 && bytes.toString('latin1', 12, 16) === 'IHDR'
  // The last chunk is always the same 12 bytes; without them the picture is cut off.
  if (!isPng || bytes.lastIndexOf('IEND', undefined, 'latin1') < 0) return null
  return { mediaType: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

function readGif(bytes: Buffer): PictureFacts | null {
  if (bytes.length < 14 || !/^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6))) return null
  return { mediaType: 'image/gif', width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }
}

function readWebp(bytes: Buffer): PictureFacts | null {
  if (
    bytes.length < 30 ||
    bytes.toString('latin1', 0, 4) !== 'RIFF' ||
    bytes.toString('latin1', 8, 12) !== 'WEBP'
  )
    return null
  if (bytes.readUInt32LE(4) + 8 > bytes.length) return null
  const size = webpSize(bytes)
  return size === null ? null : { mediaType: 'image/webp', ...size }
}

function webpSize(bytes: Buffer): { width: number; height: number } | null {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
    default:
      return null
  }
}

/** Walks from marker to marker to the frame header, which holds the size. */
function readJpeg(bytes: Buffer): PictureFacts | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null
  let at = 2
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    // Fill bytes, and markers without a length.
    if (marker === 0xff) at += 1
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2
    else if (isFrameHeader(marker)) return jpegFacts(bytes, at)
    else at += 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}

function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
}

function jpegFacts(bytes: Buffer, at: number): PictureFacts | null {
  // Cameras may add bytes behind the end mark; without any end mark the picture is cut off.
  if (bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) < at) return null
  return { mediaType: 'image/jpeg', height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
}
