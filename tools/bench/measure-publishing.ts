import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import pidusage from 'pidusage'
import { type RunningServer, startServer } from '../testing/running-server.ts'
import { type Figure, figure, median } from './figure.ts'
import type { ContentSize } from './generate-content.ts'

const RUNS = 5
/** Twenty years of a district. The budgets are for this many reports; more may cost more. */
const USUAL_REPORTS = 1000

/** Start-up, one change and memory of a server on a large content folder. The last server is left running. */
export async function measurePublishing(
  place: string,
  { reports, pages, isNew }: ContentSize & { isNew: boolean },
): Promise<{ figures: Figure[]; server: RunningServer }> {
  const env = { CONTENT_DIR: join(place, 'content'), DATA_DIR: join(place, 'var') }
  const coldMs = isNew ? await timeStart(env) : null
  // The hash of a PDF is stored only once the file has not changed for a while.
  if (isNew) await timeStart(env)
  const warmMs: number[] = []
  for (let run = 0; run < RUNS; run++) warmMs.push(await timeStart(env))
  const server = await startServer(env)
  const changeMs: number[] = []
  for (let run = 0; run < RUNS; run++) changeMs.push(await timeChange(server, env.CONTENT_DIR, run))
  await server.logged('Search is ready')
  const searchMs = millisecondsIn(server.lines.find((line) => line.includes('"Search is ready"')))
  const { memory } = await pidusage(server.process.pid ?? 0)

  const isUsual = reports <= USUAL_REPORTS
  const size = `${reports.toLocaleString('en-US')} reports of ${pages} pages`
  const figures = [
    ...(coldMs === null ? [] : [figure(`Start with ${size}, every PDF new`, coldMs, 'ms')]),
    figure(`Start with ${size}, PDFs read before`, median(warmMs), 'ms', isUsual ? 5000 : null),
    figure('  search ready after that', searchMs, 'ms'),
    figure('Work until one changed report is live', median(changeMs), 'ms', isUsual ? 1000 : null),
    figure('Memory after that', memory / 1_000_000, 'MB', isUsual ? 300 : null),
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

/** Changes one summary and reads from the log how long the server took, milliseconds. */
async function timeChange(server: RunningServer, contentDir: string, run: number): Promise<number> {
  const entry = join(contentDir, 'reports', 'generated-00007.yaml')
  const seen = liveLines(server).length
  const text = await readFile(entry, 'utf8')
  await writeFile(entry, text.replace(/^summary: .*$/m, `summary: Change ${run} of ${Date.now()}.`))
  while (liveLines(server).length === seen) await delay(20)
  return millisecondsIn(liveLines(server).at(-1))
}

function millisecondsIn(line = '{}'): number {
  const event: { milliseconds?: number } = JSON.parse(line)
  return event.milliseconds ?? Number.NaN
}

function liveLines(server: RunningServer): string[] {
  return server.lines.filter((line) => line.includes('"Content is live"'))
}
