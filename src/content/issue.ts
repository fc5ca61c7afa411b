/** One thing to fix in the content folder, explained to the person who can fix it. */
export interface ContentProblem {
  /** Path inside the content folder, with `/`: `reports/annual-fy2026.yaml`. */
  file: string
  /** Line from 1. `null`: the whole file. */
  line: number | null
  /** What is wrong and what to do. */
  message: string
  /** The same for staff at the desk, in the words of its pages, with the place in it. Missing: it is said in the same words. */
  atDesk?: string
}

/** `file:line message`, or `file message` when no line is to blame. */
export function formatProblem(problem: ContentProblem): string {
  const place = problem.line === null ? problem.file : `${problem.file}:${problem.line}`
  return `${place} ${problem.message}`
}

/** One thing to fix in a file whose name the caller knows. */
export interface Issue {
  /** Line from 1. `null`: the whole file. */
  line: number | null
  /** What is wrong and what to do. */
  message: string
}

/**
 * The value of one file, or everything that is wrong with it. `unlisted`: how many more issues were found than
 * are listed, in a very long file.
 */
export type Parsed<Value> =
  | { kind: 'parsed'; value: Value }
  | { kind: 'invalid'; issues: readonly Issue[]; unlisted?: number }

/** A file with one thing to fix in it. */
export function invalid(message: string, line: number | null = null): Parsed<never> {
  return { kind: 'invalid', issues: [{ line, message }] }
}

/** Nobody fixes more in one file at a time, and one broken table can have a hundred thousand issues. */
export const MAX_REPORTED = 50

/** The issues of one file as problems, in the order of its lines; when there are very many, the first ones and how many more there are. */
export function problemsOf(file: string, issues: readonly Issue[], unlisted = 0): ContentProblem[] {
  const sorted = issues.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
  const problems = sorted.slice(0, MAX_REPORTED).map(({ line, message }) => ({ file, line, message }))
  const rest = sorted.length - problems.length + unlisted
  if (rest > 0) {
    // At the line of the last one, so that it stays behind it when problems are put in order.
    const message = `holds ${rest} more problems from here on: fix the ones above first`
    problems.push({ file, line: problems.at(-1)?.line ?? null, message })
  }
  return problems
}

/** Issues of one file in the order they are found: the first ones, and how many more there were. */
export interface IssueList {
  add: (line: number | null, message: string) => void
  readonly listed: readonly Issue[]
  readonly unlisted: number
}

/** A broken table can have an issue in every cell; only those that are listed take memory. */
export function createIssueList(): IssueList {
  const listed: Issue[] = []
  let unlisted = 0
  return {
    add(line, message) {
      if (listed.length < MAX_REPORTED) listed.push({ line, message })
      else unlisted += 1
    },
    listed,
    get unlisted() {
      return unlisted
    },
  }
}
