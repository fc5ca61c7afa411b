import Negotiator from 'negotiator'

const CSV_QUERY = '?format=csv'

/** The address of a table in CSV that needs no header, for links. */
export function csvAddress(path: string): string {
  return path + CSV_QUERY
}

/** Whether an address names CSV, and the address of the same table without that. */
export function splitCsvAddress(address: string): { path: string; isCsv: boolean } {
  const isCsv = address.endsWith(CSV_QUERY)
  return { path: isCsv ? address.slice(0, -CSV_QUERY.length) : address, isCsv }
}

/**
 * Whether a table is wanted in CSV: `format` in the address decides, and where it says nothing the header `Accept`.
 * JSON wins where both are liked equally, so a browser, which likes everything, gets it.
 */
export function wantsCsv(format: unknown, accept: string | undefined): boolean {
  if (format === 'csv' || format === 'json') return format === 'csv'
  if (accept === undefined || accept === '*/*') return false
  // `charset=utf-8` and the like request nothing special; the library would take them for another type.
  const plain = { headers: { accept: accept.split(',').map(withoutOtherParameters).join(',') } }
  return new Negotiator(plain).mediaType(['application/json', 'text/csv']) === 'text/csv'
}

/** One range of `Accept` with its weight alone. */
function withoutOtherParameters(range: string): string {
  const [type = '', ...parameters] = range.split(';')
  const weight = parameters.find((parameter) => parameter.trimStart().toLowerCase().startsWith('q='))
  return weight === undefined ? type : `${type};${weight}`
}
