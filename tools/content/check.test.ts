import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aContentFolder } from '../../tests/builders/a-content-folder.ts'
import { aReportEntry } from '../../tests/builders/a-report.ts'
import { runContent, runContentProcess } from './testing/run-command.ts'

let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'check-'))
})

afterAll(() => rm(dataDir, { recursive: true }))

test('a folder without problems gets one sentence that says so', async () => {
  const { path } = await aContentFolder()
  const { code, out } = await runContent(['check', path])
  expect({ code, out }).toEqual({
    code: 0,
    out: expect.stringMatching(/^No problem in .*: 1 report and \d+ pages can be published\.\n$/),
  })
})

test('every problem is listed with its file and line on standard output', async () => {
  const entry = aReportEntry().replace(/category: .*/, 'category: documents_anual')
  const { path } = await aContentFolder({
    'reports/annual-fy2026.yaml': entry,
    'reports/plan.yaml': 'title: [',
    'files/annual-fy2026.pdf': 'no pdf',
  })
  const { code, out, err } = await runContentProcess(['check', path])
  expect(code).toBe(1)
  expect(out).toMatch(/^reports\/annual-fy2026\.yaml:\d+ category "documents_anual" .*"documents_annual"/m)
  expect(out).toMatch(/^reports\/plan\.yaml:\d+ /m)
  expect(err).toMatch(/problems in .*: nothing goes live until all are fixed\./)
})

test('without an argument the folder in CONTENT_DIR is checked', async () => {
  const { path } = await aContentFolder()
  const { code, out } = await runContent(['check'], { CONTENT_DIR: path })
  expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('No problem') })
})

test('warnings stay off standard output and do not fail the check', async () => {
  const { path } = await aContentFolder({ 'files/left-over.pdf': '%PDF-' })
  const { code, out, err } = await runContent(['check', path])
  expect(code).toBe(0)
  expect(out.trim().split('\n')).toHaveLength(1)
  expect(err).toContain('warning: files/left-over.pdf')
})

test('a folder that does not exist is reported by name', async () => {
  const missing = join(dataDir, 'none')
  const { code, out } = await runContent(['check', missing])
  expect(code).toBe(1)
  expect(out).toMatch(/none is not a folder that can be read\n$/)
})

test.each([[['--help']], [['check', '--help']], [['add', '--help']], [['add', 'report', '--help']]])(
  '%s explains itself',
  async (args) => {
    const { code, out } = await runContent(args)
    expect({ code, out }).toMatchObject({
      code: 0,
      out: expect.stringContaining('Usage: npm run content --'),
    })
  },
)

test('a wrong setting is reported, not ignored', async () => {
  const { code, err } = await runContent(['check'], { PUBLIC_URL: 'our site' })
  expect({ code, err }).toMatchObject({ code: 1, err: expect.stringMatching(/^PUBLIC_URL must be/) })
})
