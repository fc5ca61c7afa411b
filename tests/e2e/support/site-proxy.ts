import { once } from 'node:events'
import { createServer, request } from 'node:http'

/** A proxy in front of a site, to simulate new versions and outages. */
export interface SiteProxy {
  url: string
  /** Serves the service worker of a new version from now on. */
  publishNewVersion: () => void
  /** `true`: no connection gets a response, as when the site is down. */
  setDown: (isDown: boolean) => void
  stop: () => Promise<void>
}

/** Starts a proxy on loopback in front of the site at `target`. */
export async function startProxy(target: string): Promise<SiteProxy> {
  let version = 1
  let isDown = false
  const server = createServer((incoming, outgoing) => {
    if (isDown) return incoming.socket.destroy()
    const isWorker = incoming.url === '/sw.js'
    // Uncompressed, so that the service worker can be changed.
    const headers = isWorker ? { ...incoming.headers, 'accept-encoding': 'identity' } : incoming.headers
    const forwarded = request(
      target + incoming.url,
      { method: incoming.method, headers },
      async (response) => {
        if (!isWorker || response.statusCode !== 200) {
          outgoing.writeHead(response.statusCode ?? 502, response.rawHeaders)
          return response.pipe(outgoing)
        }
        const { 'content-length': _, etag, ...others } = response.headers
        outgoing.writeHead(200, { ...others, etag: `"${version}"` })
        for await (const chunk of response) outgoing.write(chunk)
        return outgoing.end(`\n// Version ${version}\n`)
      },
    )
    forwarded.on('error', () => incoming.socket.destroy())
    incoming.pipe(forwarded)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port')
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
