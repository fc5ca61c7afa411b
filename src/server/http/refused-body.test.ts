import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { aServer } from '../testing/a-server.ts'

const MEGABYTE = Buffer.alloc(1_000_000, 'x')
const FEEDBACK = 'POST /api/api/Email/SendFeedback HTTP/1.1'
const JSON_TYPE = 'Content-Type: application/json'

/** Sends a complete request of this many megabytes before reading anything, like simple clients. */
async function sendThenRead(url: string, lines: readonly string[], megabytes: number, isChunked = false) {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let isOpen = true
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => {
      isOpen = false
      resolve()
    })
  })
  socket.on('error', () => undefined)
  const framing = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${megabytes * MEGABYTE.length}`
  socket.write(`${[...lines, 'Host: a', framing].join('\r\n')}\r\n\r\n`)
  let sent = 0
  for (; sent < megabytes && isOpen; sent++) {
    if (isChunked) socket.write(`${MEGABYTE.length.toString(16)}\r\n`)
    const hasRoom = socket.write(MEGABYTE)
    if (isChunked) socket.write('\r\n')
    if (!hasRoom) await Promise.race([once(socket, 'drain'), closed]).catch(() => undefined)
  }
  if (isChunked && isOpen) socket.write('0\r\n\r\n')
  // Starts reading here.
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  await Promise.race([once(socket, 'data'), closed]).catch(() => undefined)
  socket.destroy()
  return { text: Buffer.concat(chunks).toString('latin1'), sent }
}

test.each([
  ['too large', [FEEDBACK, JSON_TYPE, 'X-Own: yes'], 413],
  ['of another type', [FEEDBACK, 'Content-Type: text/plain'], 415],
  ['of another site', [FEEDBACK, JSON_TYPE], 403],
  ['for an address that does not exist', ['POST /api/unknown HTTP/1.1', JSON_TYPE], 404],
  ['for a page', ['POST /app/discover HTTP/1.1', JSON_TYPE], 405],
  ['with a header that is too long', [FEEDBACK, `Accept: ${'x'.repeat(2000)}`], 431],
] as const)('a body of 8 MB that is %s gets a response its sender can read', async (_, lines, status) => {
  const { url } = await aServer()
  const token = /XSRF-TOKEN=([^;]+)/.exec(
    (await fetch(`${url}/app/contact-us`)).headers.getSetCookie().join(),
  )?.[1]
  const own = status === 403 ? [] : [`Cookie: XSRF-TOKEN=${token}`, `X-XSRF-TOKEN: ${token}`]
  for (const connection of ['keep-alive', 'close']) {
    for (const isChunked of [false, true]) {
      const { text, sent } = await sendThenRead(
        url,
        [...lines, ...own, `Connection: ${connection}`],
        8,
        isChunked,
      )
      expect(sent).toBe(8)
      expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
      expect(text).toContain('content-type: application/problem+json; charset=utf-8')
    }
  }
})

test.each([
  'POST /api/unknown HTTP/1.1',
  'GET /app/discover HTTP/1.1',
  'GET /app/discover?from=test HTTP/1.1',
  'HEAD /api/api/Documents/GetStats HTTP/1.1',
])('an endless body is not read forever: %s', async (line) => {
  const { url } = await aServer()
  const { sent } = await sendThenRead(url, [line, JSON_TYPE], 200, true)
  // 16 MB are read; some more are in the connection's buffers.
  expect(sent).toBeLessThan(60)
})

test('a request for a page with a small body still gets the page', async () => {
  const { url } = await aServer()
  const { text } = await sendThenRead(url, ['GET /app/discover HTTP/1.1', 'Connection: close'], 1, true)
  expect(text).toMatch(/^HTTP\/1\.1 200 /)
})
