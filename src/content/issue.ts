/** One thing to fix in the content folder, explained to the person who can fix it. */
export interface ContentProblem {
  /** Path inside the content folder, with `/`: `reports/annual-fy2026.yaml`. */
  file: string
  /** Line from 1. `null`: the whole file. */
  line: number | null
  /** What is wrong and what to do. */
  message: string
  /** The message for staff at the desk, in the terms of its pages and with the place. Missing: the same as `message`. */
  atDesk?: string
}

/** `file:line message`, or `file message` without a line. */
export function formatProblem(problem: ContentProblem): string {
  const place = problem.line === null ? problem.file : `${problem.file}:${problem.line}`
  return `${place} ${problem.message}`
}

/** One thing to fix in a file whose name the caller knows. */
export interface Issue {
  /** Line from 1. `null`: the whole file. */
  line: number | null
  /** Column of a table. Missing: the whole line. */
  column?: string
  /** What is wrong and what to do. */
  message: string
}

/**
 * The value of one file, or everything wrong with it. `unlisted`: number of further issues that are not
 * listed, in a very long file.
 */
export type Parsed<Value> =
  | { kind: 'parsed'; value: Value }
  | { kind: 'invalid'; issues: readonly Issue[]; unlisted?: number }

/** A file with one thing to fix in it. */
export function invalid(message: string, line: number | null = null): Parsed<never> {
  return { kind: 'invalid', issues: [{ line, message }] }
}

/** Nobody fixes more in one file at once, and one broken table can have a hundred thousand issues. */
export const MAX_REPORTED = 50

/** The issues of one file as problems, in line order; if there are too many, the first ones and how many others. */
export function problemsOf(file: string, issues: readonly Issue[], unlisted = 0): ContentProblem[] {
  const sorted = issues.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
  const problems = sorted.slice(0, MAX_REPORTED).map(({ line, message }) => ({ file, line, message }))
  const rest = sorted.length - problems.length + unlisted
  if (rest > 0) {
    // At the line of the last one, so that it stays after it when problems are sorted.
    const message = `holds ${rest} more problems from here on: fix the ones above first`
    problems.push({ file, line: problems.at(-1)?.line ?? null, message })
  }
  return problems
}

/** The first issues found in one file, and the number of others. */
export interface IssueList {
  add: (line: number | null, message: string, column?: string) => void
  readonly listed: readonly Issue[]
  readonly unlisted: number
}

/** A broken table can have an issue in every cell; only the listed ones take memory. */
export function createIssueList(): IssueList {
  const listed: Issue[] = []
  let unlisted = 0
  return {
    add(line, message, column) {
      if (listed.length < MAX_REPORTED)
        listed.push(column === undefined ? { line, message } : { line, column, message })
      else unlisted += 1
    },
    listed,
    get unlisted() {
      return unlisted
    },
  }
}
