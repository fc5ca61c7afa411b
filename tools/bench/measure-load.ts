import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import autocannon from 'autocannon'
import { type RunningServer, startServer } from '../testing/running-server.ts'
import { type Figure, figure } from './figure.ts'
import { countFailed } from './send-requests.ts'

const PUBLISH_EVERY_MS = 10_000
const READ_EVERY_MS = 5000
const FIRST_PICTURE_MS = 60_000
const PAGES = [
  '/app/discover',
  '/app/documents',
  '/app/metrics',
  '/es/app/services',
  '/app/contact-us',
  '/api/api/Documents/GetReports/documents_annual',
  '/api/api/Documents/GetStats',
]
/** How much the sample site's memory may grow and still count as flat, because picture and page caches fill up. */
const FLAT_MEGABYTES = 20
const FLAT_FILES = 16

/**
 * The sample site under a steady load: 200 pages and calls, 10 camera pictures and 2 messages a second, and a content
 * change every ten seconds. Waits are measured from when a request was due (autocannon corrects for that).
 */
export async function measureLoad(place: string, seconds: number): Promise<Figure[]> {
  const contentDir = join(place, 'load-content')
  await cp('content', contentDir, { recursive: true })
  const settings = {
    CONTENT_DIR: contentDir,
    DATA_DIR: join(place, 'load-var'),
    MESSAGE_LIMIT_PER_MINUTE: '100000',
    LOG_LEVEL: 'info',
  }
  // The first start compiles the sources, which takes memory; later ones use the compile cache.
  await (await startServer(settings)).stop()
  const server = await startServer(settings)
  try {
    await server.logged('Content is live')
    await server.logged('Received the list of cameras')
    return await runLoad(server, contentDir, seconds)
  } finally {
    await server.stop()
  }
}

async function runLoad(server: RunningServer, contentDir: string, duration: number): Promise<Figure[]> {
  const { url } = server
  const pictures = (await listSnapshots(url)).map((path) => ({ path: `${path}?width=320` }))
  const over = AbortSignal.timeout(duration * 1000)
  const common = { url, duration, headers: { 'accept-encoding': 'br' } }
  const load = [
    [
      'page or call',
      { ...common, overallRate: 200, connections: 20, requests: PAGES.map((path) => ({ path })) },
    ],
    ['picture', { ...common, overallRate: 10, connections: 5, requests: pictures }],
    ['message', { ...common, overallRate: 2, connections: 1, ...(await feedback(url)) }],
  ] as const
  const publishing = publishRepeatedly(contentDir, over)
  const watching = watch(url, over)
  const results = await Promise.all(
    load.map(([name, options]) => autocannon(options).then((r) => [name, r] as const)),
  )
  await publishing
  const changes = server.lines.filter((line) => line.includes('"Content is live"')).length - 1
  return [
    figure('Changes that went live under a steady load', changes, ''),
    ...results.flatMap(([name, result]) => [
      figure(
        `  a ${name} waits, median of ${result.requests.total.toLocaleString('en-US')}`,
        result.latency.p50,
        'ms',
      ),
      figure('    99 of 100 at most', result.latency.p99, 'ms'),
      figure('    the last one', result.latency.max, 'ms'),
      figure('    failed', countFailed(result), '', 0),
    ]),
    ...growthFigures(await watching, duration),
  ]
}

/** Waits until the server has checked its cameras, which it does some time after its start. */
async function listSnapshots(url: string): Promise<string[]> {
  const deadline = Date.now() + FIRST_PICTURE_MS
  while (Date.now() < deadline) {
    const paths = await listFreshSnapshots(url)
    if (paths.length > 0) return paths
    await delay(500)
  }
  throw new Error(
    `No camera had a picture within ${FIRST_PICTURE_MS / 1000} s of the start: measure again when the machine is less busy`,
  )
}

async function listFreshSnapshots(url: string): Promise<string[]> {
  const response = await fetch(`${url}/api/api/Cameras/GetCameras`)
  const list: { cameras: { views: { snapshotUrl: string; state: string }[] }[] } = await response.json()
  // A view that was never fresh may be one of the sample's broken ones.
  const views = list.cameras.flatMap((camera) => camera.views)
  return views.filter(({ state }) => state === 'fresh').map(({ snapshotUrl }) => snapshotUrl)
}

/** A message as the form sends it; autocannon replaces `[<id>]` with a unique number. */
async function feedback(url: string): Promise<Partial<autocannon.Options>> {
  const cookies = (await fetch(`${url}/app/contact-us`)).headers.get('set-cookie') ?? ''
  const token = /XSRF-TOKEN=([^;]+)/.exec(cookies)?.[1] ?? ''
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token },
    body: JSON.stringify({ topic: 'other', message: 'The sign on I-95 was dark again, [<id>]' }),
    idReplacement: true,
    requests: [{ path: '/api/api/Email/SendFeedback' }],
  }
}

async function publishRepeatedly(contentDir: string, over: AbortSignal): Promise<void> {
  const entry = join(contentDir, 'reports', 'annual-report-fy2025.yaml')
  const text = await readFile(entry, 'utf8')
  for (let change = 1; !over.aborted; change++) {
    await writeFile(entry, text.replace(/^title: .*$/m, `title: Annual report, FY 2025, change ${change}`))
    await delay(PUBLISH_EVERY_MS, undefined, { signal: over }).catch(() => undefined)
  }
}

interface ProcessReading {
  rssMegabytes: number
  openFiles: number
  /** Delay that 99% of timers stayed below since the last reading, milliseconds. */
  lateMs: number
}

async function watch(url: string, over: AbortSignal): Promise<readonly ProcessReading[]> {
  const readings: ProcessReading[] = []
  while (!over.aborted) {
    const text = await (await fetch(`${url}/metrics`)).text()
    const value = (series: string) =>
      Number(
        text
          .split('\n')
          .find((line) => line.startsWith(`${series} `))
          ?.split(' ')
          .at(-1),
      )
    readings.push({
      rssMegabytes: value('site_process_resident_bytes') / 1_000_000,
      openFiles: value('site_process_open_files'),
      lateMs: value('site_loop_delay_seconds{at="p99"}') * 1000,
    })
    await delay(READ_EVERY_MS, undefined, { signal: over }).catch(() => undefined)
  }
  return readings
}

/** Compares the first fifth of the time with the last, so that no single reading decides. */
function growthFigures(readings: readonly ProcessReading[], seconds: number): Figure[] {
  const fifth = Math.max(1, Math.floor(readings.length / 5))
  const mean = (some: readonly ProcessReading[], of: keyof ProcessReading) =>
    some.reduce((sum, one) => sum + one[of], 0) / some.length
  const [first, last] = [readings.slice(0, fifth), readings.slice(-fifth)]
  const change = (of: keyof ProcessReading, name: string, unit: string, flat: number | null) => [
    figure(`${name}, first fifth`, mean(first, of), unit),
    figure('  last fifth', mean(last, of), unit),
    figure('  growth', mean(last, of) - mean(first, of), unit, flat),
  ]
  const most = Math.max(...readings.map(({ rssMegabytes }) => rssMegabytes))
  return [
    figure(`Memory under that load, at most in ${seconds} s`, most, 'MB', 300),
    ...change('rssMegabytes', 'Memory', 'MB', FLAT_MEGABYTES),
    ...change('openFiles', 'Open files', '', FLAT_FILES),
    ...change('lateMs', 'Event loop late, 99 of 100', 'ms', null),
  ]
}
