import { once } from 'node:events'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { createListener } from './http-server.ts'
import { aMessageServer } from './messages/testing/a-message-server.ts'
import { aServer } from './testing/a-server.ts'

/** Sends these bytes unchanged and reads until the server closes, or sends nothing more for a moment. */
async function exchange(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  const chunks: Buffer[] = []
  // A refused connection may close during a write.
  socket.on('error', () => undefined)
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  socket.write(bytes, 'latin1')
  await once(socket, 'close')
  return Buffer.concat(chunks).toString('latin1')
}

const POST = 'POST /api/api/Email/SendFeedback HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n'
const HIDDEN = 'GET /healthz HTTP/1.1\r\nHost: a\r\nX-Hidden: yes\r\nConnection: close\r\n\r\n'

test('a request whose end is ambiguous between two servers is refused, and no request can hide behind it', async () => {
  const { url } = await aServer()
  const shapes = [
    `${POST}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
    `${POST}Content-Length: 0\r\nContent-Length: 44\r\n\r\n${HIDDEN}`,
    `${POST}Content-Length: +4\r\n\r\n${HIDDEN}`,
    `${POST}Content-Length: 0x4\r\n\r\n${HIDDEN}`,
    `${POST}Content-Length : 4\r\n\r\n${HIDDEN}`,
    `${POST}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
    `${POST}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
    `${POST}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n${HIDDEN}`,
    `${POST}X-A: b\rContent-Length: 4\r\n\r\n${HIDDEN}`,
    `GET / HTTP/1.1\r\nHost: a\r\nX\0Y: b\r\n\r\n${HIDDEN}`,
  ]
  for (const shape of shapes) {
    const responses = await exchange(url, shape)
    expect(responses.match(/^HTTP\/1\.1 \d+/gm), JSON.stringify(shape)).toEqual(['HTTP/1.1 400'])
  }
})

test('a visitor who sends a character per second, or an endless body, is disconnected', async () => {
  const timeLimits = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 }
  const server = createListener((request) => request.resume(), { timeLimits })
  // As the framework does for the real server.
  server.on('clientError', (_, socket) => socket.end('HTTP/1.1 408 Request Timeout\r\n\r\n'))
  server.listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  const url = typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : ''
  expect(await exchange(url, 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ')).toContain('408')
  expect(await exchange(url, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{')).toContain('408')
})

test('the real time limits are short, and headers and addresses are bounded', async () => {
  const server = createListener(() => undefined)
  expect(server.headersTimeout).toBeLessThanOrEqual(10_000)
  expect(server.requestTimeout).toBeLessThanOrEqual(30_000)
  expect(server.timeout).toBeLessThanOrEqual(60_000)
  const { url } = await aServer()
  const long = 'x'.repeat(20_000)
  const ending = 'Host: a\r\nConnection: close\r\n\r\n'
  expect(await exchange(url, `GET / HTTP/1.1\r\nX-Long: ${long}\r\n${ending}`)).toMatch(/^HTTP\/1\.1 431/)
  expect(await exchange(url, `GET /${long.slice(0, 5000)} HTTP/1.1\r\n${ending}`)).toMatch(/^HTTP\/1\.1 414/)
})

test('no spelling of a path reaches an unpublished file', async () => {
  const { url } = await aServer()
  const paths = [
    '/files/../package.json',
    '/files/..%2f..%2fpackage.json',
    '/files/%2e%2e/%2e%2e/etc/passwd',
    '/files/..%5c..%5cetc%5cpasswd',
    '/files/%252e%252e%252fetc%252fpasswd',
    '/files//etc/passwd',
    '/files/etc/passwd%00.pdf',
    '/assets/../../src/server/main.ts',
    '/files/%c0%ae%c0%ae/etc/passwd',
    '/.git/config',
    '/.env',
  ]
  for (const path of paths) {
    const response = await exchange(url, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    expect(response, path).toMatch(/^HTTP\/1\.1 (302|400|404)/)
    expect(response, path).not.toMatch(/root:|dependencies|startServer/)
  }
})

test('JSON that would modify every object, and a body that decompresses to a thousand times its size, have no effect', async () => {
  const { send } = await aMessageServer()
  const message = '"topic":"other","message":"A message about a ramp."'
  for (const evil of ['"__proto__":{"isAdmin":true}', '"constructor":{"prototype":{"isAdmin":true}}']) {
    const response = await send('SendFeedback', `{${message},${evil}}`)
    expect([400, 422], evil).toContain(response.status)
  }
  expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false)
  const bomb = gzipSync(Buffer.alloc(20_000_000, ' '))
  expect(bomb.length).toBeLessThan(32 * 1024)
  const headers = { 'content-encoding': 'gzip' }
  const response = await send('SendFeedback', bomb.toString('latin1'), headers)
  expect([400, 415]).toContain(response.status)
  const deep = `{${message},"about":${'['.repeat(15_000)}${']'.repeat(15_000)}}`
  expect([400, 413, 422]).toContain((await send('SendFeedback', deep)).status)
})

test('nothing in a request starts a new line in the log', async () => {
  const { url, lines } = await aServer({ config: { logLevel: 'trace' } })
  const before = lines.length
  const forged = '%0d%0a{"level":50,"msg":"forged"}'
  await exchange(
    url,
    `GET /api/api/${forged} HTTP/1.1\r\nHost: a\r\nUser-Agent: {"msg":"forged"}\r\nConnection: close\r\n\r\n`,
  )
  await expect.poll(() => lines.length).toBeGreaterThan(before)
  // The test's server parsed each line as one JSON value; none of them is the visitor's.
  expect(lines.filter(({ msg }) => String(msg).includes('forged'))).toEqual([])
  expect(JSON.stringify(lines)).not.toContain('forged')
})

test('over https, browsers learn to always use it; over http, they do not', async () => {
  const secure = await fetch(`${(await aServer()).url}/app/discover`)
  expect(secure.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
  expect(secure.headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(secure.headers.get('permissions-policy')).toContain('camera=()')
  const plain = await fetch(`${(await aServer({ config: { publicUrl: null } })).url}/app/discover`)
  expect(plain.headers.get('strict-transport-security')).toBeNull()
})
