import { cp, glob, readdir, readFile, writeFile } from 'node:fs/promises'
import { Agent, createServer, get as getHttp } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import pidusage from 'pidusage'
import { onePagePdf, stream } from '../../tests/pdf/written-pdf.ts'
import { listenLocally } from '../testing/local-server.ts'
import { type RunningServer, startServer } from '../testing/running-server.ts'
import { recordOf } from './camera-feed.ts'
import { type Figure, figure, percentile } from './figure.ts'
import { requestEverything } from './measure-memory.ts'
import { sendEvenly } from './send-requests.ts'

/** As many districts as the largest deployment that one process serves. */
const HOSTS = Array.from({ length: 7 }, (_, index) => `district-${index + 1}.example.gov`)
const [QUIET = '', NOISY = ''] = HOSTS
const BUDGET_MEGABYTES = 600
/** Records of the flooding feed: 20,000 are 6 MB. */
const FLOOD_RECORDS = 20_000
/** Lists of cameras are polled once a minute, so the flood lasts longer. */
const FLOOD_SECONDS = 70
const REQUESTS_PER_SECOND = 100
const TURNS = 3
/** How much longer visitors of one site may wait because of another. */
const MOST_LONGER = 1.2
/** Long enough for restored content to be live and compressed. */
const SETTLE_MS = 10_000
/** Enough to fill the cache of each site. */
const ADDRESSES_PER_SITE = 800
/** Whole pages, a call, and a page that is rendered for its query. */
const ADDRESSES = [
  '/app/discover',
  '/es/app/services',
  '/app/documents?q=ramp',
  '/api/api/Documents/GetStats',
]

/**
 * Seven sites in one process, each with the sample content: its memory, and how long visitors of one of them wait while
 * another has broken content, a hostile PDF, a flood of cameras, or publishes, compared with undisturbed times.
 */
export async function measureSites(place: string, seconds: number): Promise<Figure[]> {
  const sitesDir = join(place, 'sites')
  for (const host of HOSTS) await cp('content', join(sitesDir, host, 'content'), { recursive: true })
  const flood = await openFlood()
  const noisyFeed = `CAMERA_FEED_KIND=arcadis-511\nCAMERA_FEED_URL=${flood.url}/\nCAMERA_WATCH_PER_MINUTE=0\n`
  await writeFile(join(sitesDir, NOISY, 'site.env'), noisyFeed)
  const siteFile = join(sitesDir, NOISY, 'content', 'site.yaml')
  await writeFile(siteFile, (await readFile(siteFile, 'utf8')).replace(/feed: sample/, 'feed: live'))
  const server = await startServer({ SITES_DIR: sitesDir, DATA_DIR: join(place, 'sites-var') })
  try {
    return [...(await measureMemory(server)), ...(await measureWaits(server, sitesDir, flood, seconds))]
  } finally {
    await server.stop()
    flood.close()
  }
}

async function measureMemory(server: RunningServer): Promise<Figure[]> {
  const megabytes = async () => (await pidusage(server.process.pid ?? 0)).memory / 1_000_000
  const count = (text: string) => server.lines.filter((line) => line.includes(text)).length
  while (count('"Search is ready"') < HOSTS.length) await delay(100)
  const started = await megabytes()
  let most = started
  const agent = new Agent({ keepAlive: true })
  let addresses = 0
  for (const host of HOSTS) {
    addresses += await requestEverything((path) => textAt(server.url + path, host, agent), ADDRESSES_PER_SITE)
    most = Math.max(most, await megabytes())
  }
  agent.destroy()
  await delay(5000)
  return [
    figure(`Memory of ${HOSTS.length} sites after their start`, started, 'MB', BUDGET_MEGABYTES),
    figure(`  most while ${addresses} addresses were requested`, most, 'MB', BUDGET_MEGABYTES),
    figure('  after that', await megabytes(), 'MB', BUDGET_MEGABYTES),
  ]
}

/** What happens to one site while the visitors of another are measured; returns a function that ends it. */
type Situation = () => Promise<() => Promise<void>>

async function measureWaits(
  { url }: RunningServer,
  sitesDir: string,
  flood: Awaited<ReturnType<typeof openFlood>>,
  seconds: number,
): Promise<Figure[]> {
  const content = join(sitesDir, NOISY, 'content')
  const longer = Math.max(seconds, FLOOD_SECONDS)
  return [
    ...(await compareWaits('has a problem in every report', () => breakReports(content), url, seconds)),
    ...(await compareWaits('has a PDF that takes minutes', () => addHostilePdf(content), url, seconds)),
    ...(await compareWaits('has a flood of cameras', async () => flood.begin(), url, longer)),
    ...(await compareWaits(PUBLISHES, () => publishAgain(content, seconds), url, seconds)),
    figure('Lists of the flood that were polled', flood.polls(), ''),
  ]
}

/** Has no budget: whoever changes everything at once may be noticed. */
const PUBLISHES = 'changes all its reports three times'

/** Measures in turns with and without the situation, so that whatever else the machine does affects both alike. */
async function compareWaits(name: string, begin: Situation, url: string, seconds: number): Promise<Figure[]> {
  const requests = {
    addresses: ADDRESSES.map((path) => url + path),
    headers: { host: QUIET, 'accept-encoding': 'br' },
    perSecond: REQUESTS_PER_SECOND,
  }
  const load = () => sendEvenly(requests, AbortSignal.timeout(seconds * 1000))
  const [undisturbed, disturbed]: [number[], number[]] = [[], []]
  let failures = 0
  for (let turn = 0; turn < TURNS; turn++) {
    const before = await load()
    const end = await begin()
    const meanwhile = await load()
    await end()
    undisturbed.push(...before.waits)
    disturbed.push(...meanwhile.waits)
    failures += before.failed + meanwhile.failed
    await delay(SETTLE_MS)
  }
  const before = percentile(undisturbed, 0.99)
  const budget = name === PUBLISHES ? null : before * MOST_LONGER
  return [
    figure('99 of 100 visitors of a site wait at most, undisturbed', before, 'ms'),
    figure(`  while another ${name}`, percentile(disturbed, 0.99), 'ms', budget),
    figure('  the last one, undisturbed', Math.max(...undisturbed), 'ms'),
    figure('  the last one meanwhile', Math.max(...disturbed), 'ms'),
    figure('  failed', failures, '', 0),
  ]
}

async function breakReports(content: string): Promise<() => Promise<void>> {
  const whole = await rewriteReports(content, 'sumary: Misspelled.')
  return async () => {
    for (const [path, text] of whole) await writeFile(path, text)
  }
}

async function addHostilePdf(content: string): Promise<() => Promise<void>> {
  const [pdf = ''] = (await readdir(join(content, 'files'))).filter((file) => file.endsWith('.pdf'))
  const path = join(content, 'files', pdf)
  const good = await readFile(path)
  const text = stream('BT /F1 2 Tf (Freeway) Tj ET\n'.repeat(2e6), '', true)
  await writeFile(path, onePagePdf({ content: text }))
  return () => writeFile(path, good)
}

/** Every report changes once in each third of the time. Returns a function that waits for the last change. */
async function publishAgain(content: string, seconds: number): Promise<() => Promise<void>> {
  const publish = async () => {
    for (const time of ['first', 'second', 'third']) {
      await rewriteReports(content, `summary: Changed for the ${time} time.`)
      await delay((seconds * 1000) / 3)
    }
  }
  const published = publish()
  return () => published
}

/** Gives every report another summary. Returns the original records by path. */
async function rewriteReports(content: string, summary: string): Promise<Map<string, string>> {
  const before = new Map<string, string>()
  for await (const path of glob(join(content, 'reports/*.yaml'))) {
    const text = await readFile(path, 'utf8')
    before.set(path, text)
    await writeFile(path, text.replace(/^summary: .*$/m, summary))
  }
  return before
}

/** A feed that has one camera until the flood begins. */
async function openFlood() {
  let polls = 0
  let isFlooding = false
  const floodOf = (poll: number) =>
    Array.from({ length: FLOOD_RECORDS }, (_, id) =>
      recordOf(id, `I-${id % 100}`, `Exit ${id}, poll ${poll}`),
    )
  const quiet = JSON.stringify([recordOf(0)])
  // Two different lists, so that each poll returns a new one.
  const floods = [0, 1].map((poll) => Buffer.from(JSON.stringify(floodOf(poll))))
  const feed = createServer((request, response) => {
    if (request.url?.startsWith('/picture') === true) return response.writeHead(404).end()
    if (!isFlooding) return response.end(quiet)
    return response.end(floods[polls++ % floods.length])
  })
  const { url, close } = await listenLocally(feed)
  return {
    url,
    close,
    polls: () => polls,
    begin: () => {
      isFlooding = true
      return async () => {
        isFlooding = false
      }
    },
  }
}

function textAt(url: string, host: string, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    getHttp(url, { headers: { host }, agent }, (response) => resolve(text(response))).on('error', reject)
  })
}
