import type { Challenge } from 'altcha-lib'
import * as v from 'valibot'
import type { FormError } from '../../contract/form-error.ts'
import { FormSigns } from '../../contract/form-signs.ts'
import type { Language } from '../../contract/language.ts'
import { siteInLanguage } from '../../contract/site-in-language.ts'
import type { SiteInfo } from '../../contract/site-info.ts'
import { type Database, StorageError } from '../outbox/database.ts'
import type { MessageKind, SuspicionSign } from '../outbox/outbox-message.ts'
import { findByKey, type KnownMessage, type NewMessage, storeMessage } from '../outbox/store-message.ts'
import type { EventLog } from '../platform/event-log.ts'
import { issueChallenge, verifyProof } from './challenge.ts'
import { draftAcknowledgement, draftMessage, type RequestMarks } from './draft-messages.ts'
import type { MessageSettings } from './message-environment.ts'
import { createMessageLimiter, type LimitVerdict } from './message-limiter.ts'
import type { MessageCounters } from './message-log.ts'
import { findDeepField, hashRequest, hashText } from './request-hash.ts'
import { type MessagePayload, officeFacts, validateSubmission } from './validate-submission.ts'
import type { SecretStore, SigningSecrets } from './xsrf/secrets.ts'

/** A visitor who corrects a form needs a few attempts; a program that guesses needs many more. */
const ATTEMPTS_A_MESSAGE = 10

/** Each message takes one or two lookups: its challenge before, its reference after. */
const LOOK_UPS_A_MESSAGE = 10

/** One collision is chance; five in a row are a bug. */
const MAX_STORE_ATTEMPTS = 5

export interface MessageIntake {
  /** Validates a message and stores it. Resolves with `accepted` only once it would survive a crash. */
  accept: (submission: Submission) => Promise<Acceptance>
  issueChallenge: () => Promise<Challenge | null>
  /** Counts a request from an address that costs the server work or the store a lookup. */
  takeLookUp: (address: string) => LimitVerdict
}

/** Where messages come from and go to. */
export interface IntakeOptions {
  settings: MessageSettings
  database: Database
  /** The site's own origin, known once the server listens. */
  siteUrl: () => string
  log: EventLog
}

interface IntakeParts {
  secretStore: SecretStore
  counters: MessageCounters
  onStored: () => void
  onError: (error: StorageError) => void
}

export function createIntake(
  { settings, database, siteUrl, log }: IntakeOptions,
  { secretStore, counters, onStored, onError }: IntakeParts,
): MessageIntake {
  const { limitPerMinute, challenge, acknowledges } = settings.messages
  const mailDomain = settings.mail.from.address.replace(/^.*@/, '')
  const surge = createSurgeMeter()
  const attempts = createMessageLimiter(limitPerMinute * ATTEMPTS_A_MESSAGE)
  const messages = createMessageLimiter(limitPerMinute)
  const lookUps = createMessageLimiter(limitPerMinute * LOOK_UPS_A_MESSAGE)
  const isChallenging = (now: Date) =>
    challenge === 'always' || (challenge === 'pressure' && surge.isSurging(now))

  async function accept(submission: Submission, secrets: SigningSecrets, now: Date): Promise<Acceptance> {
    const attempt = attempts.take(submission.address, now)
    if (attempt.kind === 'above') return { kind: 'tooMany', retryAfterSeconds: attempt.retryAfterSeconds }
    const { kind, body, idempotencyKey } = submission
    const deepField = findDeepField(body)
    if (deepField !== null) return decline(deepField, 'fieldTooDeep')
    if (idempotencyKey !== null && !/^[\x21-\x7e]{1,200}$/.test(idempotencyKey))
      return decline('Idempotency-Key', 'idempotencyKeyInvalid')
    const key = idempotencyKey === null ? null : hashText(`${nameOfSite(database)}${kind} ${idempotencyKey}`)
    const request = { idempotencyKey: key, requestHash: hashRequest(kind, body) }
    try {
      // A repeat gets its response before validation: what was accepted yesterday stays accepted.
      const known = key === null ? null : await findByKey(database, key)
      if (known !== null) return respondWithRepeat(known, request.requestHash)
      return await acceptNew(submission, request, secrets, now)
    } catch (error) {
      if (!(error instanceof StorageError)) throw error
      onError(error)
      return { kind: 'unavailable' }
    }
  }

  async function acceptNew(
    { kind, body, site, address, hasScripts }: Submission,
    request: Pick<RequestMarks, 'idempotencyKey' | 'requestHash'>,
    secrets: SigningSecrets,
    now: Date,
  ): Promise<Acceptance> {
    const validated = validateSubmission(kind, body, site, siteUrl(), now)
    if (validated.kind === 'invalid') return validated
    const signs = v.parse(FormSigns, body)
    const proof = signs.altcha === '' ? null : await verifyProof(signs.altcha, secrets)
    const lacksProof = proof === null && isChallenging(now)
    if (lacksProof && hasScripts) return decline('altcha', 'challengeRequired')
    const share = messages.take(address, now)
    if (share.kind === 'above') return { kind: 'tooMany', retryAfterSeconds: share.retryAfterSeconds }
    const marks = { ...request, challenge: proof, suspicion: scoreSuspicion(signs, lacksProof) }
    let isAccepted = false
    try {
      const acceptance = await keep(validated.form, site, marks, secrets, now)
      isAccepted = acceptance.kind === 'accepted'
      return acceptance
    } finally {
      if (!isAccepted) messages.giveBack(address)
    }
  }

  async function keep(
    payload: MessagePayload,
    site: SiteInfo,
    marks: RequestMarks,
    { signing }: SigningSecrets,
    now: Date,
  ): Promise<Acceptance> {
    const officeIn = (language: Language) => officeFacts(siteInLanguage(site, language), siteUrl())
    // A suspected sender may have entered somebody else's address.
    const acknowledgement =
      acknowledges && marks.suspicion === null
        ? draftAcknowledgement(payload, officeIn, signing, mailDomain, now)
        : null
    for (let attempt = 0; attempt < MAX_STORE_ATTEMPTS; attempt++) {
      const message = draftMessage(payload, marks, mailDomain, now)
      const outcome = await storeMessage(database, message, acknowledgement)
      switch (outcome.kind) {
        case 'stored':
          noteStored(payload.kind, message)
          return { kind: 'accepted', reference: message.reference, receivedAt: message.receivedAt }
        case 'known':
          return respondWithRepeat(outcome.message, marks.requestHash)
        case 'challengeUsed':
          return decline('altcha', 'challengeRequired')
        case 'referenceTaken':
      }
    }
    throw new Error('no free reference was found')
  }

  function noteStored(kind: MessageKind, { reference, suspicion, receivedAt }: NewMessage): void {
    surge.note(receivedAt)
    counters.stored[kind]++
    if (suspicion !== null) counters.stored.suspected++
    log.info({ reference, kind, suspicion }, 'A message was stored')
    onStored()
  }

  return {
    takeLookUp: (address) => lookUps.take(address, new Date()),
    accept: async (submission) => {
      const { secrets } = secretStore
      if (secrets === null) return { kind: 'unavailable' }
      const acceptance = await accept(submission, secrets, new Date())
      if (acceptance.kind !== 'accepted') counters.declined[acceptance.kind]++
      return acceptance
    },
    issueChallenge: async () => {
      const { secrets } = secretStore
      const now = new Date()
      return secrets !== null && isChallenging(now) ? issueChallenge(secrets, now) : null
    },
  }
}

/** Two sites of one store never mistake each other's requests for repeats. */
function nameOfSite({ site }: Pick<Database, 'site'>): string {
  return (site ?? '') === '' ? '' : `${site} `
}

function respondWithRepeat({ reference, receivedAt, requestHash }: KnownMessage, hash: string): Acceptance {
  // If the hash was erased with the body, only the name counts.
  if (requestHash !== null && requestHash !== hash) return decline('Idempotency-Key', 'idempotencyKeyReused')
  return { kind: 'accepted', reference, receivedAt }
}

/** Even the fastest people need longer than this to choose a topic and write ten characters. */
const FASTEST_FILL_SECONDS = 3

/** A message's suspicious signs, joined by spaces; `null`: none. */
export function scoreSuspicion(
  { homepage, fillSeconds }: Pick<FormSigns, 'homepage' | 'fillSeconds'>,
  lacksProof: boolean,
): string | null {
  const signs: SuspicionSign[] = [
    ...(homepage.trim() === '' ? [] : ['honeypot' as const]),
    ...(fillSeconds !== null && fillSeconds < FASTEST_FILL_SECONDS ? ['tooFast' as const] : []),
    ...(lacksProof ? ['noProof' as const] : []),
  ]
  return signs.length === 0 ? null : signs.join(' ')
}

export interface Submission {
  kind: MessageKind
  /** The fields, not validated yet. */
  body: unknown
  /** Idempotency key, so that a repeat gets the same response. `null`: none. */
  idempotencyKey: string | null
  /** The request's sender, only for limits. Never stored. */
  address: string
  /** False for a plain form, whose sender cannot solve a challenge. */
  hasScripts: boolean
  site: SiteInfo
}

/** The outcome. Exactly one case holds. */
export type Acceptance =
  /** Stored, now or by an earlier request with the same key: a promise that survives a crash. */
  | { kind: 'accepted'; reference: string; receivedAt: Date }
  | { kind: 'invalid'; errors: readonly FormError[] }
  | { kind: 'tooMany'; retryAfterSeconds: number }
  /** Nothing was promised. */
  | { kind: 'unavailable' }

/** Declines for a reason unrelated to what the visitor wrote. */
export function decline(field: string, code: FormError['code']): Acceptance {
  return { kind: 'invalid', errors: [{ field, code, written: 0, limit: null }] }
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
