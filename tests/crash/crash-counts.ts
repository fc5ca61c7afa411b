import type { OutboxMessage } from '../../src/server/outbox/outbox-message.ts'
import type { FlakyMailServer } from './flaky-mail-server.ts'
import type { SenderCounts } from './persistent-sender.ts'
import type { ReaderCounts } from './steady-reader.ts'

/** The outcome of all promises. */
export interface PromiseCounts {
  promised: number
  delivered: number
  /** Dead with a reason, as expected: the mail server refused them permanently. */
  dead: number
  /** Promised but not sent yet: there were too many to send since the failures ended. */
  waiting: number
  /** Promised, but not delivered, dead with a reason, or waiting. Must be 0. */
  missing: number
  /** Delivered more than once, under one Message-ID. */
  repeated: number
  /** Two rows for one promise. Must be 0. */
  doubled: number
  broken: number
  unavailable: number
}

/** Failures that the test caused. */
export interface Kills {
  kills: number
  threadKills: number
  databaseCrashes: number
}

export interface CrashCounts extends PromiseCounts, Kills {
  /** Exits of servers that the test did not kill. Must be 0. */
  ownDeaths: number
  /** Servers that did not recover within half a minute after the last crash. Must be 0. */
  notReady: number
  /** `null`: servers were killed, so no pages were read. */
  pages: ReaderCounts | null
}

/** Compares what was promised with the contents of the store and the mail server. */
export function countPromises(
  { promised, broken, unavailable }: SenderCounts,
  rows: readonly OutboxMessage[],
  { accepted }: FlakyMailServer,
): PromiseCounts {
  const byReference = Map.groupBy(rows, ({ reference }) => reference)
  const rowsOf = (reference: string) => byReference.get(reference) ?? []
  const isDelivered = (row: OutboxMessage) => row.state === 'sent' && accepted.has(row.messageId)
  const isDead = (row: OutboxMessage) => row.state === 'dead' && row.lastFailure?.includes('554') === true
  const count = (test: (row: OutboxMessage) => boolean) =>
    promised.filter(({ reference }) => rowsOf(reference).some(test)).length
  const isWaiting = (row: OutboxMessage) => row.state === 'pending'
  const isFulfilled = ({ reference, isRefused }: (typeof promised)[number]) =>
    rowsOf(reference).some((row) => isWaiting(row) || (isRefused ? isDead(row) : isDelivered(row)))
  return {
    promised: promised.length,
    delivered: count(isDelivered),
    dead: count(isDead),
    waiting: count(isWaiting),
    missing: promised.filter((promise) => !isFulfilled(promise)).length,
    repeated: [...accepted.values()].filter((times) => times > 1).length,
    doubled: promised.length - new Set(promised.map(({ reference }) => reference)).size,
    broken,
    unavailable,
  }
}

/** A one-line summary. */
export function describeCrash(name: string, counts: CrashCounts): string {
  const { promised, delivered, dead, waiting, missing, repeated, broken, unavailable, pages } = counts
  const { kills, threadKills, databaseCrashes, ownDeaths } = counts
  const read =
    pages === null
      ? ''
      : `; ${pages.responded} pages read, ${pages.failed} not, the slowest in ${pages.slowestMs} ms`
  return (
    `${name}: ${promised} messages promised; killed: server ${kills} times, storing thread ${threadKills} times, ` +
    `database ${databaseCrashes} times; ${ownDeaths} servers exited by themselves: ` +
    `${delivered} delivered (${repeated} of them more than once), ${dead} dead with a reason, ` +
    `${waiting} still waiting, ${missing} missing; ` +
    `${broken} requests failed, ${unavailable} got a 503${read}`
  )
}
