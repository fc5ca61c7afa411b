import { isUtf8 } from 'node:buffer'
import { parse } from 'csv-parse/sync'
import { refuse } from '../publishing.ts'
import type { Sheet } from './cells.ts'

const SEPARATORS = [',', ';', '\t', '|'] as const
/** Enough to see how a file separates its cells. */
const SAMPLE_LINES = 50
const MAX_RECORD_BYTES = 64 * 1024

/** Reads a CSV file written by a spreadsheet: in UTF-8, UTF-16 or Windows-1252, with any common separator. Pure. */
export function readTextTable(bytes: Uint8Array, maxRows: number): { sheet: Sheet; separator: string } {
  const written = decode(bytes)
  // Excel writes this line first if configured to.
  const [declaration = '', declared] = /^sep=(.)\r?\n/i.exec(written) ?? []
  const text = written.slice(declaration.length)
  const separator = declared ?? findSeparator(text)
  const rowNumbers: number[] = []
  const firstLine = declaration === '' ? 1 : 2
  let line = firstLine
  const rows = split(text, separator, maxRows + 1, (lines) => {
    rowNumbers.push(line)
    line = firstLine + lines
  })
  return { sheet: { name: '', rows, merges: [], rowNumbers }, separator }
}

/** Uses the byte order mark or, without one, guesses from the bytes. */
function decode(bytes: Uint8Array): string {
  const [first, second, third] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if (first === 0xef && second === 0xbb && third === 0xbf) return new TextDecoder('utf-8').decode(bytes)
  const start = bytes.subarray(0, 2000)
  // In UTF-16, every second byte of Latin letters is zero.
  const zeros = [0, 1].map(
    (parity) => start.filter((byte, index) => byte === 0 && index % 2 === parity).length,
  )
  if (Math.max(...zeros) > start.length / 4)
    return new TextDecoder((zeros[0] ?? 0) > (zeros[1] ?? 0) ? 'utf-16be' : 'utf-16le').decode(bytes)
  if (bytes.includes(0))
    refuse(
      'It has zero bytes, so it is not text: save the sheet as “CSV UTF-8”, or send the workbook itself.',
    )
  return new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252').decode(bytes)
}

/** The separator that gives most lines the same number of cells. */
function findSeparator(text: string): string {
  const sample = text.split(/\r\n|\n|\r/, SAMPLE_LINES).join('\n')
  const scores = SEPARATORS.map((separator) => {
    const widths = split(sample, separator, SAMPLE_LINES).map(({ length }) => length)
    const usual = widths.toSorted((a, b) => a - b)[Math.floor(widths.length / 2)] ?? 1
    const agreeing = widths.filter((width) => width === usual).length
    return { separator, score: usual > 1 ? agreeing * usual : 0 }
  })
  const [best] = scores.toSorted((a, b) => b.score - a.score)
  return best === undefined || best.score === 0 ? ',' : best.separator
}

/** Passes the number of lines read to `onRecord`. */
function split(
  text: string,
  delimiter: string,
  maxRows: number,
  onRecord: (lines: number) => void = () => undefined,
): string[][] {
  const options = {
    delimiter,
    to: maxRows,
    relax_column_count: true,
    relax_quotes: true,
    bom: true,
    skip_empty_lines: false,
    max_record_size: MAX_RECORD_BYTES,
    record_delimiter: ['\r\n', '\n', '\r'],
    on_record: (record: string[], { lines }: { lines: number }) => {
      onRecord(lines)
      return record
    },
  }
  try {
    return parse(text, options)
  } catch {
    return refuse(
      'A quotation mark is opened and never closed, so the rows cannot be told apart: close it, or send the workbook itself.',
    )
  }
}
