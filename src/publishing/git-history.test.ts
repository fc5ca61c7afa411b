import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aContentFolder } from '../../tests/builders/a-content-folder.ts'
import { aSiteFile } from '../../tests/builders/a-site.ts'
import type { PdfReader } from '../content/pdf/pdf-facts.ts'
import { changeFolder, withPublishingLock } from './change-folder.ts'
import { authorOf, createGitHistory } from './folder-history.ts'
import type { Publishing } from './publishing.ts'
import { readChange, readHistory, restoreBefore, undoChange } from './undo.ts'

const NOTICE = (words: string) => `level: information\nfrom: 2026-11-01 06:00\ntext:\n  en: ${words}\n`

/** A folder without reports, and a way to change one of its files at the desk. */
async function aFolder() {
  const { path: folder } = await aContentFolder({
    'site.yaml': aSiteFile({ promo: undefined }),
    'notices/first.yaml': NOTICE('Zero.'),
    'reports/annual-fy2026.yaml': null,
    'files/annual-fy2026.pdf': null,
  })
  const warnings: object[] = []
  const history = createGitHistory(folder, { warn: (facts) => void warnings.push(facts) })
  const reader: Pick<PdfReader, 'read'> = { read: async () => ({ kind: 'unread', reason: 'is not needed' }) }
  // No PDF is read or closed here.
  const publishing = {
    folder,
    history,
    reader: reader as PdfReader,
    publicUrl: '',
    confirm: async () => undefined,
    by: { who: 'Ana Ruiz (ana.ruiz@example.gov)', why: 'It was wrong' },
  } satisfies Publishing
  const write = (text: string) =>
    withPublishingLock(folder, () =>
      changeFolder(publishing, 'notice', async (change) => {
        change.write('notices/first.yaml', NOTICE(text))
        return { address: '', notes: [] }
      }),
    )
  const read = () => readFile(join(folder, 'notices/first.yaml'), 'utf8')
  return { folder, history, publishing, write, read, warnings }
}

const git = (folder: string, ...words: string[]) =>
  execFileSync('git', ['-C', folder, ...words], { encoding: 'utf8' }).trim()

test('each change at the desk is a commit with its author, and so is what was changed by hand', async () => {
  const { folder, history, write, warnings } = await aFolder()
  expect(await history.readState()).toMatchObject({ kind: 'none' })
  await write('One.')
  await writeFile(join(folder, 'notices/second.yaml'), NOTICE('By hand.'))
  // Left by a git process killed an hour ago.
  await writeFile(join(folder, '.git/index.lock'), '')
  await utimes(join(folder, '.git/index.lock'), 0, 0)
  await write('Two.')
  expect(
    git(folder, 'log', '--reverse', '--format=%an <%ae> %s %b')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ).toEqual([
    'Desk <desk@localhost> The content as it was before',
    'Ana Ruiz <ana.ruiz@example.gov> notice It was wrong',
    'Desk <desk@localhost> Changed outside the desk',
    'Ana Ruiz <ana.ruiz@example.gov> notice It was wrong',
  ])
  expect(git(folder, 'status', '--porcelain')).toBe('')
  expect(git(folder, 'show', 'HEAD~2:notices/first.yaml')).toContain('One.')
  expect(await history.readState()).toEqual({ kind: 'repository', isOurs: true })
  expect(warnings).toEqual([])
})

test('a repository larger than the content is never touched, and in the office’s own only changed files are', async () => {
  const { folder, history, write } = await aFolder()
  git(folder, 'init', '--quiet')
  await mkdir(join(folder, '.git/hooks'), { recursive: true })
  await writeFile(join(folder, '.git/hooks/pre-commit'), '#!/bin/sh\ntouch ran\n', { mode: 0o755 })
  await write('One.')
  expect(git(folder, 'ls-files')).toBe('notices/first.yaml')
  expect(existsSync(join(folder, 'ran'))).toBe(false)
  expect(await history.readState()).toEqual({ kind: 'repository', isOurs: false })

  const larger = createGitHistory(join(folder, 'notices'), { warn: () => undefined })
  await larger.before()
  await larger.after({ what: 'x', by: undefined, names: ['first.yaml'] })
  expect(await larger.readState()).toMatchObject({ why: expect.stringContaining('larger repository') })
  expect(git(folder, 'rev-list', '--count', 'HEAD')).toBe('1')
})

test('any state of the last year can be restored, and restoring it can be undone', async () => {
  const { folder, publishing, write, read } = await aFolder()
  for (const text of ['One.', 'Two.', 'Three.']) await write(text)
  const [third, second] = await readHistory(folder)
  const detail = await readChange(folder, second?.key ?? '')
  expect(detail?.later).toHaveLength(1)
  const paths = [detail?.files[0]?.before, detail?.files[0]?.after].map((path) =>
    readFile(path ?? '', 'utf8'),
  )
  expect(await Promise.all(paths)).toEqual([NOTICE('One.'), NOTICE('Two.')])
  await restoreBefore(second?.key ?? '', publishing)
  expect(await read()).toBe(NOTICE('One.'))
  await expect(undoChange(third?.key ?? '', publishing)).rejects.toThrow('later change')
  const [restored] = await readHistory(folder)
  await undoChange(restored?.key ?? '', publishing)
  expect(await read()).toBe(NOTICE('Three.'))
  await writeFile(join(folder, 'notices/first.yaml'), NOTICE('By hand.'))
  await expect(restoreBefore(second?.key ?? '', publishing)).rejects.toThrow('notices/first.yaml')
  expect(await read()).toBe(NOTICE('By hand.'))
})

test.each([
  ['Ana Ruiz (ana.ruiz@example.gov)', 'Ana Ruiz <ana.ruiz@example.gov>'],
  ['ana@example.gov', 'ana@example.gov <ana@example.gov>'],
  ['x <y>\nCommitter: z', 'x y Committer: z <desk@localhost>'],
  ['', 'desk@localhost <desk@localhost>'],
])('git names the author of a change as the desk does: %j', (who, expected) => {
  expect(authorOf(who)).toBe(expected)
})
