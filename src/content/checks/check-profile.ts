import type { MetricsRow, TableId } from '../../contract/metrics-table.ts'
import { periodIssue } from '../../contract/period.ts'
import type { SiteInfo } from '../../contract/site-info.ts'
import { rowPeriodIssue } from '../../measures/columns/row-issues.ts'
import { ALL } from '../../measures/columns/shared-columns.ts'
import { TABLES } from '../../measures/columns/tables.ts'
import { hint } from '../did-you-mean.ts'
import type { SortedFolder } from '../folder/sort-folder.ts'
import { type ContentProblem, type Issue, problemsOf } from '../issue.ts'
import type { ReadParts } from '../read-parts.ts'

/** What contradicts the district's profile in `site.yaml`. Pure. */
export function profileProblems(parts: ReadParts): ContentProblem[] {
  const site = parts.site?.value
  if (site === undefined) return []
  return [...hiddenReports(parts, site), ...incidentAreaProblems(parts, site), ...periodProblems(parts, site)]
}

/** Reports nobody would find because their category is hidden. */
function hiddenReports({ reports }: ReadParts, { categories }: SiteInfo): ContentProblem[] {
  return reports.flatMap(({ entry, parsed: { value, lineOf } }) => {
    const { category } = value
    if (category === 'none' || categories[category] !== 'hidden') return []
    const message = `category "${category}" is not shown: give it a name under "categories" in site.yaml`
    return [{ file: entry.path, line: lineOf(['category']), message }]
  })
}

/** Weeks and fiscal years in reports and figures that do not begin when the district's do. */
function periodProblems({ reports, tables }: ReadParts, { calendar }: SiteInfo): ContentProblem[] {
  const ofReports = reports.flatMap(({ entry, parsed: { value, lineOf } }) => {
    const issue = periodIssue(value.period, calendar)
    return issue === null ? [] : [{ file: entry.path, line: lineOf(['period']), message: `period ${issue}` }]
  })
  const ofTables = tables.flatMap(({ id, entry, parsed: { table, lines } }) => {
    const seen = new Set<unknown>()
    return table.rows.flatMap((row, index): ContentProblem[] => {
      if (seen.has(row.period_start)) return []
      seen.add(row.period_start)
      const issue = rowPeriodIssue(TABLES[id], row, calendar)
      if (issue === null) return []
      return [{ file: entry.path, line: lines[index] ?? null, message: `period_start ${issue}` }]
    })
  })
  return [...ofReports, ...ofTables]
}

/** Incidents of areas the district does not have, and reports with the address of an area. */
function incidentAreaProblems({ tables, reports }: ReadParts, { incidentAreas }: SiteInfo): ContentProblem[] {
  const ids = incidentAreas.map(({ id }) => id)
  const named = reports
    .filter(({ id }) => ids.includes(id))
    .map(({ entry }) => ({
      file: entry.path,
      line: null,
      message: 'is the address of an incident area: rename it',
    }))
  const table = tables.find(({ id }) => id === 'services_incidentManagement_tim')
  if (table === undefined) return named
  const unknown = unknownValues(table.id, linedRows(table), 'area', ids, (area, meant) => {
    return `area "${area}" is not one of the incidentAreas in site.yaml${meant}`
  })
  return [...named, ...problemsOf(table.entry.path, unknown)]
}

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

function linedRows({ parsed: { table, lines } }: ReadTable): LinedRow[] {
  return table.rows.map((row, index) => ({ line: lines[index] ?? null, row }))
}

/** Reports each unknown value of a column once, at its first row. */
function unknownValues(
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
