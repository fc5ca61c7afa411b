import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aContentFolder } from '../../../tests/builders/a-content-folder.ts'
import { aPage } from '../../../tests/builders/a-page.ts'
import { fingerprintOf, readFolder } from './read-folder.ts'

const readFingerprint = async (path: string) => fingerprintOf(await readFolder(path))

test('the fingerprint stays the same while nobody touches the folder', async () => {
  const { path } = await aContentFolder()
  expect(await readFingerprint(path)).toBe(await readFingerprint(path))
})

test('the fingerprint changes with every file written, added, renamed or removed', async () => {
  const folder = await aContentFolder()
  const seen = [await readFingerprint(folder.path)]
  const look = async () => seen.push(await readFingerprint(folder.path))
  await folder.write('pages/en/about-us.md', aPage({ title: 'Changed' }))
  await look()
  await folder.write('files/new.pdf', 'x')
  await look()
  await rename(join(folder.path, 'files/new.pdf'), join(folder.path, 'files/newer.pdf'))
  await look()
  await folder.remove('files/newer.pdf')
  await folder.remove('reports')
  await look()
  await folder.remove('.')
  await look()
  expect(new Set(seen).size).toBe(6)
})

test('a file that is not read does not change the fingerprint', async () => {
  const folder = await aContentFolder()
  const before = await readFingerprint(folder.path)
  await folder.write('reports/.annual.yaml.swp', 'x')
  expect(await readFingerprint(folder.path)).toBe(before)
})

test('a missing folder has its own fingerprint', async () => {
  expect(await readFingerprint('/no/such/folder')).toBe('missing')
})
