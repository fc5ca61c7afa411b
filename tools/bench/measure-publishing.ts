import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { type RunningServer, startServer } from '../testing/running-server.ts'
import type { Figure } from './figure.ts'
import type { ContentSize } from './generate-content.ts'
import { median } from './median.ts'
import { readRssMegabytes } from './process-cost.ts'

const RUNS = 5
/** Twenty years of a district. The budgets are made for so many; more of them may cost more. */
const USUAL_REPORTS = 1000

/** Start-up, one change and memory of a server on a large content folder. The last server is left running. */
export async function measurePublishing(place: string, size: ContentSize & { isNew: boolean }) {
  const env = { CONTENT_DIR: join(place, 'content'), DATA_DIR: join(place, 'var') }
  const { reports, pages, isNew } = size
  const coldMs = isNew ? await timeStart(env) : null
  // The hash of a PDF is remembered only once the file has rested.
  if (isNew) await timeStart(env)
  const warmMs: number[] = []
  for (let run = 0; run < RUNS; run++) warmMs.push(await timeStart(env))
  const server = await startServer(env)
  const changeMs: number[] = []
  for (let run = 0; run < RUNS; run++) changeMs.push(await timeChange(server, env.CONTENT_DIR, run))
  const of = `${reports.toLocaleString('en-US')} reports of ${pages} pages`
  const isUsual = reports <= USUAL_REPORTS
  await untilPacked(server)
  await server.logged('Search is ready')
  const [searchReady] = server.lines.filter((line) => line.includes('"Search is ready"')).map(millisecondsIn)
  const figures: Figure[] = [
    ...(coldMs === null
      ? []
      : [{ name: `Start with ${of}, every PDF new`, value: coldMs, unit: 'ms', budget: null }]),
    {
      name: `Start with ${of}, PDFs read before`,
      value: median(warmMs),
      unit: 'ms',
      budget: isUsual ? 3000 : 5000,
    },
    { name: '  search ready after that', value: searchReady ?? Number.NaN, unit: 'ms', budget: null },
    {
      name: 'Work until one changed report is live',
      value: median(changeMs),
      unit: 'ms',
      budget: isUsual ? 300 : null,
    },
    {
      name: 'Memory after that',
      value: await readRssMegabytes(server.process.pid ?? 0),
      unit: 'MB',
      budget: isUsual ? 200 : null,
    },
  ]
  return { figures, server }
}

async function timeStart(env: Record<string, string>): Promise<number> {
  const startedMs = performance.now()
  const server = await startServer(env)
  const takenMs = performance.now() - startedMs
  await server.stop()
  return takenMs
}

/** Changes one summary and reads from the log how long the server worked on it. */
async function timeChange(server: RunningServer, contentDir: string, run: number): Promise<number> {
  await untilPacked(server)
  const entry = join(contentDir, 'reports', 'generated-00007.yaml')
  const seen = liveLines(server).length
  await writeFile(
    entry,
    (await readFile(entry, 'utf8')).replace(/^summary: .*$/m, `summary: Change ${run} of ${Date.now()}.`),
  )
  while (liveLines(server).length === seen) await delay(20)
  return millisecondsIn(liveLines(server).at(-1) ?? '{}')
}

function millisecondsIn(line: string): number {
  const event: { milliseconds: number } = JSON.parse(line)
  return event.milliseconds
}

/** Until all that is live now is packed small: what goes on besides would count as the cost of what is measured next. */
async function untilPacked(server: RunningServer): Promise<void> {
  while (lastLine(server, 'packed as small as it gets') < lastLine(server, '"Content is live"'))
    await delay(100)
}

function lastLine(server: RunningServer, text: string): number {
  return server.lines.findLastIndex((line) => line.includes(text))
}

function liveLines(server: RunningServer): string[] {
  return server.lines.filter((line) => line.includes('"Content is live"'))
}
