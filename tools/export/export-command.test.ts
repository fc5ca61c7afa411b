import { spawnSync } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../../src/server/testing/a-folder.ts'
import { LIST_HEAD, refuseOutFolder, replaceFolder } from './out-folder.ts'

function runExport(...words: string[]) {
  return spawnSync(process.execPath, ['tools/export.ts', ...words], { encoding: 'utf8' })
}

test('the command explains itself, and refuses a folder with the files of somebody else', async () => {
  const folder = await aFolder()
  await writeFile(join(folder, 'thesis.txt'), 'years of work')
  expect(runExport('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('OUT/site') })
  expect(runExport(folder)).toMatchObject({ status: 1, stderr: expect.stringContaining('no export wrote') })
  expect(runExport(join(folder, 'thesis.txt'))).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('is a file'),
  })
  expect(await readdir(folder)).toEqual(['thesis.txt'])
})

test('an earlier export is replaced whole, and stays when the new one fails', async () => {
  const out = join(await aFolder(), 'out')
  const write = (text: string) => async (folder: string) => {
    await writeFile(join(folder, 'export.json'), `${JSON.stringify({ ...LIST_HEAD, text })}\n`)
  }
  expect(await refuseOutFolder(out)).toBeNull()
  await replaceFolder(out, write('first'))
  await mkdir(join(out, 'left-over'))
  expect(await refuseOutFolder(out)).toBeNull()
  const failing = replaceFolder(out, () => Promise.reject(new Error('disk full')))
  await expect(failing).rejects.toThrow('disk full')
  expect(await readFile(join(out, 'export.json'), 'utf8')).toContain('first')
  await replaceFolder(out, write('second'))
  expect(await readdir(out)).toEqual(['export.json'])
  expect(await readdir(join(out, '..'))).toEqual(['out'])
})
