import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { loadContent } from '../../src/content/load-content.ts'
import { csvOf } from '../../src/content/metrics/testing/csv-of.ts'
import { writeTableCsv } from '../../src/content/metrics/write-csv.ts'
import { responseFrom } from '../../src/content/respond.ts'
import { addDays } from '../../src/contract/calendar.ts'
import type { MetricsRow, TableId } from '../../src/contract/metrics-table.ts'
import {
  aFreewayRow,
  anArterialRow,
  anIncidentRow,
  aRampRow,
  aReliabilityRow,
} from '../../src/measures/columns/testing/rows.ts'
import { aMessyWorkbook, messyRows } from '../../src/publishing/figures/testing/messy-figures.ts'
import { aContentFolder, type TestFolder } from '../../tests/builders/a-content-folder.ts'
import { aPdfReader } from '../../tests/builders/a-pdf.ts'
import { aSiteFile } from '../../tests/builders/a-site.ts'
import type { Ran } from '../testing/run-program.ts'
import { runContent, runContentProcess } from './testing/run-command.ts'

const WEEKLY = 'metrics_freeway_weekly'

let dataDir: string
let folder: TestFolder

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'add-data-'))
})

afterAll(() => rm(dataDir, { recursive: true }))

beforeEach(async () => {
  folder = await aContentFolder()
})

let files = 0

/** Writes a table outside the content folder; returns the arguments that publish it. */
async function argumentsFor(content: string | Uint8Array, category: string): Promise<[string, ...string[]]> {
  files += 1
  const path = join(dataDir, `table-${files}.csv`)
  await writeFile(path, content)
  return [path, '--folder', folder.path, '--category', category]
}

async function publish(content: string | Uint8Array, category: string, ...args: string[]): Promise<Ran> {
  const [path, ...place] = await argumentsFor(content, category)
  const ran = await runContent(['add', 'data', path, ...place, ...args])
  return { ...ran, err: ran.err.replaceAll(path, 'FILE.csv') }
}

function publishRows(rows: readonly MetricsRow[], ...args: string[]): Promise<Ran> {
  return publish(csvOf(WEEKLY, rows), WEEKLY, ...args)
}

async function published(id: TableId = WEEKLY): Promise<string | null> {
  return readFile(join(folder.path, 'metrics', `${id}.csv`), 'utf8').catch(() => null)
}

const week = (sunday: string, changes: MetricsRow = {}) =>
  aFreewayRow({ period_start: sunday, period_end: addDays(sunday, 6), row_status: 'final', ...changes })

test('the first table of a category creates its file, and later weeks are appended', async () => {
  const first = await publishRows([week('2026-10-25')])
  expect(first).toMatchObject({ code: 0, out: 'http://localhost:8080/app/metrics\n' })
  expect(first.err).toContain(`metrics/${WEEKLY}.csv: 1 row added, 0 replaced.`)
  expect(first.err).toContain(
    `Download: http://localhost:8080/api/api/Metrics/GetSeries/${WEEKLY}?format=csv`,
  )
  const before = await published()
  const second = await publishRows([week('2026-11-01'), week('2026-10-25')])
  expect(second.err).toContain(': 1 row added, 0 replaced, 1 already published.')
  expect((await published())?.startsWith(before ?? '')).toBe(true)
  expect(await readdir(folder.path)).not.toContain('.publishing')
  expect(await readdir(join(folder.path, 'metrics'))).toEqual([`${WEEKLY}.csv`])
})

test('rows that differ from published figures are refused with their line, unless marked as a revision', async () => {
  await publishRows([week('2026-10-25'), week('2026-11-01')])
  const before = await published()
  const changed = [week('2026-11-01', { events: 771 }), week('2026-11-08')]
  const refused = await publishRows(changed)
  expect({ code: refused.code, out: refused.out }).toEqual({ code: 1, out: '' })
  expect(refused.err).toContain('FILE.csv:2 differs from what is published: county all')
  expect(refused.err).toContain('events 770 to 771')
  expect(refused.err).toContain('or add --revised')
  expect(await published()).toBe(before)

  const revised = await publishRows(changed, '--revised')
  expect(revised.err).toContain(': 1 row added, 1 replaced.')
  const lines = (await published())?.trimEnd().split('\n') ?? []
  expect(lines.map((line) => line.slice(0, 10))).toEqual([
    'period_sta',
    '2026-10-25',
    '2026-11-01',
    '2026-11-08',
  ])
  expect(lines[2]).toMatch(/,771,.*,revised$/)
})

test('rows that differ from sample figures are refused with how to start the office’s own table', async () => {
  await publishRows([week('2026-10-25')])
  const real = [week('2026-10-25', { events: 771 })]
  const refused = await publishRows(real)
  expect({ code: refused.code, out: refused.out }).toEqual({ code: 1, out: '' })
  expect(refused.err).toContain(
    `site.yaml says "sample: true". If metrics/${WEEKLY}.csv holds the sample's made-up rows, delete it and run this command again`,
  )
  expect(refused.err).toContain('Begin with your own table')

  await folder.remove(`metrics/${WEEKLY}.csv`)
  expect((await publishRows(real)).err).toContain(`metrics/${WEEKLY}.csv: 1 row added, 0 replaced.`)

  await folder.write('site.yaml', aSiteFile({ sample: false }))
  const corrected = await publishRows([week('2026-10-25', { events: 772 })])
  expect(corrected.err).not.toContain('sample')
  expect(corrected.err).toContain('or add --revised')
})

test('publishing the same file again changes nothing, down to the byte', async () => {
  await publishRows([week('2026-10-25')])
  const before = await published()
  const { code, err } = await publishRows([week('2026-10-25')])
  expect(code).toBe(0)
  expect(err).toContain('already has the file’s 1 row: nothing was changed')
  expect(await published()).toBe(before)
})

test('a freeway file with travel times goes to their own table', async () => {
  const id = 'metrics_freeway_weekly.reliability'
  const { code, err } = await publish(csvOf(id, [aReliabilityRow()]), WEEKLY)
  expect({ code, err: err.includes(`metrics/${id}.csv: 1 row added`) }).toEqual({ code: 0, err: true })
})

test('in a table with local times, only the one that does not exist is a problem', async () => {
  const tim = 'services_incidentManagement_tim'
  const content = csvOf(tim, [anIncidentRow({ t7: '2026-11-10 24:00' })]).replaceAll(/:00-05:00/g, '')
  const { code, err } = await publish(content, tim, '--dry-run')
  expect({ code, err }).toEqual({
    code: 1,
    err: expect.stringMatching(/^FILE.csv S2: is .*no time of day.*\n$/),
  })
})

test.each([
  ['an unknown category', csvOf(WEEKLY, []), 'freeway', 'There is no category "freeway"'],
  ['a category without figures', csvOf(WEEKLY, []), 'documents_annual', 'have no table of figures'],
  ['a file of something else', 'name,points\nx,3\n', WEEKLY, 'has no column of a table of'],
  ['a table without rows', csvOf(WEEKLY, []), WEEKLY, 'has column names but no rows'],
  [
    'a word in place of a number',
    csvOf(WEEKLY, [aFreewayRow()]).replace(',2.1,', ',two,'),
    WEEKLY,
    'FILE.csv:2 verification_minutes_mean "two" is not a number',
  ],
  [
    'a future week',
    csvOf(WEEKLY, [week('2062-11-05')]),
    WEEKLY,
    'FILE.csv:2 period_end is 2062-11-11, and today is',
  ],
])('%s is declined with a message and publishes nothing', async (_what, content, category, message) => {
  const { code, out, err } = await publish(content, category)
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toContain(message)
  expect(await published()).toBeNull()
})

test('a workbook, and CSV as a spreadsheet writes it, are published unchanged, with how they were read', async () => {
  const csv = csvOf(WEEKLY, [week('2026-10-25')])
  const european = Buffer.from(
    `\uFEFF${csv.replaceAll(',', ';').replaceAll(/(\d)\.(\d)/g, '$1,$2')}`,
    'utf16le',
  )
  expect((await publish(european, WEEKLY)).err).toContain('Numbers were read with a comma before decimals.')
  expect(await published()).toContain(',2.1,')
  const times = await aMessyWorkbook(
    messyRows('12.5').map((row) => row.map((cell) => (cell === 1400 ? 19 : cell))),
  )
  const refused = await publish(times, WEEKLY)
  expect(refused).toMatchObject({ code: 1 })
  expect(refused.err).toBe(
    'FILE.csv has no column row_status, which every row needs: add it, or say --status preliminary or --status final\n',
  )
  const { code, err } = await publish(times, WEEKLY, '--status', 'final')
  expect({ code, err }).toMatchObject({ code: 0, err: expect.stringContaining('3 rows added') })
})

test('a missing column is reported once, and --status never hides other problems', async () => {
  const rows = ['2026-10-18', '2026-10-25'].map((sunday) => week(sunday))
  const table = csvOf(WEEKLY, rows).trim().split('\n')
  const without = (name: string, lines: readonly string[] = table) => {
    const at = (lines[0] ?? '').split(',').indexOf(name)
    return lines.map((line) => line.split(',').toSpliced(at, 1).join(',')).join('\n')
  }
  expect((await publish(without('county'), WEEKLY, '--status', 'final')).err).toBe(
    'FILE.csv has no column county, which every row needs: add it\n',
  )
  const wrong = table.map((line) => line.replace(',2.1,', ',two,'))
  const { err } = await publish(without('row_status', wrong), WEEKLY, '--status', 'final')
  expect(err).toMatch(/^FILE\.csv L2: verification_minutes_mean "two" is not a number/)
  expect(err).not.toContain('row_status')
  const typo = await publish(without('row_status'), WEEKLY, '--status', 'finall')
  expect(typo).toMatchObject({ code: 1, err: expect.stringContaining('preliminary, final') })
  expect(await published()).toBeNull()
})

test('a column that may hold “all” says so when it is missing', async () => {
  const [names = '', row = ''] = csvOf(WEEKLY, [week('2026-10-25')])
    .trim()
    .split('\n')
  const at = names.split(',').indexOf('level')
  const [withoutName, withoutCell] = [names, row].map((line) => line.split(',').toSpliced(at, 1).join(','))
  expect((await publish(`${withoutName}\n${withoutCell}`, WEEKLY)).err).toBe(
    'FILE.csv has no column level, which every row needs: add it, with "all" if the figures are not split by it\n',
  )
})

test('a week that begins on another day than the district’s is declined with its row in the file', async () => {
  await publishRows([week('2026-10-18')])
  const { code, err } = await publishRows([week('2026-10-25'), week('2026-11-02')])
  expect({ code, err }).toEqual({
    code: 1,
    err: 'FILE.csv:3 period_start cannot start on 2026-11-02: weeks run from Sunday to Saturday\n',
  })
})

test('a county that is not the district’s is published with a note that names the closest one', async () => {
  const { code, err } = await publishRows([week('2026-10-25', { county: 'Nort' })])
  expect(code).toBe(0)
  expect(err).toContain('Note: No row of the file has "all" in county, direction, event_type and level.')
  expect((await publishRows([week('2026-10-18')])).err).not.toContain('No row of the file')
  expect(err).toContain(
    'Note: FILE.csv:2 county "Nort" is not one of the counties in site.yaml: did you mean "North"?\n',
  )
})

test('a file that does not exist is declined', async () => {
  const place = ['--folder', folder.path, '--category', WEEKLY]
  const { code, err } = await runContent(['add', 'data', '/no/such.csv', ...place])
  expect(code).toBe(1)
  expect(err).toContain('/no/such.csv does not exist')
})

test('a quarter that holds a published month of the same corridor is declined', async () => {
  const category = 'metrics_arterial_broward'
  const month = { period_start: '2026-05-01', period_end: '2026-05-31' }
  await publish(csvOf(category, [anArterialRow(month)]), category)
  const before = await published(category)
  const quarter = { period_start: '2026-04-01', period_end: '2026-06-30' }
  const { code, err } = await publish(csvOf(category, [anArterialRow(quarter)]), category)
  expect(code).toBe(1)
  expect(err).toContain('Together with what is published the table would have problems')
  expect(err).toContain('overlaps line 2 (2026-05-01 to 2026-05-31)')
  expect(await published(category)).toBe(before)
})

test('a table that would break the folder is removed again', async () => {
  const { code, err } = await publish(csvOf('ramp_monthly', [aRampRow()]), 'ramp_monthly')
  expect(code).toBe(1)
  expect(err).toContain('the folder has no ramps.yaml')
  expect(await published('ramp_monthly')).toBeNull()
})

test('a table that is already broken is not touched', async () => {
  await folder.write(`metrics/${WEEKLY}.csv`, 'x,y\n1,2\n')
  const { code, err } = await publishRows([week('2026-10-25')])
  expect(code).toBe(1)
  expect(err).toContain(`fix the table first.\nmetrics/${WEEKLY}.csv:1 period_start is missing`)
  expect(await published()).toBe('x,y\n1,2\n')
})

test('when several people publish at the same moment, nobody loses a row', async () => {
  const sundays = ['2026-09-27', '2026-10-04', '2026-10-11', '2026-10-18']
  const publishAlone = async (sunday: string) =>
    runContentProcess(['add', 'data', ...(await argumentsFor(csvOf(WEEKLY, [week(sunday)]), WEEKLY))])
  const outcomes = await Promise.all(sundays.map(publishAlone))
  expect(outcomes.map(({ code, err }) => [code, err.includes('1 row added')])).toEqual(
    sundays.map(() => [0, true]),
  )
  const rows = (await published())?.trimEnd().split('\n').slice(1) ?? []
  expect(rows.map((line) => line.slice(0, 10)).toSorted()).toEqual(sundays)
})

test('a downloaded table can be published again unchanged', async () => {
  const id = 'metrics_freeway_weekly.reliability'
  await publish(csvOf(id, [aReliabilityRow(), aReliabilityRow({ peak: 'pm', mean_minutes: null })]), WEEKLY)
  const outcome = await loadContent(folder.path, aPdfReader())
  if (outcome.kind === 'broken') throw new Error(JSON.stringify(outcome.problems))
  const table = responseFrom(outcome.content)('getSeries', { category: id })
  if (table === null) throw new Error('the table was published')
  await folder.remove(`metrics/${id}.csv`)
  expect((await publish(writeTableCsv(table), WEEKLY)).err).toContain('2 rows added')
  const again = await loadContent(folder.path, aPdfReader())
  expect(again.kind === 'ready' && responseFrom(again.content)('getSeries', { category: id })).toEqual(table)
})
