import { expect, test } from 'vitest'
import { aSharedServer } from '../testing/a-server.ts'
import { rawRequest } from '../testing/raw-request.ts'

const server = aSharedServer()

// One cached URL, some that go through the framework, and one that accepts a body.
const REQUESTS = [
  'GET /app/documents HTTP/1.1',
  'GET /app/documents?from=test HTTP/1.1',
  'GET /api/api/Metrics/GetTable/annual-2026 HTTP/1.1',
  'POST /api/api/Email/SendFeedback HTTP/1.1',
]

test.each([
  ['Accept', 1024],
  ['Accept-Encoding', 1024],
  ['Accept-Language', 1024],
  ['Content-Type', 1024],
  ['Idempotency-Key', 1024],
  ['If-Match', 4096],
  ['If-Modified-Since', 1024],
  ['If-None-Match', 4096],
  ['If-Range', 1024],
  ['If-Unmodified-Since', 1024],
  ['Origin', 1024],
  ['Range', 1024],
  ['Sec-Fetch-Site', 1024],
  ['X-Forwarded-For', 1024],
  ['X-XSRF-TOKEN', 1024],
  ['Cookie', 8192],
] as const)('a request whose header %s is longer than %i characters is refused', async (name, most) => {
  const { url } = await server()
  for (const line of REQUESTS) {
    const fits = await rawRequest(url, [line, `${name}: ${'x'.repeat(most)}`])
    expect(fits.status, line).not.toBe(431)
    const tooLong = await rawRequest(url, [line, `${name}: ${'x'.repeat(most + 1)}`])
    expect(tooLong.status, line).toBe(431)
    expect(tooLong.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(JSON.parse(tooLong.body.toString()).detail).toBe(
      `The header ${name.toLowerCase()} may have ${most} characters at most.`,
    )
  }
})

test('a request with two hosts is refused, however they are written', async () => {
  const { url } = await server()
  for (const line of REQUESTS) {
    for (const second of ['Host: traffic.example.gov', 'hOST: evil.example', 'Host:']) {
      const response = await rawRequest(url, [line, second])
      expect([response.status, response.headers['content-type']], second).toEqual([
        400,
        'application/problem+json; charset=utf-8',
      ])
    }
  }
})

test('headers that the server does not read may be as long as the limit for all headers allows', async () => {
  const { url } = await server()
  for (const line of REQUESTS.slice(0, 2)) {
    const response = await rawRequest(url, [line, `User-Agent: ${'x'.repeat(9000)}`])
    expect(response.status).toBe(200)
  }
})
