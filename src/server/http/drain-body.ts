import type { IncomingMessage } from 'node:http'

/** Enough for a form with pictures sent by mistake. */
const MAX_DRAINED_BYTES = 16 * 1024 * 1024

/**
 * Reads and discards the remaining body of a refused request, up to a limit. Otherwise a client that sends the whole body
 * before it reads would only see a broken connection, not the reason. Resolves to `false` at the limit.
 */
export function drainBody(request: IncomingMessage): Promise<boolean> {
  if (!hasBody(request) || request.complete || request.readableEnded || request.destroyed)
    return Promise.resolve(true)
  if (Number(request.headers['content-length']) > MAX_DRAINED_BYTES) return Promise.resolve(false)
  return new Promise((resolve) => {
    let drained = 0
    const end = () => finish(true)
    const count = (chunk: Buffer) => {
      drained += chunk.length
      if (drained > MAX_DRAINED_BYTES) finish(false)
    }
    const finish = (isWhole: boolean) => {
      request.off('data', count).off('end', end).off('close', end).off('error', end)
      if (!isWhole) request.pause()
      resolve(isWhole)
    }
    request.on('data', count).once('end', end).once('close', end).once('error', end)
    request.resume()
  })
}

export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { 'content-length': length, 'transfer-encoding': coding } = headers
  return coding !== undefined || (length !== undefined && length !== '0')
}
