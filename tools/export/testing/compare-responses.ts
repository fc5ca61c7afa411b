import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** One response as received, with its body decompressed. */
export interface ReceivedResponse {
  status: number
  headers: Readonly<Record<string, string>>
  body: Buffer
}

/** A visitor who already has the pages' cookie, so none is set. */
const COOKIE = 'XSRF-TOKEN=known'

/** Headers that differ between any two servers. For ETags, only their presence is compared. */
const NOT_COMPARED = new Set([
  ...[
    'date',
    'server',
    'connection',
    'keep-alive',
    'etag',
    'last-modified',
    'content-length',
    'transfer-encoding',
  ],
])

/** Requests an address exactly as given, without following redirects. */
export async function readResponse(
  url: string,
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<ReceivedResponse> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url + address, { headers: { cookie: COOKIE, ...headers } }, resolve).once('error', reject)
  })
  const sent = await buffer(response)
  return {
    status: response.statusCode ?? 0,
    headers: Object.fromEntries(
      Object.entries(response.headers).map(([name, value]) => [name, String(value)] as const),
    ),
    body: decompress(sent, response.headers['content-encoding']),
  }
}

/** The part of two responses that must be equal; `ignored` are prefixes of header names. */
export function comparedPart(
  { status, headers, body }: ReceivedResponse,
  ignored: readonly string[] = [],
): unknown {
  const compared = Object.entries(headers).filter(
    ([name]) => !NOT_COMPARED.has(name) && !ignored.some((start) => name.startsWith(start)),
  )
  // Nobody reads the body of a redirect.
  if (status > 300 && status < 400) return { status, location: headers.location }
  // A web server may send an ETag for immutable files, which nobody revalidates.
  const hasTag = headers['cache-control']?.includes('immutable') === true || 'etag' in headers
  return { status, headers: Object.fromEntries(compared.sort()), hasTag, body: bodyText(body) }
}

/** The request id differs each time. */
function bodyText(body: Buffer): string {
  return body.toString('latin1').replace(/"requestId":"[^"]*"/, '"requestId":"…"')
}

function decompress(sent: Buffer, encoding: string | undefined): Buffer {
  if (sent.length === 0) return sent
  if (encoding === 'br') return brotliDecompressSync(sent)
  return encoding === 'gzip' ? gunzipSync(sent) : sent
}
