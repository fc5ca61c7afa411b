import type { Challenge } from 'altcha-lib'
import type { NewMessage } from '../outbox/store-message.ts'
import { type Acceptance, type AcceptanceParts, acceptMessage, type Submission } from './accept-message.ts'
import { issueChallenge } from './challenge.ts'
import { createMessageLimiter, type LimitVerdict } from './message-limiter.ts'
import type { MessageCounters } from './message-log.ts'
import type { MessageServiceOptions } from './service-options.ts'
import type { SecretStore } from './xsrf/secrets.ts'

/** A visitor who corrects a form needs a few attempts; a program that guesses needs many more. */
const ATTEMPTS_A_MESSAGE = 10

/** Each message takes one or two lookups: its challenge before, its reference after. */
const LOOK_UPS_A_MESSAGE = 10

export interface MessageIntake {
  accept: (submission: Submission) => Promise<Acceptance>
  issueChallenge: () => Promise<Challenge | null>
  /** Counts a request from an address that costs the server work or the store a lookup. */
  takeLookUp: (address: string) => LimitVerdict
}

export interface IntakeParts {
  options: MessageServiceOptions
  secretStore: SecretStore
  counters: MessageCounters
  onStored: () => void
  onError: AcceptanceParts['onError']
}

export function createIntake({
  options,
  secretStore,
  counters,
  onStored,
  onError,
}: IntakeParts): MessageIntake {
  const { settings, database, siteUrl, log } = options
  const { limitPerMinute, challenge, acknowledges } = settings.messages
  const surge = createSurgeMeter()
  const isChallenging = (now: Date) =>
    challenge === 'always' || (challenge === 'pressure' && surge.isSurging(now))
  const noteStored = ({ reference, payload, suspicion, receivedAt }: NewMessage) => {
    surge.note(receivedAt)
    if (payload.kind !== 'acknowledgement') counters.stored[payload.kind]++
    if (suspicion !== null) counters.stored.suspected++
    log.info({ reference, kind: payload.kind, suspicion }, 'A message was stored')
    onStored()
  }
  const parts = {
    database,
    attempts: createMessageLimiter(limitPerMinute * ATTEMPTS_A_MESSAGE),
    messages: createMessageLimiter(limitPerMinute),
    isChallenging,
    acknowledges,
    mailDomain: settings.mail.from.address.replace(/^.*@/, ''),
    onStored: noteStored,
    onError,
  }
  const lookUps = createMessageLimiter(limitPerMinute * LOOK_UPS_A_MESSAGE)
  return {
    takeLookUp: (address) => lookUps.take(address, new Date()),
    accept: async (submission) => {
      const { secrets } = secretStore
      if (secrets === null) return { kind: 'unavailable' }
      const all = { ...parts, siteUrl: siteUrl() }
      const acceptance = await acceptMessage(all, submission, secrets, new Date())
      if (acceptance.kind !== 'accepted') counters.declined[acceptance.kind]++
      return acceptance
    },
    issueChallenge: async () => {
      const now = new Date()
      return secretStore.secrets !== null && isChallenging(now)
        ? issueChallenge(secretStore.secrets, now)
        : null
    },
  }
}

const MINUTE_MS = 60_000
/** The office gets a few dozen messages a day; people do not send this many in a minute. */
const SURGE_PER_MINUTE = 30
/** How long forms stay protected after the last surge. */
const GUARD_MS = 10 * MINUTE_MS

/** Detects a surge of messages, whatever their addresses. */
export interface SurgeMeter {
  note: (now: Date) => void
  isSurging: (now: Date) => boolean
}

export function createSurgeMeter(): SurgeMeter {
  let recent: number[] = []
  let guardedUntil = 0
  return {
    note: (now) => {
      const nowMs = now.getTime()
      recent = [...recent.filter((time) => time <= nowMs && nowMs - time < MINUTE_MS), nowMs].slice(
        -SURGE_PER_MINUTE,
      )
      if (recent.length >= SURGE_PER_MINUTE) guardedUntil = nowMs + GUARD_MS
    },
    isSurging: (now) => {
      const leftMs = guardedUntil - now.getTime()
      // If the clock was set back since, more than the whole time would be left.
      return leftMs > 0 && leftMs <= GUARD_MS
    },
  }
}
