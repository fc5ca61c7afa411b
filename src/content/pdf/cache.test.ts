import { appendFile, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onePagePdf } from '../../../tests/pdf/written-pdf.ts'
import type { PdfReading } from './pdf-facts.ts'
import { createPdfReader } from './pdf-reader.ts'

let folder: string
let cacheDir: string
let report: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pdf-cache-'))
  cacheDir = join(folder, 'cache')
  report = join(folder, 'report.pdf')
  await writeFile(report, onePagePdf())
})

afterEach(async () => {
  await rm(folder, { recursive: true })
})

/** Reads as a process does that has just started and stops afterwards. */
async function readAnew(path = report, timeLimitMs = 20_000): Promise<PdfReading> {
  await using reader = createPdfReader({ cacheDir, timeLimitMs })
  return await reader.read(path)
}

// No child can answer within a millisecond, so whatever is read came from the cache.
const readFromCache = (path = report) => readAnew(path, 1)

async function cacheFile(ending: string): Promise<string> {
  const name = (await readdir(cacheDir)).find((entry) => new RegExp(`^\\w{64}\\.${ending}$`).test(entry))
  return join(cacheDir, name ?? `nothing.${ending}`)
}

test('a second start takes everything from the cache', async () => {
  const first = await readAnew()
  expect(first).toMatchObject({ kind: 'examined', outcome: { kind: 'read', facts: { pages: 1 } } })
  expect(await readFromCache()).toEqual(first)
})

test('the cache may move to another folder', async () => {
  await readAnew()
  const moved = join(folder, 'moved')
  await rename(cacheDir, moved)
  cacheDir = moved
  expect(await readFromCache()).toMatchObject({
    outcome: { facts: { thumbnail: { path: expect.stringContaining(moved) } } },
  })
})

test('a title in any script comes back from the cache as it went in', async () => {
  const title = 'Rapò “Kreyòl” 😀'
  const hex = Buffer.from(`\u{FEFF}${title}`, 'utf16le').swap16().toString('hex')
  await writeFile(report, onePagePdf({ trailer: '/Info 6 0 R', more: [`<< /Title <${hex}> >>`] }))
  const first = await readAnew()
  expect(first).toMatchObject({ outcome: { facts: { title } } })
  expect(await readFromCache()).toEqual(first)
})

test('a refusal that lies in the file itself is remembered', async () => {
  await writeFile(report, 'not a pdf')
  const first = await readAnew()
  expect(first).toMatchObject({ outcome: { kind: 'refused' } })
  expect(await readFromCache()).toEqual(first)
})

test.each([
  ['garbage', async () => writeFile(await cacheFile('json'), '{"version":')],
  [
    'an older version',
    async () => writeFile(await cacheFile('json'), (await readJson()).replace(/\d+ pdfjs/, '0 pdfjs')),
  ],
  [
    'a result of yesterday that time cut short',
    async () =>
      writeFile(await cacheFile('json'), (await readJson()).replace('"expiresAt":null', '"expiresAt":1')),
  ],
  ['no picture', async () => rm(await cacheFile('webp'))],
  ['no texts', async () => rm(await cacheFile('texts'))],
])('a cache with %s is mended by reading again', async (_what, spoil) => {
  const first = await readAnew()
  await spoil()
  expect(await readFromCache()).toMatchObject({ outcome: { kind: 'refused' } })
  expect(await readAnew()).toEqual(first)
  expect(await readFromCache()).toEqual(first)
})

test('a changed file is read anew', async () => {
  await readAnew()
  await appendFile(report, '% one more line')
  expect(await readFromCache()).toMatchObject({ outcome: { kind: 'refused' } })
  expect(await readAnew()).toMatchObject({ outcome: { kind: 'read' } })
})

test('a file that has been at rest is not hashed again by the next start', async () => {
  const inTenSeconds = Date.now() + 10_000
  vi.spyOn(Date, 'now').mockReturnValue(inTenSeconds)
  const first = await readAnew()
  vi.restoreAllMocks()
  const hashes = join(cacheDir, 'hashes.json')
  const told = JSON.parse(await readFile(hashes, 'utf8'))
  expect(told.files[report][1]).toBe(first.kind === 'examined' ? first.sha256 : null)
  // Another hash in the memory is believed, which shows that the file itself was not hashed.
  await writeFile(hashes, (await readFile(hashes, 'utf8')).replaceAll(told.files[report][1], 'f'.repeat(64)))
  expect(await readFromCache()).not.toEqual(first)
})

test('a file changed a moment ago is hashed again, for the next change could go unseen', async () => {
  await readAnew()
  expect(await readdir(cacheDir)).not.toContain('hashes.json')
})

test('the same file under two names is read once', async () => {
  const copy = join(folder, 'copy.pdf')
  await writeFile(copy, onePagePdf())
  await using reader = createPdfReader({ cacheDir })
  const [first, second] = await Promise.all([reader.read(report), reader.read(copy)])
  expect(second).toEqual(first)
})

test('a missing file and a folder are told apart', async () => {
  expect(await readAnew(join(folder, 'none.pdf'))).toMatchObject({
    kind: 'unread',
    reason: expect.stringContaining('does not exist'),
  })
  expect(await readAnew(folder)).toMatchObject({
    kind: 'unread',
    reason: expect.stringContaining('is not a file'),
  })
})

test('a cache folder that cannot be made is a fault of the installation, not of the file', async () => {
  cacheDir = join(report, 'below-a-file')
  await expect(readAnew()).rejects.toThrow(/ENOTDIR/)
})

async function readJson(): Promise<string> {
  return readFile(await cacheFile('json'), 'utf8')
}
