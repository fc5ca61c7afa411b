import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../tools/testing/test-cases.ts'
import { TABLE_IDS, type TableId } from '../../contract/metrics-table.ts'
import { TABLES } from '../../measures/columns/tables.ts'
import {
  aFreewayRow,
  anArterialRow,
  anIncidentRow,
  aReliabilityRow,
} from '../../measures/columns/testing/rows.ts'
import { parseRows } from './parse-rows.ts'
import { bytesOf, csvOf } from './testing/csv-of.ts'

const WEEKLY = 'metrics_freeway_weekly'

/** "line message" of each issue; the number of rows when there is none. */
async function validate(
  id: TableId,
  content: string | Uint8Array,
  maxRows?: number,
): Promise<string[] | number> {
  const parsed = await parseRows(TABLES[id], bytesOf(content), maxRows)
  if (parsed.kind === 'parsed') return parsed.value.rows.length
  const messages = parsed.issues.map(({ line, message }) => `${line ?? '-'} ${message}`)
  return parsed.unlisted === undefined || parsed.unlisted === 0
    ? messages
    : [...messages, `and ${parsed.unlisted} more`]
}

const weekly = csvOf(WEEKLY, [aFreewayRow()])
/** The weekly table with one cell of its row changed. */
const withCell = (column: string, text: string) => {
  const [head = '', row = ''] = weekly.split('\n')
  const at = head.split(',').indexOf(column)
  return `${head}\n${row.split(',').with(at, text).join(',')}\n`
}

test('a table as the office writes it has no issues, whatever its line ends', async () => {
  expect(await validate(WEEKLY, weekly)).toBe(1)
  expect(await validate(WEEKLY, `\uFEFF${weekly.replaceAll('\n', '\r\n')}`)).toBe(1)
  expect(await validate(WEEKLY, `${weekly}${','.repeat(26)}\n\n`)).toBe(1)
})

test('columns may be in any order, and spaces around names and cells are ignored', async () => {
  const reversed = weekly
    .trimEnd()
    .split('\n')
    .map((line) =>
      line
        .split(',')
        .reverse()
        .map((cell) => ` ${cell}`)
        .join(','),
    )
  expect(await validate(WEEKLY, reversed.join('\n'))).toBe(1)
})

test.each([
  [
    'a decimal comma in quotation marks',
    'verification_minutes_mean',
    '"2,1"',
    'has a decimal comma: write a point',
  ],
  ['thousands', 'road_ranger_assists', '"1,612"', 'has commas between thousands'],
  ['a formula', 'events', '=SUM(B2:B9)', 'is a formula: save the sheet as values'],
  [
    'a formula in words',
    'county',
    '=HYPERLINK("x")'.replaceAll('"', ''),
    'which a spreadsheet runs as a formula',
  ],
  ['another unit', 'response_minutes_mean', '564 s', 'has a unit: the column name already has it'],
  ['a negative time', 'response_minutes_mean', '-9.4', 'must be at least 0'],
  ['a time of two months', 'response_minutes_mean', '80000', 'must be at most 43200'],
  ['an impossible percent', 'open_roads_compliance_percent', '962', 'must be at most 100'],
  ['half an event', 'events', '769.5', 'must be a whole number'],
  [
    'a word for a missing value',
    'events_with_times',
    'n/a',
    'leave the cell empty when nothing was measured',
  ],
  ['infinity', 'events', '1e999', 'is in scientific notation'],
  ['a day that is none', 'period_start', '2026-02-30', 'is not a day of the calendar'],
  ['an American day', 'period_start', '11/08/2026', 'must be a day written as YYYY-MM-DD'],
  ['an unknown type', 'event_type', 'accident', 'is not one of crash,'],
  ['an invisible character', 'county', 'Bro\u0007ward', 'has a line break or an invisible character'],
  ['a line break', 'county', '"Bro\nward"', 'holds a line break'],
  ['no status', 'row_status', '', 'must not be empty'],
])('%s is reported with its row and column', async (_what, column, text, message) => {
  expect(await validate(WEEKLY, withCell(column, text))).toEqual([
    expect.stringMatching(new RegExp(`^2 ${column} .*`, 's')),
  ])
  expect(String(await validate(WEEKLY, withCell(column, text)))).toContain(message)
})

test('letters that are not UTF-8 are reported with their place', async () => {
  const latin = Buffer.from(withCell('county', 'Miami-D\u00e1de'), 'latin1')
  expect(await validate(WEEKLY, latin)).toEqual([
    '2 county has letters that are not UTF-8: save the file as "CSV UTF-8"',
  ])
})

test('missing, repeated, unknown and personal columns are reported, and nothing else is validated', async () => {
  const wrong = weekly
    .replace('events,lane_blocking_events,', 'event,lane_blocking_events,')
    .replace('county,road', 'driver_name,road,road')
  expect(await validate(WEEKLY, wrong)).toEqual([
    '1 county is missing',
    '1 events is missing',
    '1 road appears twice in the first line: keep one of the two',
    '1 driver_name looks like personal data, which is never published: remove the column',
    '1 event is not a column of this table: did you mean "events"?',
  ])
})

test.each([
  [
    'semicolons',
    weekly.replaceAll(',', ';'),
    '1 separates cells by semicolons: save the file with commas between the cells',
  ],
  [
    'tabs',
    weekly.replaceAll(',', '\t'),
    '1 separates cells by tabs: save the file with commas between the cells',
  ],
])('a file separated by %s is reported as such', async (_what, text, issue) => {
  expect(await validate(WEEKLY, text)).toEqual([issue])
})

test('an empty file reports what is missing, and a table without rows is valid', async () => {
  expect(await validate(WEEKLY, '')).toEqual(['- is empty: write the names of the columns in its first line'])
  expect(await validate(WEEKLY, weekly.split('\n')[0] ?? '')).toBe(0)
})

test('a decimal comma that split a cell is reported as such', async () => {
  expect(await validate(WEEKLY, withCell('verification_minutes_mean', '2,1'))).toEqual([
    '2 has 29 cells, and the first line names 28 columns: write decimals with a point, and put text with a comma in quotation marks',
  ])
  expect(await validate(WEEKLY, `${weekly}2026-11-08,2026-11-14\n`)).toEqual([
    '3 has 2 cells, and the first line names 28 columns: keep the comma of every cell, even of an empty one',
  ])
})

test('a row that repeats another is reported with the first one’s line', async () => {
  const twice = csvOf(WEEKLY, [aFreewayRow(), aFreewayRow({ road: 'I-95' }), aFreewayRow({ events: 771 })])
  expect(await validate(WEEKLY, twice)).toEqual([
    '4 repeats line 2: county all, road all, direction all, event_type all, level all, period from 2026-11-08: keep one of the two',
  ])
})

test('a month inside a quarter of the same corridor would be counted twice', async () => {
  const quarter = { period_start: '2026-10-01', period_end: '2026-12-31' }
  const both = [
    anArterialRow(quarter),
    anArterialRow({ period_start: '2026-11-01', period_end: '2026-11-30' }),
  ]
  expect(await validate('metrics_arterial_broward', csvOf('metrics_arterial_broward', both))).toEqual([
    '3 period_start 2026-11-01 to 2026-11-30 overlaps line 2 (2026-10-01 to 2026-12-31): corridor Sunrise Blvd, direction westbound, peak pm cannot be counted twice',
  ])
})

test('figures that contradict each other are reported with both', async () => {
  const id = 'metrics_freeway_weekly.reliability'
  expect(await validate(id, csvOf(id, [aReliabilityRow({ p95_minutes: 12 })]))).toEqual([
    '2 p95_minutes is 12, below p80_minutes 15.8: percentiles rise from p50 to p80 to p95',
  ])
})

test('what is possible but rarely intended is a notice, not an issue', async () => {
  const row = anIncidentRow({ t5: '2026-11-10T17:50:00-05:00' })
  const id = 'services_incidentManagement_tim'
  const parsed = await parseRows(TABLES[id], bytesOf(csvOf(id, [row])))
  expect(parsed).toMatchObject({ kind: 'parsed', value: { notices: [{ line: 2 }] } })
})

test('a thousand broken rows report the first fifty and the number of others', async () => {
  const rows = Array.from({ length: 1000 }, () => weekly.split('\n')[1]?.replace('770', '-770'))
  const messages = await validate(WEEKLY, [weekly.split('\n')[0], ...rows].join('\n'))
  expect(messages).toHaveLength(51)
  // Every row but the first is a duplicate too.
  expect(Array.isArray(messages) && messages.at(-1)).toBe(`and ${1000 + 999 - 50} more`)
})

test('reading stops at the first row too many', async () => {
  const rows = Array.from({ length: 6 }, (_, index) => aFreewayRow({ road: `Road ${index}` }))
  let pieces = 0
  async function* counted() {
    for await (const piece of bytesOf(csvOf(WEEKLY, rows).repeat(50), 200)) {
      pieces += 1
      yield piece
    }
  }
  const parsed = await parseRows(TABLES[WEEKLY], counted(), 3)
  expect(parsed).toMatchObject({
    issues: [
      { line: 5, message: 'is beyond the 3 rows a table may have: move older periods to another place' },
    ],
  })
  expect(pieces).toBeLessThan(10)
})

test('no bytes make validating a table fail', async () => {
  const pieces = fc.constantFrom(
    '"',
    ',',
    '\n',
    '\r\n',
    '1,5',
    '=1',
    '2026-11-08',
    'all',
    '-',
    '\uFEFF',
    '1e9',
  )
  const tail = fc.array(fc.oneof(pieces, fc.string({ unit: 'binary' }))).map((parts) => parts.join(''))
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...TABLE_IDS), tail, fc.boolean(), async (id, text, hasHeader) => {
      const content = hasHeader ? csvOf(id, []) + text : text
      await parseRows(TABLES[id], bytesOf(content))
      await parseRows(TABLES[id], bytesOf(Buffer.from(content, 'latin1')))
    }),
    runs(300),
  )
})
