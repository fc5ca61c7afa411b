import { setImmediate } from 'node:timers/promises'
import type { SiteContent } from '../../content/site-content.ts'
import { LANGUAGES, languagePrefix } from '../../contract/language.ts'
import { pagePath } from '../../contract/pages.ts'
import { draftResponses } from './draft-responses.ts'
import { createKeeper, type KeptResponse } from './kept-responses.ts'
import type { Reading } from './noted-readings.ts'
import { createOnDemandResponses, type OnDemandResponses } from './on-demand-responses.ts'
import { type PreparedResponse, packSmallest, prepareResponse } from './prepared-response.ts'
import type { SnapshotSource } from './snapshot-source.ts'

/** The whole site at one moment: what the office published and every answer made from it. What it says never changes. */
export interface SiteSnapshot {
  content: SiteContent
  /** By address path. */
  responses: ReadonlyMap<string, PreparedResponse>
  /** Of each page among them, the calls it was drawn from; by path. */
  readings: ReadonlyMap<string, readonly Reading[]>
  /** Pages of single reports and the calls behind them. */
  onDemand: OnDemandResponses
  /** Of the content: equal content, equal hash. */
  hash: string
}

/**
 * Prepares every answer of the site, packed quickly. Pages that say nothing new are taken over from `previous`, and so
 * are answers whose bytes did not change, so one change costs what it touches. `threads` bodies are packed at a time;
 * between any two answers the server serves on.
 */
export async function buildSnapshot(
  source: SnapshotSource,
  previous: SiteSnapshot | null,
  threads: number,
): Promise<SiteSnapshot> {
  const responses = new Map<string, PreparedResponse>()
  const readings = new Map<string, readonly Reading[]>()
  await forEachAtOnce(draftResponses(source, findKept(source, previous)), threads, async (draft) => {
    if ('readings' in draft) readings.set(draft.path, draft.readings)
    responses.set(
      draft.path,
      'response' in draft
        ? draft.response
        : await prepareResponse(draft, previous?.responses.get(draft.path)),
    )
  })
  addHomePages(responses)
  const offered = LANGUAGES.filter((language) => responses.has(pagePath('documents', language)))
  const onDemand = createOnDemandResponses(source, offered, previous?.onDemand ?? null)
  return Object.freeze({ content: source.content, responses, readings, onDemand, hash: source.content.hash })
}

/** The same snapshot with every answer packed as small as it gets. Stops with an error when `signal` says so. */
export async function packSnapshot(
  snapshot: SiteSnapshot,
  threads: number,
  signal: AbortSignal,
): Promise<SiteSnapshot> {
  const smallest = new Map<PreparedResponse, PreparedResponse>()
  const quick = new Set([...snapshot.responses.values()].filter((response) => response.effort === 'quick'))
  await forEachAtOnce(quick.values(), threads, async (response) => {
    signal.throwIfAborted()
    smallest.set(response, await packSmallest(response))
  })
  const responses = new Map(
    [...snapshot.responses].map(([path, response]) => [path, smallest.get(response) ?? response]),
  )
  return Object.freeze({ ...snapshot, responses })
}

/** Finds pages of the snapshot before that would be drawn the same now. */
function findKept(
  source: SnapshotSource,
  previous: SiteSnapshot | null,
): (path: string) => KeptResponse | null {
  if (previous === null) return () => null
  const keep = createKeeper(previous.onDemand.source, source)
  return (path) => {
    const response = previous.responses.get(path)
    const readings = previous.readings.get(path)
    return response === undefined || readings === undefined ? null : keep({ response, readings })
  }
}

/** `/`, `/es/` and `/ht/` answer the Discover page itself. */
function addHomePages(responses: Map<string, PreparedResponse>): void {
  for (const language of LANGUAGES) {
    const discover = responses.get(pagePath('discover', language))
    if (discover !== undefined) responses.set(`${languagePrefix(language)}/`, discover)
  }
}

/** Does the work for one item after another, `threads` at a time; all of them draw from the same iterator. */
async function forEachAtOnce<Item>(
  items: IteratorObject<Item>,
  threads: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const draw = async () => {
    for (const item of items) {
      await work(item)
      await setImmediate()
    }
  }
  await Promise.all(Array.from({ length: threads }, draw))
}
