import { type Issue, MAX_REPORTED } from '../issue.ts'

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
