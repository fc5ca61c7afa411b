import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { addReport } from '../../src/publishing/add-report.ts'
import { archiveReport, removeReport, reviseReport } from '../../src/publishing/change-report.ts'
import { aPdf } from '../../tests/builders/a-pdf.ts'
import { aReportEntry } from '../../tests/builders/a-report.ts'
import { aPublishing, type TestPublishing } from './testing/a-publishing.ts'
import { runContent, runContentProcess } from './testing/run-command.ts'

const WHY = 'It showed the figures of another district.'

/** A folder with two more reports than the promoted one. */
function threeReports(): Promise<TestPublishing> {
  return aPublishing({
    'reports/plan.yaml': aReportEntry({ title: 'Plan', file: 'plan.pdf' }),
    'files/plan.pdf': aPdf('Plan'),
    'reports/other.yaml': aReportEntry({ title: 'Other', file: 'other.pdf' }),
    'files/other.pdf': aPdf('Other'),
  })
}

async function removedOf(publishing: TestPublishing) {
  const loaded = await publishing.load()
  if (loaded.kind === 'broken') throw new Error('The folder is broken')
  return loaded.content.removed
}

test('a removed report leaves its title, its files, a reason and its replacement', async () => {
  const publishing = await threeReports()
  const outcome = await removeReport('plan', { why: WHY, replacedBy: 'other', on: '2026-11-21' }, publishing)
  expect(outcome).toEqual({
    address: 'https://traffic.example.gov/app/documents/plan',
    notes: ['files/plan.pdf stays where it is; no visitor can get it. Delete it if it must not be kept.'],
  })
  expect(await removedOf(publishing)).toEqual([
    {
      id: 'plan',
      title: 'Plan',
      language: 'en',
      urls: ['/files/plan.pdf'],
      on: '2026-11-21',
      why: WHY,
      replacedBy: 'other',
    },
  ])
  const loaded = await publishing.load()
  if (loaded.kind === 'broken') throw new Error('The folder is broken')
  expect(loaded.content.files.has('/files/plan.pdf')).toBe(false)
  expect(loaded.warnings.filter(({ file }) => file.startsWith('files/'))).toEqual([])
})

test('the replacement of a removed report may be replaced itself', async () => {
  const publishing = await threeReports()
  await removeReport('plan', { why: WHY, replacedBy: 'other' }, publishing)
  await removeReport('other', { why: WHY, replacedBy: 'annual-fy2026' }, publishing)
  expect((await removedOf(publishing)).map(({ id, replacedBy }) => [id, replacedBy])).toEqual([
    ['other', 'annual-fy2026'],
    ['plan', 'annual-fy2026'],
  ])
})

test('the list explains its purpose, and its entries stay', async () => {
  const publishing = await threeReports()
  await removeReport('plan', { why: WHY }, publishing)
  await removeReport('other', { why: WHY }, publishing)
  const text = await readFile(join(publishing.folder, 'removed.yaml'), 'utf8')
  expect(text).toMatch(/^# Reports that were taken down/)
  expect(parse(text)).toMatchObject({ removed: [{ id: 'plan' }, { id: 'other' }] })
})

test('two removals at the same moment are both recorded', async () => {
  const publishing = await threeReports()
  await Promise.all(['plan', 'other'].map((id) => removeReport(id, { why: WHY }, publishing)))
  expect((await removedOf(publishing)).map(({ id }) => id)).toEqual(['other', 'plan'])
})

test.each<[string, string, { why: string; replacedBy?: string }, string]>([
  ['an unknown report', 'plann', { why: WHY }, 'Did you mean "plan"?'],
  ['an unknown replacement', 'plan', { why: WHY, replacedBy: 'othr' }, 'did you mean "other"?'],
  ['itself as the replacement', 'plan', { why: WHY, replacedBy: 'plan' }, 'cannot replace itself'],
  ['no reason', 'plan', { why: '' }, 'It cannot be taken down like this: why must not be empty.'],
  ['the promoted report', 'annual-fy2026', { why: WHY }, 'site.yaml:'],
])('%s is declined with a message, and nothing changes', async (_, id, options, message) => {
  const publishing = await threeReports()
  await expect(removeReport(id, options, publishing)).rejects.toThrow(message)
  const loaded = await publishing.load()
  expect(loaded).toMatchObject({ kind: 'ready', content: { removed: [] } })
  expect(loaded.kind === 'ready' && loaded.content.reports).toHaveLength(3)
})

test('the name of a removed file or report is never used again', async () => {
  const publishing = await threeReports()
  await removeReport('plan', { why: WHY }, publishing)
  await publishing.files.write('reports/plan-2.yaml', aReportEntry({ file: 'plan.pdf' }))
  expect(await publishing.load()).toMatchObject({
    problems: [{ file: 'reports/plan-2.yaml', message: expect.stringContaining('was taken down on') }],
  })
  await publishing.files.remove('reports/plan-2.yaml')
  await publishing.files.write('reports/plan.yaml', aReportEntry({ file: 'new-plan.pdf' }))
  await publishing.files.write('files/new-plan.pdf', aPdf('New plan'))
  expect(await publishing.load()).toMatchObject({
    problems: [{ file: 'removed.yaml', line: 4, message: expect.stringContaining('"plan" is published') }],
  })
})

test('on the command line the removed address is the only output', async () => {
  const publishing = await threeReports()
  const args = [
    'remove',
    'report',
    'plan',
    '--replaced-by',
    'other',
    '--why',
    WHY,
    '--folder',
    publishing.folder,
  ]
  const { code, out } = await runContentProcess(args)
  expect({ code, out }).toEqual({ code: 0, out: 'http://localhost:8080/app/documents/plan\n' })
})

test('on the command line an empty reason is declined by the name of its option', async () => {
  const args = ['remove', 'report', 'plan', '--why', ' ', '--folder', (await threeReports()).folder]
  const { code, err } = await runContent(args)
  expect({ code, err }).toEqual({
    code: 1,
    err: expect.stringMatching(/--why .* Write one or two sentences/),
  })
})

test('no other report gets the name of one that was taken down, and commands say so', async () => {
  const publishing = await threeReports()
  await removeReport('plan', { why: WHY }, publishing)
  const again = { category: 'documents_masterPlans', title: 'Plan', period: '2025', id: 'plan' }
  const pdf = join(publishing.folder, 'files/plan.pdf')
  await expect(addReport(pdf, again, publishing)).rejects.toThrow(
    'The id "plan" belongs to a report that was taken down, and its addresses say so permanently: give another one with --id.',
  )
  await expect(archiveReport('plan', {}, publishing)).rejects.toThrow(
    /^"plan" was taken down on \d{4}-\d\d-\d\d, and its addresses say so permanently\.$/,
  )
  // A generated name gets a number, even if the PDF was deleted.
  const id = 'freeway-monthly-2026-10'
  const october = { category: 'metrics_freeway_monthly', period: '2026-10', title: 'Freeways' }
  await addReport(await publishing.writePdf('first'), october, publishing)
  await removeReport(id, { why: WHY }, publishing)
  await publishing.files.remove(`files/${id}.pdf`)
  await addReport(await publishing.writePdf('second'), october, publishing)
  expect(await publishing.readEntry(`${id}-2`)).toMatchObject({ title: 'Freeways' })
})

test('nothing is published, corrected, archived or taken down on a future day', async () => {
  const publishing = await threeReports()
  const pdf = await publishing.writePdf('new')
  const on = '2099-01-01'
  const report = { category: 'documents_annual', title: 'Annual report', period: 'FY2025' }
  const changes = [
    () => addReport(pdf, { ...report, published: on }, publishing),
    () => addReport(pdf, { ...report, revised: on }, publishing),
    () => reviseReport('plan', pdf, { note: 'x', on }, publishing),
    () => archiveReport('plan', { on }, publishing),
    () => removeReport('plan', { why: WHY, on }, publishing),
  ]
  for (const change of changes)
    await expect(change()).rejects.toThrow('2099-01-01 is in the future: today is')
})
