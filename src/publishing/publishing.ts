import type { StagedFiles } from '../content/folder/read-folder.ts'
import type { Issue } from '../content/issue.ts'
import type { PdfFacts, PdfReader } from '../content/pdf/pdf-facts.ts'
import { formatProblem } from '../content/site-content.ts'

/** Where and how something is published. */
export interface Publishing {
  /** The content folder, absolute. */
  folder: string
  /** The site's origin, without a slash at its end. */
  publicUrl: string
  reader: PdfReader
  confirm: Confirm
  /** Called with what was read of a PDF, before anything is asked. */
  onRead?: (path: string, facts: PdfFacts) => void
  /** Who makes the change, and why, for its record. Missing: somebody at the command line. */
  by?: ChangedBy
  /** Takes a change that somebody else is to publish. Missing: it takes effect. */
  submit?: (change: PlannedChange) => Promise<void>
  /** Keeps a history of the folder beside its journal. Missing: there is the journal alone. */
  history?: ChangeHistory
}

/** Records each change, and never keeps one from taking effect. */
export interface ChangeHistory {
  /** Just before the files take their places. */
  before: () => Promise<void>
  after: (change: RecordedNames) => Promise<void>
  /** Where it has copies of the folder's own records. Missing: nowhere. */
  copiesDir?: string
}

/** A change that was made, with the paths of its files in the folder. */
export interface RecordedNames {
  what: string
  by: ChangedBy | undefined
  names: readonly string[]
}

/** A change that is planned, and not made. */
export interface PlannedChange {
  /** For people: `add report annual-report-fy2026`. */
  what: string
  steps: readonly PlannedStep[]
  /** Refuses the change if the folder would have problems with these files in it. */
  check: (staged: StagedFiles) => Promise<void>
}

/** One file of a plan. */
export interface PlannedStep {
  /** Inside the content folder. */
  name: string
  /** SHA-256 of what will be there. `null`: the file will be gone. */
  after: string | null
  /** Writes what will be there to a path that is free. */
  prepare: (aside: string) => Promise<void>
}

/** Who made a change at the desk, and why. */
export interface ChangedBy {
  who: string
  /** `null`: the person gave no reason. */
  why: string | null
  /** What waited at the desk for this change, and is to be deleted once it is made: ids of uploads, keys of proposals. */
  settles?: readonly string[]
}

/** Ends the command unless somebody wants what may be a slip; each doubt is a sentence. Without a doubt it does nothing. */
export type Confirm = (doubts: readonly string[]) => Promise<void>

/** What a command published: its address or, of a notice, its id, and what the person should know, one sentence each. */
export interface Published {
  address: string
  notes: readonly string[]
  /** Path of the page that shows it best, if that is not its address. */
  page?: string
}

/** Ends a command that cannot do what it was asked; the message says what is wrong and what to do. */
export class Refusal extends Error {
  readonly mistakes: readonly Mistake[]

  constructor(message: string, mistakes: readonly Mistake[] = []) {
    super(message)
    this.mistakes = mistakes
  }
}

/** What is wrong with one thing that a person filled in, in words without those of a command line. */
export interface Mistake {
  /** As options call it: `title`, `period`, `id`. */
  field: string
  message: string
}

/** `mistake`: the field of a form that is to blame, and what to say beside it. */
export function refuse(message: string, mistake?: Mistake): never {
  throw new Refusal(message, mistake === undefined ? [] : [mistake])
}

/** Refuses a day that has not come: what happens now did not happen then. What is no day has messages of its own. */
export function refuseFuture(day: string | undefined, today: string): void {
  if (day !== undefined && /^\d{4}-/.test(day) && day > today)
    refuse(`${day} is in the future: today is ${today}.`)
}

/** Refuses each issue of an entry, a line each. `fieldOf`: the field that an issue is about. */
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
  const lines = issues.map(({ line, message }) => formatProblem({ file, line, message }))
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
  // For a file that is open already the system no longer gives the name.
  return 'path' in error
    ? `${String(error.path)}: ${message}.`
    : `${message[0]?.toUpperCase() ?? ''}${message.slice(1)}.`
}
