import { lstat, mkdir, readdir, readFile, readlink, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { SiteContent } from '../../src/content/site-content.ts'
import { aFolder, aPublishedFile } from '../../src/server/testing/a-folder.ts'
import { aReport, aSiteContent } from '../../src/server/testing/a-site.ts'
import { publishSnapshot, refuseOutFolder } from './out-folder.ts'
import { exportContent } from './testing/an-export.ts'

/** Each served file with its inode and date. */
async function readServed(outDir: string): Promise<ReadonlyMap<string, string>> {
  const site = join(outDir, 'current', 'site')
  const entries = await readdir(site, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const facts = files.map(async (file) => {
    const { ino, mtimeMs } = await stat(file)
    return [file.slice(site.length + 1), `${ino} ${mtimeMs}`] as const
  })
  return new Map(await Promise.all(facts))
}

/** A site with a report, and one more. */
async function someContent(folder: string, extra: readonly string[]): Promise<SiteContent> {
  const files = [await aPublishedFile(folder, 'annual-2026.pdf', Buffer.from('%PDF-1.7'))]
  const more = extra.map((id) => aReport({ id, category: 'metrics_freeway_weekly' }))
  return aSiteContent({
    reports: [aReport(), ...more],
    files: new Map(files.map((file) => [file.url, file])),
  })
}

test('a second export writes what changed; every other file is left alone, with its date', async () => {
  const folder = await aFolder()
  const out = join(folder, 'out')
  const first = await exportContent(out, await someContent(folder, ['week-45']))
  expect(first.changed).toBe(first.responses)
  const before = await readServed(out)

  const second = await exportContent(out, await someContent(folder, ['week-46']))
  const after = await readServed(out)
  expect(second.name).not.toBe(first.name)
  expect(second.changed).toBeLessThan(second.responses / 2)
  const isKept = (file: string) => after.get(file) === before.get(file)
  for (const file of ['app/about-us.html', 'app/about-us.html.br', 'files/annual-2026.pdf', 'robots.txt'])
    expect([file, after.has(file), isKept(file)]).toEqual([file, true, true])
  expect(isKept('sitemap.xml')).toBe(false)
  expect(after.has('app/metrics/week-46.html')).toBe(true)
  expect([...after.keys()].filter((file) => file.includes('week-45'))).toEqual([])
})

test('an export of the same content is the same snapshot, and nothing is written', async () => {
  const folder = await aFolder()
  const [out, elsewhere] = [join(folder, 'out'), join(folder, 'elsewhere')]
  const content = await someContent(folder, [])
  const { name } = await exportContent(out, content)
  const before = await readServed(out)
  expect(await exportContent(out, content)).toMatchObject({ name, changed: 0, areRulesChanged: false })
  expect(await readServed(out)).toEqual(before)
  expect(await exportContent(elsewhere, content)).toMatchObject({ name })
  expect(await readdir(join(out, 'snapshots'))).toEqual([name])
})

test('files that are compressed harder than before are rewritten, and those compressed less are not', async () => {
  const folder = await aFolder()
  const out = join(folder, 'out')
  const content = await someContent(folder, [])
  const page = join(out, 'current', 'site', 'app', 'about-us.html')
  await exportContent(out, content, { effort: 'none' })
  await expect(stat(`${page}.br`)).rejects.toThrow('ENOENT')
  expect((await exportContent(out, content, { effort: 'best' })).changed).toBeGreaterThan(0)
  const { ino } = await stat(`${page}.br`)
  expect((await exportContent(out, content, { effort: 'fast' })).changed).toBe(0)
  expect((await stat(`${page}.br`)).ino).toBe(ino)
})

test('a truncated file of an export is rewritten by the next one', async () => {
  const folder = await aFolder()
  const out = join(folder, 'out')
  const content = await someContent(folder, [])
  await exportContent(out, content)
  const page = join(out, 'current', 'site', 'robots.txt')
  const right = await readFile(page, 'utf8')
  await writeFile(page, '')
  expect(await exportContent(out, content)).toMatchObject({ changed: 1 })
  expect(await readFile(page, 'utf8')).toBe(right)
})

test('a published file that changes while being copied stops the export, and the served files stay', async () => {
  const folder = await aFolder()
  const out = join(folder, 'out')
  const { name } = await exportContent(out, await someContent(folder, []))
  const content = await someContent(folder, [])
  const late = await aPublishedFile(folder, 'late.pdf', Buffer.from('%PDF-1.7 late'))
  await writeFile(late.path, '%PDF-1.7 LATE')
  const files = new Map([...content.files, [late.url, late]])
  await expect(exportContent(out, aSiteContent({ files }))).rejects.toThrow('changed while it was copied')
  expect(await readlink(join(out, 'current'))).toBe(join('snapshots', name))
  expect(await readdir(join(out, 'snapshots'))).toEqual([name])
})

test('two snapshots before the current one are kept, and hour-old leftovers of a killed run are removed', async () => {
  const out = join(await aFolder(), 'out')
  const names = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(16))
  const left = join(out, 'snapshots', '.new-left')
  await mkdir(left, { recursive: true })
  await mkdir(join(out, 'snapshots', '.new-at-work'))
  const hoursAgo = new Date(Date.now() - 2 * 3_600_000)
  await utimes(left, hoursAgo, hoursAgo)
  // An interrupted run wrote nothing else.
  expect(await refuseOutFolder(out)).toBeNull()
  for (const [index, name] of names.entries()) {
    await publishSnapshot(out, async () => ({ name, changed: 1 }))
    const at = new Date(Date.now() - (names.length - index) * 60_000)
    await utimes(join(out, 'snapshots', name), at, at)
  }
  expect((await readdir(join(out, 'snapshots'))).sort()).toEqual(['.new-at-work', ...names.slice(1)])
  expect((await lstat(join(out, 'current'))).isSymbolicLink()).toBe(true)
  expect(await readlink(join(out, 'current'))).toBe(join('snapshots', names[3] ?? ''))
})
