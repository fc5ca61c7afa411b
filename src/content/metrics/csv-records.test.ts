import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CsvItem, readCsvRecords } from './csv-records.ts'
import { bytesOf } from './testing/csv-of.ts'
import { writeCsvLines } from './write-csv.ts'

async function read(content: string | Uint8Array, size?: number): Promise<CsvItem[]> {
  return Array.fromAsync(readCsvRecords(bytesOf(content, size)))
}

const record = (line: number, ...cells: string[]): CsvItem => ({ kind: 'record', line, cells })

test.each([
  ['line ends of Unix', 'a,b\n1,2\n'],
  ['line ends of Windows', 'a,b\r\n1,2\r\n'],
  ['line ends of old Macs', 'a,b\r1,2\r'],
  ['mixed line ends', 'a,b\r\n1,2\n'],
  ['no last line end', 'a,b\n1,2'],
  ['a byte order mark', '\uFEFFa,b\n1,2\n'],
])('a file with %s reads the same', async (_what, text) => {
  expect(await read(text)).toEqual([record(1, 'a', 'b'), record(2, '1', '2')])
})

test('a file that arrives byte by byte reads the same', async () => {
  expect(await read('\uFEFFa,"é ""x"""\r\n1,2\r\n', 1)).toEqual([
    record(1, 'a', 'é "x"'),
    record(2, '1', '2'),
  ])
})

test('lines are counted the way an editor counts them', async () => {
  const text = 'a,b\r\n\r\n"x\r\ny",3\r\n,\r\n4,5\r\n'
  expect(await read(text)).toEqual([record(1, 'a', 'b'), record(3, 'x\r\ny', '3'), record(6, '4', '5')])
})

test('an empty file has no records', async () => {
  expect(await read('')).toEqual([])
  expect(await read('\n \n,\n')).toEqual([])
})

test.each([
  ['a,b\n1,"2\n3,4\n', 2, 'opens a quotation mark that is never closed'],
  ['a,b\n1,x"2\n', 2, 'has a quotation mark inside a cell'],
  ['a,b\n1,2\n1,"2"x\n', 3, 'has text after a closing quotation mark'],
  [`a,b\n1,"${'2\n'.repeat(40_000)}`, 2, 'is longer than any row'],
])('broken quotation marks are reported with their line', async (text, line, message) => {
  expect((await read(text)).at(-1)).toMatchObject({
    kind: 'problem',
    issue: { line, message: expect.stringContaining(message) },
  })
})

test.each([
  ['UTF-16 from Excel', Buffer.from('\uFEFFa,b\n1,2\n', 'utf16le'), 'is saved as UTF-16'],
  ['UTF-16 without a mark', Buffer.from('a,b\n1,2\n', 'utf16le'), 'has zero bytes'],
  ['a workbook', Buffer.from('504b0304140006', 'hex'), 'is a workbook'],
])('%s is refused with a message', async (_what, bytes, message) => {
  expect(await read(bytes)).toEqual([
    { kind: 'problem', issue: { line: null, message: expect.stringContaining(message) } },
  ])
})

test('what comes before a broken quotation mark is still read', async () => {
  expect(await read('a,b\n1,2\n3,"4\n')).toMatchObject([
    record(1, 'a', 'b'),
    record(2, '1', '2'),
    { kind: 'problem' },
  ])
})

test('a disk error is not reported as a problem with the file', async () => {
  async function* broken() {
    yield Buffer.from('a,b\n')
    throw new Error('EIO')
  }
  await expect(Array.fromAsync(readCsvRecords(broken()))).rejects.toThrow('EIO')
})

test('whatever is written as CSV is read back unchanged', async () => {
  // The reader skips lines of only spaces and commas.
  const cells = fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 4 })
  const isWords = (line: readonly string[]) => line.some((cell) => cell.trim() !== '')
  const lines = fc.array(cells.filter(isWords), { minLength: 1, maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(lines, fc.constantFrom('\n' as const, '\r\n' as const), async (meant, lineEnd) => {
      const clean = meant.map((line) => line.map((cell) => cell.replace(/[\0\uFEFF]/g, '').toWellFormed()))
      fc.pre(clean.every(isWords))
      const items = await read(writeCsvLines(clean, lineEnd))
      expect(items.map((item) => (item.kind === 'record' ? item.cells : item))).toEqual(clean)
    }),
  )
})

test('no bytes make the reader fail', async () => {
  const pieces = fc.constantFrom('"', ',', '\n', '\r', '""', 'a', '1.5', '\uFEFF', '=1', ';')
  const soup = fc
    .array(fc.oneof(pieces, fc.string({ unit: 'binary' })))
    .map((parts) => Buffer.from(parts.join('')))
  await fc.assert(
    fc.asyncProperty(fc.oneof(soup, fc.uint8Array()), async (bytes) => {
      const items = await read(bytes)
      expect(items.slice(0, -1).every(({ kind }) => kind === 'record')).toBe(true)
    }),
  )
})
