import type { Upstream, UpstreamOutcome } from '../../upstream/fetch-upstream.ts'
import type { PictureVersion } from './frames.ts'
import { type PictureFacts, readPictureFacts } from './read-picture.ts'
import type { Look } from './view-watch.ts'

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
