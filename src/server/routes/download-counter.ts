import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { PublishedFile } from '../../content/site-content.ts'
import { type Database, StorageError } from '../outbox/database.ts'
import { firstCountedMonth, readDownloads, storeDownloads } from '../outbox/stored-downloads.ts'
import type { EventLog } from '../platform/event-log.ts'

/** Counts how often each published PDF is downloaded. It remembers nothing of who did. */
export interface DownloadCounter {
  /** A response to a GET or HEAD was decided. */
  note: (request: CountedRequest, file: Pick<PublishedFile, 'url' | 'mediaType'>, reply: CountedReply) => void
  /** Of this and the 11 months before, of all servers, as of the last minute. `null`: not read yet. */
  totals: () => ReadonlyMap<string, number> | null
  start: () => void
  /** Stores what was counted since the last minute. */
  close: () => Promise<void>
}

interface CountedRequest {
  method: string
  headers: IncomingHttpHeaders
}

type CountedReply = { kind: 'whole' } | { kind: 'part'; start: number } | { kind: string }

const STORE_EVERY_MS = 60_000
/** A server that stops does not wait longer for a store that does not respond. */
const STOP_DEADLINE_MS = 3000

/** `now` is the clock. Default: the machine's. */
export function createDownloadCounter(
  database: Database,
  log: Pick<EventLog, 'error'>,
  now: () => Date = () => new Date(),
): DownloadCounter {
  let counted = new Map<string, number>()
  let totals: ReadonlyMap<string, number> | null = null
  let timer: NodeJS.Timeout | null = null
  let running: Promise<void> | null = null

  async function store(): Promise<void> {
    const added = counted
    counted = new Map()
    const at = now()
    try {
      await storeDownloads(database, added, at.toISOString().slice(0, 7))
    } catch (error) {
      // Counted again with the next minute. That the store is away is said elsewhere.
      for (const [url, count] of added) counted.set(url, (counted.get(url) ?? 0) + count)
      throw error
    }
    totals = await readDownloads(database, firstCountedMonth(at))
  }
  // One at a time: a store that does not respond is not queried again.
  const storeNow = () => {
    running ??= store()
      .catch((error: unknown) => {
        if (!(error instanceof StorageError)) log.error({ err: error }, 'Downloads could not be counted')
      })
      .finally(() => {
        running = null
      })
    return running
  }
  return {
    note: (request, file, reply) => {
      if (file.mediaType !== 'application/pdf' || !isDownload(request, reply)) return
      counted.set(file.url, (counted.get(file.url) ?? 0) + 1)
    },
    totals: () => totals,
    start: () => {
      timer = setInterval(() => void storeNow(), STORE_EVERY_MS)
      timer.unref()
      void storeNow()
    },
    close: async () => {
      if (timer !== null) clearInterval(timer)
      const rest = async () => {
        await running
        await storeNow()
      }
      await Promise.race([rest(), delay(STOP_DEADLINE_MS, undefined, { ref: false })])
    },
  }
}

/** Programs that say what they are: crawlers, link previews, monitors, command lines. Cubot makes phones. */
const PROGRAM =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|facebookexternalhit|monitor|uptime|headless|lighthouse|curl|wget|python|java\/|go-http|libwww|okhttp|node|axios/i

/**
 * Whether somebody began to get a file. A viewer fetches a file in many parts, and only the first part begins at its
 * start; a file that a browser has already is not downloaded. Pure.
 */
export function isDownload({ method, headers }: CountedRequest, reply: CountedReply): boolean {
  const isFirst = reply.kind === 'whole' || (reply.kind === 'part' && 'start' in reply && reply.start === 0)
  if (method !== 'GET' || !isFirst) return false
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`
  const agent = headers['user-agent'] ?? ''
  return !purpose.includes('prefetch') && agent !== '' && !PROGRAM.test(agent)
}
