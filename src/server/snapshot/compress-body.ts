import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/**
 * How hard to pack. A list of 2,300 reports takes brotli 19 ms quickly and 3,000 ms to make it 15 % smaller:
 * a change goes live packed quickly, and is packed again while it is already being served. `small` is for what lasts
 * seconds and is asked for often: a list of a hundred cameras takes 60 ms in place of 3 and is a tenth smaller, where
 * the smallest would take 250 ms to save another twenty-fifth.
 */
export type PackingEffort = 'quick' | 'small' | 'smallest'

const BROTLI_QUALITY = { quick: 5, small: 10, smallest: constants.BROTLI_MAX_QUALITY } as const

/** Below this many bytes a packed answer is about as long, or fits the same packet anyway. */
const SMALLEST_WORTH_PACKING = 256

const COMPRESSIBLE =
  /^(text\/|image\/svg\+xml|application\/(json|javascript|xml|atom\+xml|feed\+json|manifest\+json|problem\+json))/

/** Whether packing a body is worth the work at all. */
export function isWorthPacking(bytes: Buffer, mediaType: string): boolean {
  return bytes.length >= SMALLEST_WORTH_PACKING && COMPRESSIBLE.test(mediaType)
}

/** Packs on a thread of its own; `null` when that gains nothing. */
export async function packBrotli(bytes: Buffer, effort: PackingEffort): Promise<Buffer | null> {
  const packed = await brotliAsync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: windowBitsFor(bytes.length),
    },
  })
  return packed.length < bytes.length ? holdAlone(packed) : null
}

/**
 * The smallest window that spans a whole body. A larger one packs no better, and at its best quality brotli takes
 * eight times the window of memory for each body: 32 MB with the usual window.
 */
function windowBitsFor(bytes: number): number {
  // The format keeps 16 bytes of the window for itself.
  const bits = Math.ceil(Math.log2(bytes + 16))
  return Math.min(Math.max(bits, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW)
}

/** Packs on a thread of its own; `null` when that gains nothing. */
export async function packGzip(bytes: Buffer): Promise<Buffer | null> {
  const packed = await gzipAsync(bytes, { level: constants.Z_BEST_COMPRESSION })
  return packed.length < bytes.length ? holdAlone(packed) : null
}

/**
 * The same bytes in memory of their own. Node and zlib hand out parts of pieces of 16 and 64 KB, and a piece is held
 * as long as its smallest part: that made small answers cost as much again as all of them together.
 */
export function holdAlone(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const alone = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(alone)
  return alone
}
