import { hash } from 'node:crypto'
import type { ContentEncoding } from '../http/accept-encoding.ts'
import { type AnswerKind, headersFor } from '../http/security-headers.ts'
import { isWorthPacking, type PackingEffort, packBrotli, packGzip } from './compress-body.ts'

/** What an address is to answer, before it is packed. */
export interface AnswerDraft {
  /** Address path, as it stands in a request. */
  path: string
  kind: Exclude<AnswerKind, 'problem'>
  mediaType: string
  bytes: Buffer
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
export interface PreparedAnswer {
  kind: AnswerDraft['kind']
  mediaType: string
  /** Whether it could still be packed smaller. */
  effort: PackingEffort
  bodies: Readonly<Record<ContentEncoding, PreparedBody | null>> & { readonly identity: PreparedBody }
}

/** Packs an answer quickly, or takes over the previous one when its bytes are the same. */
export async function prepareAnswer(
  draft: AnswerDraft,
  previous: PreparedAnswer | undefined,
): Promise<PreparedAnswer> {
  if (
    previous !== undefined &&
    previous.kind === draft.kind &&
    previous.mediaType === draft.mediaType &&
    previous.bodies.identity.bytes.equals(draft.bytes)
  ) {
    return previous
  }
  const digest = hash('sha256', draft.bytes, 'base64url').slice(0, 27)
  const identity = prepareBody(draft, draft.bytes, 'identity', `"${digest}"`)
  const { kind, mediaType, bytes } = draft
  if (!isWorthPacking(bytes, mediaType)) {
    return freeze({ kind, mediaType, effort: 'smallest', bodies: { identity, br: null, gzip: null } })
  }
  const br = await packBrotli(bytes, 'quick')
  const gzip = await packGzip(bytes)
  return freeze({
    kind,
    mediaType,
    effort: 'quick',
    bodies: {
      identity,
      // A tag of its own: the same page packed smaller is other bytes.
      br: br === null ? null : prepareBody(draft, br, 'br', `"${digest}-quick-br"`),
      gzip: gzip === null ? null : prepareBody(draft, gzip, 'gzip', `"${digest}-gzip"`),
    },
  })
}

/** Packs an answer that was packed quickly as small as it gets. */
export async function packSmallest(answer: PreparedAnswer): Promise<PreparedAnswer> {
  const { identity } = answer.bodies
  const packed = await packBrotli(identity.bytes, 'smallest')
  const etag = identity.etag.replace(/"$/, '-br"')
  const br = packed === null ? null : prepareBody(answer, packed, 'br', etag)
  return freeze({ ...answer, effort: 'smallest', bodies: { ...answer.bodies, br } })
}

function prepareBody(
  answer: Pick<AnswerDraft, 'kind' | 'mediaType'>,
  bytes: Buffer,
  encoding: ContentEncoding,
  etag: string,
): PreparedBody {
  const unchangedHeaders = ['ETag', etag, 'Vary', 'Accept-Encoding', ...headersFor(answer.kind)]
  return Object.freeze({
    bytes,
    etag,
    unchangedHeaders,
    headers: [
      ...['Content-Type', answer.mediaType],
      ...['Content-Length', String(bytes.length)],
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
      ...unchangedHeaders,
    ],
  })
}

function freeze(answer: PreparedAnswer): PreparedAnswer {
  Object.freeze(answer.bodies)
  return Object.freeze(answer)
}
