import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatProblem } from '../../src/content/site-content.ts'
import { archiveReport } from '../../src/publishing/change-report.ts'
import { aPdf } from '../../tests/builders/a-pdf.ts'
import { aReportEntry } from '../../tests/builders/a-report.ts'
import { aPublishing, type TestPublishing } from './testing/a-publishing.ts'
import { runContentProcess } from './testing/run-command.ts'

async function problems(publishing: TestPublishing): Promise<string[]> {
  const loaded = await publishing.load()
  return loaded.kind === 'broken' ? loaded.problems.map(formatProblem) : []
}

test('an archived report shows since when, and never goes live with a changed file', async () => {
  const publishing = await aPublishing()
  const options = { on: '2026-11-21', reason: 'Kept for reference.' }
  const outcome = await archiveReport('annual-fy2026', options, publishing)
  expect(outcome).toEqual({
    address: 'https://traffic.example.gov/app/documents/annual-fy2026',
    notes: [expect.stringContaining('the archive alone exempts nothing')],
  })
  expect(await publishing.readEntry('annual-fy2026')).toMatchObject({
    archived: { on: '2026-11-21', reason: 'Kept for reference.' },
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  const loaded = await publishing.load()
  expect(loaded.kind === 'ready' && loaded.content.reports[0]).toMatchObject({
    archived: true,
    archivedOn: '2026-11-21',
  })

  await writeFile(join(publishing.folder, 'files/annual-fy2026.pdf'), aPdf('Improved'))
  expect(await problems(publishing)).toEqual([
    expect.stringMatching(
      /^reports\/annual-fy2026\.yaml:\d+ file "annual-fy2026\.pdf" .* must stay unaltered/,
    ),
  ])
})

test('a report that was marked by hand gets its hash and today’s date', async () => {
  const entry = aReportEntry({ archived: true })
  const publishing = await aPublishing({ 'reports/annual-fy2026.yaml': entry })
  const { warnings } = await publishing.load()
  expect(warnings.map(({ message }) => message)).toEqual([
    'file "annual-fy2026.pdf" is archived, and nothing would notice if it changed: run "npm run content -- archive annual-fy2026"',
  ])
  await archiveReport('annual-fy2026', {}, publishing)
  expect((await publishing.load()).warnings).toEqual([])
})

test('an already archived report is left alone', async () => {
  const publishing = await aPublishing()
  await archiveReport('annual-fy2026', { on: '2026-10-01' }, publishing)
  await expect(archiveReport('annual-fy2026', {}, publishing)).rejects.toThrow(
    '"annual-fy2026" is already archived, since 2026-10-01.',
  )
})

test('a day before the report was published is declined', async () => {
  const publishing = await aPublishing()
  await expect(archiveReport('annual-fy2026', { on: '2026-09-14' }, publishing)).rejects.toThrow(
    'before the report was published',
  )
})

test('on the command line the address is the one result', async () => {
  const publishing = await aPublishing()
  const args = ['archive', 'annual-fy2026', '--folder', publishing.folder]
  const { code, out } = await runContentProcess(args)
  expect({ code, out }).toEqual({ code: 0, out: 'http://localhost:8080/app/documents/annual-fy2026\n' })
})
