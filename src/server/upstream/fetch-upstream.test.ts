import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { allowHosts } from './allowed-hosts.ts'
import { createUpstream } from './fetch-upstream.ts'
import { anUpstream } from './testing/an-upstream.ts'

const LIMITS = { timeMs: 5000, bytes: 10_000 }

function aCaller(feedUrl: string, pictureHosts: readonly string[] = [], allowsPrivate = false) {
  const upstream = createUpstream(allowHosts(new URL(feedUrl), pictureHosts), allowsPrivate)
  onTestFinished(upstream.close)
  return upstream
}

test('a response is read whole, compressed or not', async () => {
  const { url } = await anUpstream((request, response) => {
    const text = 'camera '.repeat(100)
    if (request.url === '/gzip') response.setHeader('Content-Encoding', 'gzip').end(gzipSync(text))
    else if (request.url === '/br') response.setHeader('Content-Encoding', 'br').end(brotliCompressSync(text))
    else response.setHeader('ETag', '"1"').end(text)
  })
  const caller = aCaller(url)
  for (const path of ['/plain', '/gzip', '/br']) {
    const outcome = await caller.fetch(url + path, {}, LIMITS)
    expect(outcome.kind === 'received' ? outcome.bytes.length : outcome).toBe(700)
  }
  expect(await caller.fetch(url, {}, LIMITS)).toMatchObject({ kind: 'received', etag: '"1"' })
})

test('a few kilobytes that decompress to a hundred megabytes are given up', async () => {
  const bomb = gzipSync(Buffer.alloc(100 * 1024 * 1024), { level: 9 })
  const { url } = await anUpstream((_, response) => {
    response.setHeader('Content-Encoding', 'gzip').end(bomb)
  })
  const outcome = await aCaller(url).fetch(url, {}, { timeMs: 5000, bytes: 1024 * 1024 })
  expect(outcome).toEqual({ kind: 'failed', reason: 'tooLarge' })
})

test('a response that never ends, and one that says it is too long, are given up', async () => {
  const { url } = await anUpstream((request, response) => {
    if (request.url === '/long') {
      response.writeHead(200, { 'Content-Length': '999999999' }).flushHeaders()
      return
    }
    const flow = () => {
      while (response.write(Buffer.alloc(4096)));
      response.once('drain', flow)
    }
    flow()
  })
  const caller = aCaller(url)
  const tooLarge = { kind: 'failed', reason: 'tooLarge' }
  expect(await caller.fetch(`${url}/endless`, {}, LIMITS)).toEqual(tooLarge)
  expect(await caller.fetch(`${url}/long`, {}, LIMITS)).toEqual(tooLarge)
})

test('a response that breaks off is none, plain or compressed', async () => {
  const compressed = gzipSync('camera '.repeat(500))
  const { url } = await anUpstream((request, response) => {
    if (request.url === '/compressed') {
      response.setHeader('Content-Encoding', 'gzip').end(compressed.subarray(0, compressed.length - 12))
      return
    }
    response.writeHead(200, { 'Content-Length': '1000' })
    response.write('half')
    setImmediate(() => response.destroy())
  })
  const caller = aCaller(url)
  expect(await caller.fetch(`${url}/plain`, {}, LIMITS)).toEqual({ kind: 'failed', reason: 'cutShort' })
  expect(await caller.fetch(`${url}/compressed`, {}, LIMITS)).toEqual({ kind: 'failed', reason: 'cutShort' })
})

test('a request to a server that is silent, or sends a byte now and then, times out', async () => {
  const { url } = await anUpstream((request, response) => {
    if (request.url === '/silent') return
    const timer = setInterval(() => response.write('.'), 20)
    response.once('close', () => clearInterval(timer))
  })
  const caller = aCaller(url)
  for (const path of ['/silent', '/drip']) {
    const outcome = await caller.fetch(url + path, {}, { timeMs: 200, bytes: 10_000 })
    expect(outcome).toEqual({ kind: 'failed', reason: 'timeout' })
  }
})

test('a redirect is followed to an allowed server and to no other', async () => {
  const inside = await anUpstream((_, response) => void response.end('secret'))
  const { url } = await anUpstream((request, response) => {
    const targets: Record<string, string> = { '/here': '/there', '/inside': inside.url, '/round': '/round' }
    const target = targets[request.url ?? '']
    if (target === undefined) response.end('found')
    else response.writeHead(302, { Location: target }).end()
  })
  const caller = aCaller(url)
  expect(await caller.fetch(`${url}/here`, {}, LIMITS)).toMatchObject({
    kind: 'received',
    url: `${url}/there`,
  })
  expect(await caller.fetch(`${url}/inside`, {}, LIMITS)).toEqual({ kind: 'failed', reason: 'forbidden' })
  expect(inside.requested).toEqual([])
  expect(await caller.fetch(`${url}/round`, {}, LIMITS)).toEqual({ kind: 'failed', reason: 'redirects' })
})

test('an allowed name that leads to this machine is refused, unless private networks are allowed', async () => {
  const { url, requested } = await anUpstream((_, response) => void response.end('secret'))
  const { port } = new URL(url)
  const named = `http://cameras.example.gov:${port}/`
  const leadsHere =
    (...addresses: string[]) =>
    (allowsPrivate: boolean) => {
      const hosts = allowHosts(new URL('https://511.example.gov/'), [`cameras.example.gov:${port}`])
      const upstream = createUpstream(hosts, allowsPrivate, (_, __, callback) =>
        callback(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        ),
      )
      onTestFinished(upstream.close)
      return upstream.fetch(named, {}, LIMITS)
    }
  const forbidden = { kind: 'failed', reason: 'forbidden' }
  for (const addresses of [['127.0.0.1'], ['::1'], ['8.8.8.8', '127.0.0.1'], ['::ffff:127.0.0.1'], []])
    expect(await leadsHere(...addresses)(false)).toEqual(forbidden)
  expect(requested).toEqual([])
  expect(await leadsHere('127.0.0.1')(true)).toMatchObject({ kind: 'received' })
})

test('an address that is not allowed is never requested, private or not', async () => {
  const { url, requested } = await anUpstream((_, response) => void response.end('secret'))
  const outcome = await aCaller('https://511.example.gov/').fetch(url, {}, LIMITS)
  expect(outcome).toEqual({ kind: 'failed', reason: 'forbidden' })
  expect(requested).toEqual([])
})

test('an error has its message and the server’s requested wait', async () => {
  const { url } = await anUpstream((_, response) => {
    response.writeHead(400, { 'Retry-After': '30' }).end('<Error><Message>Invalid Key</Message></Error>')
  })
  expect(await aCaller(url).fetch(url, {}, LIMITS)).toEqual({
    kind: 'status',
    status: 400,
    text: '<Error><Message>Invalid Key</Message></Error>',
    retryAfterSeconds: 30,
  })
})

test('a server that is not there is an outcome, not a failure of the site', async () => {
  expect(await aCaller('http://127.0.0.1:1/').fetch('http://127.0.0.1:1/', {}, LIMITS)).toEqual({
    kind: 'failed',
    reason: 'unreachable',
  })
})
