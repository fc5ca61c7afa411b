import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type RunningServer, startServer } from '../testing/running-server.ts'
import type { Figure } from './figure.ts'
import { readOwnMegabytesOfChildren } from './process-cost.ts'
import { readProcessFigures, type WatchedFigures } from './process-figures.ts'
import { openVisitors, percentile, runStream, type StreamResult } from './steady-visitors.ts'

const PUBLISH_EVERY_MS = 10_000
const LOOK_EVERY_MS = 5000
const PAGES = [
  '/app/discover',
  '/app/documents',
  '/app/metrics',
  '/es/app/services',
  '/app/contact-us',
  '/api/api/Documents/GetReports/documents_annual',
  '/api/api/Documents/GetStats',
]
/** What the sample site may grow by and still count as flat: pictures and pages that are kept while there is room. */
const FLAT_MEGABYTES = 20
const FLAT_FILES = 16

/**
 * The sample site under a steady load for so many seconds: 200 pages and calls, 10 pictures of cameras and 2 messages
 * a second, and a change of the content every ten seconds. A wait counts from when a request was due.
 */
export async function measureLoad(place: string, seconds: number): Promise<Figure[]> {
  const contentDir = join(place, 'load-content')
  await cp('content', contentDir, { recursive: true })
  const server = await startServer({
    CONTENT_DIR: contentDir,
    DATA_DIR: join(place, 'load-var'),
    MESSAGE_LIMIT_PER_MINUTE: '100000',
    LOG_LEVEL: 'info',
  })
  try {
    await server.logged('packed as small as it gets')
    await server.logged('Received the list of cameras')
    return await runLoad(server, contentDir, seconds)
  } finally {
    await server.stop()
  }
}

async function runLoad(server: RunningServer, contentDir: string, seconds: number): Promise<Figure[]> {
  const visitors = openVisitors(server.url)
  await visitors.read('/app/contact-us')
  const views = await listViews(server.url)
  const over = AbortSignal.timeout(seconds * 1000)
  let [reads, looks, messages] = [0, 0, 0]
  const readNext = () => visitors.read(PAGES[reads++ % PAGES.length] ?? '/')
  const lookNext = () => visitors.read(`${views[looks++ % views.length]}?width=320`)
  const streams = [
    runStream({ name: 'page or call', perSecond: 200, send: readNext }, over),
    runStream({ name: 'picture', perSecond: 10, send: lookNext }, over),
    runStream(
      {
        name: 'message',
        perSecond: 2,
        send: () => visitors.write(`The sign on I-95 was dark again, ${messages++}`),
      },
      over,
    ),
  ]
  const published = publishAgain(contentDir, over)
  const watched = await watch(server.url, over)
  const results = await Promise.all(streams)
  await published
  visitors.close()
  const beside = await readOwnMegabytesOfChildren(server.process.pid ?? 0, 'shrink-process')
  const swaps = server.lines.filter((line) => line.includes('"Content is live"')).length - 1
  return [
    ...waitFigures(results, swaps),
    ...growthFigures(watched, seconds),
    {
      name: 'Memory of the process beside it that makes pictures smaller',
      value: beside,
      unit: 'MB',
      budget: null,
    },
  ]
}

async function listViews(url: string): Promise<readonly string[]> {
  const response = await fetch(`${url}/api/api/Cameras/GetCameras`)
  const list: { cameras: { views: { snapshotUrl: string; state: string }[] }[] } = await response.json()
  // Those of which nothing was seen at the start may be the sample's broken ones.
  const views = list.cameras.flatMap((camera) => camera.views).filter((view) => view.state === 'fresh')
  if (views.length === 0) throw new Error('No camera has a picture yet')
  return views.map(({ snapshotUrl }) => snapshotUrl)
}

async function publishAgain(contentDir: string, over: AbortSignal): Promise<void> {
  const entry = join(contentDir, 'reports', 'annual-report-fy2025.yaml')
  const text = await readFile(entry, 'utf8')
  for (let change = 1; !over.aborted; change++) {
    await writeFile(entry, text.replace(/^title: .*$/m, `title: Annual report, FY 2025, change ${change}`))
    await delay(PUBLISH_EVERY_MS, undefined, { signal: over }).catch(() => undefined)
  }
}

async function watch(url: string, over: AbortSignal): Promise<readonly WatchedFigures[]> {
  const watched: WatchedFigures[] = []
  while (!over.aborted) {
    watched.push(await readProcessFigures(url))
    await delay(LOOK_EVERY_MS, undefined, { signal: over }).catch(() => undefined)
  }
  return watched
}

function waitFigures(results: readonly StreamResult[], swaps: number): Figure[] {
  const figure = (name: string, value: number, unit: string, budget: number | null = null): Figure => {
    return { name, value, unit, budget }
  }
  for (const { name, failures } of results)
    for (const failure of failures) process.stderr.write(`A ${name} failed: ${failure}\n`)
  return [
    figure('Changes that went live under a steady load', swaps, ''),
    ...results.flatMap(({ name, waits, failed }) => [
      figure(
        `  a ${name} waits, median of ${waits.length.toLocaleString('en-US')}`,
        percentile(waits, 50),
        'ms',
      ),
      figure('    99 of 100 at most', percentile(waits, 99), 'ms'),
      figure('    the last one', percentile(waits, 100), 'ms'),
      figure('    failed', failed, '', 0),
    ]),
  ]
}

/** Compares the first fifth of the time with the last, so that one reading decides nothing. */
function growthFigures(watched: readonly WatchedFigures[], seconds: number): Figure[] {
  const part = Math.max(1, Math.floor(watched.length / 5))
  const [first, last] = [watched.slice(0, part), watched.slice(-part)]
  const mean = (some: readonly WatchedFigures[], of: keyof WatchedFigures) =>
    some.reduce((sum, one) => sum + one[of], 0) / some.length
  const most = Math.max(...watched.map((one) => one.rssMegabytes))
  const grown = (of: keyof WatchedFigures) => mean(last, of) - mean(first, of)
  return [
    { name: `Memory under that load, at most in ${seconds} s`, value: most, unit: 'MB', budget: 200 },
    { name: '  in the first fifth', value: mean(first, 'rssMegabytes'), unit: 'MB', budget: null },
    { name: '  in the last fifth', value: mean(last, 'rssMegabytes'), unit: 'MB', budget: null },
    { name: '  grown; flat is', value: grown('rssMegabytes'), unit: 'MB', budget: FLAT_MEGABYTES },
    { name: 'Open files in the last fifth', value: mean(last, 'openFiles'), unit: '', budget: null },
    { name: '  grown; flat is', value: grown('openFiles'), unit: '', budget: FLAT_FILES },
    {
      name: 'Event loop late, 99 of 100, first fifth',
      value: mean(first, 'lateMs'),
      unit: 'ms',
      budget: null,
    },
    { name: '  last fifth', value: mean(last, 'lateMs'), unit: 'ms', budget: null },
  ]
}
