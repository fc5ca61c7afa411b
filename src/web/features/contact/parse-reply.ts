import * as v from 'valibot'
import { type FieldError, Problem } from '../../../contract/problem.ts'
import { MessageReceipt } from '../../../contract/tour-request.ts'

/** Why a message was not sent. Exactly one case holds; whatever it is, nothing the visitor wrote is lost. */
export type Failure =
  /** No answer came. */
  | { kind: 'noAnswer'; isOffline: boolean }
  | { kind: 'tooMany'; retryAfterSeconds: number }
  /** It cannot be stored now: phone and post are the way. */
  | { kind: 'unavailable' }
  /** The browser did not say which page sent it: the visitor presses Send once more. */
  | { kind: 'confirm' }
  /** The browser could not do the work the server requires. */
  | { kind: 'noProof' }
  /** `reference`: what the office can look the failure up by; `null`: there is none. */
  | { kind: 'refused'; reference: string | null }

/** What is wrong with one field, in words. `field` is empty where it is not about one. */
export type ShownError = Pick<FieldError, 'field' | 'message'>

/** What became of a message. */
export type SendOutcome =
  | { kind: 'stored'; reference: string; receivedAt: Date }
  | { kind: 'invalid'; errors: readonly ShownError[] }
  | { kind: 'failed'; failure: Failure }

/** An answer of the API, as far as it is of interest here. */
export interface Reply {
  status: number
  /** The header `Retry-After`; `null`: it has none. */
  retryAfter: string | null
  /** Parsed JSON; `null`: it was none, as from a proxy in between. */
  body: unknown
}

/** How long to wait where a server does not say. */
const USUAL_WAIT_SECONDS = 60

/** Reads what became of a message from the API's answer. Only a receipt counts as stored. Pure. */
export function parseReply({ status, retryAfter, body }: Reply): SendOutcome {
  const receipt = v.safeParse(MessageReceipt, body)
  if (status === 202 && receipt.success) {
    const { reference, receivedAt } = receipt.output
    return { kind: 'stored', reference, receivedAt: new Date(receivedAt) }
  }
  const parsed = v.safeParse(Problem, body)
  const problem = parsed.success ? parsed.output : null
  if (status === 422 && problem?.errors !== undefined) return { kind: 'invalid', errors: problem.errors }
  if (status === 429) {
    const seconds = Number(retryAfter ?? Number.NaN)
    const retryAfterSeconds = Number.isFinite(seconds) ? seconds : USUAL_WAIT_SECONDS
    return { kind: 'failed', failure: { kind: 'tooMany', retryAfterSeconds } }
  }
  // A proxy that finds nobody behind it answers 502 or 504.
  if (status >= 500) return { kind: 'failed', failure: { kind: 'unavailable' } }
  return { kind: 'failed', failure: { kind: 'refused', reference: problem?.requestId ?? null } }
}
