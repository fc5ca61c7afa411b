import { randomBytes } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { isEveryCase, isShortRun } from '../../tools/testing/test-cases.ts'
import type { MetricsTable } from '../contract/metrics-table.ts'
import type { RenderPage } from '../contract/page-source.ts'
import { tokenOf } from './messages/testing/a-message-server.ts'
import { foldText } from './search/words.ts'
import { aServer } from './testing/a-server.ts'
import { aReport, renderPlainly } from './testing/a-site.ts'
import { type FloodRequest, flood } from './testing/flood.ts'
import { aMemoryFolder, ready } from './testing/memory-folder.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** Memory in use, bytes: objects, and buffers outside the heap. */
async function heldBytes(): Promise<number> {
  for (let round = 0; round < 3; round++) {
    // Lets work that continues after the last response release its objects first.
    await nextTurn()
    collectGarbage()
  }
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Measurements vary by 150 KB; even short texts retained from some thousand requests exceed this. */
const MOST_GROWTH_BYTES = 400_000

type Kinds = Readonly<Record<string, (number: number, token: string) => FloodRequest>>

const head = (address: string, ...headers: string[]): FloodRequest => ({
  lines: [`HEAD ${address} HTTP/1.1`, ...headers],
})
const SERIES = '/api/api/Metrics/GetSeries/metrics_freeway_weekly'
const UNKNOWN = ['/', '/files/', '/app/documents/', '/app/cameras/', '/api/api/Documents/GetReports/']
const QUERIES = [
  '/app/discover?from=',
  '/app/metrics?tab=ramp&period=',
  '/api/api/Metrics/GetTable/weekly?from=',
]

const QUICK: Kinds = {
  'unknown addresses': (number) => head(`${UNKNOWN[number % UNKNOWN.length]}unknown-${number}`),
  'queries that mean nothing': (number) => head(`${QUERIES[number % QUERIES.length]}${number}`),
  'pictures and widths': (number) => head(`/api/api/Cameras/GetSnapshot/${number}?width=${number % 700}`),
  'formats of a table': (number) => head(SERIES, `Accept: text/csv;q=0.${number}, text/x-${number}`),
  'headers of a page': (number) =>
    head(
      '/app/discover',
      `Accept-Encoding: br;q=0.1, x-${number}`,
      `Accept-Language: x-${number}`,
      `If-None-Match: "${number}"`,
      `Range: bytes=${number}-`,
      ...(number % 2 === 0 ? [`Cookie: other=${number}`] : []),
    ),
  'origins of forms': (number) => ({
    lines: ['POST /api/api/Email/SendFeedback HTTP/1.1', `Origin: https://${number}.example`],
    body: '',
  }),
}

/** Pages that are rendered and cached, so long when compressed that a hundred of them fill a cache. */
const CACHED: Kinds = {
  searches: (number) => head(`/app/documents?q=word${number}`),
  'choices of cameras': (number) => head(`/app/cameras?q=word${number}`),
}
const renderLong: RenderPage = (pathname, source) => {
  const page = renderPlainly(pathname, source)
  return page === null ? null : { ...page, html: page.html + randomBytes(60_000).toString('base64') }
}

/** Requests that look up or render something each time. */
const SLOW: Kinds = {
  'references of messages': (number) =>
    head(`/app/contact-us?sent=FB-${referenceOf(number)}`, `X-Forwarded-For: ${visitorOf(number)}`),
  'pages that a message is about': (number) => head(`/app/contact-us?about=page:/app/${number}`),
  'names of requests': (number, token) => ({
    lines: [
      'POST /api/api/Email/SendFeedback HTTP/1.1',
      'Content-Type: application/json',
      `Cookie: XSRF-TOKEN=${token}`,
      `X-XSRF-TOKEN: ${token}`,
      `Idempotency-Key: ${number}`,
      `X-Forwarded-For: ${visitorOf(number)}`,
    ],
    body: '{}',
  }),
}

/** One of so many visitors that none exceeds a limit. */
function visitorOf(number: number): string {
  return `10.0.${number % 4}.${number % 250}`
}

/** Eight characters from the alphabet of references. */
function referenceOf(number: number): string {
  const digits = number.toString(8).padStart(8, '0')
  return digits.replaceAll('0', '8').replaceAll('1', '9').replace(/.{4}/, '$&-')
}

/** A server with a table, which logs nothing and trusts its proxy: this machine. */
function aServerWithATable(render: RenderPage) {
  const table: MetricsTable = {
    columns: [{ name: 'road', label: 'Road', unit: '', definition: 'A road.' }],
    rows: [{ road: 'I-95' }],
  }
  const report = aReport({ id: 'weekly', category: 'metrics_freeway_weekly' })
  const content = {
    reports: [aReport(), report],
    tables: new Map([['metrics_freeway_weekly', table] as const]),
  }
  const config = { logLevel: 'silent', trustedProxies: ['127.0.0.1'] } as const
  return aServer({ folder: aMemoryFolder(ready(content)), config, pollMs: 60_000, render })
}

/** Sends each kind of request to one server. Its caches are full after the first `warmUp` requests. */
async function expectNoGrowth(
  kinds: Kinds,
  warmUp: number,
  all: number,
  render = renderPlainly,
): Promise<void> {
  const { url } = await aServerWithATable(render)
  const token = await tokenOf(url)
  for (const [kind, requestOf] of Object.entries(kinds)) {
    const send = (from: number, to: number) => flood(url, { from, to }, (number) => requestOf(number, token))
    await send(0, warmUp)
    const before = await heldBytes()
    const statuses = await send(warmUp, all)
    expect((await heldBytes()) - before, kind).toBeLessThan(MOST_GROWTH_BYTES)
    expect(
      [...statuses.keys()].filter((status) => status >= 500),
      kind,
    ).toEqual([])
  }
}

// In a short run, a leak of 400 bytes per request would show.
const [WARM_UP, ALL] = isEveryCase ? [20_000, 50_000] : [800, 1800]
const ALL_SLOW = isEveryCase ? 3000 : 1500

test.skipIf(isShortRun)(
  `${ALL} different requests of a kind leave nothing behind`,
  { timeout: 300_000 },
  async () => {
    await expectNoGrowth(QUICK, WARM_UP, ALL)
  },
)

test.skipIf(isShortRun)(
  'hundreds of searches and camera selections leave no more in memory than their cache holds',
  { timeout: 300_000 },
  async () => {
    await expectNoGrowth(CACHED, 130, isEveryCase ? 300 : 200, renderLong)
  },
)

test(`${ALL_SLOW} different requests that query the store or render a page leave nothing behind`, {
  timeout: 300_000,
}, async () => {
  await expectNoGrowth(SLOW, 400, ALL_SLOW)
})

test('searches for every existing character leave nothing behind', async () => {
  const characters = Array.from({ length: 0x11_0000 - 0x800 }, (_, code) =>
    String.fromCodePoint(code < 0xd800 ? code : code + 0x800),
  )
  // Common characters may stay cached.
  foldText(characters.slice(0, 10_000).join(''))
  const before = await heldBytes()
  const step = isEveryCase ? 100 : 400
  for (let at = 0; at < characters.length; at += step) foldText(characters.slice(at, at + 100).join(''))
  expect((await heldBytes()) - before).toBeLessThan(MOST_GROWTH_BYTES)
})
