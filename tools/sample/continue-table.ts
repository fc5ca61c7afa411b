import { addDays } from '../../src/contract/calendar-days.ts'
import { endOfPeriod, type PeriodKind } from '../../src/contract/period-days.ts'
import { createRandom } from './seeded-random.ts'

/** A table as in its file: the column names, then the cells of each row, oldest period first. */
export interface TableLines {
  names: readonly string[]
  rows: readonly (readonly string[])[]
}

/** Periods at most this many days apart in the calendar are in the same season. */
const SEASON_DAYS = 35

/**
 * Made-up rows for the periods after the last one, up to `until`. Each new period repeats the figures of an
 * earlier one of the same season, chosen by the seed, so totals still add up. The newest period is
 * preliminary. Pure; the same arguments give the same rows.
 */
export function continueTable(
  { names, rows }: TableLines,
  kinds: readonly PeriodKind[],
  { until, seed }: { until: string; seed: string },
): string[][] {
  const cell = (row: readonly string[], name: string) => row[names.indexOf(name)] ?? ''
  const periods = Map.groupBy(rows, (row) => cell(row, 'period_start'))
  const last = rows.at(-1)
  const kind = kinds.find(
    (one) => endOfPeriod(one, last ? cell(last, 'period_start') : '') === (last && cell(last, 'period_end')),
  )
  if (last === undefined || kind === undefined) return []

  const random = createRandom(seed)
  const added: { start: string; end: string; from: readonly (readonly string[])[] }[] = []
  let start = addDays(cell(last, 'period_end'), 1)
  for (let end = endOfPeriod(kind, start); end !== null && end <= until; end = endOfPeriod(kind, start)) {
    const sameSeason = [...periods].filter(([earlier]) => daysApartInYear(earlier, start) <= SEASON_DAYS)
    const [, from = []] = sameSeason[Math.floor(random() * sameSeason.length)] ?? []
    added.push({ start, end, from })
    start = addDays(end, 1)
  }
  return added.flatMap(({ start, end, from }, index) => {
    const status = index === added.length - 1 ? 'preliminary' : 'final'
    const own: Readonly<Record<string, string>> = { period_start: start, period_end: end, row_status: status }
    return from.map((row) => row.map((value, column) => own[names[column] ?? ''] ?? value))
  })
}

function daysApartInYear(one: string, other: string): number {
  const days = Math.abs(dayOfYear(one) - dayOfYear(other))
  return Math.min(days, 365 - days)
}

function dayOfYear(day: string): number {
  return (Date.parse(day) - Date.parse(day.slice(0, 4))) / 86_400_000
}
