import type { StagedFiles } from '../content/folder/read-folder.ts'
import type { Issue } from '../content/issue.ts'
import type { PdfFacts, PdfReader } from '../content/pdf/pdf-facts.ts'
import { formatProblem } from '../content/site-content.ts'

export interface Publishing {
  /** The content folder, absolute. */
  folder: string
  /** The site's origin, without a trailing slash. */
  publicUrl: string
  reader: PdfReader
  confirm: Confirm
  /** Called with the facts of a PDF, before asking for confirmation. */
  onRead?: (path: string, facts: PdfFacts) => void
  /** Who makes the change, and why, for its record. Missing: somebody at the command line. */
  by?: ChangedBy
  /** Receives a change for somebody else to publish. Missing: changes take effect at once. */
  submit?: (change: PlannedChange) => Promise<void>
  /** A history of the folder in addition to its journal. Missing: only the journal. */
  history?: ChangeHistory
}

/** Records each change, and never stops one from taking effect. */
export interface ChangeHistory {
  /** Runs just before the files move into place. */
  before: () => Promise<void>
  after: (change: RecordedNames) => Promise<void>
  /** Where it has copies of the folder's own records. Missing: nowhere. */
  copiesDir?: string
}

/** A finished change with the paths of its files in the folder. */
export interface RecordedNames {
  what: string
  by: ChangedBy | undefined
  names: readonly string[]
}

export interface PlannedChange {
  /** For people: `add report annual-report-fy2026`. */
  what: string
  steps: readonly PlannedStep[]
  /** Refuses the change if the folder would have problems with these files in it. */
  check: (staged: StagedFiles) => Promise<void>
}

export interface PlannedStep {
  /** Inside the content folder. */
  name: string
  /** SHA-256 of the new file. `null`: the file will be deleted. */
  after: string | null
  /** Writes the new file to an unused path. */
  prepare: (aside: string) => Promise<void>
}

/** Who made a change at the desk, and why. */
export interface ChangedBy {
  who: string
  /** `null`: the person gave no reason. */
  why: string | null
  /** What the desk can delete once the change is made: ids of uploads, keys of proposals. */
  settles?: readonly string[]
}

/** Ends the command unless a person confirms the doubts, one sentence each. Without doubts it does nothing. */
export type Confirm = (doubts: readonly string[]) => Promise<void>

/** What a command published: its address (a notice's id), and what the person should know, one sentence each. */
export interface Published {
  address: string
  notes: readonly string[]
  /** Path of the page that shows it best, if that is not its address. */
  page?: string
}

/** Ends a command that cannot do its work; the message says what is wrong and what to do. */
export class Refusal extends Error {
  readonly errors: readonly FieldError[]

  constructor(message: string, errors: readonly FieldError[] = []) {
    super(message)
    this.errors = errors
  }
}

/** What is wrong with one value, worded without command-line terms. */
export interface FieldError {
  /** The option's name: `title`, `period`, `id`. */
  field: string
  message: string
}

/** `error`: the form field that is wrong, and the message to show next to it. */
export function refuse(message: string, error?: FieldError): never {
  throw new Refusal(message, error === undefined ? [] : [error])
}

/** Refuses a future day for something that happens now. Invalid days have their own messages. */
export function refuseFuture(day: string | undefined, today: string): void {
  if (day !== undefined && /^\d{4}-/.test(day) && day > today)
    refuse(`${day} is in the future: today is ${today}.`)
}

/** Refuses an entry with its issues, a line each. `fieldOf`: the field an issue is about. */
export function refuseIssues(
  issues: readonly Issue[],
  verb: string,
  fieldOf: (issue: Issue) => string = () => '',
): never {
  throw new Refusal(
    issues
      .map(({ message }) => `It cannot be ${verb} like this: ${message}${message.endsWith('?') ? '' : '.'}`)
      .join('\n'),
    issues.map((issue) => ({ field: fieldOf(issue), message: issue.message })),
  )
}

/** The issues of one file, a line each: `site.yaml:7 timeZone is missing`. */
export function listIssues(file: string, issues: readonly Issue[], unlisted = 0): string {
  return listLines(
    issues.map(({ line, message }) => formatProblem({ file, line, message })),
    unlisted,
  )
}

/** Lines, and how many more there would be. */
export function listLines(lines: readonly string[], unlisted: number): string {
  const rest = unlisted > 0 ? [`and ${unlisted} more problems: fix the ones above first`] : []
  return [...lines, ...rest].join('\n')
}

const SYSTEM_MESSAGES: Record<string, string> = {
  EACCES: 'this account may not write there: ask for permission, or use the account of the site',
  EPERM: 'this account may not write there: ask for permission, or use the account of the site',
  EROFS: 'this disk is read-only: use a copy of the folder elsewhere',
  ENOSPC: 'the disk is full: make room and try again',
  EDQUOT: 'this account has no more room on the disk: make room and try again',
  ENOTDIR: 'a folder was expected there, and a file is in its place: move it away',
  ENAMETOOLONG: 'the name is too long for this disk: use a shorter one',
}

/** How SQLite says that the disk is full. Source: https://www.sqlite.org/rescode.html */
const SQLITE_FULL = 13

/** A message for an error of the operating system; `null` for any other error, which is a bug. */
export function systemMessage(error: unknown): string | null {
  if (!(error instanceof Error && 'code' in error)) return null
  const isFull = 'errcode' in error && error.errcode === SQLITE_FULL
  const message = SYSTEM_MESSAGES[isFull ? 'ENOSPC' : String(error.code)]
  if (message === undefined) return null
  // For an open file the system does not give the name.
  return 'path' in error
    ? `${String(error.path)}: ${message}.`
    : `${message[0]?.toUpperCase() ?? ''}${message.slice(1)}.`
}
