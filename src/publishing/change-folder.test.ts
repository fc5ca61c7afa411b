import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { withPublishingLock } from './change-folder.ts'

const DONE = 'done'

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lock-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('commands started at the same time run one at a time, and none leaves anything behind', async () => {
  const folder = await aFolder()
  let working = 0
  const work = async () => {
    working++
    expect(working).toBe(1)
    await readdir(folder)
    working--
    return DONE
  }
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => withPublishingLock(folder, work)))
  expect(outcomes).toEqual(Array.from({ length: 5 }, () => DONE))
  expect(await readdir(folder)).toEqual([])
})

test('a failed command lets the next one run', async () => {
  const folder = await aFolder()
  await expect(withPublishingLock(folder, () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  )
  expect(await withPublishingLock(folder, async () => DONE)).toEqual(DONE)
})

test('a killed command does not block the next one', async () => {
  const folder = await aFolder()
  // No process can have a number above 4,194,304 on Linux, or 99,999 on macOS.
  await writeFile(join(folder, '.publishing'), `${hostname()} 99999999\n`)
  expect(await withPublishingLock(folder, async () => DONE)).toEqual(DONE)
})

test('while somebody on another machine publishes, a command waits and then says what to do', async () => {
  const folder = await aFolder()
  await writeFile(join(folder, '.publishing'), 'another-machine 1\n')
  await expect(withPublishingLock(folder, async () => DONE, 50)).rejects.toThrow(
    `delete ${join(folder, '.publishing')}`,
  )
})

test('a missing folder is reported, with what to do', async () => {
  const nowhere = join(await aFolder(), 'contnet')
  await expect(withPublishingLock(nowhere, async () => DONE)).rejects.toThrow(
    `${nowhere} does not exist: correct CONTENT_DIR, or name another with --folder.`,
  )
})
