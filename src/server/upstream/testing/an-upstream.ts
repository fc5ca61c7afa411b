import { createServer, type RequestListener } from 'node:http'
import { onTestFinished } from 'vitest'

/** An agency's server on a free port of this machine, which stops with the test. */
export async function anUpstream(body: RequestListener): Promise<{ url: string; requested: string[] }> {
  const requested: string[] = []
  const server = createServer((request, response) => {
    requested.push(request.url ?? '')
    body(request, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return { url: `http://127.0.0.1:${address.port}`, requested }
}
