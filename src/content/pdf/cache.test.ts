import { appendFile, cp, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { onePagePdf } from '../../../tests/pdf/written-pdf.ts'
import { stampOf } from '../folder/read-folder.ts'
import type { PdfReading } from './pdf-facts.ts'
import { createPdfPool, type PdfPool } from './pdf-pool.ts'
import { createPdfReader } from './pdf-reader.ts'

/** What one start left in its cache. */
let left: string
/** Shared by all tests: a process takes longer to start than to read. */
let pool: PdfPool
let folder: string
let cacheDir: string
let report: string

beforeAll(async () => {
  left = await mkdtemp(join(tmpdir(), 'pdf-cache-left-'))
  pool = createPdfPool(2)
  cacheDir = join(left, 'cache')
  await writeFile(join(left, 'report.pdf'), onePagePdf())
  await readAgain(join(left, 'report.pdf'))
})

afterAll(async () => {
  await pool.close()
  await rm(left, { recursive: true })
})

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pdf-cache-'))
  cacheDir = join(folder, 'cache')
  report = join(folder, 'report.pdf')
  await writeFile(report, onePagePdf())
})

afterEach(async () => {
  await rm(folder, { recursive: true })
})

/**
 * Reads like a process that just started and stops afterwards. The result includes the page texts, but not the time of
 * the checks.
 */
async function readAgain(path = report, readWith: Pick<PdfPool, 'run'> = pool): Promise<object> {
  await using reader = createPdfReader({ cacheDir, pool: readWith })
  return plain(await reader.read(path))
}

function plain(reading: PdfReading): object {
  if (reading.kind === 'unread' || reading.outcome.kind === 'refused') return reading
  const { facts } = reading.outcome
  const texts = { ...facts.texts, read: facts.texts.read() }
  const checks = { ...facts.checks, checkedAt: 0 }
  const tagged = { ...facts.reading, read: facts.reading.read() }
  return { ...reading, outcome: { kind: 'read', facts: { ...facts, texts, checks, reading: tagged } } }
}

/** Every process takes too long, so any result came from the cache. */
const TOO_SLOW: Pick<PdfPool, 'run'> = {
  run: async () => ({ end: 'time', response: null, picture: null, checks: null, reading: null }),
}
const readFromCache = (path = report) => readAgain(path, TOO_SLOW)

/** What an earlier start read of the report; it left its cache. */
async function readBefore(): Promise<object> {
  await cp(join(left, 'cache'), cacheDir, { recursive: true })
  const before = await readFromCache()
  expect(before).toMatchObject({ kind: 'examined', outcome: { kind: 'read' } })
  return before
}

async function cacheFile(ending: string): Promise<string> {
  const name = (await readdir(cacheDir)).find((entry) => new RegExp(`^\\w{64}\\.${ending}$`).test(entry))
  return join(cacheDir, name ?? `nothing.${ending}`)
}

test('a second start takes everything from the cache', async () => {
  const first = await readAgain()
  expect(first).toMatchObject({ kind: 'examined', outcome: { kind: 'read', facts: { pages: 1 } } })
  expect(await readFromCache()).toEqual(first)
})

test('the cache may move to another folder', async () => {
  await readBefore()
  const moved = join(folder, 'moved')
  await rename(cacheDir, moved)
  cacheDir = moved
  expect(await readFromCache()).toMatchObject({
    outcome: { facts: { thumbnail: { path: expect.stringContaining(moved) } } },
  })
})

test('a title in any script comes back from the cache unchanged', async () => {
  const title = 'Rapò “Kreyòl” 😀'
  const hex = Buffer.from(`\u{FEFF}${title}`, 'utf16le').swap16().toString('hex')
  await writeFile(report, onePagePdf({ trailer: '/Info 6 0 R', more: [`<< /Title <${hex}> >>`] }))
  const first = await readAgain()
  expect(first).toMatchObject({ outcome: { facts: { title } } })
  expect(await readFromCache()).toEqual(first)
})

test('a refusal because of the file itself is cached', async () => {
  await writeFile(report, 'not a pdf')
  const first = await readAgain()
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
    'a result that ran out of time yesterday',
    async () =>
      writeFile(await cacheFile('json'), (await readJson()).replace('"expiresAt":null', '"expiresAt":1')),
  ],
  ['no picture', async () => rm(await cacheFile('webp'))],
  ['no texts', async () => rm(await cacheFile('texts'))],
  ['no reading', async () => rm(await cacheFile('reading'))],
])('a cache with %s is fixed by reading again', async (_what, spoil) => {
  const first = await readBefore()
  await spoil()
  expect(await readFromCache()).toMatchObject({ outcome: { kind: 'refused' } })
  expect(await readAgain()).toEqual(first)
  expect(await readFromCache()).toEqual(first)
})

test('a changed file is read again', async () => {
  await readBefore()
  await appendFile(report, '% one more line')
  expect(await readFromCache()).toMatchObject({ outcome: { kind: 'refused' } })
  expect(await readAgain()).toMatchObject({ outcome: { kind: 'read' } })
})

test('a file that did not change is not hashed again', async () => {
  const inTenSeconds = Date.now() + 10_000
  vi.spyOn(Date, 'now').mockReturnValue(inTenSeconds)
  onTestFinished(() => void vi.restoreAllMocks())
  await using reader = createPdfReader({ cacheDir, pool })
  const stats = await stat(report, { bigint: true })
  const listed = { bytes: Number(stats.size), stamp: stampOf(stats) }
  const first = plain(await reader.read(report, listed))
  // Without the file nothing could be hashed.
  await rm(report)
  expect(plain(await reader.read(report, listed))).toEqual(first)
})

test('a file changed a moment ago is hashed again, because its next change could leave the same times', async () => {
  await using reader = createPdfReader({ cacheDir, pool })
  const stats = await stat(report, { bigint: true })
  const listed = { bytes: Number(stats.size), stamp: stampOf(stats) }
  await reader.read(report, listed)
  await rm(report)
  expect(await reader.read(report, listed)).toMatchObject({ kind: 'unread' })
})

test('the same file under two names is read once', async () => {
  const copy = join(folder, 'copy.pdf')
  await writeFile(copy, onePagePdf())
  await using reader = createPdfReader({ cacheDir, pool })
  const [first, second] = await Promise.all([reader.read(report), reader.read(copy)])
  expect(plain(second)).toEqual(plain(first))
})

test('a missing file and a folder are reported differently', async () => {
  expect(await readAgain(join(folder, 'none.pdf'))).toMatchObject({
    kind: 'unread',
    reason: expect.stringContaining('does not exist'),
  })
  expect(await readAgain(folder)).toMatchObject({
    kind: 'unread',
    reason: expect.stringContaining('is not a file'),
  })
})

test('a cache folder that cannot be created is a problem of the installation, not of the file', async () => {
  cacheDir = join(report, 'below-a-file')
  await expect(readAgain()).rejects.toThrow(/ENOTDIR/)
})

async function readJson(): Promise<string> {
  return readFile(await cacheFile('json'), 'utf8')
}
