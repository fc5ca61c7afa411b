import { randomUUID } from 'node:crypto'
import { afterFailure, type DeliveryFailure } from './after-failure.ts'
import { type Database, StorageError } from './database.ts'
import type { OutboxMessage, PendingMessage, SentMessage } from './outbox-message.ts'
import { claimMessage, releaseClaims, settleMessage } from './stored-messages.ts'

/** What came of handing a mail over. */
export type Delivery =
  /** `remark`: what a person should know all the same, such as one of two recipients refused. */
  { kind: 'delivered'; remark: string | null } | { kind: 'failed'; failure: DeliveryFailure }

/** Hands mails over: to a mail server, or to a folder where there is none. */
export interface MailSender {
  /** Where mails go, in words for an operator; never holds a password. */
  readonly place: string
  readonly kind: 'smtp' | 'folder'
  /** Never rejects. Once `signal` says so it gives up; the mail may have been taken all the same. */
  send: (message: PendingMessage, signal: AbortSignal) => Promise<Delivery>
  close: () => void
}

/** What happens on the way; nothing in it says who wrote or what. */
export interface DeliveryEvents {
  sent: (message: PendingMessage, remark: string | null) => void
  postponed: (message: PendingMessage) => void
  died: (message: OutboxMessage) => void
  /** Another program took a message over, because this one was too slow. */
  overtaken: (message: PendingMessage) => void
}

export interface DeliveryOptions {
  database: Database
  send: (message: PendingMessage, signal: AbortSignal) => Promise<Delivery>
  events: DeliveryEvents
  /** A message whose sender was killed may be taken by another after this time. */
  leaseMs?: number
}

export interface MessageDelivery {
  /** Tries the message that is due longest at `now`. False: none is due. Rejects when the store is away. */
  deliverNext: (now: Date) => Promise<boolean>
  giveUp: () => void
  /** Gives back what was taken and broken off. */
  release: () => Promise<void>
}

const LEASE_MS = 5 * 60_000
/** A try is given up well within its lease, so that two never send one message at the same time. */
const SHARE_OF_LEASE = 0.5

/** Hands messages over one by one. Several may run on one store, in one program or in many. */
export function createDelivery({
  database,
  send,
  events,
  leaseMs = LEASE_MS,
}: DeliveryOptions): MessageDelivery {
  const claimant = randomUUID()
  const givingUp = new AbortController()
  /** Handed over, but the store could not take note; not to be sent a second time. */
  const unsettled = new Map<string, SentMessage>()
  /** A clock that leaps ahead ends every lease: what this program is sending must not be taken by it again. */
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
      const known = unsettled.get(message.id)
      if (known !== undefined) {
        await settle(message, known)
        return true
      }
      if (underWay.has(message.id)) return false
      const signal = AbortSignal.any([givingUp.signal, AbortSignal.timeout(leaseMs * SHARE_OF_LEASE)])
      underWay.add(message.id)
      const delivery = await send(message, signal).finally(() => underWay.delete(message.id))
      // What this program itself broke off says nothing about the message.
      if (givingUp.signal.aborted && delivery.kind === 'failed') return false
      await settle(message, afterDelivery(message, delivery, new Date()))
      return true
    },
    giveUp: () => givingUp.abort(),
    release: async () => {
      try {
        await releaseClaims(database, claimant)
      } catch (error) {
        // Then the leases run out instead.
        if (!(error instanceof StorageError)) throw error
      }
    },
  }
}

function afterDelivery(message: PendingMessage, delivery: Delivery, now: Date): OutboxMessage {
  if (delivery.kind === 'failed') return afterFailure(message, now, delivery.failure)
  const { nextAttemptAt: _next, backoffSeconds: _wait, deadline: _deadline, ...kept } = message
  return { ...kept, state: 'sent', sentAt: now, lastFailure: delivery.remark }
}
