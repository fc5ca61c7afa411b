import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TableId } from '../../contract/metrics-table.ts'
import type { Cell } from './cells.ts'
import { checkFigures } from './check-figures.ts'
import { checkWorkbook } from './check-workbook.ts'
import { readFigures } from './read-figures.ts'
import { readTextTable } from './read-text-table.ts'
import { aMessyWorkbook, messyRows } from './testing/messy-figures.ts'
import { understandFigures } from './understand.ts'

const PLACE = {
  timeZone: 'America/New_York',
  calendar: { fiscalYearFirstMonth: 7, weekFirstDay: 'sunday' as const },
}
const TIMES: TableId = 'metrics_freeway_weekly.reliability'

let place: string
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'figures-'))
})
afterAll(() => rm(place, { recursive: true }))

async function aFile(name: string, bytes: Uint8Array): Promise<string> {
  const path = join(place, name)
  await writeFile(path, bytes)
  return path
}

test('a workbook with titles, merged headings, three kinds of dates, N/A and totals is understood', async () => {
  const path = await aFile('times.xlsx', await aMessyWorkbook())
  const read = await readFigures(
    path,
    { among: ['metrics_freeway_weekly', TIMES], fixed: { row_status: 'final' } },
    PLACE,
  )
  expect(read).toMatchObject({ table: TIMES, sheet: 'Times', sheets: ['Notes', 'Times'], headingRow: 5 })
  expect(read.columns.map(({ letter, column }) => `${letter} ${column}`)).toEqual([
    ...['A period_start', 'B road', 'C direction', 'D segment', 'E peak', 'F free_flow_minutes'],
    ...['G mean_minutes', 'H p50_minutes', 'I p80_minutes', 'J p95_minutes', 'K '],
  ])
  expect(read.missing).toEqual(['vehicle_miles'])
  expect(read.notes).toEqual(['Left out, because it is a total: row 10.'])
  expect(read.rows).toEqual([6, 7, 9])
  expect(read.csv.split('\n').slice(1, 4)).toEqual([
    '2026-11-08,2026-11-14,I-95,northbound,Broward Blvd to Oakland Park Blvd,am,9,12.5,12,14,18,,final',
    '2026-11-08,2026-11-14,I-95,southbound,Oakland Park Blvd to Broward Blvd,pm,9.0,1012.5,,,1400,,final',
    '2026-11-08,2026-11-14,I-595,eastbound,I-75 to I-95,am,8,10.1,10,11,13,,final',
  ])
  const checked = await checkFigures(read)
  expect(checked).toEqual({
    kind: 'issues',
    unlisted: 0,
    issues: [
      {
        cell: 'G7',
        column: 'mean_minutes',
        message: 'mean_minutes is 1012.5 and must be at most 600 minutes',
      },
      { cell: 'J7', column: 'p95_minutes', message: 'p95_minutes is 1400 and must be at most 600 minutes' },
    ],
  })
})

/** The same rows as a CSV file, with other cell and decimal separators. */
function csvOf(separator: string, decimal: ',' | '.'): string {
  const show = (cell: unknown) =>
    cell instanceof Date
      ? `${cell.getUTCMonth() + 1}/${cell.getUTCDate()}/${cell.getUTCFullYear()}`
      : typeof cell === 'number'
        ? String(cell).replace('.', decimal)
        : String(cell ?? '')
  const rows = messyRows('112.5'.replace('.', decimal)).map((row) =>
    row.map((cell) => (show(cell).includes(separator) ? `"${show(cell)}"` : show(cell))).join(separator),
  )
  return rows.join('\r\n')
}

test.each([
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${csvOf(',', '.')}`)],
  ['semicolons and decimal commas', Buffer.from(csvOf(';', ','))],
  [
    'semicolons in Windows-1252',
    Buffer.from(csvOf(';', ',').replace('Remarks', 'Observaci\u00f3n'), 'latin1'),
  ],
  ['tabs in UTF-16', Buffer.from(`\uFEFF${csvOf('\t', '.')}`, 'utf16le')],
  ['a first line that names the separator', Buffer.from(`sep=;\r\n${csvOf(';', '.')}`)],
])('CSV written by spreadsheets is understood: %s', (_what, bytes) => {
  const { sheet, separator } = readTextTable(bytes, 1000)
  const read = understandFigures(
    [sheet],
    separator,
    { among: [TIMES], fixed: { row_status: 'final' } },
    PLACE,
  )
  expect(read.columns.filter(({ column }) => column !== '')).toHaveLength(10)
  expect(read.csv).toContain(
    '2026-11-08,2026-11-14,I-95,southbound,Oakland Park Blvd to Broward Blvd,pm,9.0,112.5,,,1400,,final\n'.replace(
      '9.0',
      read.csv.includes(',9.0,') ? '9.0' : '9',
    ),
  )
  const first = bytes.toString('latin1').startsWith('sep=') ? 7 : 6
  expect(read.rows[0]).toBe(first)
})

test('an ambiguous cell is reported, and a person’s earlier choice is used again', () => {
  const rows = [
    ['Period start', 'Kfz', 'Road', 'Direction', 'Segment', 'Peak', 'Mean minutes', 'Speed limit'],
    ['2026-11-08', '1,612', 'I-95', 'northbound', 'A to B', 'am', '12,5', '12.5'],
  ]
  const sheets = [{ name: '', rows, merges: [] }]
  const choices = { among: [TIMES], known: { [TIMES]: { kfz: 'vehicle_miles', 'speed limit': '' } } }
  const read = understandFigures(sheets, ',', choices, PLACE)
  expect(read.columns.map(({ column }) => column)).toContain('vehicle_miles')
  // A decimal comma in one column decides how the others are read.
  expect(read.csv).toContain('1.612')
  const both = understandFigures(
    [
      {
        name: '',
        merges: [],
        rows: [rows[0] ?? [], (rows[1] ?? []).with(6, '12,5'), (rows[1] ?? []).with(6, '12.5')],
      },
    ],
    ',',
    choices,
    PLACE,
  )
  expect(both.issues[0]).toEqual({
    cell: 'B2',
    message: '"1,612" may be 1612 or 1.612: write it without the comma',
  })
})

test('a percentage stays a percentage, and a formula has its saved value; one without a value is an issue', async () => {
  const rows = [
    ['Road', 'Direction', 'Segment', 'Peak', 'Period start', 'Coverage', 'Mean minutes'],
    ['I-95', 'NB', 'A to B', 'AM', '2026-11-08', 0.873, 12.5],
    ['I-95', 'SB', 'B to A', 'AM', '2026-11-08', null, null],
  ]
  const cells = {
    '1,5': { value: 0.873, style: { numFmt: '0.0%' } },
    '1,6': { value: null, formula: '10+2.5', formulaResult: 12.5 },
    '2,6': { value: null, formula: '10+2.5' },
  }
  const path = await aFile('percent.xlsx', await aMessyWorkbook(rows, cells))
  const read = await readFigures(path, { among: [TIMES], sheet: 'Times' }, PLACE)
  expect(read.csv).toContain('12.5,,,,,87.3,')
  expect(read.issues).toEqual([
    { cell: 'G3', message: expect.stringContaining('a formula that was never calculated') },
  ])
})

const TIM: TableId = 'services_incidentManagement_tim'

/** An incident in a sheet: its first time, its road's direction, its minutes to reopen lanes. */
function understandIncident(t1: Cell, direction: Cell = 'NB', minutes: Cell = null) {
  const rows = [
    ['Incident', 'Area', 'Direction', 'T1', 'Roadway clearance (min)', 'Secondary (Y/N)'],
    ['SA-1', 'Bexar County', direction, t1, minutes, 'N'],
    [],
    ['Source: TransGuide, the traffic management center.'],
  ]
  const place = { ...PLACE, timeZone: 'America/Chicago' }
  return understandFigures([{ name: '', rows, merges: [] }], null, { among: [TIM] }, place)
}

test('a note below the rows is left out and mentioned; an unfinished row is not', () => {
  const read = understandIncident('10/3/2026 7:10')
  expect(read.notes).toEqual(['Left out, because it is a note: row 4.'])
  expect(read.rows).toEqual([2])
  const rows = [
    ['Road', 'Direction', 'Segment', 'Peak'],
    ['I-95', '', '', ''],
  ]
  const unfinished = understandFigures([{ name: '', rows, merges: [] }], ',', { among: [TIMES] }, PLACE)
  expect(unfinished.rows).toEqual([2])
})

test('headings and directions are understood as offices write them', () => {
  const read = understandIncident('10/3/2026 7:10', 'North')
  expect(read.columns.map(({ column }) => column)).toContain('secondary')
  expect(read.csv).toMatch(/,northbound,.*,no,/)
})

test.each([
  [
    '11/1/2026 1:10',
    'write 2026-11-01T01:10:00-05:00 before the clocks changed, 2026-11-01T01:10:00-06:00 after',
  ],
  ['2026-03-08 02:10', 'is 2026-03-08 02:10, a time that the clocks skipped that night'],
  ['2026-10-03 24:00', 'is 2026-10-03 24:00, which is no time of day: midnight is 00:00 of the next day'],
  ['2026-10-03 25:10', 'is 2026-10-03 25:10, which is no time of day'],
])('%s in a column of times is reported with what to write', (written, message) => {
  const { issues } = understandIncident(written)
  expect(issues).toMatchObject([{ cell: 'D2', message: expect.stringContaining(message) }])
})

test('a time with its offset may lack seconds', () => {
  expect(understandIncident('2026-10-03T07:10-05:00').csv).toContain(',2026-10-03T07:10:00-05:00,')
  expect(understandIncident('2026-10-03T12:10Z').csv).toContain(',2026-10-03T12:10:00Z,')
})

test('minutes that Excel holds as a time are named as a time, not as a day of 1899', async () => {
  const read = understandIncident('10/3/2026 7:10', 'NB', new Date('1899-12-31T00:48:12Z'))
  const checked = await checkFigures(read)
  expect(JSON.stringify(checked)).toContain('\\"00:48:12\\" is a clock time: write minutes as a number')
})

/** A ZIP file with one part, as its directory describes it. */
function aZip(name: string, content: Buffer): Buffer {
  const compressed = deflateRawSync(content)
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(8, 8)
  local.writeUInt16LE(name.length, 26)
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(8, 10)
  entry.writeUInt32LE(compressed.length, 20)
  // A false size: only decompression shows the true one.
  entry.writeUInt32LE(10, 24)
  entry.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(46 + name.length, 12)
  end.writeUInt32LE(30 + name.length + compressed.length, 16)
  return Buffer.concat([local, Buffer.from(name), compressed, entry, Buffer.from(name), end])
}

test('a workbook that expands endlessly or defines entities is refused before it is interpreted', async () => {
  const bomb = aZip('xl/worksheets/sheet1.xml', Buffer.alloc(3_000_001))
  expect(bomb.length).toBeLessThan(4_000)
  expect(() => checkWorkbook(bomb, 3_000_000)).toThrow('expands to far more than a table of figures needs')
  const entities = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><worksheet>&a;</worksheet>'
  const path = await aFile('entities.xlsx', aZip('xl/worksheets/sheet1.xml', Buffer.from(entities)))
  await expect(readFigures(path, { among: [TIMES] }, PLACE)).rejects.toThrow(
    'definitions that Excel does not write',
  )
  const broken = await aFile('broken.xlsx', Buffer.from('PK\u0003\u0004 and nothing'))
  await expect(readFigures(broken, { among: [TIMES] }, PLACE)).rejects.toThrow('The workbook is damaged')
})
