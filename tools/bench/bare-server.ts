import { createServer, get } from 'node:http'

/**
 * The least a Node server can do: sends one body, fetched once from the given address.
 * The product's own cost is compared with it.
 */
const address = process.argv[2] ?? ''
const body = await new Promise<Buffer>((resolve, reject) => {
  get(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
    response.toArray().then((chunks) => resolve(Buffer.concat(chunks)), reject)
  }).once('error', reject)
})
const server = createServer((_, response) => {
  response.writeHead(200, ['content-type', 'text/html; charset=utf-8', 'content-length', String(body.length)])
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const bound = server.address()
  if (bound !== null && typeof bound === 'object') process.send?.(`http://127.0.0.1:${bound.port}/`)
})
