import type { MetricsRow } from '../../contract/metrics-table.ts'
import { describeEntity, rowEntity, rowIdentity } from '../../measures/columns/row-identity.ts'
import { type TableSpec, wordIn } from '../../measures/columns/table.ts'

interface Span {
  line: number
  start: string
  end: string
}

/** Finds rows of one table that cannot both be true, because they are about the same thing at the same time. */
export interface RowRegister {
  /** Enters a row; says in words which earlier one it repeats or overlaps. */
  enter: (line: number, row: MetricsRow) => string | null
}

export function createRowRegister(spec: TableSpec): RowRegister {
  const lineOf = new Map<string, number>()
  const spansOf = new Map<string, Span[]>()
  // Periods of one kind either are the same or have no day in common.
  const canOverlap = spec.periodKinds.length > 1

  function overlapped(row: MetricsRow, line: number): Span | undefined {
    const [start, end] = [wordIn(row, 'period_start'), wordIn(row, 'period_end')]
    if (start === null || end === null) return undefined
    const entity = rowEntity(spec, row)
    const spans = spansOf.get(entity) ?? []
    const met = spans.find((span) => span.start <= end && start <= span.end)
    spansOf.set(entity, [...spans, { line, start, end }])
    return met
  }

  return {
    enter(line, row) {
      const identity = rowIdentity(spec, row)
      const earlier = lineOf.get(identity)
      if (earlier !== undefined) {
        return `repeats line ${earlier}: ${describeEntity(spec, row)}, period from ${row.period_start}: keep one of the two`
      }
      lineOf.set(identity, line)
      const met = canOverlap ? overlapped(row, line) : undefined
      return met === undefined
        ? null
        : `period_start ${row.period_start} to ${row.period_end} overlaps line ${met.line} (${met.start} to ${met.end}): ${describeEntity(spec, row)} cannot be counted twice`
    },
  }
}
