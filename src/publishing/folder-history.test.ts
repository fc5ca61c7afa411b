import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { aContentFolder } from '../../tests/builders/a-content-folder.ts'
import { aSiteFile } from '../../tests/builders/a-site.ts'
import { treeOf } from '../../tools/content/testing/tree-of.ts'
import type { PdfReader } from '../content/pdf/pdf-facts.ts'
import { changeFolder, withPublishingLock } from './change-folder.ts'
import { createFolderHistory } from './folder-history.ts'
import type { Publishing } from './publishing.ts'
import { readHistory, restoreBefore, undoLast } from './undo.ts'

const NOTICE = (words: string) => `level: information\nfrom: 2026-11-01 06:00\ntext:\n  en: ${words}\n`
const FILE = 'notices/first.yaml'

// No program is found, not even git.
beforeEach(() => void vi.stubEnv('PATH', ''))
afterEach(() => void vi.unstubAllEnvs())

/** A folder without reports, ways to change one of its files at the desk and by a command, and its journal. */
async function aHistory() {
  const { path: folder } = await aContentFolder({
    'site.yaml': aSiteFile({ promo: undefined }),
    [FILE]: NOTICE('Zero.'),
    'reports/annual-fy2026.yaml': null,
    'files/annual-fy2026.pdf': null,
  })
  const place = await mkdtemp(join(tmpdir(), 'journal-'))
  onTestFinished(() => rm(place, { recursive: true, force: true }))
  const journal = join(place, 'journal')
  const warnings: string[] = []
  const history = createFolderHistory(folder, journal, { warn: (_, event) => void warnings.push(event) })
  const reader: Pick<PdfReader, 'read'> = { read: async () => ({ kind: 'unread', reason: 'is not needed' }) }
  // No PDF is read or closed here.
  const command = {
    folder,
    reader: reader as PdfReader,
    publicUrl: '',
    confirm: async () => undefined,
  } satisfies Publishing
  const desk = { ...command, history }
  const write = (text: string, publishing: Publishing) =>
    withPublishingLock(folder, () =>
      changeFolder(publishing, `write ${text}`, async (change) => {
        change.write(FILE, NOTICE(text))
        return { address: '', notes: [] }
      }),
    )
  const read = () => readFile(join(folder, FILE), 'utf8')
  const changes = () => readHistory(folder, journal)
  return { folder, journal, history, command, desk, write, read, changes, warnings }
}

test('without git each change is added once to a journal, from which it can be restored when the folder has no record of it', async () => {
  const { folder, journal, history, command, desk, write, read, changes, warnings } = await aHistory()
  await write('One.', command)
  expect(await readdir(journal).catch(() => null)).toBeNull()
  await write('Two.', desk)
  const first = await treeOf(journal)
  await write('Three.', command)
  await history.catchUp()
  await history.catchUp()
  expect(await treeOf(journal)).toMatchObject(first)
  expect(await readdir(journal)).toHaveLength(3)
  await rm(join(folder, '.undo'), { recursive: true })
  const found = await changes()
  expect(found.map(({ what }) => what)).toEqual(['write Three.', 'write Two.', 'write One.'])
  await restoreBefore(found[1]?.key ?? '', desk)
  expect(await read()).toBe(NOTICE('One.'))
  expect(warnings).toEqual([])
})

test('a change undone by the command "undo" stays in the journal and does not prevent restoring', async () => {
  const { desk, command, write, read, changes } = await aHistory()
  await write('One.', desk)
  await write('Two.', desk)
  await undoLast(command)
  const [second, first] = await changes()
  expect(second).toMatchObject({ what: 'write Two.', canUndo: false })
  await restoreBefore(first?.key ?? '', desk)
  expect(await read()).toBe(NOTICE('Zero.'))
})

test('the journal deletes what is older than a year and what a crash left half copied', async () => {
  const { journal, desk, write, changes } = await aHistory()
  for (const name of ['2020-01-01T00-00-00-000Z', '.half']) {
    await mkdir(join(journal, name), { recursive: true })
    await writeFile(join(journal, name, '0'), 'x')
  }
  await write('One.', desk)
  expect(await readdir(journal)).toEqual((await changes()).map(({ key }) => key))
})

test('a journal that cannot be written does not stop a change, and records it later', async () => {
  const { journal, history, desk, write, read, warnings } = await aHistory()
  await writeFile(journal, 'a file in the way')
  await write('One.', desk)
  expect(await read()).toBe(NOTICE('One.'))
  expect(warnings).toEqual([expect.stringContaining('journal')])
  await rm(journal)
  await history.catchUp()
  expect(await readdir(journal)).toHaveLength(1)
})

test('if git has each change, there is no journal', async () => {
  vi.unstubAllEnvs()
  const { journal, history, desk, write } = await aHistory()
  await write('One.', desk)
  await history.catchUp()
  expect(await history.readState()).toMatchObject({ kind: 'repository' })
  expect(await readdir(journal).catch(() => null)).toBeNull()
})
