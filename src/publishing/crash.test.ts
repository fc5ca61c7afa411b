import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { aContentFolder } from '../../tests/builders/a-content-folder.ts'
import { aSiteFile } from '../../tests/builders/a-site.ts'
import { treeOf } from '../../tools/content/testing/tree-of.ts'
import { isEveryCase } from '../../tools/testing/test-cases.ts'
import { withPublishingLock } from './change-folder.ts'
import { copyRecords, readChanges } from './change-journal.ts'

const NOTICE = (words: string) => `level: information\nfrom: 2026-11-01 06:00\ntext:\n  en: ${words}\n`

/** Replaces one file, writes another and deletes a third; kills itself before its change number `at` to the disk. */
const KILLED = `
import promises from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
const [folder, at, journal] = [process.argv[1], Number(process.argv[2]), process.argv[3]]
// No program is found, not even git.
process.env.PATH = ''
let count = 0
for (const name of ['mkdir', 'writeFile', 'copyFile', 'rename', 'rm', 'open', 'chmod', 'rmdir', 'mkdtemp']) {
  const real = promises[name]
  promises[name] = (...args) => {
    if (++count === at) process.kill(process.pid, 'SIGKILL')
    return real(...args)
  }
}
syncBuiltinESMExports()
const { changeFolder, withPublishingLock } = await import('./src/publishing/change-folder.ts')
const { createFolderHistory } = await import('./src/publishing/folder-history.ts')
const history = createFolderHistory(folder, journal, { warn: (facts) => { throw facts.err } })
const reader = { read: async () => ({ kind: 'unread', reason: 'is not needed' }) }
await withPublishingLock(folder, () => changeFolder({ folder, reader, history }, 'test', async (change) => {
  change.write('notices/first.yaml', ${JSON.stringify(NOTICE('New.'))})
  change.write('notices/second.yaml', ${JSON.stringify(NOTICE('Second.'))})
  change.remove('notices/third.yaml')
  return { address: '', notes: [] }
}))
process.stdout.write(String(count))
`

/** Half the time of a run is compiling the same files. */
const CACHE = join(tmpdir(), 'killed-changes-compiled')
const MAX_AT_ONCE = 4

/** Runs the change; `code` is `null` when it was killed. `steps`: how often it changed the disk. */
async function runKilledAt(
  folder: string,
  at: number,
  journal: string,
): Promise<{ code: number | null; steps: number }> {
  const env = { ...process.env, NODE_COMPILE_CACHE: CACHE }
  const child = spawn(process.execPath, ['--input-type=module', '-e', KILLED, folder, String(at), journal], {
    env,
  })
  let out = ''
  let err = ''
  child.stdout.on('data', (chunk) => (out += chunk))
  child.stderr.on('data', (chunk) => (err += chunk))
  await once(child, 'close')
  if (child.signalCode === null && child.exitCode !== 0) throw new Error(err)
  return { code: child.exitCode, steps: Number(out) }
}

// 200 processes can take minutes.
const TIME_LIMIT = { timeout: isEveryCase ? 15 * 60_000 : 60_000 }

test(
  'wherever a change is killed, the next one finds the folder as it was or as it should be',
  TIME_LIMIT,
  async () => {
    const { path: source } = await aContentFolder({
      'site.yaml': aSiteFile({ promo: undefined }),
      'reports/annual-fy2026.yaml': null,
      'files/annual-fy2026.pdf': null,
      'notices/first.yaml': NOTICE('Old.'),
      'notices/third.yaml': NOTICE('Third.'),
    })
    const place = await mkdtemp(join(tmpdir(), 'killed-'))
    onTestFinished(() => rm(place, { recursive: true, force: true }))
    let number = 0
    const runOnCopy = async (at: number) => {
      const folder = join(place, String(number++))
      await cp(source, folder, { recursive: true, preserveTimestamps: true })
      const before = await treeOf(folder)
      const journal = `${folder}.journal`
      const run = await runKilledAt(folder, at, journal)
      await withPublishingLock(folder, () => copyRecords(folder, journal))
      const tree = await treeOf(folder)
      const [made = []] = (await readChanges(folder)).map(({ files }) => files)
      await rm(join(folder, '.undo'), { recursive: true, force: true })
      const [copied = []] = (await readChanges(folder, journal)).map(({ files }) => files)
      expect(copied, 'the journal has the change if it was made').toEqual(made)
      await rm(folder, { recursive: true })
      return { before, run, tree }
    }
    const whole = await runOnCopy(Number.POSITIVE_INFINITY)
    expect(whole.run.code).toBe(0)
    expect(Object.keys(whole.tree)).not.toContain('notices/third.yaml')
    const { steps } = whole.run
    // All points in turn, 200 kills; usually only a few around the commit and while the journal is written.
    const points = isEveryCase
      ? Array.from({ length: 200 }, (_, index) => 1 + (index % steps))
      : [steps - 23, steps - 18, steps - 8, steps - 4].map((point) => Math.max(2, point))
    const kinds = new Set<string>()
    const killNext = async () => {
      for (let point = points.shift(); point !== undefined; point = points.shift()) {
        const { before, run, tree } = await runOnCopy(point)
        expect(run.code).toBeNull()
        const isNew = JSON.stringify(tree) === JSON.stringify(whole.tree)
        expect(tree, `killed before step ${point} of ${steps}`).toEqual(isNew ? whole.tree : before)
        kinds.add(isNew ? 'new' : 'old')
      }
    }
    await Promise.all(Array.from({ length: MAX_AT_ONCE }, killNext))
    expect(kinds).toEqual(new Set(['old', 'new']))
  },
)
