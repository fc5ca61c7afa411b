import * as v from 'valibot'
import { CalendarDay } from '../../contract/calendar.ts'
import { text } from '../yaml/parse-record.ts'

/** Name of a PDF in `files/`. */
export const PdfName = v.pipe(
  v.string(),
  // The same letters can be stored in two ways; macOS uses the other one.
  v.normalize('NFC'),
  v.check(isPlainPdfName, 'must be the plain name of a PDF in files/, such as annual-report-fy2026.pdf'),
  v.maxLength(200),
)

/** BCP 47 language of a document. */
export const LanguageTag = v.pipe(
  v.string(),
  v.check(isLanguageTag, 'is not a language: write its code, such as en, es or ht'),
)

/** The hash of the published bytes, written by the commands. */
export const FileHash = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{64}$/, 'is not a SHA-256: leave the line as the command wrote it, or delete it'),
)

/** Archived since a day: kept unaltered for reference. The file never changes again. */
const ArchivedSince = v.strictObject({
  on: CalendarDay,
  /** Why it is kept: for the office's own record. */
  reason: v.optional(text(300)),
})

/** `true`: archived, but since when is unknown. */
export const Archived = v.lazy((input) =>
  typeof input === 'object' && input !== null ? ArchivedSince : v.boolean(),
)

/** One revision: the version it replaced, and what changed. */
export const FormerVersion = v.strictObject({
  /** Day of the revision. */
  on: CalendarDay,
  /** The PDF that was the report until then. */
  file: PdfName,
  /** Missing: its bytes are not verified. */
  sha256: v.optional(FileHash),
  note: text(300),
})
export type FormerVersion = v.InferOutput<typeof FormerVersion>

function isLanguageTag(tag: string): boolean {
  // Longer first parts are well-formed, too, but "english" is not a language.
  return /^[a-z]{2,3}(-([A-Z][a-z]{3}|[A-Z]{2}|\d{3}))*$/.test(tag)
}

/** A name that cannot lead out of the folder and that every file system understands. */
function isPlainPdfName(name: string): boolean {
  return /^[^./\\<>:"|?*\p{C}][^/\\<>:"|?*\p{C}]*\.pdf$/iu.test(name)
}

/** The address path of a file in `files/`. */
export function fileUrl(name: string): string {
  return `/files/${encodeURIComponent(name)}`
}

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
