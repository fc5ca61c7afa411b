import { expect, test } from 'vitest'
import type { FoundSearch } from '../../contract/page-source.ts'
import { plainSearch } from '../../contract/search-address.ts'
import { PreparedSearches } from './prepared-searches.ts'
import { aPublishedSite, aQuery } from './testing/a-published-site.ts'
import { aSearch } from './testing/a-search.ts'

const ASKED = plainSearch('road', 'documents')

/** Searches over a site whose one page shows nothing but what it was drawn from. */
function searches() {
  const { search } = aSearch()
  const drawn: (FoundSearch | undefined)[] = []
  const render = (path: string, { found }: { found?: FoundSearch }) => {
    drawn.push(found)
    return path === '/app/documents' ? { html: `<p>${found?.response?.total}</p>` } : null
  }
  const publish = (text: string) => search.publish({ ...aPublishedSite({ a: [text] }), render })
  return { prepared: new PreparedSearches(search), publish, drawn }
}

async function html(prepared: PreparedSearches, params = ASKED): Promise<string> {
  const outcome = await prepared.page('/app/documents', 'documents', params)
  return outcome.kind === 'prepared' ? outcome.response.bodies.identity.bytes.toString() : outcome.kind
}

test('a page is drawn with the results of the search in its address', async () => {
  const { prepared, publish, drawn } = searches()
  publish('A road')
  expect(await html(prepared)).toBe('<p>1</p>')
  expect(drawn).toMatchObject([{ address: '?q=road', response: { query: 'road', total: 1 } }])
})

test('however many ask for the same, it is drawn once, until something else is published', async () => {
  const { prepared, publish, drawn } = searches()
  publish('A road')
  await Promise.all(Array.from({ length: 80 }, () => html(prepared)))
  await html(prepared)
  expect(drawn).toHaveLength(1)
  publish('A bridge')
  expect(await html(prepared)).toBe('<p>0</p>')
})

test('a page without any kind of report chosen is drawn without a search', async () => {
  const { prepared, publish, drawn } = searches()
  publish('A road')
  await html(prepared, { ...ASKED, groups: [] })
  expect(drawn).toEqual([{ address: '?q=road&group=', response: null }])
})

test('there is no page in a language that is not offered, and none before anything is published', async () => {
  const { prepared, publish } = searches()
  expect(await html(prepared)).toBe('notReady')
  publish('A road')
  expect(await prepared.page('/ht/app/documents', 'documents', ASKED)).toEqual({ kind: 'noPage' })
})

test('the answer of a call is kept as well, apart for each query', async () => {
  const { prepared, publish } = searches()
  publish('A road')
  const responses = await Promise.all(
    ['road', 'road', 'bridge'].map((q) => prepared.response('/call', aQuery(q))),
  )
  const bodies = responses.map((response) => (response.kind === 'prepared' ? response.response : null))
  expect(bodies[0]).toBe(bodies[1])
  expect(bodies[0]).not.toBe(bodies[2])
})
