import * as v from 'valibot'
import type { FormError } from '../../contract/form-error.ts'
import { FormSigns } from '../../contract/form-signs.ts'
import type { Language } from '../../contract/language.ts'
import { siteInLanguage } from '../../contract/site-in-language.ts'
import type { SiteInfo } from '../../contract/site-info.ts'
import { type Database, StorageError } from '../outbox/database.ts'
import type { MessageKind, SuspicionSign } from '../outbox/outbox-message.ts'
import { findByKey, type KnownMessage, type NewMessage, storeMessage } from '../outbox/store-message.ts'
import { verifyProof } from './challenge.ts'
import { draftAcknowledgement, draftMessage, type RequestMarks } from './draft-messages.ts'
import type { MessageLimiter } from './message-limiter.ts'
import { findDeepField, hashRequest, hashText } from './request-hash.ts'
import { type MessagePayload, officeFacts, validateSubmission } from './validate-submission.ts'
import type { SigningSecrets } from './xsrf/secrets.ts'

export interface AcceptanceParts {
  database: Database
  /** Counts all attempts of an address, good or not. */
  attempts: MessageLimiter
  /** Counts the stored messages of an address. */
  messages: MessageLimiter
  isChallenging: (now: Date) => boolean
  acknowledges: boolean
  /** Domain of every mail's Message-ID. */
  mailDomain: string
  /** The site's own origin, without a trailing slash. */
  siteUrl: string
  onStored: (message: NewMessage) => void
  onError: (error: StorageError) => void
}

/** One collision is chance; five in a row are a bug. */
const MAX_ATTEMPTS = 5

/** Validates a message and stores it. Resolves with `accepted` only once it would survive a crash. */
export async function acceptMessage(
  parts: AcceptanceParts,
  submission: Submission,
  secrets: SigningSecrets,
  now: Date,
): Promise<Acceptance> {
  const attempt = parts.attempts.take(submission.address, now)
  if (attempt.kind === 'above') return { kind: 'tooMany', retryAfterSeconds: attempt.retryAfterSeconds }
  const { kind, body, idempotencyKey } = submission
  const deepField = findDeepField(body)
  if (deepField !== null) return decline(deepField, 'fieldTooDeep')
  if (idempotencyKey !== null && !/^[\x21-\x7e]{1,200}$/.test(idempotencyKey)) {
    return decline('Idempotency-Key', 'idempotencyKeyInvalid')
  }
  const request = {
    idempotencyKey:
      idempotencyKey === null ? null : hashText(`${nameOfSite(parts.database)}${kind} ${idempotencyKey}`),
    requestHash: hashRequest(kind, body),
  }
  try {
    // A repeat gets its response before validation: what was accepted yesterday stays accepted.
    const known =
      request.idempotencyKey === null ? null : await findByKey(parts.database, request.idempotencyKey)
    if (known !== null) return respondWithRepeat(known, request.requestHash)
    return await acceptNew(parts, submission, request, secrets, now)
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    parts.onError(error)
    return { kind: 'unavailable' }
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

async function acceptNew(
  parts: AcceptanceParts,
  submission: Submission,
  request: Pick<RequestMarks, 'idempotencyKey' | 'requestHash'>,
  secrets: SigningSecrets,
  now: Date,
): Promise<Acceptance> {
  const { kind, body, site, address, hasScripts } = submission
  const validated = validateSubmission(kind, body, site, parts.siteUrl, now)
  if (validated.kind === 'invalid') return validated
  const signs = v.parse(FormSigns, body)
  const challenge = signs.altcha === '' ? null : await verifyProof(signs.altcha, secrets)
  const lacksProof = challenge === null && parts.isChallenging(now)
  if (lacksProof && hasScripts) return decline('altcha', 'challengeRequired')
  const share = parts.messages.take(address, now)
  if (share.kind === 'above') return { kind: 'tooMany', retryAfterSeconds: share.retryAfterSeconds }
  const marks = { ...request, challenge, suspicion: scoreSuspicion(signs, lacksProof) }
  try {
    const acceptance = await keep(parts, { payload: validated.form, site }, marks, secrets, now)
    if (acceptance.kind !== 'accepted') parts.messages.giveBack(address)
    return acceptance
  } catch (error) {
    parts.messages.giveBack(address)
    throw error
  }
}

async function keep(
  parts: AcceptanceParts,
  { payload, site }: { payload: MessagePayload; site: SiteInfo },
  marks: RequestMarks,
  { signing }: SigningSecrets,
  now: Date,
): Promise<Acceptance> {
  const { database, mailDomain, acknowledges, onStored } = parts
  // A suspected sender may have entered somebody else's address.
  const isAcknowledged = acknowledges && marks.suspicion === null
  const officeIn = (language: Language) => officeFacts(siteInLanguage(site, language), parts.siteUrl)
  const acknowledgement = isAcknowledged
    ? draftAcknowledgement(payload, officeIn, signing, mailDomain, now)
    : null
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const message = draftMessage(payload, marks, mailDomain, now)
    const outcome = await storeMessage(database, message, acknowledgement)
    switch (outcome.kind) {
      case 'stored':
        onStored(message)
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
