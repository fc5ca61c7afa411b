import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tag, taggedPdf } from '../../tests/pdf/tagged-pdf.ts'
import { runContent, runContentProcess } from './testing/run-command.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inspect-'))
  await writeFile(join(folder, 'good.pdf'), taggedPdf())
  await writeFile(join(folder, 'bad.pdf'), taggedPdf({ tree: [tag('Figure'), tag('Figure')] }))
  await writeFile(join(folder, 'no.pdf'), 'hello')
})

afterAll(() => rm(folder, { recursive: true }))

test('inspect reports what is wrong with a PDF, where, and what to do in each program', async () => {
  const { code, out } = await runContent(['inspect', join(folder, 'bad.pdf')])
  expect(code).toBe(0)
  expect(out).toMatch(/^bad\.pdf: 1 problem found \(\d+ rules were checked\)\./)
  expect(out).toContain('7.3-1  A picture has no alternative text. (2 times, page 1)')
  expect(out).toMatch(/Word: .*Alt Text.*\n.*InDesign: .*\n.*Acrobat Pro: /)
  expect(out).toContain('No program can tell')
})

test('inspect prints the same as JSON, with every rule that was checked', async () => {
  const { code, out } = await runContent(['inspect', join(folder, 'bad.pdf'), '--json'])
  const found: unknown = JSON.parse(out)
  expect(code).toBe(0)
  expect(found).toMatchObject({ file: join(folder, 'bad.pdf'), unreadable: null })
  expect(found).toMatchObject({ rulesChecked: expect.arrayContaining(['7.1-3', '7.21.7-1']) })
  expect(found).toHaveProperty('findings', [
    {
      rule: '7.3-1',
      count: 2,
      pages: [1],
      message: 'A picture has no alternative text.',
      remedy: { word: expect.any(String), indesign: expect.any(String), acrobat: expect.any(String) },
    },
  ])
})

test('inspect finds nothing in a PDF that follows every rule, and does not call it accessible', async () => {
  const { code, out } = await runContent(['inspect', join(folder, 'good.pdf')])
  expect({ code, out }).toMatchObject({
    code: 0,
    out: expect.stringContaining('Machine checks found no problems'),
  })
  expect(out).not.toMatch(/\b(?:is accessible|conforms)\b/)
})

test('a file that cannot be read is reported with what to do, and fails the command', async () => {
  const { code, out } = await runContentProcess(['inspect', join(folder, 'no.pdf')])
  expect({ code, out }).toEqual({ code: 1, out: expect.stringContaining('is not a PDF: export') })
  const missing = await runContent(['inspect', join(folder, 'none.pdf'), '--json'])
  expect(missing.code).toBe(1)
  expect(JSON.parse(missing.out)).toMatchObject({
    findings: [],
    unreadable: expect.stringContaining('does not exist'),
  })
})

test('veraPDF’s verdict is shown next to ours if it is installed', async () => {
  const program = join(folder, 'verapdf')
  await writeFile(program, '#!/bin/sh\necho "FAIL $5 ua1"\nexit 1\n')
  await chmod(program, 0o755)
  const { out } = await runContent(['inspect', join(folder, 'good.pdf')], { VERAPDF: program })
  expect(out).toContain('veraPDF: FAIL')
})
