import { headerIssues } from '../../measures/columns/header.ts'
import type { TableSpec } from '../../measures/columns/table.ts'
import { hint } from '../did-you-mean.ts'
import { hasOddCharacter } from '../folder/read-text.ts'
import { type Issue, invalid, type Parsed } from '../issue.ts'
import type { CsvItem } from './csv-records.ts'

/** The column names in the first line of a file, without spaces around them. */
export function parseNames(first: CsvItem | undefined): Parsed<{ line: number; names: string[] }> {
  if (first === undefined) return invalid('is empty: write the names of the columns in its first line')
  if (first.kind === 'problem') return { kind: 'invalid', issues: [first.issue] }
  const { line, cells } = first
  const names = cells.map((cell) => cell.trim())
  if (names.some(hasOddCharacter)) {
    return invalid('has column names with letters that are not UTF-8: save the file as "CSV UTF-8"', line)
  }
  const separator =
    names.length > 1 ? undefined : Object.keys(SEPARATORS).find((sign) => names[0]?.includes(sign))
  if (separator !== undefined) {
    return invalid(
      `separates cells by ${SEPARATORS[separator]}: save the file with commas between the cells`,
      line,
    )
  }
  return { kind: 'parsed', value: { line, names } }
}

const SEPARATORS: Readonly<Record<string, string>> = { ';': 'semicolons', '\t': 'tabs', '|': 'vertical bars' }

/** What is wrong with the column names of a file for this table. */
export function checkNames(
  spec: TableSpec,
  { line, names }: { line: number; names: readonly string[] },
): Issue[] {
  const missing = spec.columns.map(({ name }) => name).filter((name) => !names.includes(name))
  return headerIssues(spec, names).map(({ column, message }) => {
    const advice = message === 'is not a column of this table' ? hint(column, missing) : ''
    return { line, message: `${displayName(column)} ${message}${advice}` }
  })
}

/** How messages name a column, which may lack a name. */
function displayName(column: string): string {
  if (column === '') return 'a column'
  return /^\w+$/.test(column) ? column : JSON.stringify(column)
}
