import { namedHeaders } from '../../src/server/http/security-headers.ts'
import type { CompressionEffort } from '../../src/server/snapshot/compressed-response.ts'

/** One address of the exported site, as the live server would send it. */
export interface ExportedResponse {
  /** Address as in a request; a table in CSV ends with `?format=csv`. */
  address: string
  /** Path below the exported folder, with `/`. */
  file: string
  status: 200 | 404 | 410
  /** The live response's, without its length, encoding and validators. */
  headers: Readonly<Record<string, string>>
  body: ExportedBody
}

/** The bytes of a response. Published files are copied unchanged from the content folder. */
export type ExportedBody =
  | { kind: 'bytes'; identity: Buffer; effort: CompressionEffort; compress: Compress }
  | { kind: 'copy'; path: string; bytes: number; sha256: string }

/** Compresses a body in both formats; `null` where compression saves nothing. */
type Compress = () => Promise<{ br: Buffer | null; gzip: Buffer | null }>

/** A body that is too small or too rarely requested to be compressed. */
export function plainBody(identity: Buffer): ExportedBody {
  return { kind: 'bytes', identity, effort: 'none', compress: async () => ({ br: null, gzip: null }) }
}

/** What differs between servers, or between the encodings of one response. */
const NOT_EXPORTED = new Set([
  ...['content-length', 'content-encoding', 'etag', 'last-modified', 'accept-ranges', 'date'],
])

/** Flat headers (name, value, name, value) by name, without those that a web server adds itself. */
export function exportedHeaders(flat: readonly string[]): Record<string, string> {
  const named = Object.entries(namedHeaders(flat))
  return Object.fromEntries(named.filter(([name]) => !NOT_EXPORTED.has(name.toLowerCase())))
}
