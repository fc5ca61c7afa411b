import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../testing/a-folder.ts'
import { aReport } from '../testing/a-site.ts'
import type { DocumentSearch } from './document-search.ts'
import { createIndexThreads, type IndexThread } from './index-thread.ts'
import { aPublishedSite, aQuery } from './testing/a-published-site.ts'
import { aSearch } from './testing/a-search.ts'

async function responseOf(search: DocumentSearch, ...query: Parameters<typeof aQuery>) {
  const outcome = await search.search(aQuery(...query))
  if (outcome.kind !== 'found') throw new Error(`The search is ${outcome.kind}`)
  return outcome.response
}

/** Overwrites every "ranger" in a file: damage that opening the file does not notice. */
async function damageWords(file: string): Promise<void> {
  const bytes = await readFile(file)
  for (let at = bytes.indexOf('ranger'); at >= 0; at = bytes.indexOf('ranger', at))
    bytes.fill(0xff, at - 40, at + 6)
  await writeFile(file, bytes)
}

/** Threads that record what they store, and can be paused. */
function watchedThreads() {
  const threads: IndexThread[] = []
  const stored: string[] = []
  let limiter: Promise<void> = Promise.resolve()
  return {
    threads,
    stored,
    hold: (until: Promise<void>) => {
      limiter = until
    },
    startThread: (file: string | null): IndexThread => {
      const thread = createIndexThreads()(file)
      threads.push(thread)
      return {
        ...thread,
        get isGone() {
          return thread.isGone
        },
        store: async (reports) => {
          await limiter
          stored.push(...reports.map(({ id, pages }) => (pages === null ? `${id} (facets)` : id)))
          await thread.store(reports)
        },
      }
    },
  }
}

test('a result names the report, the page, an excerpt and the address that opens it', async () => {
  const { search } = aSearch()
  search.publish(aPublishedSite({ a: ['Contents', 'The Road Ranger came.'] }))
  expect(await responseOf(search, 'road ranger')).toMatchObject({
    query: 'road ranger',
    total: 1,
    documents: 1,
    results: [
      {
        reportId: 'a',
        title: 'Report a',
        category: 'documents_annual',
        pageNumber: 2,
        excerpt: [
          { text: 'The ', match: false },
          { text: 'Road Ranger', match: true },
          { text: ' came.', match: false },
        ],
        url: '/files/annual-2026.pdf#page=2',
      },
    ],
    reports: [{ id: 'a' }],
    suggestion: null,
  })
})

test('a match in only the title or the summary is no page, and opens the PDF at its start', async () => {
  const { search } = aSearch()
  const reports = [aReport({ id: 'a', title: 'Master plan', summary: 'Where rangers will drive' })]
  search.publish(
    aPublishedSite({ a: ['Cover of the plan', 'Rangers and the master of the house'] }, { reports }),
  )
  const hitsOf = async (q: string) =>
    (await responseOf(search, q)).results.map(({ pageNumber, url, excerpt }) => ({
      pageNumber,
      url,
      words: excerpt.map(({ text }) => text).join(''),
    }))
  const entry = { pageNumber: null, url: '/files/annual-2026.pdf' }
  expect(await hitsOf('drive')).toEqual([{ ...entry, words: 'Where rangers will drive' }])
  // Results show the title anyway.
  expect(await hitsOf('master')).toMatchObject([{ pageNumber: 2 }])
  // One word is on the cover, the other is only in the summary.
  expect(await hitsOf('cover drive')).toMatchObject([entry])
  expect(await hitsOf('plan')).toMatchObject([{ pageNumber: 1, url: '/files/annual-2026.pdf#page=1' }])
})

test('a report is found by its period, such as "monthly report", in each language of the site', async () => {
  const { search } = aSearch()
  const period = { kind: 'week', start: '2026-11-08', end: '2026-11-14', label: 'Nov 8–14, 2026' } as const
  const reports = [aReport({ id: 'a', title: 'Freeways', summary: '', period }), aReport({ id: 'b' })]
  search.publish(aPublishedSite({ a: ['Freeways in November'], b: ['A plan'] }, { reports }))
  for (const q of ['weekly report', 'informe semanal', 'rapò chak semèn', 'weekly report November'])
    expect((await responseOf(search, q)).reports, q).toMatchObject([{ id: 'a' }])
})

test('a scan is found by its title, not by a page', async () => {
  const { search } = aSearch()
  const reports = [aReport({ id: 'a', title: 'Bridge report', summary: '' })]
  search.publish(aPublishedSite({ a: [''] }, { reports }))
  expect(await responseOf(search, 'bridge')).toMatchObject({ total: 1, results: [{ pageNumber: null }] })
})

test('a typo finds the pages with the intended word, marked, and the response names the correction', async () => {
  const { search } = aSearch()
  search.publish(aPublishedSite({ a: ['Tres carriles Reversibles, más tránsito.', 'Exit 31'] }))
  const typed = 'carriles reversables trancito'
  const { results, ...response } = await responseOf(search, typed)
  expect(response).toMatchObject({ query: typed, total: 1, suggestion: 'carriles reversibles tránsito' })
  const marked = results[0]?.excerpt.filter(({ match }) => match).map(({ text }) => text)
  expect(marked).toEqual(['carriles Reversibles', 'tránsito'])
  expect(await responseOf(search, 'exot 31')).toMatchObject({ total: 1, suggestion: 'exit 31' })
})

test.each([
  ['"reversables* OR NEAR(lanez, 2)" -text:^{('],
  ['reversables" OR "'],
  ['reversables AND NOT \0 31)'],
])('no input breaks a search for similar words: %s', async (typed) => {
  const { search } = aSearch()
  search.publish(aPublishedSite({ a: ['reversible lanes near text'] }))
  expect(await responseOf(search, typed)).toMatchObject({ query: typed })
})

test('a suggestion always finds something', async () => {
  const { search } = aSearch()
  search.publish(aPublishedSite({ a: ['reversible'], b: ['lanes'] }))
  expect(await responseOf(search, 'reversable lanes')).toMatchObject({ total: 0, suggestion: null })
})

test('a search while the index is being built waits for it', async () => {
  const watched = watchedThreads()
  const { search } = aSearch({ startThread: watched.startThread })
  const { promise, resolve } = Promise.withResolvers<void>()
  watched.hold(promise)
  search.publish(aPublishedSite({ a: ['Road Ranger'] }))
  const response = responseOf(search, 'road')
  resolve()
  expect(await response).toMatchObject({ total: 1 })
})

test('a search that would wait too long reports that, never that nothing was found', async () => {
  const watched = watchedThreads()
  const { search } = aSearch({ startThread: watched.startThread, timeoutMs: 1 })
  const { promise, resolve } = Promise.withResolvers<void>()
  watched.hold(promise)
  expect(await search.search(aQuery('road'))).toEqual({ kind: 'notReady' })
  search.publish(aPublishedSite({ a: ['Road Ranger'] }))
  expect(await search.search(aQuery('road'))).toEqual({ kind: 'notReady' })
  resolve()
  await search.settled()
  expect(await responseOf(search, 'road')).toMatchObject({ total: 1 })
})

test('after a change new texts are found, old ones are not, and unchanged ones were not indexed again', async () => {
  const watched = watchedThreads()
  const { search } = aSearch({ startThread: watched.startThread })
  const same = ['The same text']
  search.publish(aPublishedSite({ same, changed: ['old words'], gone: ['old words'] }))
  await search.settled()
  watched.stored.length = 0
  const archived = [
    aReport({ id: 'same', title: 'Report same', summary: '', archived: true }),
    aReport({ id: 'changed', title: 'Report changed', summary: '' }),
  ]
  search.publish(aPublishedSite({ same, changed: ['new words'] }, { reports: archived }))
  expect(await responseOf(search, 'old')).toMatchObject({ totalAnywhere: 0 })
  expect(await responseOf(search, 'new')).toMatchObject({ total: 1 })
  expect(await responseOf(search, 'same text')).toMatchObject({ total: 0, totalAnywhere: 1 })
  expect(watched.stored).toEqual(['same (facets)', 'changed'])
})

test('when the thread stops, the next search rebuilds the index, and the log says why', async () => {
  const watched = watchedThreads()
  const { search, lines } = aSearch({ startThread: watched.startThread })
  search.publish(aPublishedSite({ a: ['Road Ranger'] }))
  await search.settled()
  await watched.threads[0]?.close()
  expect(await responseOf(search, 'road')).toMatchObject({ total: 1 })
  expect(watched.threads).toHaveLength(2)
  expect(lines).toContainEqual(
    expect.objectContaining({ level: 'warn', event: expect.stringMatching(/thread stopped/) }),
  )
})

test('the next start reuses the index and stores only what changed meanwhile', async () => {
  const indexFile = join(await aFolder(), 'pages.sqlite')
  const first = aSearch({ indexFile })
  first.search.publish(aPublishedSite({ a: ['Road Ranger'], b: ['Old words'] }))
  await first.search.settled()
  await first.search.close()
  const { startThread, stored } = watchedThreads()
  const second = aSearch({ indexFile, startThread })
  second.search.publish(aPublishedSite({ a: ['Road Ranger'], b: ['New words'] }))
  expect(await responseOf(second.search, 'road')).toMatchObject({ total: 1 })
  expect(await responseOf(second.search, 'old')).toMatchObject({ totalAnywhere: 0 })
  expect(stored).toEqual(['b'])
})

test('an index on disk that turns out to be damaged is deleted and rebuilt', async () => {
  const indexFile = join(await aFolder(), 'pages.sqlite')
  const site = aPublishedSite({ a: ['Road Ranger'] })
  const first = aSearch({ indexFile })
  first.search.publish(site)
  await first.search.settled()
  await first.search.close()
  await damageWords(indexFile)
  const { search } = aSearch({ indexFile })
  search.publish(site)
  await expect(responseOf(search, 'road')).rejects.toThrow()
  await expect.poll(async () => (await search.search(aQuery('road'))).kind, { timeout: 20_000 }).toBe('found')
  expect(existsSync(indexFile)).toBe(false)
})

test('an index that cannot be built is an error in the log, and searches report that they are not ready', async () => {
  const { search, lines } = aSearch({
    startThread: (file) => ({
      ...createIndexThreads()(file),
      store: () => Promise.reject(new Error('no memory')),
    }),
  })
  search.publish(aPublishedSite({ a: ['Road Ranger'] }))
  expect(await search.search(aQuery('road'))).toEqual({ kind: 'notReady' })
  expect(lines.map(({ level, event }) => `${level}: ${event}`)).toEqual([
    'error: The search could not be built',
  ])
})

test('of too many searches at once, some are told to try again later', async () => {
  const { search } = aSearch()
  search.publish(aPublishedSite({ a: ['Road Ranger'] }))
  const kinds = (await Promise.all(Array.from({ length: 100 }, () => search.search(aQuery('road'))))).map(
    ({ kind }) => kind,
  )
  expect(new Set(kinds)).toEqual(new Set(['found', 'busy']))
  expect(await responseOf(search, 'road')).toMatchObject({ total: 1 })
})

test('years are offered up to the newest publication, even when a plan covers later ones', async () => {
  const { search } = aSearch()
  const plan = aReport({
    id: 'plan',
    publishedOn: '2024-12-01',
    period: { kind: 'none', start: '2024-07-01', end: '2039-06-30', label: '2025–2039' },
  })
  search.publish(aPublishedSite({ plan: ['Road'] }, { reports: [plan] }))
  const { counts } = await responseOf(search, 'road')
  expect(counts.years).toEqual([{ year: '2025', pages: 1 }])
  expect(await responseOf(search, 'road', { year: '2030' })).toMatchObject({ total: 1 })
})
