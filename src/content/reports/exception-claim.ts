import * as v from 'valibot'
import { CalendarDay } from '../../contract/calendar.ts'
import { text } from '../yaml/parse-record.ts'
import { FileHash } from './entry-parts.ts'

/**
 * What 28 CFR 35.201 (a) to (d) exempts, with the definitions of 35.104: archived content; conventional electronic
 * documents posted before the compliance date; what a third party posted; documents about one person behind a password.
 */
export const EXCEPTION_KINDS = ['archived', 'preexisting', 'thirdParty', 'individualized'] as const
export type ExceptionKind = (typeof EXCEPTION_KINDS)[number]

const Claim = v.strictObject({
  kind: v.picklist(
    EXCEPTION_KINDS,
    `is not an exception of 28 CFR 35.201: write ${EXCEPTION_KINDS.join(', ')}`,
  ),
  /** Day on which the office decided. */
  claimedOn: CalendarDay,
  /** The role that decided, not a person's name. */
  by: v.pipe(
    text(100),
    v.check(
      (by) => !by.includes('@'),
      'is an e-mail address: name the role that decided, such as Records custodian',
    ),
  ),
  /** `archived`: day on which it was created, even on paper; otherwise the day on which it was posted. */
  since: CalendarDay,
  /** The evidence: an entry in an inventory, a web archive capture, a contract. */
  source: text(300),
  note: v.optional(text(600)),
  /** Hash of the file when it was claimed, written by the command. */
  sha256: FileHash,
})

const ClaimInOrder = v.pipe(
  Claim,
  v.forward(
    v.partialCheck(
      [['since'], ['claimedOn']],
      ({ since, claimedOn }) => since <= claimedOn,
      ({ input }) => `is after the claim of ${input.claimedOn}: correct one of the two`,
    ),
    ['since'],
  ),
)

const NoEvidence = v.custom<ExceptionClaim>(
  () => false,
  'has no evidence: delete the line, and claim it with "npm run content -- claim"',
)

/** Why a document need not be readable by everyone, with the evidence. */
export const ExceptionClaim = v.lazy((input) =>
  typeof input === 'object' && input !== null ? ClaimInOrder : NoEvidence,
)
export type ExceptionClaim = v.InferOutput<typeof ClaimInOrder>

/** A claimed exception, and why it does not hold. */
export interface CheckedException extends ExceptionClaim {
  /** Each fit to follow "the exception does not hold:". Empty: the checks find nothing against it. */
  broken: readonly string[]
}
