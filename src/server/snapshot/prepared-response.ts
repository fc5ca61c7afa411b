import { hash } from 'node:crypto'
import type { ContentEncoding } from '../http/accept-encoding.ts'
import { ALWAYS_HTTPS, headersFor, type ResponseKind } from '../http/security-headers.ts'
import { holdAlone, isWorthPacking, type PackingEffort, packBrotli, packGzip } from './compress-body.ts'

/** What an address is to answer, before it is packed. */
export interface ResponseDraft {
  /** Address path, as it stands in a request. */
  path: string
  kind: Exclude<ResponseKind, 'problem'>
  mediaType: string
  bytes: Buffer
  /** Present: the same is to be had in another format, and `Accept` chooses between the two. */
  variesByAccept?: true
  /** Present: the site is reached over https alone, and browsers are told so. */
  isSecure?: true
  /** Name under which it is saved. Missing: it is shown. Holds no quotation mark. */
  fileName?: string
  /** Servers from which a page may play video. Missing: none. */
  videoOrigins?: readonly string[]
}

/** One body as it goes on the wire. Headers are flat (name, value, name, value) for `writeHead`. */
export interface PreparedBody {
  bytes: Buffer
  /** Strong, with its quotes; differs from the same answer in another encoding. */
  etag: string
  headers: string[]
  /** For a 304. */
  unchangedHeaders: string[]
}

/** One address answered with 200 in every encoding that is worth it; `null` where none is. */
export interface PreparedResponse {
  kind: ResponseDraft['kind']
  mediaType: string
  variesByAccept: boolean
  isSecure: boolean
  /** `null`: it is shown rather than saved. */
  fileName: string | null
  videoOrigins: readonly string[]
  /** Whether it could still be packed smaller. */
  effort: PackingEffort
  bodies: Readonly<Record<ContentEncoding, PreparedBody | null>> & { readonly identity: PreparedBody }
}

/**
 * Larger bodies stay packed quickly. Three years of weekly figures are 6 MB of much the same: packing them
 * harder takes a processor ten seconds, to make 4 % of their size 3 %.
 */
const LARGE_BYTES = 1024 * 1024

/** Packs an answer, or takes over the previous one when its bytes are the same. */
export async function prepareResponse(
  draft: ResponseDraft,
  previous: PreparedResponse | undefined,
  effort: Exclude<PackingEffort, 'smallest'> = 'quick',
): Promise<PreparedResponse> {
  if (
    previous !== undefined &&
    previous.kind === draft.kind &&
    previous.mediaType === draft.mediaType &&
    previous.bodies.identity.bytes.equals(draft.bytes)
  ) {
    return previous
  }
  const digest = hash('sha256', draft.bytes, 'base64url').slice(0, 27)
  const { kind, mediaType, bytes, variesByAccept = false, isSecure = false, fileName = null } = draft
  const { videoOrigins = [] } = draft
  const response = { kind, mediaType, variesByAccept, isSecure, fileName, videoOrigins }
  const identity = prepareBody(response, holdAlone(bytes), 'identity', `"${digest}"`)
  if (!isWorthPacking(bytes, mediaType)) {
    return freeze({ ...response, effort: 'smallest', bodies: { identity, br: null, gzip: null } })
  }
  const br = await packBrotli(bytes, effort)
  const gzip = await packGzip(bytes)
  return freeze({
    ...response,
    effort: bytes.length > LARGE_BYTES ? 'smallest' : effort,
    bodies: {
      identity,
      // A tag of its own: the same page packed smaller is other bytes.
      br: br === null ? null : prepareBody(response, br, 'br', `"${digest}-${effort}-br"`),
      gzip: gzip === null ? null : prepareBody(response, gzip, 'gzip', `"${digest}-gzip"`),
    },
  })
}

/** Packs an answer that was packed quickly as small as it gets. */
export async function packSmallest(response: PreparedResponse): Promise<PreparedResponse> {
  const { identity } = response.bodies
  const packed = await packBrotli(identity.bytes, 'smallest')
  const etag = identity.etag.replace(/"$/, '-br"')
  const br = packed === null ? null : prepareBody(response, packed, 'br', etag)
  return freeze({ ...response, effort: 'smallest', bodies: { ...response.bodies, br } })
}

function prepareBody(
  response: Omit<PreparedResponse, 'effort' | 'bodies'>,
  bytes: Buffer,
  encoding: ContentEncoding,
  etag: string,
): PreparedBody {
  const vary = response.variesByAccept ? 'Accept, Accept-Encoding' : 'Accept-Encoding'
  const unchangedHeaders = [
    'ETag',
    etag,
    'Vary',
    vary,
    ...headersFor(response.kind, response.videoOrigins),
    ...(response.isSecure ? ALWAYS_HTTPS : []),
  ]
  return Object.freeze({
    bytes,
    etag,
    unchangedHeaders,
    headers: [
      ...['Content-Type', response.mediaType],
      ...['Content-Length', String(bytes.length)],
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
      ...(response.fileName === null
        ? []
        : ['Content-Disposition', `attachment; filename="${response.fileName}"`]),
      ...unchangedHeaders,
    ],
  })
}

function freeze(response: PreparedResponse): PreparedResponse {
  Object.freeze(response.bodies)
  return Object.freeze(response)
}
