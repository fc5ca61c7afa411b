import { Counter, Gauge, type Registry } from 'prom-client'
import type { StorageReadiness } from '../messages/storage-readiness.ts'
import type { SearchResponses } from '../search/search-responses.ts'
import type { LiveSite, LiveState } from '../snapshot/live-site.ts'
import type { ProcessFigures, ProcessWatch } from './process-watch.ts'

export interface SiteSource {
  site: Pick<LiveSite, 'state'>
  searches: Pick<SearchResponses, 'counters'>
  processWatch: Pick<ProcessWatch, 'read'>
}

export function addProcess(registry: Registry, figures: ProcessFigures): void {
  const { residentBytes, heapBytes, openFiles, loopDelaySeconds } = figures
  gauge(registry, 'site_process_resident_bytes', 'Memory of the process.', [[{}, residentBytes]])
  gauge(registry, 'site_process_heap_bytes', 'JavaScript heap of the main thread.', [[{}, heapBytes]])
  gauge(registry, 'site_process_open_files', 'Open files, sockets and pipes.', [[{}, openFiles]])
  const delays = Object.entries(loopDelaySeconds).map(([at, value]): Row => [{ at }, value])
  gauge(registry, 'site_loop_delay_seconds', 'Timer delays since the previous scrape.', delays)
}

const CONTENT_STATES = ['starting', 'good', 'broken'] as const

export function contentStateOf(state: LiveState): (typeof CONTENT_STATES)[number] {
  if (state.kind === 'starting') return 'starting'
  return state.kind === 'live' && state.problems.length === 0 ? 'good' : 'broken'
}

/** `nowMs`: milliseconds since 1970. */
export function addContent(registry: Registry, state: LiveState, nowMs: number): void {
  const problems = state.kind === 'starting' ? 0 : state.problems.length
  const now = contentStateOf(state)
  const states = CONTENT_STATES.map((one): Row => [{ state: one }, one === now ? 1 : 0])
  gauge(registry, 'site_content_state', 'State of the content folder: 1 for the current one.', states)
  gauge(registry, 'site_content_problems', 'Problems that prevent the folder from going live.', [
    [{}, problems],
  ])
  const age = state.kind === 'live' ? Math.max(0, (nowMs - state.liveSince.getTime()) / 1000) : null
  gauge(registry, 'site_content_live_seconds', 'How long the current content has been live.', [[{}, age]])
  const claims = state.kind === 'live' ? [...state.snapshot.content.exceptions.values()] : []
  const broken = claims.filter((claim) => claim.broken.length > 0).length
  gauge(registry, 'site_content_exceptions', 'Exceptions from the accessibility law that documents claim.', [
    [{ state: 'holds' }, claims.length - broken],
    [{ state: 'broken' }, broken],
  ])
  const responses = state.kind === 'live' ? state.snapshot.cachedCount : null
  gauge(registry, 'site_content_answers', 'Responses that are cached.', [[{}, responses]])
}

export function addReadiness(registry: Registry, state: LiveState, storage: StorageReadiness): void {
  const rows: Row[] = [
    [{ part: 'content' }, state.kind === 'live' ? 1 : 0],
    [{ part: 'messages' }, storage.kind === 'ready' ? 1 : 0],
  ]
  gauge(registry, 'site_ready', 'What /readyz checks: 1 if the part can serve.', rows)
}

export function addSearches(registry: Registry, counters: SearchResponses['counters']): void {
  const rows = Object.entries(counters).map(([outcome, count]): Row => [{ outcome }, count])
  counter(registry, 'site_searches_total', 'Searches by outcome.', rows)
}

/** One value of a metric. `null`: unknown now, and omitted. */
export type Row = readonly [labels: Record<string, string>, value: number | null]

export function gauge(registry: Registry, name: string, help: string, rows: readonly Row[]): void {
  const labelNames = Object.keys(rows[0]?.[0] ?? {})
  const metric = new Gauge({ name, help, labelNames, registers: [registry] })
  for (const [labels, value] of rows) if (value !== null) metric.set(labels, value)
}

export function counter(registry: Registry, name: string, help: string, rows: readonly Row[]): void {
  const labelNames = Object.keys(rows[0]?.[0] ?? {})
  const metric = new Counter({ name, help, labelNames, registers: [registry] })
  for (const [labels, value] of rows) metric.inc(labels, value ?? 0)
}
