import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** Stands before a server and counts what a browser fetches from it, whichever of its processes or workers asks. */
export interface CountingProxy {
  url: string
  /** So far. */
  read: () => { bytes: number; requests: number }
  stop: () => void
}

const REQUEST_LINE = /^[A-Z]+ \/\S* HTTP\/1\.1\r\n/

/** Listens on a free port. Bytes are those of the answers with their headers, as HTTP/1.1 sends them. */
export async function startCountingProxy(serverUrl: string): Promise<CountingProxy> {
  const { hostname, port } = new URL(serverUrl)
  const count = { bytes: 0, requests: 0 }
  const open = new Set<Socket>()
  const proxy = createServer((visitor) => {
    const server = connect(Number(port), hostname)
    for (const socket of [visitor, server]) {
      open.add(socket)
      // Either side may go at any time.
      socket.on('error', () => undefined)
      socket.on('close', () => open.delete(socket))
    }
    // A browser sends each request in one piece, and the next on a connection after the answer.
    visitor.on('data', (chunk: Buffer) => {
      if (REQUEST_LINE.test(chunk.toString('latin1'))) count.requests += 1
    })
    server.on('data', (chunk: Buffer) => {
      count.bytes += chunk.length
    })
    visitor.pipe(server).pipe(visitor)
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  if (address === null || typeof address === 'string') throw new Error('No port is free')
  return {
    url: `http://127.0.0.1:${address.port}`,
    read: () => ({ ...count }),
    stop: () => {
      for (const socket of open) socket.destroy()
      proxy.close()
    },
  }
}
