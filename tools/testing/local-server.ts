import { once } from 'node:events'
import type { Server } from 'node:http'

/** Has a server listen on a free port of this machine. */
export async function listenLocally(server: Server): Promise<{ url: string; close: () => void }> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port is free')
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${address.port}`, close }
}
