import { expect, test } from 'vitest'
import { heldTexts } from '../../../tests/builders/a-pdf.ts'
import { aServer } from '../testing/a-server.ts'
import { aReport } from '../testing/a-site.ts'
import { aMemoryFolder, ready } from '../testing/memory-folder.ts'

const CALL = '/api/api/Documents/Search'
const PAGES = [
  'Contents',
  ...Array.from({ length: 30 }, (_, index) => `Road Rangers on day ${index} of the month.`),
]

const folder = () =>
  aMemoryFolder(
    ready({
      reports: [aReport({ id: 'annual-2026' })],
      pageTexts: new Map([['annual-2026', heldTexts(PAGES)]]),
    }),
  )

async function aSite() {
  const { url } = await aServer({ folder: folder() })
  return (path: string, headers: Record<string, string> = {}) =>
    fetch(url + path, { headers, redirect: 'manual' })
}

test('a search is served like every other call: compressed, readable by any site, and as 304 to a client that has it', async () => {
  const get = await aSite()
  const response = await get(`${CALL}?q=road+ranger`, { 'accept-encoding': 'br' })
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-encoding': 'br',
    'access-control-allow-origin': '*',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
  })
  const body = await response.json()
  expect(body).toMatchObject({ query: 'road ranger', total: 30, documents: 1, page: 1, pageCount: 2 })
  expect(body.results).toHaveLength(20)
  const again = await get(`${CALL}?q=road+ranger`, {
    'accept-encoding': 'br',
    'if-none-match': response.headers.get('etag') ?? '',
  })
  expect(again.status).toBe(304)
})

test('the second page has the remaining results, and a page after the last is empty', async () => {
  const get = await aSite()
  const lengths = await Promise.all(
    [2, 3].map(async (page) => (await (await get(`${CALL}?q=road&page=${page}`)).json()).results.length),
  )
  expect(lengths).toEqual([10, 0])
})

test('searching for nothing finds nothing', async () => {
  const get = await aSite()
  expect(await (await get(`${CALL}?q=&group=&year=&language=`)).json()).toMatchObject({
    total: 0,
    results: [],
  })
})

test('an invalid query gets a problem that names each field, and scripts of other sites may read it', async () => {
  const get = await aSite()
  const response = await get(`${CALL}?q=${'x'.repeat(201)}&group=anual`)
  expect(response.status).toBe(400)
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect((await response.json()).errors).toMatchObject([{ field: 'q' }, { field: 'group' }])
})

test('only read methods are allowed', async () => {
  const { url } = await aServer({ folder: folder() })
  const response = await fetch(`${url}${CALL}?q=a`, { method: 'POST' })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
  const head = await fetch(`${url}${CALL}?q=a`, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test('new content is found without a restart, and its response has another ETag', async () => {
  const changing = folder()
  const { url } = await aServer({ folder: changing })
  const read = async () => {
    const response = await fetch(`${url}${CALL}?q=unicorn`)
    return { etag: response.headers.get('etag'), total: (await response.json()).total }
  }
  const before = await read()
  changing.publish(
    ready({ pageTexts: new Map([['annual-2026', heldTexts(['A unicorn on I-95'])]]), hash: 'next' }),
  )
  await expect.poll(async () => (await read()).total).toBe(1)
  expect((await read()).etag).not.toBe(before.etag)
})
