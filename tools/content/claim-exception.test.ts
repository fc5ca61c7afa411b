import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatProblem } from '../../src/content/site-content.ts'
import { archiveReport, claimException, reviseReport } from '../../src/publishing/change-report.ts'
import { aPage } from '../../tests/builders/a-page.ts'
import { aPdf } from '../../tests/builders/a-pdf.ts'
import { anException, aReportEntry } from '../../tests/builders/a-report.ts'
import { aSiteFile } from '../../tests/builders/a-site.ts'
import { aPublishing, type TestPublishing } from './testing/a-publishing.ts'

const LAW = {
  complianceDate: '2027-04-26',
  source: { title: '28 CFR 35.200', url: 'https://example.gov/law' },
}
const SITE = { 'site.yaml': aSiteFile({ accessibility: LAW }) }
const ID = 'annual-fy2026'
const CLAIM = {
  kind: 'preexisting',
  since: '2026-09-15',
  by: 'Records custodian',
  source: 'Inventory, line 12',
  on: '2026-11-20',
} as const
const { broken: _broken, ...WRITTEN } = anException()

async function problems(publishing: TestPublishing): Promise<string[]> {
  const loaded = await publishing.load()
  return loaded.kind === 'broken' ? loaded.problems.map(formatProblem) : []
}

/** What contradicts the claim, which both the warnings and the counts must report. */
async function broken(publishing: TestPublishing): Promise<readonly string[]> {
  const loaded = await publishing.load()
  if (loaded.kind === 'broken') throw new Error(loaded.problems.map(formatProblem).join('\n'))
  const found = loaded.content.exceptions.get(ID)?.broken ?? []
  const warnings = loaded.warnings.map(formatProblem).filter((one) => one.includes('does not hold'))
  expect(warnings).toEqual(
    found.map(() => expect.stringMatching(new RegExp(`^reports/${ID}.yaml:\\d+ .*does not hold: `))),
  )
  expect(warnings.map((one) => one.split('does not hold: ')[1])).toEqual(found)
  return found
}

test('a claimed exception records its evidence and the file’s hash, and holds until the file changes', async () => {
  const publishing = await aPublishing(SITE)
  const { notes } = await claimException(ID, CLAIM, publishing)
  expect(notes).toEqual([expect.stringContaining('A person must judge')])
  expect(await publishing.readEntry(ID)).toMatchObject({
    exception: { kind: 'preexisting', claimedOn: '2026-11-20', since: '2026-09-15', by: 'Records custodian' },
  })
  expect(await broken(publishing)).toEqual([])

  await writeFile(join(publishing.folder, `files/${ID}.pdf`), aPdf('Improved'))
  expect(await broken(publishing)).toEqual([
    expect.stringContaining(`files/${ID}.pdf has changed since the claim of 2026-11-20`),
  ])
})

test('the exception of an archived document holds only if it is in the archive', async () => {
  const publishing = await aPublishing(SITE)
  await claimException(ID, { ...CLAIM, kind: 'archived' }, publishing)
  expect(await broken(publishing)).toEqual([expect.stringContaining('it is not in the archive')])
  await archiveReport(ID, {}, publishing)
  expect(await broken(publishing)).toEqual([])
})

test('a link from Services, an earlier compliance date or a missing password ends an exception', async () => {
  const publishing = await aPublishing(SITE)
  await claimException(ID, CLAIM, publishing)
  const text = `## Take part\n\n[Apply](/files/${ID}.pdf)`
  await publishing.files.write('pages/en/services.md', aPage({ title: 'Services', body: text }))
  await publishing.files.write(
    'site.yaml',
    aSiteFile({ accessibility: { ...LAW, complianceDate: '2026-09-15' } }),
  )
  expect(await broken(publishing)).toEqual([
    expect.stringContaining('it was posted on 2026-09-15, and not before the compliance date 2026-09-15'),
    expect.stringContaining('pages/en/services.md links to it'),
  ])
  await claimException(ID, { ...CLAIM, kind: 'individualized' }, publishing)
  expect(await broken(publishing)).toEqual([expect.stringContaining('opens without a password')])
})

test.each<[string, unknown, string]>([
  ['only a word', 'archived', 'exception "archived" has no evidence: delete the line, and claim it with'],
  ['no source', { ...WRITTEN, source: undefined }, 'exception.source is missing'],
  [
    'an unknown kind',
    { ...WRITTEN, kind: 'old' },
    'exception.kind "old" is not an exception of 28 CFR 35.201: write archived,',
  ],
  [
    'a person’s address',
    { ...WRITTEN, by: 'a@example.gov' },
    'exception.by "a@example.gov" is an e-mail address: name the role',
  ],
  [
    'days in the wrong order',
    { ...WRITTEN, since: '2026-11-21' },
    'exception.since "2026-11-21" is after the claim of 2026-11-20',
  ],
  [
    'a day in the future',
    { ...WRITTEN, claimedOn: '2999-01-01' },
    'exception.claimedOn "2999-01-01" is in the future',
  ],
])('an exception with %s is a problem at its line', async (_, exception, message) => {
  const publishing = await aPublishing({ ...SITE, [`reports/${ID}.yaml`]: aReportEntry({ exception }) })
  const found = await problems(publishing)
  expect(found).toEqual([expect.stringContaining(message)])
  expect(found[0]).toMatch(new RegExp(`^reports/${ID}.yaml:\\d+ `))
})

test('without a compliance date nothing can be claimed, nor for an unknown report', async () => {
  const publishing = await aPublishing()
  await expect(claimException(ID, CLAIM, publishing)).rejects.toThrow('write accessibility.complianceDate')
  expect(await publishing.readEntry(ID)).not.toHaveProperty('exception')
  await expect(claimException('annual-fy2025', CLAIM, publishing)).rejects.toThrow(
    'There is no report "annual-fy2025"',
  )
})

test('a revision warns that it ends the exception, then removes the claim', async () => {
  const publishing = await aPublishing(SITE)
  await claimException(ID, CLAIM, publishing)
  const pdf = await publishing.writePdf('Corrected words')
  const revised = () => reviseReport(ID, pdf, { note: 'Table 3 was corrected.' }, publishing)
  await expect(revised()).rejects.toThrow(/is excepted .* A revision ends that.*\n.*add --force/)
  expect(await publishing.readEntry(ID)).toHaveProperty('exception')

  publishing.confirm = async () => undefined
  await revised()
  expect(await publishing.readEntry(ID)).not.toHaveProperty('exception')
})
