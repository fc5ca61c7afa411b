import { expect, test } from 'vitest'
import type { FoundSearch } from '../../contract/page-source.ts'
import { plainSearch } from '../../contract/search-address.ts'
import { ResponseCache } from '../snapshot/response-cache.ts'
import { SiteSnapshot } from '../snapshot/site-snapshot.ts'
import { SearchResponses } from './search-responses.ts'
import { aPublishedSite, aQuery } from './testing/a-published-site.ts'
import { aSearch } from './testing/a-search.ts'

const ROAD = plainSearch('road', 'documents')

/** Searches over a site whose only page shows the data it was rendered from. */
function searches() {
  const { search } = aSearch()
  const responses = new SearchResponses(search)
  const rendered: (FoundSearch | undefined)[] = []
  const render = (path: string, { found }: { found?: FoundSearch }) => {
    rendered.push(found)
    return path === '/app/documents' ? { html: `<p>${found?.response?.total}</p>` } : null
  }
  const snapshotOf = (text: string) =>
    new SiteSnapshot({ ...aPublishedSite({ a: [text] }), render }, new ResponseCache())
  const publish = (text: string) => {
    const snapshot = snapshotOf(text)
    search.publish(snapshot.source)
    return snapshot
  }
  const html = async (snapshot: SiteSnapshot, params = ROAD): Promise<string> => {
    const searched = await responses.page('/app/documents', 'documents', params, snapshot)
    return searched.kind === 'found' ? searched.response.bodies.identity.bytes.toString() : searched.kind
  }
  return { responses, snapshotOf, publish, rendered, html }
}

test('a page is rendered with the results of the search in its address', async () => {
  const { publish, html, rendered } = searches()
  expect(await html(publish('A road'))).toBe('<p>1</p>')
  expect(rendered).toMatchObject([{ address: '?q=road', response: { query: 'road', total: 1 } }])
})

test('a page that many request is rendered once, until new content is published', async () => {
  const { publish, html, rendered } = searches()
  const before = publish('A road')
  await Promise.all(Array.from({ length: 80 }, () => html(before)))
  await html(before)
  expect(rendered).toHaveLength(1)
  expect(await html(publish('A bridge'))).toBe('<p>0</p>')
})

test('a page without any kind of report chosen is rendered without a search', async () => {
  const { publish, html, rendered } = searches()
  await html(publish('A road'), { ...ROAD, groups: [] })
  expect(rendered).toEqual([{ address: '?q=road&group=', response: null }])
})

test('while the index is being built, the page says so and is not cached', async () => {
  const { snapshotOf, html, rendered, responses } = searches()
  const snapshot = snapshotOf('A road')
  expect(await html(snapshot)).toBe('<p>undefined</p>')
  await html(snapshot)
  expect(rendered).toHaveLength(2)
  expect(await responses.call('/call', aQuery('road'), snapshot)).toEqual({ kind: 'notReady' })
})

test('a language that is not offered has no page', async () => {
  const { publish, responses } = searches()
  const searched = await responses.page('/ht/app/documents', 'documents', ROAD, publish('A road'))
  expect(searched).toEqual({ kind: 'noPage' })
})

test('responses of the call are cached too, separately for each query', async () => {
  const { publish, responses } = searches()
  const snapshot = publish('A road')
  const searched = await Promise.all(
    ['road', 'road', 'bridge'].map((q) => responses.call('/call', aQuery(q), snapshot)),
  )
  const bodies = searched.map((one) => (one.kind === 'found' ? one.response : null))
  expect(bodies[0]).toBe(bodies[1])
  expect(bodies[0]).not.toBe(bodies[2])
})
