import { performance } from 'node:perf_hooks'
import { setTimeout as delay, setImmediate } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Downloads } from '../../content/compliance-ledger.ts'
import type { ContentLoader } from '../../content/load-content.ts'
import { responseFrom } from '../../content/respond.ts'
import {
  type ContentProblem,
  contentAt,
  formatProblem,
  type SiteContent,
} from '../../content/site-content.ts'
import { nextNoticeChange } from '../../contract/notices-in-force.ts'
import type { EventLog } from '../platform/event-log.ts'
import { draftPage, type PublishedWeather, type SnapshotSource } from './draft-responses.ts'
import type { LastGood } from './last-good.ts'
import { ResponseCache } from './response-cache.ts'
import { SiteSnapshot } from './site-snapshot.ts'
import { type SiteSettings, settingWarnings, withSettings } from './with-settings.ts'

/** What the site can show at this moment. Exactly one case holds at a time. */
export type LiveState =
  | { kind: 'starting' }
  /** No valid content yet. */
  | { kind: 'nothing'; problems: readonly ContentProblem[] }
  /** `problems` are those of the folder as it is now; while there are any, `snapshot` is the last good one. */
  | {
      kind: 'live'
      snapshot: SiteSnapshot
      liveSince: Date
      problems: readonly ContentProblem[]
      /** Path of a copy of a published file, to be sent while the file itself cannot be read. */
      lastGoodCopyOf: (path: string) => string | null
    }

export interface LiveSiteOptions {
  loader: ContentLoader
  parts: Omit<SnapshotSource, 'content' | 'response'>
  settings: SiteSettings
  /** The weather shown on every page at an instant. Missing: the site has no weather. */
  readWeather?: (content: SiteContent, now: Date) => PublishedWeather
  /** Downloads counted so far, by address. Missing: nothing is counted. */
  readDownloads?: () => Downloads
  /** Called with what a snapshot is rendered from, once it is live. */
  onLive?: (source: SnapshotSource) => void
  /** The content that was live before the start. Missing: no copy is made. */
  lastGood?: LastGood
  /** How long to wait before rereading an unchanged broken folder, milliseconds. Default: 30 s. */
  retryMs?: number
  /** The clock by which notices begin and end. Default: the machine's. */
  now?: () => Date
  /** The compressed files of the build, of all sites of this process. Missing: they are this site's alone. */
  assets?: ResponseCache
  /** How much memory the site's responses may take. Missing: what one site may. */
  cachedBytes?: number
  log: EventLog
}

const RETRY_MS = 30_000

/** Files of the build never change while the server runs, so they outlive a publication. */
export function createAssetCache(): ResponseCache {
  return new ResponseCache({ maxBytes: Number.MAX_SAFE_INTEGER })
}

/**
 * Keeps the newest valid content live. A new snapshot is built next to the running one and replaces it
 * in one assignment; content with a problem never goes live, and then every problem is logged.
 */
export class LiveSite {
  readonly #options: LiveSiteOptions
  readonly #logWarnings: ReturnType<typeof createWarningLog>
  #state: LiveState = { kind: 'starting' }
  #seenFingerprint: string | null = null
  #lastReadMs = 0
  #warnings: readonly ContentProblem[] = []
  /** The complete live content, and when a notice in it next starts or ends; `null`: none will. */
  #published: { content: SiteContent; changesAt: Date | null; weather: PublishedWeather | null } | null = null
  #queue = Promise.resolve()
  readonly #assets: ResponseCache
  #warming = new AbortController()
  #keeping = Promise.resolve()

  constructor(options: LiveSiteOptions) {
    this.#options = options
    this.#assets = options.assets ?? createAssetCache()
    this.#logWarnings = createWarningLog(options.log)
  }

  get state(): LiveState {
    return this.#state
  }

  /** Warnings of the folder's last reading, which do not prevent publication. */
  get warnings(): readonly ContentProblem[] {
    return this.#warnings
  }

  /** Reads the folder if it may have changed. Readings never overlap: a later one waits for the earlier. */
  check(): Promise<void> {
    return this.#enqueue(false)
  }

  reload(): Promise<void> {
    return this.#enqueue(true)
  }

  /** HTML of a page rendered from other content, which does not go live. `null`: there is no such page. */
  renderPage(read: SiteContent, path: string): string | null {
    const { parts, settings, readDownloads } = this.#options
    const content = contentAt(withSettings(read, settings), this.#options.now?.() ?? new Date())
    const page = draftPage(path, { ...parts, content, response: responseFrom(content, readDownloads) })
    return page === null ? null : Buffer.from(page.bytes).toString()
  }

  stop(): void {
    this.#warming.abort()
  }

  #enqueue(isForced: boolean): Promise<void> {
    this.#queue = this.#queue
      .then(() => this.#followMoment())
      .catch((error: unknown) => this.#logFailure(error))
      .then(() => this.#look(isForced))
      .catch((error: unknown) => this.#logFailure(error))
    return this.#queue
  }

  async #look(isForced: boolean): Promise<void> {
    const { loader } = this.#options
    const { fingerprint, load } = await loader.look()
    if (!isForced && fingerprint === this.#seenFingerprint && !this.#isRetryDue()) return
    // From the same listing: the next check detects any later change.
    this.#seenFingerprint = fingerprint
    const startedMs = performance.now()
    this.#lastReadMs = startedMs
    const outcome = await load()
    this.#warnings = outcome.warnings
    this.#logWarnings(outcome.warnings)
    if (outcome.kind === 'broken') {
      if (this.#state.kind === 'starting') await this.#recall(startedMs)
      this.#keepLast(outcome.problems)
      return
    }
    await this.#goLive(outcome.content, startedMs)
    // In the background: a large folder takes a while to copy, and nobody waits for it.
    this.#keeping = this.#keeping.then(() => this.#keepCopy(outcome.content.hash))
  }

  /** Shows the content that was live before the start, if there is a copy. */
  async #recall(startedMs: number): Promise<void> {
    const copy = (await this.#options.lastGood?.load()) ?? null
    if (copy === null) return
    this.#options.log.warn({}, 'The content has problems: showing what was live before the start')
    await this.#goLive(copy, startedMs)
  }

  async #keepCopy(hash: string): Promise<void> {
    try {
      await this.#options.lastGood?.keep(hash)
    } catch (error) {
      // A full or missing disk is not a bug: a stack trace would not help the operator.
      const cause = error instanceof Error && 'code' in error ? { reason: error.message } : { err: error }
      this.#options.log.warn(cause, 'Could not save a copy of the content for the next start')
    }
  }

  /** Whether to reread a broken folder: a full disk or a busy machine may have recovered. */
  #isRetryDue(): boolean {
    const isBroken =
      this.#state.kind === 'nothing' || (this.#state.kind === 'live' && this.#state.problems.length > 0)
    return isBroken && performance.now() - this.#lastReadMs >= (this.#options.retryMs ?? RETRY_MS)
  }

  #keepLast(problems: readonly ContentProblem[]): void {
    const known = this.#state.kind === 'starting' ? [] : this.#state.problems
    if (!isDeepStrictEqual(problems, known)) {
      for (const problem of problems) this.#options.log.error(problem, 'Content problem')
    }
    this.#state = this.#state.kind === 'live' ? { ...this.#state, problems } : { kind: 'nothing', problems }
  }

  async #goLive(read: SiteContent, startedMs: number): Promise<void> {
    const live = this.#state.kind === 'live' ? this.#state : null
    if (live?.snapshot.content.hash === read.hash) {
      this.#state = { ...live, problems: [] }
      return
    }
    await this.#show(read, startedMs, [])
  }

  /**
   * Updates the live content once a notice or a weather warning has started or ended: pages, calls, feeds, and their
   * ETags.
   */
  async #followMoment(): Promise<void> {
    if (this.#published === null) return
    const { content, changesAt, weather } = this.#published
    const now = this.#options.now?.() ?? new Date()
    const hasNews = changesAt !== null && now >= changesAt
    if (!hasNews && isDeepStrictEqual(weather, this.#weatherAt(content, now))) return
    const problems = this.#state.kind === 'live' ? this.#state.problems : []
    await this.#show(content, performance.now(), problems)
  }

  async #show(read: SiteContent, startedMs: number, problems: readonly ContentProblem[]): Promise<void> {
    const { parts, settings, log, lastGood } = this.#options
    this.#warming.abort()
    const now = this.#options.now?.() ?? new Date()
    const content = contentAt(withSettings(read, settings), now)
    const weather = this.#weatherAt(read, now)
    // Building the content took a while: lets visitors' requests go first.
    await setImmediate()
    const response = responseFrom(content, this.#options.readDownloads)
    const source = { ...parts, content, response, ...(weather === null ? {} : { weather }) }
    const snapshot = new SiteSnapshot(source, this.#assets, this.#options.cachedBytes)
    await snapshot.open()
    const lastGoodCopyOf = (path: string) => lastGood?.copyOf(path) ?? null
    this.#published = { content: read, changesAt: nextNoticeChange(read.notices, now), weather }
    this.#state = { kind: 'live', snapshot, liveSince: new Date(), problems, lastGoodCopyOf }
    const facts = { hash: content.hash, reports: content.reports.length }
    log.info({ ...facts, milliseconds: Math.round(performance.now() - startedMs) }, 'Content is live')
    for (const warning of settingWarnings(read, settings)) log.warn({}, warning)
    this.#options.onLive?.(source)
    this.#warming = new AbortController()
    snapshot
      .warm(this.#warming.signal)
      .catch((error: unknown) => log.error({ err: error }, 'A file of the site could not be compressed'))
  }

  #weatherAt(content: SiteContent, now: Date): PublishedWeather | null {
    return this.#options.readWeather?.(contentAt(content, now), now) ?? null
  }

  /** Reading or rendering failed unexpectedly: what is live stays live. */
  #logFailure(error: unknown): void {
    this.#options.log.error({ err: error }, 'The content could not be read or rendered')
    this.#keepLast([{ file: '.', line: null, message: failureMessage(error) }])
  }
}

// Publishing takes a moment anyway, and listing a folder of thousands of files takes milliseconds.
const POLL_MS = 2000
const PAUSE_FACTOR = 10
/** An emergency is live within ten seconds, even on a busy machine. */
export const LONGEST_PAUSE_MS = 4000

/** Keeps checking the folder and the clock until `signal` aborts. */
export async function keepFresh(site: LiveSite, pollMs = POLL_MS, signal: AbortSignal): Promise<void> {
  let pauseMs = pollMs
  while (!signal.aborted) {
    // Stopping wakes the sleeper; that is no failure.
    await delay(pauseMs, undefined, { signal }).catch(() => undefined)
    if (signal.aborted) return
    const startedMs = performance.now()
    const before = site.state
    await site.check()
    // Listing 20,000 files can take a busy machine a second: the pause is longer then. Not after a change, which
    // takes time as well: the next one may follow at once.
    const slowPauseMs = before === site.state ? PAUSE_FACTOR * (performance.now() - startedMs) : 0
    pauseMs = Math.max(pollMs, Math.min(slowPauseMs, LONGEST_PAUSE_MS))
  }
}

/** What the office reads about a failure that its files did not cause. */
function failureMessage(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return code === 'ENOSPC' || code === 'EDQUOT'
    ? 'could not be read, because the disk of the server is full: make room on it'
    : 'could not be read or rendered; the server’s log says why'
}

/** The check lists them all; in the log of a large collection they would hide everything else. */
const MAX_REPORTED = 50

/** Logs each content warning once for as long as it lasts. */
export function createWarningLog(log: {
  warn: (facts: object, event: string) => void
}): (warnings: readonly ContentProblem[]) => void {
  let known: ReadonlySet<string> = new Set()
  return (warnings) => {
    const fresh = warnings.filter((warning) => !known.has(formatProblem(warning)))
    for (const warning of fresh.slice(0, MAX_REPORTED)) log.warn(warning, 'Content warning')
    const unlisted = fresh.length - MAX_REPORTED
    if (unlisted > 0) log.warn({ unlisted }, 'More content warnings: "npm run content -- check" lists them')
    known = new Set(warnings.map(formatProblem))
  }
}
