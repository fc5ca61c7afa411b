import type { ContentProblem } from './site-content.ts'

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
