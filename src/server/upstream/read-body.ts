import type { IncomingMessage } from 'node:http'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

type ReadBody =
  | { kind: 'read'; bytes: Buffer; sent: number }
  | { kind: 'failed'; reason: 'tooLarge' | 'cutShort' }

class TooLargeError extends Error {}

/**
 * Reads a response's body, decompressed, and gives up as soon as more than `mostBytes` came over the wire or out of the
 * decompression: a few kilobytes can become gigabytes, and a response may never end. Aborting is thrown on.
 */
export async function readBody(response: IncomingMessage, mostBytes: number): Promise<ReadBody> {
  if (Number(response.headers['content-length'] ?? 0) > mostBytes) {
    response.destroy()
    return { kind: 'failed', reason: 'tooLarge' }
  }
  let sent = 0
  response.on('data', (chunk: Buffer) => {
    sent += chunk.length
    if (sent > mostBytes) response.destroy(new TooLargeError())
  })
  const chunks: Buffer[] = []
  let decompressed = 0
  const sink = new Writable({
    write: (chunk: Buffer, _, done) => {
      decompressed += chunk.length
      if (decompressed > mostBytes) return done(new TooLargeError())
      chunks.push(chunk)
      done()
    },
  })
  try {
    const decompress = decompressorOf(response.headers['content-encoding'])
    await (decompress === null ? pipeline(response, sink) : pipeline(response, decompress, sink))
    return { kind: 'read', bytes: Buffer.concat(chunks, decompressed), sent }
  } catch (error) {
    if (error instanceof TooLargeError) return { kind: 'failed', reason: 'tooLarge' }
    if (isBrokenOff(error)) return { kind: 'failed', reason: 'cutShort' }
    throw error
  }
}

function decompressorOf(encoding: string | undefined) {
  switch (encoding?.trim().toLowerCase()) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip()
    case 'deflate':
      return createInflate()
    case 'br':
      return createBrotliDecompress()
    default:
      return null
  }
}

/** The connection ended too early, or the compressed data is damaged. */
function isBrokenOff(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false
  return /^(Z_|ERR__|ERR_BROTLI|ECONNRESET$|ERR_STREAM_PREMATURE_CLOSE$)/.test(error.code)
}
