import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '../outbox/database.ts'
import { forSite, StorageError } from '../outbox/database.ts'
import { createDatabase } from '../outbox/open-database.ts'
import { readDownloads } from '../outbox/stored-downloads.ts'
import { onEachStore } from '../outbox/testing/stores.ts'
import { createDownloadCounter, isDownload } from './download-counter.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
const request = (method = 'GET', headers: Record<string, string> = {}) => ({
  method,
  headers: { 'user-agent': BROWSER, ...headers },
})
const PDF = { url: '/files/annual.pdf', mediaType: 'application/pdf' }
const WHOLE = { kind: 'whole' } as const
const log = { error: () => undefined }

test('a reader is counted once, however many parts the viewer fetches', () => {
  expect(isDownload(request(), WHOLE)).toBe(true)
  expect(isDownload(request(), { kind: 'part', start: 0 })).toBe(true)
  expect(isDownload(request(), { kind: 'part', start: 65_536 })).toBe(false)
})

test.each([
  ['a request for the headers alone', request('HEAD'), WHOLE],
  ['a copy that the browser has', request(), { kind: 'notModified' }],
  ['a prefetched page', request('GET', { 'sec-purpose': 'prefetch;prerender' }), WHOLE],
  ['a crawler', request('GET', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }), WHOLE],
  ['a program that does not identify itself', request('GET', { 'user-agent': '' }), WHOLE],
])('%s is not a download', (_, requested, reply) => {
  expect(isDownload(requested, reply)).toBe(false)
})

onEachStore((_, aStore) => {
  test('servers that share a store add up their counts, separately for each site', async () => {
    const database = createDatabase(await aStore(), () => undefined)
    onTestFinished(() => database.close())
    const now = () => new Date('2026-11-23T12:00:00Z')
    const aCounter = (site: string) => createDownloadCounter(forSite(database, site), log, now)
    const [first, second, other] = [aCounter('a.gov'), aCounter('a.gov'), aCounter('b.gov')]
    for (const counter of [first, first, second, other]) counter.note(request(), PDF, WHOLE)
    first.note(request(), { url: '/files/thumbnails/a.webp', mediaType: 'image/webp' }, WHOLE)
    await Promise.all([first.close(), other.close()])
    await second.close()
    expect(second.totals()).toEqual(new Map([[PDF.url, 3]]))
    expect(other.totals()).toEqual(new Map([[PDF.url, 1]]))
    expect(await readDownloads(forSite(database, 'a.gov'), '2026-12')).toEqual(new Map())
  })
})

test('downloads while the store is down are stored once it is back', async () => {
  const written: unknown[] = []
  let isDown = true
  const database: Database = {
    kind: 'sqlite',
    site: '',
    place: 'a test',
    skipLocked: '',
    write: async (statements) => {
      if (isDown) throw new StorageError('down')
      written.push(...statements.map(({ values }) => values.at(-1)))
      return []
    },
    read: async () => [],
    hold: async () => true,
    tidy: async () => undefined,
    close: async () => undefined,
  }
  const counter = createDownloadCounter(database, log)
  counter.note(request(), PDF, WHOLE)
  await counter.close()
  isDown = false
  counter.note(request(), PDF, WHOLE)
  await counter.close()
  expect(written).toEqual([2])
})
