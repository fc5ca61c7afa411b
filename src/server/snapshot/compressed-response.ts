import { createHash, hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { ContentEncoding } from '../http/accept-encoding.ts'
import { ALWAYS_HTTPS, headersFor, type ResponseKind } from '../http/security-headers.ts'

/** A 200 response before it is compressed. */
export interface ResponseDraft {
  /** Address path, as in a request. */
  path: string
  kind: Exclude<ResponseKind, 'problem'>
  mediaType: string
  bytes: Buffer
  /** What the build compressed. Missing: it is compressed when it is first requested. */
  compressed?: Record<'br' | 'gzip', Buffer>
  /** Present: the address has another format too, and `Accept` chooses between the two. */
  variesByAccept?: true
  /** Present: the site is served over https only, and a header says so to browsers. */
  isSecure?: true
  /** Present: the response carries a visitor's cookie, so it is never sent without its route and never shared. */
  isPersonal?: true
  /** Name of the download. Missing: shown inline. Contains no quotation mark. */
  fileName?: string
  /** What may be in the page's one `<style>` element. Missing: it has none. */
  inlineStyle?: string
  /** What may be in the page's one inline `<script>` element. Missing: it has none. */
  inlineScript?: string
  /** Servers a page may play video from. Missing: none. */
  videoOrigins?: readonly string[]
}

/** One body as sent. Headers are flat (name, value, name, value) for `writeHead`. */
export interface ResponseBody {
  readonly bytes: Buffer
  /** Strong, with its quotes; each encoding has its own. */
  etag: string
  headers: string[]
  notModifiedHeaders: string[]
}

/** A 200 response in every encoding; `null` where an encoding saves nothing. */
export interface CompressedResponse {
  kind: ResponseDraft['kind']
  mediaType: string
  variesByAccept: boolean
  isPersonal: boolean
  bodies: Readonly<Record<ContentEncoding, ResponseBody | null>> & { readonly identity: ResponseBody }
}

/**
 * `fast` is for one visitor's response: brotli 5 takes 1 ms a page. `good` is for responses that are cached for all:
 * 10 ms, and a tenth smaller. `best` is for the build and for exports, which compress a file once: 40 ms, and another
 * hundredth smaller. `none`: as it is.
 */
export type CompressionEffort = 'none' | WorkingEffort
type WorkingEffort = 'fast' | 'good' | 'best'

/** Smaller bodies fit one packet anyway. */
const MIN_COMPRESSIBLE_BYTES = 256

const COMPRESSIBLE =
  /^(text\/|image\/svg\+xml|application\/(json|javascript|xml|atom\+xml|feed\+json|geo\+json|manifest\+json|problem\+json))/

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Compresses a response with headers and an ETag for each encoding, off the main thread. */
export async function compressResponse(
  draft: ResponseDraft,
  effort: CompressionEffort = 'fast',
): Promise<CompressedResponse> {
  const { kind, mediaType, bytes, variesByAccept = false, isPersonal = false } = draft
  const digest = (await digestOf(bytes)).slice(0, 27)
  const { br, gzip: gz } = draft.compressed ?? (await compress(bytes, mediaType, effort))
  const bodyOf = (encoding: ContentEncoding, body: Buffer) =>
    body.length < bytes.length ? buildBody(draft, copyAlone(body), encoding, `"${digest}-${encoding}"`) : null
  const bodies = {
    identity: buildBody(draft, bytes, 'identity', `"${digest}"`),
    br: bodyOf('br', br),
    gzip: bodyOf('gzip', gz),
  }
  return { kind, mediaType, variesByAccept, isPersonal, bodies }
}

/** A body in every encoding; uncompressed where compressing saves nothing. */
export async function compress(
  bytes: Buffer,
  mediaType: string,
  effort: CompressionEffort,
): Promise<Record<'br' | 'gzip', Buffer>> {
  const isCompressible = bytes.length >= MIN_COMPRESSIBLE_BYTES && COMPRESSIBLE.test(mediaType)
  if (!isCompressible || effort === 'none') return { br: bytes, gzip: bytes }
  const [br, gz] = await Promise.all([compressBrotli(bytes, effort), gzipAsync(bytes)])
  return { br, gzip: gz }
}

const HASHED_AT_ONCE = 1024 * 1024

/** In parts: the hash of the longest lists takes longer than a visitor should wait. */
async function digestOf(bytes: Buffer): Promise<string> {
  if (bytes.length <= HASHED_AT_ONCE) return hash('sha256', bytes, 'base64url')
  const digest = createHash('sha256')
  for (let start = 0; start < bytes.length; start += HASHED_AT_ONCE) {
    digest.update(bytes.subarray(start, start + HASHED_AT_ONCE))
    await setImmediate()
  }
  return digest.digest('base64url')
}

/**
 * More effort takes seconds for large bodies and saves next to nothing: three years of weekly figures are 6 MB. 500 road
 * events in one language are 330 KB, which quality 10 compresses in 0.3 s once a minute, to 4% less than 9.
 */
function brotliQuality(length: number, effort: WorkingEffort): number {
  if (effort === 'fast' || length > 1024 * 1024) return 5
  if (effort === 'best') return 11
  return length > 512 * 1024 ? 9 : 10
}

function compressBrotli(bytes: Buffer, effort: WorkingEffort): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality(bytes.length, effort),
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    // A window that the body fits into. With the usual one a compression takes tens of megabytes.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(Math.ceil(Math.log2(bytes.length + 16)), 16), 22),
  }
  return brotliAsync(bytes, { params })
}

export function headersOf({ kind, isPersonal, isSecure, ...page }: ResponseDraft): string[] {
  const headers = headersFor(kind, page).map((value) =>
    isPersonal === true ? value.replace(/^public,/, 'private,') : value,
  )
  return isSecure === true ? [...headers, ...ALWAYS_HTTPS] : headers
}

/** zlib returns slices of 16 KB buffers, and a cached slice would keep its whole buffer alive. */
function copyAlone({ buffer, byteOffset, length }: Buffer): Buffer {
  return Buffer.from(buffer.slice(byteOffset, byteOffset + length))
}

function buildBody(
  draft: ResponseDraft,
  bytes: Buffer,
  encoding: ContentEncoding,
  etag: string,
): ResponseBody {
  const { mediaType, variesByAccept = false, fileName } = draft
  const notModifiedHeaders = [
    // What never changes is never requested again.
    ...(draft.kind === 'hashedAsset' ? [] : ['ETag', etag]),
    ...['Vary', variesByAccept ? 'Accept, Accept-Encoding' : 'Accept-Encoding'],
    ...headersOf(draft),
  ]
  const headers = [
    ...['Content-Type', mediaType],
    ...['Content-Length', String(bytes.length)],
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    ...(fileName === undefined ? [] : ['Content-Disposition', `attachment; filename="${fileName}"`]),
    ...notModifiedHeaders,
  ]
  return { bytes, etag, headers, notModifiedHeaders }
}
