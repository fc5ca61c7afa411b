import type { ContentProblem } from './site-content.ts'

/** One thing to mend in a file whose name the caller knows. */
export interface Fault {
  /** Line from 1. `null`: the whole file. */
  line: number | null
  /** What is wrong and what to do. */
  message: string
}

/** What one file says, or everything that is wrong with it. */
export type Parsed<Value> = { kind: 'parsed'; value: Value } | { kind: 'faulty'; faults: readonly Fault[] }

// Nobody mends more at a sitting, and one broken table can hold a hundred thousand.
const MAX_TOLD = 30

/** The faults of one file as problems, in the order of its lines; when there are very many, the first of them and their number. */
export function problemsOf(file: string, faults: readonly Fault[]): ContentProblem[] {
  const sorted = faults.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
  const told = sorted.slice(0, MAX_TOLD).map(({ line, message }) => ({ file, line, message }))
  if (sorted.length > MAX_TOLD) {
    const rest = sorted.length - MAX_TOLD
    told.push({ file, line: null, message: `holds ${rest} more problems: mend the ones above first` })
  }
  return told
}
