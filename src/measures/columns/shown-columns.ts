import type { ShownCategories } from '../../contract/shown-categories.ts'
import { TABLES } from './tables.ts'

/** The names of the columns of every table whose category the district shows. */
export function shownColumns(categories: ShownCategories): ReadonlySet<string> {
  const shown = Object.values(TABLES).filter(({ category }) => categories[category] !== undefined)
  return new Set(shown.flatMap(({ columns }) => columns.map(({ name }) => name)))
}
