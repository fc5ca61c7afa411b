import { CsvError, Parser } from 'csv-parse'
import { foreignEncoding } from '../folder/read-text.ts'
import type { Issue } from '../issue.ts'

/** One record of a CSV file, or what makes the rest of it unreadable; after a problem nothing follows. */
export type CsvItem =
  | { kind: 'record'; line: number; cells: readonly string[] }
  | { kind: 'problem'; issue: Issue }

/** The bytes of a file, piece by piece. */
export type Bytes = AsyncIterable<Uint8Array>

// A row of our widest table takes 300 bytes. Without a limit, one quotation mark that is never closed
// would gather the rest of the file in memory.
const MOST_RECORD_BYTES = 64 * 1024

/**
 * Reads CSV as RFC 4180 has it: commas, quotation marks doubled inside quotation marks, any line ends, a byte
 * order mark or none. Lines without text are skipped. The numbers of cells may differ from record to record.
 * A cell with letters that are not UTF-8 holds U+FFFD in their place.
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

/** The parser puts what it has read into `ready`, so that records before an error are not lost with it. */
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
    max_record_size: MOST_RECORD_BYTES,
    on_record: (cells: string[], { lines }) => {
      const breaks = countBreaks(cells)
      // The parser takes a line end of two characters inside quotation marks for two line ends.
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

/** Says what the bytes are when they are no text that can be read. */
class ForeignBytes extends Error {}

async function* refuseForeign(bytes: Bytes): Bytes {
  let isFirst = true
  for await (const chunk of bytes) {
    const words = isFirst ? foreignStart(chunk) : null
    if (words !== null) throw new ForeignBytes(words)
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

/** Errors of the machine are not the file's: they are thrown on. */
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

/** What is wrong with a record that was begun and not ended; it is found far below its line. */
const BEGUN_MESSAGES: Partial<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'opens a quotation mark that is never closed: close it, or delete it',
  CSV_MAX_RECORD_SIZE:
    'is longer than any row can be: close the quotation mark there, or save the file with line ends',
}
