import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { PublishedFile } from '../../content/site-content.ts'
import { type Database, StorageError } from '../outbox/database.ts'
import { firstCountedMonth, readDownloads, storeDownloads } from '../outbox/stored-downloads.ts'
import type { EventLog } from '../platform/event-log.ts'

/** Counts how often each published PDF is downloaded. Stores nothing about who downloads it. */
export interface DownloadCounter {
  /** Counts the response to a GET or HEAD if it is a download. */
  note: (request: CountedRequest, file: Pick<PublishedFile, 'url' | 'mediaType'>, reply: CountedReply) => void
  /** Downloads from all servers in this month and the 11 before, as of the last minute. `null`: not read yet. */
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
/** How long a stopping server waits for a store that does not respond. */
const STOP_DEADLINE_MS = 3000

/** `now`: the clock. Default: the machine's. */
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
      // Retried a minute later. That the store is down is logged elsewhere.
      for (const [url, count] of added) counted.set(url, (counted.get(url) ?? 0) + count)
      throw error
    }
    totals = await readDownloads(database, firstCountedMonth(at))
  }
  // One at a time: a store that does not respond gets no second query.
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
      const storeRemaining = async () => {
        await running
        await storeNow()
      }
      await Promise.race([storeRemaining(), delay(STOP_DEADLINE_MS, undefined, { ref: false })])
    },
  }
}

/** Programs that identify themselves: crawlers, link previews, monitors, command lines. Cubot makes phones. */
const PROGRAM =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|facebookexternalhit|monitor|uptime|headless|lighthouse|curl|wget|python|java\/|go-http|libwww|okhttp|node|axios/i

/**
 * Whether a download of a file starts with this response. Viewers fetch a file in many parts, and only the first one
 * counts; a file that the browser has cached is not downloaded. Pure.
 */
export function isDownload({ method, headers }: CountedRequest, reply: CountedReply): boolean {
  const isFirst = reply.kind === 'whole' || (reply.kind === 'part' && 'start' in reply && reply.start === 0)
  if (method !== 'GET' || !isFirst) return false
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`
  const agent = headers['user-agent'] ?? ''
  return !purpose.includes('prefetch') && agent !== '' && !PROGRAM.test(agent)
}
