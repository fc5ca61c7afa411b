import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import type { SearchResponse } from '../../contract/search.ts'
import type { EventLog } from '../platform/event-log.ts'
import type { SnapshotSource } from '../snapshot/draft-responses.ts'
import { buildSearchResponse, type SearchedContent, searchedContent } from './build-response.ts'
import { spellingOf } from './excerpt.ts'
import type { FindQuery, NearWord } from './find-query.ts'
import { createIndexThreads, type IndexThread, type StartIndexThread } from './index-thread.ts'
import type { PageIndex } from './page-index.ts'
import type { Holdings } from './stored-reports.ts'
import { updateIndex } from './update-index.ts'
import { replaceWord } from './words.ts'

export type SearchOutcome =
  | { kind: 'found'; response: SearchResponse; source: SnapshotSource }
  /** The index is still being built. */
  | { kind: 'notReady' }
  /** Too many searches are running. */
  | { kind: 'busy' }

/** Published content and the snapshot source it came from. */
interface Published extends SearchedContent {
  source: SnapshotSource
}

export interface DocumentSearchOptions {
  /** Called for each line, because the log may be created after the search. */
  readLog: () => EventLog
  /** File that holds the index between starts. Default: each start rebuilds it in memory. */
  indexFile?: string
  /** Default: a separate thread. */
  startThread?: StartIndexThread
  /** How long a search waits for the index, milliseconds. Default: 5 s. */
  timeoutMs?: number
}

// People wait this long for a first response, and proxies wait longer.
const TIMEOUT_MS = 5000
/** After a failure, an immediate retry would fail again. */
const RETRY_MS = 30_000
/** Each takes a few milliseconds, so the last one waits well under a second. */
const MAX_UNDER_WAY = 64

/** Searches the published reports. The index follows the content; withdrawn reports are not found. */
export class DocumentSearch {
  readonly #options: DocumentSearchOptions
  readonly #startThread: StartIndexThread
  #thread: IndexThread | null = null
  #holdings: Holdings = new Map()
  #place: PageIndex['place'] = 'memory'
  /** A file that failed is not retried until the next start. */
  #file: string | null
  #published: Published | null = null
  /** What the index holds; `null` while unknown. */
  #indexed: Published | null = null
  #updating = Promise.resolve()
  #underWay = 0
  #failedAtMs = Number.NEGATIVE_INFINITY
  #isClosed = false

  constructor(options: DocumentSearchOptions) {
    this.#options = options
    this.#startThread = options.startThread ?? createIndexThreads()
    this.#file = options.indexFile ?? null
  }

  /** Starts updating the index on its thread. Searches wait for it. */
  publish(source: SnapshotSource): void {
    this.#published = { source, ...searchedContent(source.content) }
    this.#enqueueUpdate()
  }

  /** Resolves when the index holds the newest content, or could not be built. */
  async settled(): Promise<void> {
    await this.#updating
  }

  async search(query: FindQuery): Promise<SearchOutcome> {
    if (this.#underWay >= MAX_UNDER_WAY) return { kind: 'busy' }
    this.#underWay++
    try {
      const ready = await this.#waitUntilReady()
      if (ready === null) return { kind: 'notReady' }
      const { thread, indexed } = ready
      const found = await thread.find(query)
      const suggestion = found.nearWords === null ? null : await suggest(ready, query.q, found.nearWords)
      const shown = suggestion === null ? found : await thread.find({ ...query, q: suggestion })
      return {
        kind: 'found',
        response: buildSearchResponse(indexed, query, shown, suggestion),
        source: indexed.source,
      }
    } finally {
      this.#underWay--
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#thread?.close()
  }

  #enqueueUpdate(): void {
    this.#updating = this.#updating.then(() => this.#update())
  }

  async #update(): Promise<void> {
    const published = this.#published
    if (this.#isClosed || published === null) return
    const startedMs = performance.now()
    try {
      if (this.#thread?.isGone === false && published === this.#indexed) return
      const thread = await this.#runningThread()
      this.#indexed = null
      this.#holdings = await updateIndex(thread, this.#holdings, published.source.content)
      this.#indexed = published
      const milliseconds = Math.round(performance.now() - startedMs)
      const facts = { reports: this.#holdings.size, place: this.#place, milliseconds }
      this.#options.readLog().info(facts, 'Search is ready')
    } catch (error) {
      this.#failedAtMs = performance.now()
      await this.#thread?.close()
      // Closing interrupts the thread; that is not a failure.
      if (!this.#isClosed) this.#options.readLog().error({ err: error }, 'The search could not be built')
    }
  }

  /** The running thread, or a new one if it stopped. */
  async #runningThread(): Promise<IndexThread> {
    if (this.#thread?.isGone === false) return this.#thread
    if (this.#thread !== null) {
      this.#file = null
      this.#options.readLog().warn({}, 'The search thread stopped; a new one builds its index in memory')
    }
    const thread = this.#startThread(this.#file)
    this.#thread = thread
    const { holdings, place } = await thread.list()
    this.#holdings = holdings
    this.#place = place
    return thread
  }

  async #waitUntilReady(): Promise<{ thread: IndexThread; indexed: Published } | null> {
    // A stopped thread's index is lost; the next search rebuilds it.
    const isRetryDue = performance.now() - this.#failedAtMs >= RETRY_MS
    if (this.#thread?.isGone === true && isRetryDue) this.#enqueueUpdate()
    const timeout = delay(this.#options.timeoutMs ?? TIMEOUT_MS, undefined, { ref: false })
    await Promise.race([this.#updating, timeout])
    const [thread, indexed] = [this.#thread, this.#indexed]
    return thread === null || thread.isGone || indexed === null ? null : { thread, indexed }
  }
}

/** The corrected query; `null` when that finds nothing either. */
async function suggest(
  { thread, indexed }: { thread: IndexThread; indexed: Published },
  q: string,
  nearWords: readonly NearWord[],
): Promise<string | null> {
  const everywhere = { groups: null, year: null, language: null, isArchiveIncluded: true, report: null }
  const suggested = buildSuggestion(q, nearWords, '')
  const { hits } = await thread.find({ ...everywhere, q: suggested, perReport: 1, page: 1 })
  const [best] = hits
  if (best === undefined) return null
  const report = indexed.reportOfId.get(best.reportId)
  const page = indexed.content.pageTexts.get(best.reportId)?.read()[(best.pageNumber ?? 1) - 1]
  return buildSuggestion(q, nearWords, [page, report?.title, report?.summary].join('\n'))
}

/**
 * The query with each word that no page has replaced by a similar one, spelled as in `text`, a page that has it, and
 * capitalized as typed. Pure.
 */
export function buildSuggestion(typed: string, nearWords: readonly NearWord[], text: string): string {
  return nearWords.reduce((words, { typed: word, near }) => {
    const spelling = spellingOf(text, { words: [near], isPrefix: false })?.toLowerCase() ?? near
    return replaceWord(words, word, spelling)
  }, typed.normalize('NFC'))
}
