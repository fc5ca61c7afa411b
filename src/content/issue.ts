/** One thing to mend in the content folder, in words for the person who can mend it. */
export interface ContentProblem {
  /** Path inside the content folder, with `/`: `reports/annual-fy2026.yaml`. */
  file: string
  /** Line from 1. `null`: the whole file. */
  line: number | null
  /** What is wrong and what to do. */
  message: string
}

/** `file:line message`, or `file message` when no line is to blame. */
export function formatProblem(problem: ContentProblem): string {
  const place = problem.line === null ? problem.file : `${problem.file}:${problem.line}`
  return `${place} ${problem.message}`
}

/** One thing to mend in a file whose name the caller knows. */
export interface Issue {
  /** Line from 1. `null`: the whole file. */
  line: number | null
  /** What is wrong and what to do. */
  message: string
}

/**
 * What one file says, or everything that is wrong with it. `unlisted`: so many faults more were found than
 * a reader of a very long file kept.
 */
export type Parsed<Value> =
  | { kind: 'parsed'; value: Value }
  | { kind: 'faulty'; issues: readonly Issue[]; unlisted?: number }

/** Nobody mends more of one file at a sitting, and one broken table can hold a hundred thousand. */
export const MAX_REPORTED = 50

/** The faults of one file as problems, in the order of its lines; when there are very many, the first of them and the number of the others. */
export function problemsOf(file: string, issues: readonly Issue[], unlisted = 0): ContentProblem[] {
  const sorted = issues.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
  const told = sorted.slice(0, MAX_REPORTED).map(({ line, message }) => ({ file, line, message }))
  const rest = sorted.length - told.length + unlisted
  if (rest > 0) {
    // At the line of the last one, so that it stays behind it when problems are put in order.
    const message = `holds ${rest} more problems from here on: mend the ones above first`
    told.push({ file, line: told.at(-1)?.line ?? null, message })
  }
  return told
}

/** Faults of one file in the order they are found: the first of them, and how many more there were. */
export interface IssueList {
  add: (line: number | null, message: string) => void
  readonly kept: readonly Issue[]
  readonly unlisted: number
}

/** A broken table can have a fault in every cell; only those that are told are kept. */
export function createIssueList(): IssueList {
  const kept: Issue[] = []
  let unlisted = 0
  return {
    add(line, message) {
      if (kept.length < MAX_REPORTED) kept.push({ line, message })
      else unlisted += 1
    },
    kept,
    get unlisted() {
      return unlisted
    },
  }
}
