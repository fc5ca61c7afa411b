import { expect, test } from 'vitest'
import { parseRows, type ReadRows } from '../content/metrics/parse-rows.ts'
import { bytesOf, csvOf } from '../content/metrics/testing/csv-of.ts'
import { writeCsvLines } from '../content/metrics/write-csv.ts'
import type { MetricsRow } from '../contract/metrics-table.ts'
import { TABLES } from '../measures/columns/tables.ts'
import { aFreewayRow, aReliabilityRow } from '../measures/columns/testing/rows.ts'
import { type MergeOutcome, mergeRows } from './merge-rows.ts'

const FREEWAY = 'metrics_freeway_weekly'
const TIMES = 'metrics_freeway_weekly.reliability'

async function rowsOf(id: typeof FREEWAY | typeof TIMES, text: string): Promise<ReadRows> {
  const parsed = await parseRows(TABLES[id], bytesOf(text))
  if (parsed.kind === 'invalid') throw new Error(JSON.stringify(parsed.issues))
  return parsed.value
}

async function merge(
  published: readonly MetricsRow[],
  file: readonly MetricsRow[],
  { id = FREEWAY, isRevision = false }: { id?: typeof FREEWAY | typeof TIMES; isRevision?: boolean } = {},
): Promise<MergeOutcome> {
  return mergeRows({
    spec: TABLES[id],
    published: await rowsOf(id, csvOf(id, published)),
    file: await rowsOf(id, csvOf(id, file)),
    isRevision,
  })
}

const counts = (outcome: MergeOutcome) => {
  if (outcome.kind === 'conflicts') return outcome.conflicts.map(({ line, message }) => `${line} ${message}`)
  const { added, replaced, unchanged } = outcome.merged
  return { added, replaced, unchanged }
}

const road = (name: string, changes: MetricsRow = {}) =>
  aFreewayRow({ road: name, row_status: 'final', ...changes })

test('new rows go after the published ones, and an existing row stays where it is', async () => {
  const outcome = await merge([road('A'), road('B')], [road('C'), road('A')])
  expect(counts(outcome)).toEqual({ added: 1, replaced: 0, unchanged: 1 })
  expect(outcome.kind === 'merged' && outcome.merged.lines.map((cells) => cells[3])).toEqual(['A', 'B', 'C'])
})

test('a row with other figures is refused, and its first three differences are reported', async () => {
  const changed = { events: 771, secondary_crashes: 5, road_ranger_assists: 1613, response_minutes_p90: 18 }
  expect(counts(await merge([road('A')], [road('B'), road('A', changed)]))).toEqual([
    '3 differs from what is published: county all, road A, direction all, event_type all, level all, period from 2026-11-08: events 770 to 771, response_minutes_p90 17.5 to 18, secondary_crashes 4 to 5 and 1 more',
  ])
})

test('the same row marked revised replaces the published one', async () => {
  const outcome = await merge([road('A'), road('B')], [road('A', { events: 771, row_status: 'revised' })])
  expect(counts(outcome)).toEqual({ added: 0, replaced: 1, unchanged: 0 })
  expect(outcome.kind === 'merged' && outcome.merged.lines[0]?.slice(3, 8)).toEqual([
    'A',
    'all',
    'all',
    'all',
    '771',
  ])
})

test('in a file declared a revision, rows that differ are marked revised, and others are not', async () => {
  const outcome = await merge([road('A'), road('B')], [road('A', { events: 771 }), road('B'), road('C')], {
    isRevision: true,
  })
  expect(counts(outcome)).toEqual({ added: 1, replaced: 1, unchanged: 1 })
  expect(outcome.kind === 'merged' && outcome.merged.lines.map((cells) => cells.at(-1))).toEqual([
    'revised',
    'final',
    'final',
  ])
})

test('a preliminary row with unchanged figures becomes final without being revised; never the reverse', async () => {
  const preliminary = road('A', { row_status: 'preliminary' })
  expect(counts(await merge([preliminary], [road('A')]))).toEqual({ added: 0, replaced: 1, unchanged: 0 })
  expect(counts(await merge([road('A')], [preliminary]))).toEqual([
    expect.stringContaining('row_status final to preliminary'),
  ])
  expect(counts(await merge([road('A', { row_status: 'revised' })], [road('A')]))).toEqual([
    expect.stringContaining('row_status revised to final'),
  ])
})

test('31 and 31.0 are the same figure, and an empty cell is not 0', async () => {
  const known = await rowsOf(FREEWAY, csvOf(FREEWAY, [road('A')]).replace(',31,', ',31.0,'))
  const file = await rowsOf(FREEWAY, csvOf(FREEWAY, [road('A')]))
  expect(
    counts(mergeRows({ spec: TABLES[FREEWAY], published: known, file, isRevision: false })),
  ).toMatchObject({ unchanged: 1 })
  expect(
    counts(await merge([road('A', { responders_struck: null })], [road('A', { responders_struck: 0 })])),
  ).toHaveLength(1)
})

test('a column that only the new file has is empty in the old rows', async () => {
  const outcome = await merge([aReliabilityRow()], [aReliabilityRow({ peak: 'pm', coverage_percent: 98 })], {
    id: TIMES,
  })
  expect(
    outcome.kind === 'merged' && [
      outcome.merged.names.at(-1),
      outcome.merged.lines.map((cells) => cells.at(-1)),
    ],
  ).toEqual(['coverage_percent', ['', '98']])
})

test('in a column the new file lacks, measured values stay and computed ones are recomputed', async () => {
  const published = aReliabilityRow({ coverage_percent: 98, travel_time_index: 1.31 })
  const file = aReliabilityRow({ mean_minutes: 14, row_status: 'revised' })
  const outcome = await merge([published], [file], { id: TIMES })
  if (outcome.kind === 'conflicts') throw new Error('it is a revision')
  const { names, lines } = outcome.merged
  const cell = (name: string) => lines[0]?.[names.indexOf(name)]
  expect([cell('mean_minutes'), cell('coverage_percent'), cell('travel_time_index')]).toEqual([
    '14',
    '98',
    '',
  ])
  const again = await rowsOf(TIMES, writeCsvLines([names, ...lines], '\n'))
  expect(again.rows).toHaveLength(1)
})
