import { CsvError, Parser } from 'csv-parse'
import { foreignEncoding } from '../folder/read-text.ts'
import type { Issue } from '../issue.ts'

/** One record of a CSV file, or why the remaining file is unreadable; nothing follows a problem. */
export type CsvItem =
  | { kind: 'record'; line: number; cells: readonly string[] }
  | { kind: 'problem'; issue: Issue }

/** The bytes of a file, piece by piece. */
export type Bytes = AsyncIterable<Uint8Array>

// A row of our widest table takes 300 bytes. Without a limit, one unclosed quotation mark would load the
// remaining file into memory.
const MAX_RECORD_BYTES = 64 * 1024

/**
 * Reads CSV according to RFC 4180: commas, doubled quotation marks inside quotation marks, any line ends, with or
 * without a byte order mark. Lines without text are skipped. Records may differ in their number of cells.
 * Letters that are not UTF-8 become U+FFFD.
 */
export async function* readCsvRecords(bytes: Bytes): AsyncGenerator<CsvItem> {
  const { parser, ready, lastLine, line } = createParser()
  try {
    for await (const chunk of refuseForeign(bytes)) {
      await settled((done) => parser.write(chunk, done))
      yield* ready.splice(0)
    }
    await settled((done) => parser.end(done))
    yield* ready.splice(0)
  } catch (error) {
    yield* ready.splice(0)
    yield { kind: 'problem', issue: issueOf(error, lastLine(), line()) }
  } finally {
    parser.destroy()
  }
}

/** The parser puts records into `ready`, so that those before an error are not lost. */
function createParser() {
  const ready: CsvItem[] = []
  let surplus = 0
  let lastLine = 0
  const parser = new Parser({
    bom: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: MAX_RECORD_BYTES,
    on_record: (cells: string[], { lines }) => {
      const breaks = countBreaks(cells)
      // The parser counts a line end of two characters inside quotation marks as two line ends.
      surplus += breaks.ofTwo
      lastLine = lines - surplus
      ready.push({ kind: 'record', line: lastLine - breaks.all, cells })
      return null
    },
  })
  // Each write reports its own error; without a listener the first one would end the program.
  parser.on('error', () => undefined)
  return { parser, ready, lastLine: () => lastLine, line: () => parser.info.lines - surplus }
}

function settled(start: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    start((error) => (error === undefined || error === null ? resolve() : reject(error)))
  })
}

/** The bytes are not readable text; the message says what they seem to be. */
class ForeignBytes extends Error {}

async function* refuseForeign(bytes: Bytes): Bytes {
  let isFirst = true
  for await (const chunk of bytes) {
    const reason = isFirst ? foreignStart(chunk) : null
    if (reason !== null) throw new ForeignBytes(reason)
    if (chunk.includes(0)) throw new ForeignBytes(ZERO_BYTES)
    isFirst = false
    yield chunk
  }
}

const ZERO_BYTES = 'has zero bytes: it is not text, or not saved as "UTF-8": save it as "CSV UTF-8"'

function foreignStart(chunk: Uint8Array): string | null {
  const isWorkbook = chunk[0] === 0x50 && chunk[1] === 0x4b && chunk[2] === 3 && chunk[3] === 4
  return isWorkbook ? 'is a workbook, not a CSV file: save the sheet as "CSV UTF-8"' : foreignEncoding(chunk)
}

function countBreaks(cells: readonly string[]): { all: number; ofTwo: number } {
  let all = 0
  let ofTwo = 0
  for (const cell of cells) {
    if (!/[\r\n]/.test(cell)) continue
    for (const [ending] of cell.matchAll(/\r\n|\r|\n/g)) {
      all += 1
      if (ending.length === 2) ofTwo += 1
    }
  }
  return { all, ofTwo }
}

/** Rethrows system errors, which are not problems with the file. */
function issueOf(error: unknown, lastLine: number, line: number): Issue {
  if (error instanceof ForeignBytes) return { line: null, message: error.message }
  if (!(error instanceof CsvError)) throw error
  const begun = BEGUN_MESSAGES[error.code]
  if (begun !== undefined) return { line: lastLine + 1, message: begun }
  const message =
    error.code === 'CSV_INVALID_CLOSING_QUOTE'
      ? 'has text after a closing quotation mark: double a quotation mark inside quotation marks'
      : 'has a quotation mark inside a cell: put the whole cell in quotation marks, and double the one inside'
  return { line, message }
}

/** Messages for a record that is not closed; the parser finds that far below its line. */
const BEGUN_MESSAGES: Partial<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'opens a quotation mark that is never closed: close it, or delete it',
  CSV_MAX_RECORD_SIZE:
    'is longer than any row can be: close the quotation mark there, or save the file with line ends',
}
