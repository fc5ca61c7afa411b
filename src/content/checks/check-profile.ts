import { periodIssue } from '../../contract/period.ts'
import type { SiteInfo } from '../../contract/site-info.ts'
import { rowPeriodIssue } from '../../measures/columns/row-issues.ts'
import { TABLES } from '../../measures/columns/tables.ts'
import { type ContentProblem, problemsOf } from '../issue.ts'
import type { ReadParts } from '../read-parts.ts'
import { linedRows, unknownValues } from './check-figures.ts'

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
