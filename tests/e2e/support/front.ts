import { once } from 'node:events'
import { createServer, request } from 'node:http'

/** A proxy in front of a site, with which a test simulates what visitors see over weeks. */
export interface Front {
  url: string
  /** From now on, serves the service worker of a new version. */
  publishNewVersion: () => void
  /** From now on, no connection gets a response, as when the site is down; `false` ends it. */
  setDown: (isDown: boolean) => void
  stop: () => Promise<void>
}

/** Starts a proxy on loopback in front of the site at `target`. */
export async function startFront(target: string): Promise<Front> {
  let version = 1
  let isDown = false
  const server = createServer((incoming, outgoing) => {
    if (isDown) return incoming.socket.destroy()
    const isWorker = incoming.url === '/sw.js'
    // A service worker to be changed must arrive uncompressed.
    const headers = isWorker ? { ...incoming.headers, 'accept-encoding': 'identity' } : incoming.headers
    const forwarded = request(
      target + incoming.url,
      { method: incoming.method, headers },
      async (response) => {
        if (!isWorker || response.statusCode !== 200) {
          outgoing.writeHead(response.statusCode ?? 502, response.rawHeaders)
          return response.pipe(outgoing)
        }
        const { 'content-length': _, etag, ...kept } = response.headers
        outgoing.writeHead(200, { ...kept, etag: `"${version}"` })
        for await (const chunk of response) outgoing.write(chunk)
        return outgoing.end(`\n// Version ${version}\n`)
      },
    )
    forwarded.on('error', () => incoming.socket.destroy())
    incoming.pipe(forwarded)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The front has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    publishNewVersion: () => {
      version += 1
    },
    setDown: (down) => {
      isDown = down
      if (down) server.closeAllConnections()
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
