import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { afterFailure, type DeliveryFailure } from './after-failure.ts'
import { type Database, StorageError } from './database.ts'
import type { OutboxMessage, PendingMessage, SentMessage } from './outbox-message.ts'
import { claimMessage, releaseClaims, settleMessage } from './stored-messages.ts'

export type Delivery =
  /** `remark`: what a person should still know, such as one of two recipients refused. */
  { kind: 'delivered'; remark: string | null } | { kind: 'failed'; failure: DeliveryFailure }

/** Sends mail to a mail server, or to a folder if there is none. */
export interface MailSender {
  /** Where mail goes, for the operator; never contains a password. */
  readonly place: string
  readonly kind: 'smtp' | 'folder'
  /** Never rejects. Gives up when `signal` aborts; the mail may still have been accepted. */
  send: (message: PendingMessage, signal: AbortSignal) => Promise<Delivery>
  close: () => void
}

/** Delivery events, which never reveal who wrote or what. */
export interface DeliveryEvents {
  sent: (message: PendingMessage, remark: string | null) => void
  postponed: (message: PendingMessage) => void
  died: (message: OutboxMessage) => void
  /** Another program claimed a message, because this one was too slow. */
  overtaken: (message: PendingMessage) => void
}

interface DeliveryOptions {
  database: Database
  send: (message: PendingMessage, signal: AbortSignal) => Promise<Delivery>
  events: DeliveryEvents
  /** Another sender may claim a message after this time if its sender was killed. */
  leaseMs?: number
}

interface MessageDelivery {
  /** Tries the message that has been due longest at `now`. False: none is due. Rejects if the store is unavailable. */
  deliverNext: (now: Date) => Promise<boolean>
  giveUp: () => void
  /** Releases claims of interrupted attempts. */
  release: () => Promise<void>
}

const LEASE_MS = 5 * 60_000
/** An attempt ends well within its lease, so that two never send one message at the same time. */
const SHARE_OF_LEASE = 0.5

/** Sends messages one by one. Several may run on one store, in one program or many. */
export function createDelivery({
  database,
  send,
  events,
  leaseMs = LEASE_MS,
}: DeliveryOptions): MessageDelivery {
  const claimant = randomUUID()
  const givingUp = new AbortController()
  /** Sent, but not yet recorded in the store; must not be sent again. */
  const unsettled = new Map<string, SentMessage>()
  /** A clock that jumps ahead ends every lease: this program must not claim again what it is sending. */
  const underWay = new Set<string>()

  const settle = async (message: PendingMessage, next: OutboxMessage) => {
    if (next.state === 'sent') unsettled.set(message.id, next)
    const isOurs = await settleMessage(database, next, claimant)
    unsettled.delete(message.id)
    if (!isOurs) events.overtaken(message)
    else if (next.state === 'sent') events.sent(message, next.lastFailure)
    else if (next.state === 'dead') events.died(next)
    else events.postponed(next)
  }

  return {
    deliverNext: async (now) => {
      const until = new Date(Date.now() + leaseMs)
      const message = await claimMessage(database, { claimant, now, until })
      if (message === null) return false
      const sent = unsettled.get(message.id)
      if (sent !== undefined) {
        await settle(message, sent)
        return true
      }
      if (underWay.has(message.id)) return false
      const signal = AbortSignal.any([givingUp.signal, AbortSignal.timeout(leaseMs * SHARE_OF_LEASE)])
      underWay.add(message.id)
      const delivery = await send(message, signal).finally(() => underWay.delete(message.id))
      // An attempt that this program interrupted says nothing about the message.
      if (givingUp.signal.aborted && delivery.kind === 'failed') return false
      await settle(message, afterDelivery(message, delivery, new Date()))
      return true
    },
    giveUp: () => givingUp.abort(),
    release: async () => {
      try {
        await releaseClaims(database, claimant)
      } catch (error) {
        // The leases expire instead.
        if (!(error instanceof StorageError)) throw error
      }
    },
  }
}

function afterDelivery(message: PendingMessage, delivery: Delivery, now: Date): OutboxMessage {
  if (delivery.kind === 'failed') return afterFailure(message, now, delivery.failure)
  const { nextAttemptAt: _next, backoffSeconds: _wait, deadline: _deadline, ...stored } = message
  return { ...stored, state: 'sent', sentAt: now, lastFailure: delivery.remark }
}

/** How often to look for messages that another server stored, or that are due again. */
const POLL_MS = 2000
/** How many messages are sent at a time. */
const RUNNERS = 3
/** How long running deliveries may still take when the server stops. */
const STOP_DEADLINE_MS = 5000

export interface DeliveryLoop {
  /** There is a new message: look at once. */
  wake: () => void
  /** Resolves when this loop has nothing running anymore. */
  stop: () => Promise<void>
}

/** Starts the loop. `onError` is called whenever the store is unavailable, and for bugs; the loop continues. */
export function startDeliveryLoop(
  delivery: MessageDelivery,
  onError: (error: unknown) => void,
  pollMs = POLL_MS,
): DeliveryLoop {
  let isStopping = false
  let waking = new AbortController()

  const wake = () => {
    waking.abort()
    waking = new AbortController()
  }
  const run = async () => {
    while (!isStopping) {
      // Reset before looking, so that a message that arrives meanwhile triggers another look.
      const { signal } = waking
      const wasBusy = await delivery.deliverNext(new Date()).catch((error: unknown) => {
        onError(error)
        return false
      })
      if (!wasBusy && !isStopping) await delay(pollMs, undefined, { signal }).catch(() => undefined)
    }
  }
  const running = Promise.all(Array.from({ length: RUNNERS }, run))
  return {
    wake,
    stop: async () => {
      isStopping = true
      wake()
      const deadline = setTimeout(delivery.giveUp, STOP_DEADLINE_MS)
      await running
      clearTimeout(deadline)
      await delivery.release()
    },
  }
}
