import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import type { SearchResponse } from '../../contract/search.ts'
import type { EventLog } from '../platform/event-log.ts'
import type { SnapshotSource } from '../snapshot/draft-responses.ts'
import { buildSearchResponse, type SearchedContent, searchedContent } from './build-response.ts'
import { spellingOf } from './excerpt.ts'
import { feedIndex } from './feed-index.ts'
import type { FindQuery, NearWord } from './find-query.ts'
import { createIndexThreads, type IndexThread, type StartIndexThread } from './index-thread.ts'
import type { PageIndex } from './page-index.ts'
import type { Holdings } from './stored-reports.ts'
import { replaceWord } from './words.ts'

/** The outcome of a search. */
export type SearchOutcome =
  | { kind: 'found'; response: SearchResponse; source: SnapshotSource }
  /** The index is still being built. */
  | { kind: 'notReady' }
  /** Too many searches are running. */
  | { kind: 'busy' }

/** Published content as a search needs it. */
interface Published extends SearchedContent {
  source: SnapshotSource
}

export interface DocumentSearchOptions {
  /** Called for each line, because the log may be created later. */
  readLog: () => EventLog
  /** File of the index, for the next start. Default: each start rebuilds it in memory. */
  indexFile?: string
  /** Default: a separate thread. */
  startThread?: StartIndexThread
  /** How long a search waits for the index, milliseconds. Default: 5 s. */
  patienceMs?: number
}

// A person waits that long for a first response; a proxy in between longer.
const PATIENCE_MS = 5000
/** After a failure, an immediate retry would fail again. */
const RETRY_MS = 30_000
/** Each takes a few milliseconds, so the last one waits well below a second. */
const MAX_UNDER_WAY = 64

/** Searches inside the published reports. The index follows what is published, and finds nothing that no longer is. */
export class DocumentSearch {
  readonly #options: DocumentSearchOptions
  readonly #startThread: StartIndexThread
  #thread: IndexThread | null = null
  #holdings: Holdings = new Map()
  #place: PageIndex['place'] = 'memory'
  /** A file that failed once is not tried again before the next start. */
  #file: string | null
  #published: Published | null = null
  /** What the index holds; `null` while unknown. */
  #indexed: Published | null = null
  #feeding = Promise.resolve()
  #underWay = 0
  #failedAtMs = Number.NEGATIVE_INFINITY
  #isClosed = false

  constructor(options: DocumentSearchOptions) {
    this.#options = options
    this.#startThread = options.startThread ?? createIndexThreads()
    this.#file = options.indexFile ?? null
  }

  /** Starts updating the index on another thread. Searches wait for it. */
  publish(source: SnapshotSource): void {
    this.#published = { source, ...searchedContent(source.content) }
    this.#enqueueFeeding()
  }

  /** Resolves when the index holds what was published last, or could not be built. */
  async settled(): Promise<void> {
    await this.#feeding
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

  #enqueueFeeding(): void {
    this.#feeding = this.#feeding.then(() => this.#feed())
  }

  async #feed(): Promise<void> {
    const published = this.#published
    if (this.#isClosed || published === null) return
    const startedMs = performance.now()
    try {
      if (this.#thread?.isGone === false && published === this.#indexed) return
      const thread = await this.#runningThread()
      this.#indexed = null
      this.#holdings = await feedIndex(thread, this.#holdings, published.source.content)
      this.#indexed = published
      const milliseconds = Math.round(performance.now() - startedMs)
      const facts = { reports: this.#holdings.size, place: this.#place, milliseconds }
      this.#options.readLog().info(facts, 'Search is ready')
    } catch (error) {
      this.#failedAtMs = performance.now()
      await this.#thread?.close()
      // Closing ends the thread in the middle of its work; that is no failure.
      if (!this.#isClosed) this.#options.readLog().error({ err: error }, 'The search could not be built')
    }
  }

  /** The thread, or a new one in place of one that stopped, with what it holds. */
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
    // A thread that stopped took its index along; the next search rebuilds it.
    const isRetryDue = performance.now() - this.#failedAtMs >= RETRY_MS
    if (this.#thread?.isGone === true && isRetryDue) this.#enqueueFeeding()
    const given = new AbortController()
    const patience = delay(this.#options.patienceMs ?? PATIENCE_MS, undefined, { signal: given.signal })
    await Promise.race([this.#feeding, patience.catch(() => undefined)])
    given.abort()
    const [thread, indexed] = [this.#thread, this.#indexed]
    return thread === null || thread.isGone || indexed === null ? null : { thread, indexed }
  }
}

/** What is searched for instead; `null` when that finds nothing either. */
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
 * What a visitor typed, with words found nowhere replaced by similar ones. `text` is a page that has
 * them: they are written as they are there, with the capitals that were typed. Pure.
 */
export function buildSuggestion(typed: string, nearWords: readonly NearWord[], text: string): string {
  return nearWords.reduce((words, { params, near }) => {
    const spelling = spellingOf(text, { words: [near], isOpen: false })?.toLowerCase() ?? near
    return replaceWord(words, params, spelling)
  }, typed.normalize('NFC'))
}
