import type { Challenge } from 'altcha-lib'
import type { NewMessage } from '../outbox/store-message.ts'
import { type AcceptanceParts, acceptMessage } from './accept-message.ts'
import { issueChallenge } from './challenge.ts'
import type { MessageCounters } from './message-counters.ts'
import { createMessageLimiter, type LimitVerdict } from './message-limiter.ts'
import type { MessageServiceOptions } from './service-options.ts'
import type { Acceptance, Submission } from './submission.ts'
import { createSurgeMeter } from './surge.ts'
import type { SecretKeeper } from './xsrf/secret-keeper.ts'

/** A visitor who mends one form needs some tries; a program that guesses needs many more. */
const ATTEMPTS_A_MESSAGE = 10

/** Each message takes one look-up or two: of a challenge before it, of its reference after it. */
const LOOK_UPS_A_MESSAGE = 10

/** What comes in. */
export interface MessageIntake {
  accept: (submission: Submission) => Promise<Acceptance>
  issueChallenge: () => Promise<Challenge | null>
  /** Counts a question of an address that costs the server work or the store a look-up. */
  takeLookUp: (address: string) => LimitVerdict
}

export interface IntakeParts {
  options: MessageServiceOptions
  keeper: SecretKeeper
  counters: MessageCounters
  onStored: () => void
  onError: AcceptanceParts['onError']
}

/** Accepts messages under the limits the settings give. */
export function createIntake({ options, keeper, counters, onStored, onError }: IntakeParts): MessageIntake {
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
      const { secrets } = keeper
      if (secrets === null) return { kind: 'unavailable' }
      const all = { ...parts, siteUrl: siteUrl() }
      const acceptance = await acceptMessage(all, submission, secrets, new Date())
      if (acceptance.kind !== 'accepted') counters.declined[acceptance.kind]++
      return acceptance
    },
    issueChallenge: async () => {
      const now = new Date()
      return keeper.secrets !== null && isChallenging(now) ? issueChallenge(keeper.secrets, now) : null
    },
  }
}
