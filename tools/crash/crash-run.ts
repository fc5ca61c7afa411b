import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { hastenMessages } from '../../src/server/outbox/claims.ts'
import type { Database } from '../../src/server/outbox/database.ts'
import { listMessages } from '../../src/server/outbox/kept-messages.ts'
import { createDatabase, type StoreSettings } from '../../src/server/outbox/open-database.ts'
import type { OutboxMessage } from '../../src/server/outbox/outbox-message.ts'
import { type FlakyMailServer, MOODS, startFlakyMailServer } from './flaky-mail-server.ts'
import { type SenderCounts, sendPersistently } from './persistent-sender.ts'
import { type KillableServer, startKillableServer } from './server-process.ts'

/** What became of every promise. */
export interface CrashCounts {
  promised: number
  delivered: number
  /** Dead with a reason, as they should be: the mail server refused them for good. */
  dead: number
  /** Promised, and still to be sent: more were promised than could be sent since calm returned. */
  waiting: number
  /** Promised, and neither delivered, dead with its reason nor waiting. Must be 0. */
  missing: number
  /** Delivered more than once, under one Message-ID. */
  repeated: number
  /** Two rows for one promise. Must be 0. */
  doubled: number
  kills: number
  threadKills: number
  broken: number
  unavailable: number
}

export interface CrashOptions extends StoreSettings {
  seconds: number
  /** A slow machine goes on until so many were promised, for four times the seconds at most. */
  fewestPromises?: number
  /** How long each sender rests after a promise, milliseconds, so that mails keep up with messages. Default: not at all. */
  restMs?: number
  /** Servers that share the store. */
  servers: number
}

const SENDERS = 8
/** A killed server takes about a second to come back; half of the time one should be up. */
const MOST_CALM_MS = 1500
/** How long mails may stop leaving before what is left counts as stuck. */
const STANDSTILL_MS = 60_000

/**
 * Sends messages without pause while servers are killed and the mail server fails in every way; then lets
 * calm return and counts what became of each promise.
 */
export async function runCrash(options: CrashOptions): Promise<CrashCounts> {
  const mail = await startFlakyMailServer()
  const orders = { dataDir: options.dataDir, databaseUrl: options.databaseUrl, smtpUrl: mail.url }
  const servers = Array.from({ length: options.servers }, () => startKillableServer(orders))
  const counts: SenderCounts = { promised: [], broken: 0, unavailable: 0 }
  const database = createDatabase(options, () => undefined)
  const over = new AbortController()
  const urlOf = () => servers[randomInt(servers.length)]?.url ?? null
  const senders = Array.from({ length: SENDERS }, () =>
    sendPersistently(urlOf, counts, over.signal, options.restMs),
  )
  try {
    const hasEnough = () => counts.promised.length >= (options.fewestPromises ?? 0)
    const kills = await wreak(servers, mail, database, { seconds: options.seconds, hasEnough })
    over.abort()
    await Promise.all(senders)
    await mail.setMood('good')
    await untilCalm(database)
    return { ...judge(counts, await listMessages(database, null), mail), ...kills }
  } finally {
    over.abort()
    await Promise.all(servers.map((server) => server.stop()))
    await Promise.all([database.close(), mail.close()])
  }
}

/** Kills and fails at random moments. */
async function wreak(
  servers: readonly KillableServer[],
  mail: FlakyMailServer,
  database: Database,
  { seconds, hasEnough }: { seconds: number; hasEnough: () => boolean },
): Promise<{ kills: number; threadKills: number }> {
  const end = Date.now() + seconds * 1000
  const latest = Date.now() + seconds * 4000
  let kills = 0
  let threadKills = 0
  while (Date.now() < end || (!hasEnough() && Date.now() < latest)) {
    await delay(randomInt(MOST_CALM_MS))
    await mail.setMood(MOODS[randomInt(MOODS.length)] ?? 'good')
    // Otherwise what failed once would wait until the calm.
    await hastenMessages(database, new Date())
    const victim = servers[randomInt(servers.length)]
    // One that is still starting has promised nothing yet.
    if (victim === undefined || victim.url === null) continue
    if (database.kind === 'sqlite' && randomInt(3) === 0) {
      victim.killThread()
      threadKills++
    } else {
      victim.killAndRestart()
      kills++
    }
  }
  return { kills, threadKills }
}

/** Until every mail has left or was given up, or none has left for a minute. */
async function untilCalm(database: Database): Promise<void> {
  let fewest = Number.POSITIVE_INFINITY
  let deadline = 0
  for (;;) {
    const left = (await listMessages(database, 'pending')).length
    if (left === 0) return
    if (left < fewest) deadline = Date.now() + STANDSTILL_MS
    else if (Date.now() > deadline) return
    fewest = Math.min(fewest, left)
    await hastenMessages(database, new Date())
    // To list thousands takes the store as long as to send some of them.
    await delay(100 + left)
  }
}

function judge(
  { promised, broken, unavailable }: SenderCounts,
  rows: readonly OutboxMessage[],
  { taken }: FlakyMailServer,
): Omit<CrashCounts, 'kills' | 'threadKills'> {
  const byReference = Map.groupBy(rows, ({ reference }) => reference)
  const rowsOf = (reference: string) => byReference.get(reference) ?? []
  const isDelivered = (row: OutboxMessage) => row.state === 'sent' && taken.has(row.messageId)
  const isDead = (row: OutboxMessage) => row.state === 'dead' && row.lastFailure?.includes('554') === true
  const count = (test: (row: OutboxMessage) => boolean) =>
    promised.filter(({ reference }) => rowsOf(reference).some(test)).length
  const isWaiting = (row: OutboxMessage) => row.state === 'pending'
  const isKept = ({ reference, isRefused }: (typeof promised)[number]) =>
    rowsOf(reference).some((row) => isWaiting(row) || (isRefused ? isDead(row) : isDelivered(row)))
  return {
    promised: promised.length,
    delivered: count(isDelivered),
    dead: count(isDead),
    waiting: count(isWaiting),
    missing: promised.filter((promise) => !isKept(promise)).length,
    repeated: [...taken.values()].filter((times) => times > 1).length,
    doubled: promised.length - new Set(promised.map(({ reference }) => reference)).size,
    broken,
    unavailable,
  }
}

/** One line for people. */
export function describeCrash(name: string, counts: CrashCounts): string {
  const { promised, delivered, dead, waiting, missing, repeated, kills, threadKills, broken, unavailable } =
    counts
  return (
    `${name}: ${promised} promised through ${kills} kills of the server and ${threadKills} of its storing thread: ` +
    `${delivered} delivered (${repeated} of them more than once), ${dead} dead with their reason, ` +
    `${waiting} still waiting, ${missing} missing; ` +
    `${broken} requests broke off, ${unavailable} were answered 503`
  )
}
