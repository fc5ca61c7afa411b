import type { MetricsRow } from '../../contract/metrics-table.ts'
import { periodIssue } from '../../contract/period.ts'
import type { PeriodCalendar } from '../../contract/period-days.ts'
import { cellIssue } from './cell-issue.ts'
import { derivationFindings } from './derivations.ts'
import { figureIn, type RowFinding, type TableSpec, wordIn } from './table.ts'

/**
 * Everything in a row that cannot be true or is rarely intended, explained to staff, in the order of the columns: types,
 * ranges and choices, then how its figures relate (1 ≤ TTI ≤ PTI, buffer index = PTI / TTI − 1,
 * RCT ≤ ICT of the same events, percentiles in order, shares, the timeline, the days of the period). It can be published
 * unless one is `refuse`. A cell that is wrong by itself is not compared with others; a missing key is an empty cell.
 */
export function rowFindings(table: TableSpec, row: MetricsRow): RowFinding[] {
  const cells = cellFindings(table, row)
  const place = (name: string) => table.columns.findIndex((column) => column.name === name)
  return [...cells, ...agreementFindings(table, withoutCells(row, columnsOf(cells)))].sort(
    (a, b) => place(a.column) - place(b.column),
  )
}

function cellFindings(table: TableSpec, row: MetricsRow): RowFinding[] {
  return table.columns.flatMap((column): RowFinding[] => {
    const message = cellIssue(column, row[column.name] ?? null)
    return message === null ? [] : [{ column: column.name, message, severity: 'refuse' }]
  })
}

function columnsOf(findings: readonly RowFinding[]): string[] {
  return findings.map(({ column }) => column)
}

function withoutCells(row: MetricsRow, names: readonly string[]): MetricsRow {
  if (names.length === 0) return row
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))
}

function agreementFindings(table: TableSpec, row: MetricsRow): RowFinding[] {
  const uncounted = countFindings(table, row)
  return [
    ...periodFindings(table, row),
    ...orderFindings(table, row),
    ...uncounted,
    ...derivationFindings(table, withoutCells(row, columnsOf(uncounted))),
    ...table.rules.flatMap((rule) => rule(row)),
  ]
}

/** What is wrong with the days of a row's period, for staff, after "it"; `null`: nothing, or a day is missing. */
export function rowPeriodIssue(
  { periodKinds }: Pick<TableSpec, 'periodKinds'>,
  row: MetricsRow,
  calendar: PeriodCalendar | 'any',
): string | null {
  const [start, end] = [wordIn(row, 'period_start'), wordIn(row, 'period_end')]
  if (start === null || end === null) return null
  const issues = periodKinds.map((kind) => periodIssue({ kind, start, end }, calendar))
  return issues.includes(null) ? null : (issues[0] ?? null)
}

function periodFindings(table: TableSpec, row: MetricsRow): RowFinding[] {
  const { periodKinds } = table
  const issue = rowPeriodIssue(table, row, 'any')
  if (issue === null) return []
  const message =
    periodKinds.length === 1
      ? `is wrong for a ${periodKinds[0]}: it ${issue}`
      : `is wrong: ${row.period_start} to ${row.period_end} is neither ${periodKinds.map((kind) => `a ${kind}`).join(' nor ')}`
  return [
    { column: issue.startsWith('cannot start') ? 'period_start' : 'period_end', message, severity: 'refuse' },
  ]
}

function orderFindings({ orders }: TableSpec, row: MetricsRow): RowFinding[] {
  return orders.flatMap(({ columns, because, unless }) => {
    const present = columns.flatMap((name) => {
      const value = figureIn(row, name)
      return value === null ? [] : [{ name, value }]
    })
    return present.flatMap(({ name, value }, index): RowFinding[] => {
      const before = present[index - 1]
      if (before === undefined || before.value <= value) return []
      const found = `is ${value}, below ${before.name} ${before.value}`
      return unless !== undefined && before.value <= value * unless.upTo
        ? [{ column: name, message: `${found}: published, ${unless.because}`, severity: 'mention' }]
        : [{ column: name, message: `${found}: ${because}`, severity: 'refuse' }]
    })
  })
}

function countFindings({ needsCounts }: TableSpec, row: MetricsRow): RowFinding[] {
  return needsCounts.flatMap(({ count, columns, unless }) =>
    figureIn(row, count) !== 0
      ? []
      : columns
          .filter((name) => figureIn(row, name) !== null)
          .map((column): RowFinding => {
            const found = `is ${figureIn(row, column)}, but ${count} is 0`
            return unless === undefined
              ? { column, message: `${found}: leave it empty, nothing was measured`, severity: 'refuse' }
              : { column, message: `${found}: published, ${unless}`, severity: 'mention' }
          }),
  )
}
