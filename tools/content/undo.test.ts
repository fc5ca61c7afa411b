import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { csvOf } from '../../src/content/metrics/testing/csv-of.ts'
import { addDays } from '../../src/contract/calendar.ts'
import { aFreewayRow } from '../../src/measures/columns/testing/rows.ts'
import { addReport } from '../../src/publishing/add-report.ts'
import { archiveReport, removeReport, reviseReport } from '../../src/publishing/change-report.ts'
import { addNotice, endNotice } from '../../src/publishing/notices.ts'
import { undoLast } from '../../src/publishing/undo.ts'
import { aPdf } from '../../tests/builders/a-pdf.ts'
import { aReportEntry } from '../../tests/builders/a-report.ts'
import { aSiteFile } from '../../tests/builders/a-site.ts'
import { aPublishing, type TestPublishing } from './testing/a-publishing.ts'
import { runContent, runContentProcess } from './testing/run-command.ts'
import { treeOf } from './testing/tree-of.ts'

const MONTHLY = { category: 'metrics_freeway_monthly', period: '2026-10', title: 'Freeways, October 2026' }
const NOTICE = 'level: emergency\ntext:\n  en: Stay off the roads.\n'

function aFolder(): Promise<TestPublishing> {
  return aPublishing({
    'reports/plan.yaml': aReportEntry({ title: 'Plan', file: 'plan.pdf' }),
    'files/plan.pdf': aPdf('Plan'),
    'metrics/metrics_freeway_weekly.csv': csvOf('metrics_freeway_weekly', [aWeek('2026-10-25')]),
    'notices/storm.yaml': NOTICE,
  })
}

function aWeek(sunday: string) {
  return aFreewayRow({ period_start: sunday, period_end: addDays(sunday, 6), row_status: 'final' })
}

async function add(publishing: TestPublishing, text = 'monthly'): Promise<string> {
  return (await addReport(await publishing.writePdf(text), MONTHLY, publishing)).address
}

async function addData({ folder }: TestPublishing): Promise<void> {
  const table = join(folder, '.table.csv')
  await writeFile(table, csvOf('metrics_freeway_weekly', [aWeek('2026-11-01')]))
  const args = ['add', 'data', table, '--category', 'metrics_freeway_weekly', '--folder', folder]
  expect(await runContent(args)).toMatchObject({ code: 0 })
}

test.each<[string, string, (publishing: TestPublishing) => Promise<unknown>]>([
  ['a report that was published', 'add report freeway-monthly-2026-10', (publishing) => add(publishing)],
  ['rows of figures', 'add data metrics_freeway_weekly', addData],
  [
    'a correction',
    'revise report plan',
    async (publishing) => reviseReport('plan', await publishing.writePdf('New'), { note: 'x' }, publishing),
  ],
  ['archiving', 'archive report plan', (publishing) => archiveReport('plan', {}, publishing)],
  [
    'taking a report down',
    'remove report plan',
    (publishing) => removeReport('plan', { why: 'x' }, publishing),
  ],
  [
    'a notice',
    'add notice 2026-11-23-a-road-is-closed',
    (publishing) =>
      addNotice({ level: 'closure', en: 'A road is closed.' }, publishing, new Date('2026-11-23T17:00:00Z')),
  ],
  ['the end of a notice', 'end notice storm', (publishing) => endNotice('storm', publishing)],
])('%s can be undone within a day, and every file is as before', async (_, what, change) => {
  const publishing = await aFolder()
  await writeFile(join(publishing.folder, '.table.csv'), '')
  const [before, contentBefore] = [await treeOf(publishing.folder), await publishing.load()]
  await change(publishing)
  await writeFile(join(publishing.folder, '.table.csv'), '')
  expect(await treeOf(publishing.folder)).not.toEqual(before)
  const undone = await undoLast(publishing)
  expect(undone.address).toContain(`Undone: ${what}, 20`)
  expect(await treeOf(publishing.folder)).toEqual(before)
  expect(await readdir(publishing.folder)).not.toContain('.undo')
  // A notice begins when its file was last saved, so that time must be restored too.
  const contentAfter = await publishing.load()
  expect(contentAfter.kind === 'ready' && contentAfter.content.hash).toBe(
    contentBefore.kind === 'ready' && contentBefore.content.hash,
  )
})

test('after undoing a report, its id is free and no trace is left', async () => {
  const publishing = await aPublishing()
  const address = await add(publishing, 'wrong')
  await undoLast(publishing)
  expect(await add(publishing, 'right')).toBe(address)
  expect(await readdir(publishing.folder)).not.toContain('removed.yaml')
})

test('several changes are undone one after the other, newest first', async () => {
  const publishing = await aFolder()
  const before = await treeOf(publishing.folder)
  await reviseReport('plan', await publishing.writePdf('Second'), { note: 'x' }, publishing)
  const between = await treeOf(publishing.folder)
  await removeReport('plan', { why: 'x' }, publishing)
  expect((await undoLast(publishing)).address).toContain('remove report plan')
  expect(await treeOf(publishing.folder)).toEqual(between)
  expect((await undoLast(publishing)).address).toContain('revise report plan')
  expect(await treeOf(publishing.folder)).toEqual(before)
  await expect(undoLast(publishing)).rejects.toThrow('There is nothing to undo')
})

test('after a day nothing can be undone, and the message says what to do instead', async () => {
  const publishing = await aPublishing()
  await add(publishing)
  const after = await treeOf(publishing.folder)
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000 + 1000)
  await expect(undoLast(publishing, tomorrow)).rejects.toThrow(/more than a day ago.*"revise".*"remove"/)
  expect(await treeOf(publishing.folder)).toEqual(after)
})

test('files that somebody has changed by hand since are reported and stay', async () => {
  const publishing = await aPublishing()
  await add(publishing)
  await publishing.files.write('reports/freeway-monthly-2026-10.yaml', 'title: mine\n')
  const after = await treeOf(publishing.folder)
  await expect(undoLast(publishing)).rejects.toThrow(
    /^Nothing was undone\..*\n {2}reports\/freeway-monthly-2026-10\.yaml\n/,
  )
  expect(await treeOf(publishing.folder)).toEqual(after)
})

test('a file that the site now needs stays', async () => {
  const publishing = await aPublishing()
  await add(publishing)
  const promo = { title: 'Freeways', text: 'Read it', reportId: 'freeway-monthly-2026-10' }
  await publishing.files.write('site.yaml', aSiteFile({ promo }))
  const after = await treeOf(publishing.folder)
  await expect(undoLast(publishing)).rejects.toThrow(/Nothing was changed.*\n.*site\.yaml:/)
  expect(await treeOf(publishing.folder)).toEqual(after)
  await publishing.files.write('site.yaml', aSiteFile())
  expect((await undoLast(publishing)).address).toContain('add report freeway-monthly-2026-10')
})

test('a refused change leaves the one before to be undone', async () => {
  const publishing = await aPublishing()
  await add(publishing)
  await expect(removeReport('annual-fy2026', { why: 'x' }, publishing)).rejects.toThrow('Nothing was changed')
  expect((await undoLast(publishing)).address).toContain('add report freeway-monthly-2026-10')
})

test('on the command line the output is what was undone', async () => {
  const publishing = await aPublishing()
  const args = ['undo', '--folder', publishing.folder]
  expect(await runContent(args)).toMatchObject({ code: 1, err: expect.stringContaining('nothing to undo') })
  await add(publishing)
  const { code, out, err } = await runContentProcess(args)
  expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/^Undone: add report .*\n$/) })
  expect(err).toContain('reports/freeway-monthly-2026-10.yaml is gone.')
})
