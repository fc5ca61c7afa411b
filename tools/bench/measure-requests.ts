import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import pidusage from 'pidusage'
import type { RunningServer } from '../testing/running-server.ts'
import { type Figure, figure, median } from './figure.ts'
import { sendRequests } from './send-requests.ts'

// Three times what nginx needs for the same bytes: 11 µs on two virtual cores.
const CPU_BUDGET_MICROSECONDS = 33

const RUNS = 5
const REQUESTS = 20_000
const REPORT_PAGES = 200

/** Terms by kind. The generated pages share few words, so most terms are on all of them. */
const SEARCHES = {
  'a word of few pages': ['site 4711', 'site-12', 'site 199'],
  'a word of most pages': ['the', 'lanes', 'roadway clearance time'],
  'a phrase': ['"lanes reopened"', '"travel time"', '"lanes reopened in 21 minutes"'],
  'the beginning of a word': ['pr', 'ran', 'lanes re'],
  'a word of no page': ['reversable', 'clearanse', 'xylophone'],
} as const

/** CPU of one prepared GET versus a bare `node:http` server that sends the same bytes; report pages; searches. */
export async function measureRequests(server: RunningServer): Promise<Figure[]> {
  const page = `${server.url}/app/documents`
  const bare = fork(join(import.meta.dirname, 'bare-server.ts'), [page])
  const [bareUrl] = await once(bare, 'message')
  const [ours, theirs]: [number[], number[]] = [[], []]
  // Alternately, so that a busy moment of the machine affects both.
  for (let run = 0; run < RUNS; run++) {
    ours.push(await measureCpu(page, server.process.pid ?? 0))
    theirs.push(await measureCpu(String(bareUrl), bare.pid ?? 0))
  }
  bare.kill()
  return [
    figure('CPU of one cached GET', median(ours), 'µs', CPU_BUDGET_MICROSECONDS),
    figure('  the same bytes from bare node:http', median(theirs), 'µs'),
    figure('Report page rendered on its first request', await timeReportPages(server.url), 'ms'),
    ...(await measureSearches(server.url)),
  ]
}

/** A process's CPU time per request, microseconds. */
async function measureCpu(url: string, pid: number): Promise<number> {
  const before = await pidusage(pid)
  await sendRequests({ url, amount: REQUESTS, connections: 16 })
  return (((await pidusage(pid)).ctime - before.ctime) * 1000) / REQUESTS
}

/** Mean of uncached report pages, milliseconds. */
async function timeReportPages(url: string): Promise<number> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>[^<]*(\/app\/[a-z]+\/generated-\d+)<\/loc>/g)]
  const requests = paths.slice(0, REPORT_PAGES).map(([, path = '']) => ({ path }))
  const { latency } = await sendRequests({ url, requests, amount: requests.length, connections: 1 })
  return latency.average
}

/** Mean of uncached searches, one at a time. */
async function measureSearches(url: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [kind, terms] of Object.entries(SEARCHES)) {
    const requests = terms.map((term) => ({
      path: `/api/api/Documents/Search?q=${encodeURIComponent(term)}`,
    }))
    const { latency } = await sendRequests({ url, requests, amount: requests.length, connections: 1 })
    figures.push(figure(`Search for ${kind}`, latency.average, 'ms', 20))
  }
  return figures
}
