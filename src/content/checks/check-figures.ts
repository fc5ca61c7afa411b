import type { MetricsRow, TableId } from '../../contract/metrics-table.ts'
import { ALL } from '../../measures/columns/shared-columns.ts'
import { TABLES } from '../../measures/columns/tables.ts'
import { hint } from '../did-you-mean.ts'
import type { SortedFolder } from '../folder/sort-folder.ts'
import { type ContentProblem, type Issue, problemsOf } from '../issue.ts'
import type { ReadParts } from '../read-parts.ts'

type ReadTable = ReadParts['tables'][number]

/** Figures of ramps missing from the list of ramps: nothing would say where they were measured. */
export function unknownRamps(
  { ramps: sorted }: SortedFolder,
  { tables, ramps }: ReadParts,
): ContentProblem[] {
  const table = tables.find(({ id }) => id === 'ramp_monthly')
  // If the list itself is invalid, the ramps are unknown.
  if (table === undefined || (sorted !== null && ramps === null)) return []
  const ids = ramps?.value.ramps.map(({ id }) => id) ?? []
  return problemsOf(
    table.entry.path,
    unknownValues(table.id, linedRows(table), 'ramp_id', ids, (id, meant) =>
      sorted === null
        ? `ramp_id "${id}" is unknown because the folder has no ramps.yaml: write one`
        : `ramp_id "${id}" is not a ramp in ramps.yaml${meant}`,
    ),
  )
}

/** What may be published but should be reviewed: figures that are rarely intended, and counties outside the district. */
export function figureWarnings({ tables, site, ramps }: ReadParts): ContentProblem[] {
  const counties = site?.value.district.counties ?? []
  const inTables = tables.flatMap((table) =>
    problemsOf(table.entry.path, [
      ...table.parsed.notices,
      ...unknownCounties(table.id, linedRows(table), counties),
    ]),
  )
  return site === null ? [] : [...inTables, ...rampWarnings(ramps, counties)]
}

interface LinedRow {
  line: number | null
  row: MetricsRow
}

/** Counties in figures that are not the district's. */
export function unknownCounties(
  id: TableId,
  rows: readonly LinedRow[],
  counties: readonly string[],
): Issue[] {
  return unknownValues(
    id,
    rows,
    'county',
    [...counties, ALL],
    (county, meant) => `county "${county}" is not one of the counties in site.yaml${meant}`,
  )
}

function rampWarnings(ramps: ReadParts['ramps'], counties: readonly string[]): ContentProblem[] {
  const issues = (ramps?.value.ramps ?? []).flatMap(({ county }, index): Issue[] => {
    if (counties.includes(county)) return []
    const line = ramps?.lineOf(['ramps', String(index), 'county']) ?? null
    return [
      {
        line,
        message: `county "${county}" is not one of the counties in site.yaml${hint(county, counties)}`,
      },
    ]
  })
  return problemsOf('ramps.yaml', issues)
}

export function linedRows({ parsed: { table, lines } }: ReadTable): LinedRow[] {
  return table.rows.map((row, index) => ({ line: lines[index] ?? null, row }))
}

/** Reports each unknown value of a column once, at its first row. */
export function unknownValues(
  id: TableId,
  rows: readonly LinedRow[],
  column: string,
  known: readonly string[],
  message: (word: string, meant: string) => string,
): Issue[] {
  if (TABLES[id].columns.every(({ name }) => name !== column)) return []
  const seen = new Set<unknown>(known)
  return rows.flatMap(({ line, row }): Issue[] => {
    const word = row[column]
    if (typeof word !== 'string' || seen.has(word)) return []
    seen.add(word)
    return [{ line, message: message(word, hint(word, known)) }]
  })
}
