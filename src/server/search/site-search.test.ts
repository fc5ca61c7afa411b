import { expect, test } from 'vitest'
import { type FoundOnSite, parseSiteSearch } from '../../contract/site-search.ts'
import { ResponseCache } from '../snapshot/response-cache.ts'
import { SiteSnapshot } from '../snapshot/site-snapshot.ts'
import { aReport } from '../testing/a-site.ts'
import { SearchResponses } from './search-responses.ts'
import { aPublishedSite } from './testing/a-published-site.ts'
import { aSearch } from './testing/a-search.ts'

const FEED = { kind: 'off', lastSuccessAt: null, lastTryAt: null } as const
const CAMERAS = {
  response: () => ({
    asOf: '2026-11-20T12:00:00Z',
    feed: { ...FEED, pollSeconds: 60, problems: [], outsideArea: 0 },
    states: {},
    unchecked: 0,
    cameras: [],
  }),
  listVersion: 1,
}

/** A site whose search page shows the data it was rendered from. */
function aSiteWith(texts: Record<string, string[]>, timeoutMs = 5000) {
  const { search } = aSearch({ timeoutMs })
  const rendered: FoundOnSite[] = []
  const reports = Object.keys(texts).map((id) =>
    aReport({ id, title: `Report ${id}`, summary: '', category: 'metrics_express_i95' }),
  )
  const source = {
    ...aPublishedSite(texts, { reports }),
    render: (_: string, { foundOnSite }: { foundOnSite?: FoundOnSite }) => {
      if (foundOnSite !== undefined) rendered.push(foundOnSite)
      return { html: '<p>Search</p>' }
    },
  }
  const responses = new SearchResponses(search)
  const snapshot = new SiteSnapshot(source, new ResponseCache())
  const find = async (address: string) => {
    await responses.site('/app/search', parseSiteSearch(address), CAMERAS, snapshot)
    return rendered.at(-1)
  }
  return { publish: () => search.publish(source), find, rendered }
}

test('reports of every category are searched, and the response gives the size of the search', async () => {
  const { publish, find } = aSiteWith({ express: ['Contents', '95 Express in October 2026'] })
  publish()
  const found = await find('?q=95+Express+October+2026')
  expect(found?.reports?.results).toMatchObject([{ reportId: 'express', pageNumber: 2 }])
  expect(found?.scope).toMatchObject({ reports: 1 })
})

test('a road in words is found as signs and reports write it, and the page says so', async () => {
  const { publish, find } = aSiteWith({ express: ['Tolls on I-95'] })
  publish()
  expect(await find('?q=interstate+95')).toMatchObject({ readAs: 'I-95', reports: { total: 1 } })
})

test('an everyday word is found as reports write it, and the page says so', async () => {
  const { publish, find } = aSiteWith({ express: ['A crash on I-95'] })
  publish()
  expect(await find('?q=accident+I-95')).toMatchObject({ readAs: 'crash I-95', reports: { total: 1 } })
})

test('a question finds what its keywords find, in reports and in definitions', async () => {
  const { publish, find } = aSiteWith({ express: ['The toll rises when the lanes fill'] })
  publish()
  const toll = await find('?q=how+does+the+toll+rise')
  expect(toll).toMatchObject({ readAs: null, corrected: null, reports: { total: 1 } })
  expect((await find('?q=what+is+LOTTR'))?.texts).toMatchObject([{ kind: 'definitions', match: 'name' }])
  const { texts = [] } = (await find('?q=where+are+closures+now')) ?? {}
  expect(texts.length).toBe((await find('?q=closures'))?.texts.length)
})

test('words that no text has together lead to the texts with most of them', async () => {
  const { publish, find } = aSiteWith({ express: ['A road'] })
  publish()
  const found = await find('?q=how+do+I+find+the+level+of+reliability')
  expect(found).toMatchObject({ texts: [], corrected: null })
  expect(found?.nearlyTexts[0]?.title).toBe('Level of travel time reliability (LOTTR)')
  expect((await find('?q=zzzzzzzz+reliability'))?.nearlyTexts).toEqual([])
})

test('the same number elsewhere on a page is not an exit', async () => {
  const { publish, find } = aSiteWith({ express: ['Exits 21 to 1, 31.9 minutes'], other: ['At exit 31'] })
  publish()
  const found = await find('?q=exit+31')
  expect(found?.reports?.results.map(({ reportId }) => reportId)).toEqual(['other'])
})

test('a typo next to a road in words shows what the intended word finds', async () => {
  const { publish, find } = aSiteWith({ express: ['Tolls on I-95'] })
  publish()
  const found = await find('?q=tols+interstate+95')
  expect(found).toMatchObject({ texts: [], corrected: { words: 'tolls I-95', reports: { total: 1 } } })
})

test('a typo of a word that only texts of the site have is corrected too', async () => {
  const { publish, find } = aSiteWith({ express: ['A road'] })
  publish()
  expect((await find('?q=LOTTTR'))?.corrected).toMatchObject({
    words: 'LOTTR',
    texts: [{ kind: 'definitions' }],
  })
  expect((await find('?q=zzzzzzzz'))?.corrected).toBeNull()
})

test('while the index is being built, other texts of the site are found and reports are not mentioned', async () => {
  const { find } = aSiteWith({ express: ['LOTTR'] }, 1)
  const found = await find('?q=LOTTR')
  expect(found?.reports).toBeNull()
  expect(found?.texts[0]).toMatchObject({ kind: 'definitions' })
})

test('the same search is rendered once', async () => {
  const { publish, find, rendered } = aSiteWith({ express: ['A road'] })
  publish()
  await find('?q=road')
  await find('?utm_source=letter&q=%20road')
  expect(rendered).toHaveLength(1)
})
