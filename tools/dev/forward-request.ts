import { type IncomingMessage, request, type ServerResponse } from 'node:http'

/** Hands a request on to the server at `origin` and its answer back, both as they are. */
export function forwardRequest(origin: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const onward = request(origin + (incoming.url ?? '/'), {
    method: incoming.method,
    headers: incoming.headers,
  })
  onward.on('response', (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers)
    response.pipe(outgoing)
  })
  onward.on('error', (error) => outgoing.writeHead(502).end(`The server does not answer: ${error.message}\n`))
  incoming.pipe(onward)
}
