import type { FieldError } from '../../../../contract/problem.ts'

/** Why a message was not sent. Exactly one case holds; whatever it is, nothing the visitor wrote is lost. */
export type Failure =
  /** No answer came. */
  | { kind: 'noAnswer'; isOffline: boolean }
  | { kind: 'tooMany'; retryAfterSeconds: number }
  /** It cannot be stored now: phone and post are the way. */
  | { kind: 'unavailable' }
  /** The browser did not say which page sent it: the visitor presses Send once more. */
  | { kind: 'confirm' }
  /** The browser could not do the work that was asked for. */
  | { kind: 'noProof' }
  /** `reference`: what the office can look the failure up by; `null`: there is none. */
  | { kind: 'refused'; reference: string | null }

/** What became of a message. */
export type SendOutcome =
  | { kind: 'stored'; reference: string; receivedAt: Date }
  | { kind: 'invalid'; errors: readonly FieldError[] }
  | { kind: 'failed'; failure: Failure }
