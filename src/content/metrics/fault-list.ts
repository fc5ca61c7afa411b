import { type Fault, MOST_TOLD } from '../fault.ts'

/** Faults of one file in the order they are found: the first of them, and how many more there were. */
export interface FaultList {
  add: (line: number | null, message: string) => void
  readonly kept: readonly Fault[]
  readonly untold: number
}

/** A broken table can have a fault in every cell; only those that are told are kept. */
export function createFaultList(): FaultList {
  const kept: Fault[] = []
  let untold = 0
  return {
    add(line, message) {
      if (kept.length < MOST_TOLD) kept.push({ line, message })
      else untold += 1
    },
    kept,
    get untold() {
      return untold
    },
  }
}
