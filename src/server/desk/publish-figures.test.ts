import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isShortRun } from '../../../tools/testing/test-cases.ts'
import { csvOf } from '../../content/metrics/testing/csv-of.ts'
import { aFreewayRow, aReliabilityRow } from '../../measures/columns/testing/rows.ts'
import { aMessyWorkbook, messyRows } from '../../publishing/figures/testing/messy-figures.ts'
import { aDesk, aRestart } from './testing/a-desk.ts'
import type { ShownPage } from './testing/desk-visitor.ts'

const WEEKLY = 'metrics_freeway_weekly'
const TIMES = 'metrics_freeway_weekly.reliability'

function draftIn({ view }: ShownPage) {
  if (view.kind !== 'figuresDraft') throw new Error(`The page shows ${JSON.stringify(view)}`)
  return { ...view, version: String(view.draft.version) }
}

/** What the untouched form sends. */
function formOf(view: ReturnType<typeof draftIn>): Record<string, string> {
  const columns = view.columns.map(({ index, column }) => [`col-${index}`, column])
  const { table = '', sheet = '' } = view.values
  const shown = { 'shown-table': table, 'shown-sheet': sheet, 'shown-headingRow': String(view.headingRow) }
  return {
    ...shown,
    table,
    sheet,
    headingRow: String(view.headingRow),
    version: view.version,
    'fixed-row_status': 'final',
    ...Object.fromEntries(columns),
  }
}

test('a messy workbook is understood, its problems are listed by cell, and its changes are shown before publication', async () => {
  const published = aReliabilityRow({
    period_start: '2026-11-08',
    period_end: '2026-11-14',
    row_status: 'final',
    road: 'I-595',
    peak: 'am',
    direction: 'eastbound',
    segment: 'I-75 to I-95',
  })
  const { visitor, folder, dataDir } = await aDesk({
    files: { [`metrics/${TIMES}.csv`]: csvOf(TIMES, [published]) },
  })
  const pat = await visitor('pat@example.gov')
  const first = draftIn(await pat.draft('weekly travel times.xlsx', await aMessyWorkbook()))
  expect(first).toMatchObject({ values: { table: TIMES, sheet: 'Times' }, headingRow: 5, plan: null })
  expect(first.issues).toEqual([
    { cell: 'G7', message: '“Travel time, mean” is 1012.5 and must be at most 600 minutes' },
    { cell: 'J7', message: '“Time to allow” is 1400 and must be at most 600 minutes' },
  ])
  const refused = draftIn(await pat.send(`/desk/publish/${first.draft.id}/publish`, formOf(first)))
  expect(refused.problem).toContain('fix what is listed below first')

  const fixed = messyRows('12.5').map((row) => row.map((cell) => (cell === 1400 ? 19 : cell)))
  const draft = draftIn(await pat.draft('weekly travel times.xlsx', await aMessyWorkbook(fixed)))
  expect(draft).toMatchObject({ issues: [], plan: { added: 2, changed: 1, unchanged: 0 } })
  expect(draft.plan?.changes[0]).toMatchObject({ row: 9, what: expect.stringContaining('road I-595') })
  expect(draft.plan?.changes[0]?.cells).toContainEqual({
    column: 'Travel time, mean',
    before: String(published.mean_minutes),
    after: '10.1',
  })
  const path = `/desk/publish/${draft.draft.id}`
  const unconfirmed = draftIn(await pat.send(`${path}/publish`, formOf(draft)))
  expect(unconfirmed.errors.revised).toContain('check the box')
  await pat.submit(`${path}/publish`, { ...formOf(unconfirmed), revised: 'yes' })
  const table = await readFile(join(folder, `metrics/${TIMES}.csv`), 'utf8')
  expect(table.trimEnd().split('\n')).toHaveLength(4)
  expect(table).toMatch(/I-595,eastbound.*,revised\n/)
  expect(await readdir(join(dataDir, 'desk/uploads'))).toHaveLength(1)
})

test('columns are called what the site calls them, with its own names and numbers', async () => {
  const { visitor } = await aDesk()
  const pat = await visitor('pat@example.gov')
  const { tableColumns } = draftIn(await pat.draft('week.csv', Buffer.from(csvOf(WEEKLY, [aFreewayRow()]))))
  const labels = tableColumns.map(({ label }) => label)
  expect(labels).toContain('Lanes open within 90 minutes')
  expect(labels.join()).not.toContain('{')
})

test('figures submitted by an author are marked until a publisher publishes them, and then disappear for everyone', async () => {
  const { visitor } = await aDesk()
  const [lee, pat] = [await visitor('lee@example.gov'), await visitor('pat@example.gov')]
  const rows = messyRows('12.5').map((row) => row.map((cell) => (cell === 1400 ? 19 : cell)))
  const draft = draftIn(await lee.draft('week.xlsx', await aMessyWorkbook(rows)))
  await lee.submit(`/desk/publish/${draft.draft.id}/publish`, formOf(draft))
  const listed = async () => (await lee.open('/desk/publish')).view
  expect(await listed()).toMatchObject({ drafts: [{ fileName: 'week.xlsx', isSubmitted: true }] })
  const { view } = await pat.open('/desk/review')
  const key = view.kind === 'reviews' ? view.proposals[0]?.key : null
  await pat.submit(`/desk/review/${key}/publish`)
  expect(await listed()).toMatchObject({ drafts: [] })
  expect((await lee.open(`/desk/publish/${draft.draft.id}`)).status).toBe(404)
})

test.skipIf(isShortRun)(
  'a heading’s chosen column is proposed the next time, and another table starts with new proposals',
  async () => {
    const { visitor } = await aDesk()
    const pat = await visitor('pat@example.gov')
    const rows = messyRows('12.5').map((row) =>
      row.map((cell) => (cell === 1400 ? 19 : cell === 'No traffic' ? 'Leer' : cell)),
    )
    const sheet = await aMessyWorkbook(rows)
    const first = draftIn(await pat.draft('week.xlsx', sheet))
    expect(first.columns[5]).toMatchObject({ heading: expect.stringContaining('Leer'), column: '' })
    const form = { ...formOf(first), 'col-5': 'free_flow_minutes' }
    const saved = draftIn(await pat.submit(`/desk/publish/${first.draft.id}/save`, form))
    expect(saved.columns[5]?.column).toBe('free_flow_minutes')
    const published = await pat.submit(`/desk/publish/${first.draft.id}/publish`, {
      ...form,
      version: saved.version,
    })
    expect(published.frame.done).toBe('figuresPublished')

    const second = draftIn(await pat.draft('week.xlsx', sheet))
    expect(second.columns[5]?.column).toBe('free_flow_minutes')
    expect(second.plan).toMatchObject({ added: 0, changed: 0, unchanged: 3 })
    const other = { ...formOf(second), table: 'metrics_express_i95' }
    const changed = draftIn(await pat.submit(`/desk/publish/${second.draft.id}/save`, other))
    expect(changed.values.table).toBe('metrics_express_i95')
    expect(changed.columns.map(({ column }) => column)).not.toContain('segment')
  },
)

test.skipIf(isShortRun)(
  'figures are published at the scheduled time, unless they would change other rows than the publisher saw',
  async () => {
    const { visitor, folder, dataDir } = await aDesk()
    const pat = await visitor('pat@example.gov')
    const rows = messyRows('12.5').map((row) => row.map((cell) => (cell === 1400 ? 19 : cell)))
    const other = rows.map((row) => row.map((cell) => (cell === 19 ? 20 : cell)))
    const at = '2062-01-05T09:00'
    const schedule = async (name: string, cells: typeof rows) => {
      const draft = draftIn(await pat.draft(name, await aMessyWorkbook(cells)))
      const path = `/desk/publish/${draft.draft.id}`
      const refused = draftIn(await pat.send(`${path}/publish`, { ...formOf(draft), at: '2026-01-05T09:00' }))
      expect(refused.errors.at).toContain('That time has passed')
      await pat.submit(`${path}/publish`, { ...formOf(draftIn(await pat.open(path))), at })
      return path
    }
    const first = await schedule('first.xlsx', rows)
    const scheduled = draftIn(await pat.open(first))
    expect(scheduled.draft.scheduledFor).toBe('Jan 5, 2062, 9:00 AM')
    const refused = draftIn(await pat.send(`${first}/save`, formOf(scheduled)))
    expect(refused.problem).toContain('cancel that first')
    const second = await schedule('second.xlsx', other)

    const { reader, start } = aRestart(folder, dataDir)
    const scheduler = start()
    await scheduler.publishDue(new Date('2062-01-05T13:59:59Z'))
    expect((await pat.open('/desk/publish')).view).toMatchObject({ drafts: [{}, {}] })
    await scheduler.publishDue(new Date('2062-01-05T14:00:00Z'))
    await reader.close()
    expect((await readFile(join(folder, `metrics/${TIMES}.csv`), 'utf8')).trimEnd().split('\n')).toHaveLength(
      4,
    )
    const { drafts } = (await pat.open('/desk/publish')).view as { drafts?: unknown }
    expect(drafts).toMatchObject([
      { fileName: 'second.xlsx', problem: expect.stringContaining('It changes 1') },
    ])
    const again = draftIn(await pat.open(second))
    expect(again.plan).toMatchObject({ changed: 1 })

    // The publisher confirmed 19 to 20; at publication time the site has 21.
    const later = '2062-01-06T09:00'
    await pat.submit(`${second}/publish`, { ...formOf(again), at: later, revised: 'yes' })
    const corrected = rows.map((row) => row.map((cell) => (cell === 19 ? 21 : cell)))
    const third = draftIn(await pat.draft('third.xlsx', await aMessyWorkbook(corrected)))
    await pat.submit(`/desk/publish/${third.draft.id}/publish`, { ...formOf(third), revised: 'yes' })
    const { reader: reading, start: startAgain } = aRestart(folder, dataDir)
    await startAgain().publishDue(new Date('2062-01-06T14:00:00Z'))
    await reading.close()
    expect((await pat.open('/desk/publish')).view).toMatchObject({
      drafts: [{ problem: expect.stringContaining('in another way than was confirmed') }],
    })
    expect(await readFile(join(folder, `metrics/${TIMES}.csv`), 'utf8')).toContain(',21')
  },
)
