import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { type Database, StorageError } from '../../src/server/outbox/database.ts'
import { createDatabase, type StoreSettings } from '../../src/server/outbox/open-database.ts'
import { hastenMessages, listMessages } from '../../src/server/outbox/stored-messages.ts'
import { type CrashCounts, countPromises, type Kills } from './crash-counts.ts'
import { type FlakyMailServer, MOODS, startFlakyMailServer } from './flaky-mail-server.ts'
import { DATABASE_CRASHES, type KillablePostgres } from './killable-postgres.ts'
import { type SenderCounts, sendPersistently } from './persistent-sender.ts'
import { type KillableServer, startKillableServer } from './server-process.ts'
import { type ReaderCounts, readSteadily } from './steady-reader.ts'

export interface CrashOptions extends Pick<StoreSettings, 'dataDir'> {
  seconds: number
  /** On a slow machine the run continues until this many were promised, for at most four times the seconds. */
  fewestPromises?: number
  /** How long each sender pauses after a promise, milliseconds, so that mail keeps up with messages. Default: 0. */
  pauseMs?: number
  /** How many servers share the store. */
  servers: number
  /** `null`: SQLite. */
  databaseUrl: string | null
  /** Crashes too, each time in the next way. Missing: it never crashes. */
  postgres?: KillablePostgres
  /** Does not kill servers, and reads their pages instead. */
  sparesServers?: boolean
}

const SENDERS = 8
/** A killed server takes about a second to restart; half of the time one should be up. */
const MOST_CALM_MS = 1500
/** If servers are killed too, one failure in this many is the database's. */
const DATABASE_SHARE = 4
/** How long no mail may leave before the remaining messages count as stuck. */
const STANDSTILL_MS = 60_000
/** Health checks cache a response for ten seconds. */
const READY_WITHIN_MS = 30_000
/** A cached page, one that queries the store, and the liveness check. */
const PATHS = ['/app/documents', '/app/contact-us?sent=FB-7K3M-9Q2X', '/healthz']

/**
 * Sends messages nonstop while servers are killed, the database crashes and the mail server fails in every way; then
 * stops the failures and counts the outcome of each promise.
 */
export async function runCrash(options: CrashOptions): Promise<CrashCounts> {
  const { servers: count, sparesServers = false } = options
  const mail = await startFlakyMailServer()
  const servers = Array.from({ length: count }, (_, at) => startServer(options, mail.url, at))
  const counts: SenderCounts = { promised: [], broken: 0, unavailable: 0 }
  const database = createDatabase(options, () => undefined)
  const over = new AbortController()
  const urlOf = () => servers[randomInt(servers.length)]?.url ?? null
  const senders = Array.from({ length: SENDERS }, () =>
    sendPersistently(urlOf, counts, over.signal, options.pauseMs),
  )
  const readers = sparesServers
    ? servers.map((server) => readSteadily(() => server.url, PATHS, over.signal))
    : []
  try {
    const kills = await causeFailures(options, servers, mail, database, counts)
    const notReady = await countNotReady(servers)
    over.abort()
    await Promise.all(senders)
    const pages = sparesServers ? addUp(await Promise.all(readers)) : null
    await mail.setMood('good')
    await untilCalm(database)
    const ownDeaths = servers.reduce((sum, server) => sum + server.ownDeaths, 0)
    const promises = countPromises(counts, await listMessages(database, null), mail)
    return { ...promises, ...kills, ownDeaths, notReady, pages }
  } finally {
    over.abort()
    await Promise.all(servers.map((server) => server.stop()))
    await Promise.all([database.close(), mail.close()])
  }
}

/** Each server has its own name in the database, so a crash can wait until all of them have a query in progress. */
function startServer({ dataDir, databaseUrl }: CrashOptions, smtpUrl: string, at: number): KillableServer {
  const mark = databaseUrl?.includes('?') === true ? '&' : '?'
  const named = databaseUrl === null ? null : `${databaseUrl}${mark}application_name=server-${at}`
  return startKillableServer({ dataDir, databaseUrl: named, smtpUrl })
}

/** Causes failures at random moments. */
async function causeFailures(
  { seconds, fewestPromises = 0, postgres, sparesServers = false }: CrashOptions,
  servers: readonly KillableServer[],
  mail: FlakyMailServer,
  database: Database,
  { promised }: SenderCounts,
): Promise<Kills> {
  const kills: Kills = { kills: 0, threadKills: 0, databaseCrashes: 0 }
  const end = Date.now() + seconds * 1000
  const latest = Date.now() + seconds * 4000
  const mostWays = postgres === undefined ? 0 : DATABASE_CRASHES.length
  const lacksPromises = () => promised.length < fewestPromises && Date.now() < latest
  // On a busy machine, no server may have been up at any of these moments.
  const fewest = { kills: 2, threadKills: database.kind === 'sqlite' ? 1 : 0 }
  const lacksKills = () =>
    !sparesServers && (kills.kills < fewest.kills || kills.threadKills < fewest.threadKills)
  while (Date.now() < end || kills.databaseCrashes < mostWays || lacksPromises() || lacksKills()) {
    await delay(randomInt(MOST_CALM_MS))
    await mail.setMood(MOODS[randomInt(MOODS.length)] ?? 'good')
    // Otherwise messages that failed once would wait until the failures end.
    await hasten(database)
    if (postgres !== undefined && (sparesServers || randomInt(DATABASE_SHARE) === 0)) {
      // A server that is still starting may have no query yet.
      if (sparesServers && servers.some(({ url }) => url === null)) continue
      const how = DATABASE_CRASHES[kills.databaseCrashes % DATABASE_CRASHES.length] ?? 'serverStopped'
      await postgres.crash(how, sparesServers ? servers.length : 1)
      kills.databaseCrashes++
    } else if (!sparesServers) killOne(servers[randomInt(servers.length)], database.kind, kills)
  }
  return kills
}

function killOne(victim: KillableServer | undefined, store: Database['kind'], kills: Kills): void {
  // One that is still starting has promised nothing yet.
  if (victim === undefined || victim.url === null) return
  // Every third kill is the thread's.
  if (store === 'sqlite' && kills.threadKills * 2 < kills.kills) {
    victim.killThread()
    kills.threadKills++
  } else {
    victim.killAndRestart()
    kills.kills++
  }
}

async function hasten(database: Database): Promise<void> {
  try {
    await hastenMessages(database, new Date())
  } catch (error) {
    // The last crash broke its connections; the next attempt opens new ones.
    if (!(error instanceof StorageError)) throw error
  }
}

/** Waits for servers to recover by themselves, and counts those that did not. */
async function countNotReady(servers: readonly KillableServer[]): Promise<number> {
  const deadline = Date.now() + READY_WITHIN_MS
  const isReady = async ({ url }: KillableServer) => {
    const response = url === null ? null : await fetch(`${url}/readyz`).catch(() => null)
    await response?.text()
    return response?.status === 200
  }
  let left = [...servers]
  while (left.length > 0 && Date.now() < deadline) {
    const ready = await Promise.all(left.map(isReady))
    left = left.filter((_, at) => ready[at] !== true)
    if (left.length > 0) await delay(100)
  }
  return left.length
}

/** Waits until no mail is pending, or none was sent for a minute. */
async function untilCalm(database: Database): Promise<void> {
  let fewest = Number.POSITIVE_INFINITY
  let deadline = 0
  for (;;) {
    const left = (await listMessages(database, 'pending')).length
    if (left === 0) return
    if (left < fewest) deadline = Date.now() + STANDSTILL_MS
    else if (Date.now() > deadline) return
    fewest = Math.min(fewest, left)
    await hasten(database)
    // Listing thousands takes the store as long as sending a few.
    await delay(100 + left)
  }
}

function addUp(readers: readonly ReaderCounts[]): ReaderCounts {
  return {
    responded: readers.reduce((sum, { responded }) => sum + responded, 0),
    failed: readers.reduce((sum, { failed }) => sum + failed, 0),
    slowestMs: Math.max(...readers.map(({ slowestMs }) => slowestMs)),
  }
}
