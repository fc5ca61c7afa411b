import Negotiator from 'negotiator'

const CSV_QUERY = '?format=csv'

/** URL of a table as CSV that works without a header, for links. */
export function csvAddress(path: string): string {
  return path + CSV_QUERY
}

/** Whether a URL requests CSV, and the URL without that parameter. */
export function splitCsvAddress(address: string): { path: string; isCsv: boolean } {
  const isCsv = address.endsWith(CSV_QUERY)
  return { path: isCsv ? address.slice(0, -CSV_QUERY.length) : address, isCsv }
}

/**
 * Whether a table is requested as CSV: `format` in the URL decides, or else the `Accept` header. If both are accepted
 * equally, JSON wins, so browsers, which accept everything, get JSON.
 */
export function wantsCsv(format: unknown, accept: string | undefined): boolean {
  if (format === 'csv' || format === 'json') return format === 'csv'
  if (accept === undefined || accept === '*/*') return false
  // Ignores parameters such as `charset=utf-8`, which the library would treat as another type.
  const plain = { headers: { accept: accept.split(',').map(withoutOtherParameters).join(',') } }
  return new Negotiator(plain).mediaType(['application/json', 'text/csv']) === 'text/csv'
}

/** Whether `format` in a URL is one of those there are, or not given. */
export function isFormat(format: unknown): boolean {
  return format === undefined || format === '' || format === 'csv' || format === 'json'
}

/** One media range of `Accept` with only its weight. */
function withoutOtherParameters(range: string): string {
  const [type = '', ...parameters] = range.split(';')
  const weight = parameters.find((parameter) => parameter.trimStart().toLowerCase().startsWith('q='))
  return weight === undefined ? type : `${type};${weight}`
}
