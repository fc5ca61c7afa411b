import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { draftText } from './draft-responses.ts'
import { ResponseCache } from './response-cache.ts'

const aDraft = (text: string) => draftText('/', 'page', 'text/html; charset=utf-8', text.padEnd(2000, '.'))

test('a response that many request at once is rendered once and compressed for each encoding', async () => {
  const cache = new ResponseCache()
  let renders = 0
  const render = () => {
    renders++
    return aDraft('Road')
  }
  expect(cache.find('/')).toBeUndefined()
  const all = await Promise.all(Array.from({ length: 100 }, () => cache.fetch('/', render)))
  expect([new Set(all).size, renders]).toEqual([1, 1])
  expect(cache.find('/')).toBe(all[0])
  const { identity, br, gzip } = all[0]?.bodies ?? {}
  expect(brotliDecompressSync(br?.bytes ?? '')).toEqual(identity?.bytes)
  expect(gunzipSync(gzip?.bytes ?? '')).toEqual(identity?.bytes)
  expect(new Set([identity?.etag, br?.etag, gzip?.etag]).size).toBe(3)
})

test('nothing at an address is not remembered, and neither is a failure', async () => {
  const cache = new ResponseCache()
  expect(await cache.fetch('/', () => null)).toBeNull()
  await expect(cache.fetch('/', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect((await cache.fetch('/', () => aDraft('Road')))?.mediaType).toContain('html')
})

test('the cache stays within its size, and the least recently used goes first', async () => {
  const cache = new ResponseCache({ maxBytes: 11_000 })
  const add = (key: string) => cache.fetch(key, () => aDraft(key))
  await add('/a')
  await add('/b')
  cache.find('/a')
  await add('/c')
  expect(['/a', '/b', '/c'].filter((key) => cache.find(key) !== undefined)).toEqual(['/a', '/c'])
})

test('a response is cached without its uncompressed body, which is made again for those who request it', async () => {
  const page = draftText('/', 'page', 'text/html; charset=utf-8', 'A sentence of the page. '.repeat(50_000))
  const cache = new ResponseCache({ maxBytes: 100_000 })
  await cache.fetch('/', () => page)
  expect(cache.find('/')?.bodies.identity.bytes).toEqual(page.bytes)
})

test('what is evicted while it is being rendered still reaches everybody who waits', async () => {
  const cache = new ResponseCache({ maxBytes: 11_000 })
  const all = await Promise.all(['/a', '/b', '/c', '/a'].map((key) => cache.fetch(key, () => aDraft(key))))
  expect(all.map((response) => response?.bodies.identity.bytes.toString().slice(0, 2))).toEqual([
    '/a',
    '/b',
    '/c',
    '/a',
  ])
})

test('what is no longer valid leaves the cache when nobody fetches anything any more', async () => {
  const cache = new ResponseCache({ idleMs: 500 })
  await cache.fetch('/stays', () => aDraft('Road'))
  const { size } = cache
  await cache.fetch('/', () => aDraft('Road'), 1)
  await expect.poll(() => cache.size).toBe(size)
  expect(cache.find('/stays')).toBeDefined()
})

test('when a response has had its time, the next visitor gets it at once and a newer one is rendered', async () => {
  const cache = new ResponseCache()
  let renders = 0
  const fetchNow = async () => {
    const response = await cache.fetch('/', () => aDraft(`Camera ${++renders}`), 1000)
    return response?.bodies.identity.bytes.toString().slice(0, 8)
  }
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    expect([await fetchNow(), await fetchNow()]).toEqual(['Camera 1', 'Camera 1'])
    vi.advanceTimersByTime(1500)
    await expect.poll(() => cache.find('/')).toBeUndefined()
    expect(await fetchNow()).toBe('Camera 1')
    await expect.poll(fetchNow).toBe('Camera 2')
  } finally {
    vi.useRealTimers()
  }
})
