import { describe, expect, onTestFinished, test } from 'vitest'
import { allowHosts } from '../upstream/allowed-hosts.ts'
import { createUpstream } from '../upstream/fetch-upstream.ts'
import type { ParsedRecords } from '../upstream/parse-records.ts'
import { createFeedReader } from '../upstream/read-feed.ts'
import { anUpstream } from '../upstream/testing/an-upstream.ts'
import { createDatabase } from './open-database.ts'
import { createFeedStore } from './stored-feeds.ts'
import { onEachStore, type TestStore } from './testing/stores.ts'

/** A response that is a list of lines. */
function listOf(text: string): Extract<ParsedRecords<string, 'notAList'>, { kind: 'list' }> {
  const items = text.split('\n')
  return { kind: 'list', items, records: items.length, problems: new Map() }
}

/** One of several servers that share a store and follow one feed. */
function aFeedServer(store: TestStore, url: string) {
  const database = createDatabase(store, () => undefined)
  const upstream = createUpstream(allowHosts(new URL(url), []), false)
  onTestFinished(async () => {
    upstream.close()
    // A test may have stopped it already.
    await database.close().catch(() => undefined)
  })
  const feed = {
    address: `${url}/list?key=s3cret`,
    limits: { timeMs: 5000, bytes: 1_000_000 },
    parse: async (text: string): Promise<ParsedRecords<string, 'notAList'>> =>
      text === 'broken' ? { kind: 'refused', problems: new Map([['notAList', 1]]) } : listOf(text),
  }
  const shared = createFeedStore(database)
  const read = createFeedReader(
    feed,
    upstream.fetch,
    shared === null ? null : { store: shared, name: 'events' },
  )
  return { database, read }
}

onEachStore((name, aStore) => {
  describe.skipIf(name === 'SQLite')('servers that share a database', () => {
    test('one of them requests a feed for all, and another takes over when it stops', async () => {
      let body = 'Crash at Broward Blvd\nCañón'
      const agency = await anUpstream((request, response) => {
        if (request.headers['if-none-match'] === '"1"' && body !== 'broken') response.writeHead(304).end()
        else response.setHeader('ETag', '"1"').end(body)
      })
      const store = await aStore()
      const [first, second, third] = [1, 2, 3].map(() => aFeedServer(store, agency.url))
      if (first === undefined || second === undefined || third === undefined) throw new Error('Three')

      const led = await first.read()
      expect([led.isFollowing, led.read]).toEqual([false, listOf(body)])
      const followed = await Promise.all([second.read(), third.read()])
      expect(followed.map(({ isFollowing, read }) => [isFollowing, read])).toEqual([
        [true, led.read],
        [true, led.read],
      ])
      expect(followed[0]?.receivedAt).toBe(led.receivedAt)
      expect(agency.requested).toHaveLength(1)
      expect((await second.read()).read).toEqual({ kind: 'unchanged' })

      body = 'broken'
      expect((await first.read()).read.kind).toBe('failed')
      const failed = await third.read()
      expect(failed.read).toMatchObject({ kind: 'failed', problems: new Map([['notAList', 1]]) })
      expect(failed.receivedAt).toBe(led.receivedAt)

      body = 'Crash at Broward Blvd\nCañón'
      await first.database.close()
      const takenOver = await second.read()
      expect([takenOver.isFollowing, takenOver.read.kind]).toEqual([false, 'unchanged'])
      expect((await third.read()).receivedAt).toBe(takenOver.receivedAt)
      expect(agency.requested).toHaveLength(3)
      const rows = await third.database.read({ sql: 'SELECT * FROM feed_responses', values: [] })
      expect(JSON.stringify(rows)).not.toContain('s3cret')
    })

    test('a server that starts later shows the last response at once, even if the agency is away by then', async () => {
      let isAway = false
      const agency = await anUpstream(
        (_, response) => void (isAway ? response.writeHead(503).end() : response.end('Crash')),
      )
      const store = await aStore()
      const first = aFeedServer(store, agency.url)
      await first.read()
      await first.database.close()
      isAway = true
      const { read, receivedAt } = await aFeedServer(store, agency.url).read()
      expect([read, receivedAt]).toEqual([listOf('Crash'), null])
    })
  })

  test('without the store each server sends its own requests', async () => {
    const agency = await anUpstream((_, response) => void response.end('Crash'))
    const server = aFeedServer(await aStore(), agency.url)
    await server.database.close()
    expect((await server.read()).read).toEqual(listOf('Crash'))
  })
})
