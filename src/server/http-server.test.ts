import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { aServer, aSharedServer } from './testing/a-server.ts'
import { rawRequest } from './testing/raw-request.ts'

const server = aSharedServer()

const identity = (bytes: Buffer) => bytes
const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync, none: identity }

// Each URL once as cached, and once with a query, which goes through the framework.
const ADDRESSES = ['/app/documents', '/app/documents?from=test'] as const

test.each([
  [null, 'none'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0', 'none'],
  ['identity', 'none'],
  ['identity;q=0, *', 'br'],
] as const)('with Accept-Encoding %o, the same page is compressed as %s', async (accept, encoding) => {
  const { url } = await server()
  const plain = await rawRequest(url, ['GET /app/documents HTTP/1.1'])
  for (const address of ADDRESSES) {
    const lines = [`GET ${address} HTTP/1.1`, ...(accept === null ? [] : [`Accept-Encoding: ${accept}`])]
    const response = await rawRequest(url, lines)
    expect(response.status).toBe(200)
    expect(response.headers['content-encoding'] ?? 'none').toBe(encoding)
    expect(response.headers['content-length']).toBe(String(response.body.length))
    expect(response.headers.vary).toBe('Accept-Encoding')
    expect(UNPACK[encoding](response.body).toString()).toBe(plain.body.toString())
  }
})

test.each(['identity;q=0', '*;q=0', 'gzip;q=0, identity;q=0'])(
  'a client that accepts none of our encodings (%s) gets a 406',
  async (accept) => {
    const { url } = await server()
    for (const address of ADDRESSES) {
      const response = await rawRequest(url, [`GET ${address} HTTP/1.1`, `Accept-Encoding: ${accept}`])
      expect(response.status).toBe(406)
      expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    }
  },
)

test('each encoding of a page has its own ETag, and only that one gets "not modified"', async () => {
  const { url } = await server()
  const etagOf = async (accept: string) => {
    const response = await rawRequest(url, ['GET /app/documents HTTP/1.1', `Accept-Encoding: ${accept}`])
    return response.headers.etag ?? ''
  }
  const etags = await Promise.all(['br', 'gzip', 'identity'].map(etagOf))
  expect(new Set(etags).size).toBe(3)
  for (const address of ADDRESSES) {
    const statuses = etags.map(async (etag) => {
      const lines = [`GET ${address} HTTP/1.1`, 'Accept-Encoding: br', `If-None-Match: ${etag}`]
      return (await rawRequest(url, lines)).status
    })
    expect(await Promise.all(statuses)).toEqual([304, 200, 200])
  }
})

test.each(['"other", ETAG', 'W/ETAG', '*'])(
  'a 304 to If-None-Match: %s has no body but its validator',
  async (list) => {
    const { url } = await server()
    const { etag = '' } = (await rawRequest(url, ['GET /app/documents HTTP/1.1'])).headers
    for (const address of ADDRESSES) {
      const condition = `If-None-Match: ${list.replace('ETAG', etag)}`
      const response = await rawRequest(url, [`GET ${address} HTTP/1.1`, condition])
      expect(response.status).toBe(304)
      expect(response.body).toHaveLength(0)
      expect(response.headers).toMatchObject({
        etag,
        vary: 'Accept-Encoding',
        'cache-control': 'public, no-cache',
      })
      expect(response.headers).not.toHaveProperty('content-length')
    }
  },
)

test('a client that insists on one version gets an error when that version is gone', async () => {
  const { url } = await server()
  for (const address of ADDRESSES) {
    expect((await rawRequest(url, [`GET ${address} HTTP/1.1`, 'If-Match: "old"'])).status).toBe(412)
    expect((await rawRequest(url, [`GET ${address} HTTP/1.1`, 'If-Match: *'])).status).toBe(200)
  }
})

test.each([
  '/app/documents',
  '/app/documents?a=b',
  '/api/api/Documents/GetStats',
  '/healthz',
  '/api/unknown',
])('HEAD %s returns the headers of GET and no body', async (address) => {
  const { url } = await server()
  const get = await rawRequest(url, [`GET ${address} HTTP/1.1`])
  const head = await rawRequest(url, [`HEAD ${address} HTTP/1.1`])
  const { date: _date, ...headers } = get.headers
  expect(head.body).toHaveLength(0)
  expect(head.status).toBe(get.status)
  expect(head.headers).toMatchObject(headers)
})

test.each([
  ['GET http://traffic.example.gov/app/documents HTTP/1.1', 200],
  ['GET http://traffic.example.gov HTTP/1.1', 200],
  ['GET /\\evil.example.com HTTP/1.1', 302],
  ['GET /app/%2e%2e/%2e%2e/etc/passwd HTTP/1.1', 302],
  ['GET /%00 HTTP/1.1', 302],
  ['OPTIONS * HTTP/1.1', 204],
  ['BREW /app/documents HTTP/1.1', 400],
  ['PROPFIND /app/documents HTTP/1.1', 405],
  ['nonsense', 400],
  [`GET /${'x'.repeat(20_000)} HTTP/1.1`, 431],
])('the request line %s gets a %i', async (line, status) => {
  const { url } = await server()
  const response = await rawRequest(url, [line])
  expect(response.status).toBe(status)
  if (status === 302) expect(response.headers.location).toMatch(/^\/\?missing=\/[\w/%.-]*$/)
  if (status >= 400) {
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(JSON.parse(response.body.toString())).toMatchObject({ status })
  }
})

test('neither what a visitor sends nor a visitor’s address is written to the log', async () => {
  const traced = await aServer({ config: { logLevel: 'trace' } })
  await fetch(`${traced.url}/app/documents?q=my-secret-words`)
  await fetch(`${traced.url}/api/api/Email/SendFeedback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ topic: 'other', message: 'my-secret-words' }),
  })
  await expect.poll(() => traced.lines.filter((line) => line.msg === 'Response sent')).toHaveLength(2)
  const log = JSON.stringify(traced.lines.filter((line) => line.msg === 'Response sent'))
  expect(log).not.toMatch(/my-secret-words|127\.0\.0\.1/)
})
