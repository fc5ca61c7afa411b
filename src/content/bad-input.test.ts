import { mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { aContentFolder } from '../../tests/builders/a-content-folder.ts'
import { aPdf, aPdfReader } from '../../tests/builders/a-pdf.ts'
import { aReportEntry } from '../../tests/builders/a-report.ts'
import { madePdf } from '../../tests/pdf/made-pdf.ts'
import { onePagePdf } from '../../tests/pdf/written-pdf.ts'
import { isShortRun } from '../../tools/testing/test-cases.ts'
import { readText } from './folder/read-text.ts'
import { createContentLoader, loadContent } from './load-content.ts'
import { createPdfReader } from './pdf/pdf-reader.ts'
import { type ContentOutcome, formatProblem } from './site-content.ts'

/** A reader like the server's. */
async function aRealReader() {
  const cacheDir = await mkdtemp(join(tmpdir(), 'bad-input-'))
  const reader = createPdfReader({ cacheDir })
  onTestFinished(async () => {
    await reader.close()
    await rm(cacheDir, { recursive: true, force: true })
  })
  return reader
}

function problemsOf(outcome: ContentOutcome): string[] {
  return outcome.kind === 'broken' ? outcome.problems.map(formatProblem) : []
}

test.each(['日本語 – 2026.pdf', '🚦🚦.pdf', 'تقرير.pdf', '%41 #1 & 100%.pdf', "driver's (guide), 2.PDF"])(
  'a PDF named %s is published at an encoded address',
  async (name) => {
    const folder = await aContentFolder({
      'reports/odd.yaml': aReportEntry({ file: name }),
      [`files/${name}`]: aPdf(name.length.toString()),
    })
    const outcome = await loadContent(folder.path, aPdfReader())
    expect(problemsOf(outcome)).toEqual([])
    const url = `/files/${encodeURIComponent(name.normalize('NFC'))}`
    expect(outcome.kind === 'ready' && outcome.content.files.has(url)).toBe(true)
  },
)

test.runIf(process.platform === 'linux')('a name that is not text is reported', async () => {
  const folder = await aContentFolder()
  const name = Buffer.from([0x61, 0xff, 0xfe, ...Buffer.from('.pdf')])
  await writeFile(Buffer.concat([Buffer.from(`${folder.path}/files/`), name]), aPdf('x'))
  expect(problemsOf(await loadContent(folder.path, aPdfReader()))).toEqual([
    expect.stringMatching(/^files\/a.+\.pdf cannot be read: .* give it a name of ordinary letters$/),
  ])
})

test('a link to a file outside the folder is never followed, whatever publishes it', async () => {
  const outside = await aContentFolder()
  const folder = await aContentFolder()
  await folder.remove('files/annual-fy2026.pdf')
  await symlink(join(outside.path, 'files/annual-fy2026.pdf'), join(folder.path, 'files/annual-fy2026.pdf'))
  expect(problemsOf(await loadContent(folder.path, aPdfReader()))).toEqual([
    'files/annual-fy2026.pdf is a symbolic link and is not followed: put the file itself here',
    'reports/annual-fy2026.yaml:12 file "annual-fy2026.pdf" is not in files/: put the PDF there, or correct the name',
  ])
})

test.skipIf(isShortRun)(
  'a PDF that disappears while it is read is reported, and is read again when it is back',
  async () => {
    const folder = await aContentFolder()
    const pdf = join(folder.path, 'files/annual-fy2026.pdf')
    const reader = await aRealReader()
    let isSteady = false
    const loader = createContentLoader({
      folder: folder.path,
      pdfReader: {
        read: async (path) => {
          if (!isSteady) await rename(pdf, `${folder.path}/.away`)
          return reader.read(path)
        },
      },
    })
    expect(problemsOf(await loader.load())).toEqual([
      'reports/annual-fy2026.yaml:12 file "annual-fy2026.pdf" does not exist: put the file there or correct its name',
    ])
    await rename(`${folder.path}/.away`, pdf)
    isSteady = true
    expect((await loader.load()).kind).toBe('ready')
  },
)

test('a text that disappeared or became a link after it was listed is reported', async () => {
  const folder = await aContentFolder()
  const entry = {
    path: 'reports/annual-fy2026.yaml',
    kind: 'file',
    bytes: 100,
    stamp: '',
    modifiedMs: 0,
  } as const
  const path = join(folder.path, entry.path)
  await rename(path, join(folder.path, '.away'))
  expect(readText(folder.path, entry)).toMatchObject({
    issues: [{ message: 'cannot be read (ENOENT): save it again' }],
  })
  await symlink(join(folder.path, '.away'), path)
  expect(readText(folder.path, entry)).toMatchObject({
    issues: [{ message: expect.stringContaining('cannot be read (ELOOP)') }],
  })
})

test('a scripted PDF and one with attached files are published with a warning that says what to do', async () => {
  const folder = await aContentFolder({
    'reports/scripted.yaml': aReportEntry({ file: 'scripted.pdf' }),
    'files/scripted.pdf': onePagePdf({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' }),
    'reports/laden.yaml': aReportEntry({ file: 'laden.pdf' }),
    'files/laden.pdf': await madePdf({}, (pdf) => pdf.file(Buffer.from('a,b'), { name: 'figures.csv' })),
  })
  const outcome = await loadContent(folder.path, await aRealReader())
  expect(outcome.kind).toBe('ready')
  const warnings = outcome.warnings.map(formatProblem)
  expect(warnings).toContainEqual(expect.stringMatching(/^reports\/scripted\.yaml:12 .* contains scripts/))
  expect(warnings).toContainEqual(expect.stringMatching(/^reports\/laden\.yaml:12 .* has attached files/))
})

test('whatever makes a PDF inaccessible to screen readers is reported with a way to fix it', async () => {
  const folder = await aContentFolder({
    'files/annual-fy2026.pdf': onePagePdf({ content: '0 0 99 99 re f' }),
  })
  const { warnings } = await loadContent(folder.path, await aRealReader())
  const messages = warnings.map(({ message }) => message)
  for (const lack of ['has no text at all', 'is not tagged', 'has no title', 'does not name its language']) {
    const [line] = messages.filter((message) => message.includes(lack))
    for (const program of ['Word', 'InDesign', 'Acrobat Pro']) expect(line, lack).toContain(program)
  }
  expect(messages).toHaveLength(4)
})
