import { lacksTerms, withTerms } from '../contract/district-terms.ts'
import { DEFAULT_LANGUAGE } from '../contract/language.ts'
import { districtTerms } from '../contract/site-in-language.ts'
import type { SiteInfo } from '../contract/site-info.ts'
import type { ColumnSpec } from '../measures/columns/column.ts'
import { en } from '../measures/columns/definitions/en.ts'
import type { TableSpec } from '../measures/columns/table.ts'
import type { ColumnName } from '../measures/columns/tables.ts'

export type LabeledColumn = ColumnSpec<ColumnName> & { label: string }

/** The columns of a table that the district can have, with what its site calls them. */
export function labeledColumns({ columns }: TableSpec<ColumnName>, site: SiteInfo): LabeledColumn[] {
  const terms = districtTerms(site, DEFAULT_LANGUAGE)
  return columns
    .map((column) => ({ ...column, label: en.columns[column.name].label }))
    .filter(({ label }) => !lacksTerms(label, terms))
    .map((column) => ({ ...column, label: withTerms(column.label, terms) }))
}

/** What the site calls a column, such as "Clearance time, mean"; a name that no table has is returned unchanged. */
export function labelOfColumn(name: string, site: SiteInfo): string {
  const found = Object.entries(en.columns).find(([column]) => column === name)?.[1]
  return found === undefined ? name : withTerms(found.label, districtTerms(site, DEFAULT_LANGUAGE))
}
