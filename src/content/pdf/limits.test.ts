import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { onePagePdf, stream } from '../../../tests/pdf/written-pdf.ts'
import { isShortRun } from '../../../tools/testing/test-cases.ts'
import type { PdfReading } from './pdf-facts.ts'
import { createPdfPool } from './pdf-pool.ts'
import { createPdfReader, type PdfReaderOptions } from './pdf-reader.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pdf-limits-'))
})

afterEach(async () => {
  await rm(folder, { recursive: true })
})

async function readAll(files: Buffer[], options: Partial<PdfReaderOptions>): Promise<PdfReading[]> {
  await using reader = createPdfReader({ cacheDir: join(folder, 'cache'), ...options })
  const paths = files.map((_, index) => join(folder, `${index}.pdf`))
  await Promise.all(files.map((bytes, index) => writeFile(paths[index] ?? '', bytes)))
  return await Promise.all(paths.map((path) => reader.read(path)))
}

const refused = (words: string) =>
  expect.objectContaining({ outcome: { kind: 'refused', reason: expect.stringContaining(words) } })
const warnedOf = (words: string) =>
  expect.objectContaining({
    outcome: {
      kind: 'read',
      facts: expect.objectContaining({
        thumbnail: null,
        warnings: expect.arrayContaining([expect.stringContaining(words)]),
      }),
    },
  })

// Two million lines of text on top of each other: minutes of work in a few kilobytes.
const endlessText = () =>
  onePagePdf({ content: stream('BT /F1 2 Tf (Freeway) Tj ET\n'.repeat(2e6), '', true) })

// Text is read at once; a hundred thousand gradients over the page take long to render.
const endlessPicture = () =>
  onePagePdf({
    content: stream(`BT /F1 9 Tf (Map) Tj ET\n${'/S sh\n'.repeat(200_000)}`, '', true),
    resources: `/Shading << /S << /ShadingType 3 /ColorSpace /DeviceRGB /Coords [300 400 0 300 400 500]
      /Function << /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >> >> >>`,
  })

test('an endless PDF is refused at the limit and not cached, and the files after it are read', async () => {
  const files = [endlessText(), onePagePdf(), onePagePdf({ catalog: '/Lang (es)' })]
  const [endless, ...others] = await readAll(files, { timeLimitMs: 2_500, concurrency: 1 })
  expect(endless).toEqual(refused('takes longer than 2.5 seconds to read'))
  expect(others.map((reading) => reading.kind === 'examined' && reading.outcome.kind)).toEqual([
    'read',
    'read',
  ])
  const cached = await readdir(join(folder, 'cache'))
  expect(cached.filter((name) => /^\w{64}\.json$/.test(name))).toHaveLength(2)
})

test.skipIf(isShortRun)('a map too complex to render in time is published without its picture', async () => {
  expect(await readAll([endlessPicture()], { timeLimitMs: 4_000 })).toEqual([warnedOf('too long to render')])
})

test.skipIf(isShortRun)(
  'a small file that decompresses to gigabytes is refused before it uses up the memory',
  { timeout: 200_000 },
  async () => {
    // Each pair of bytes stands for 128 spaces.
    const pairs = Buffer.concat([Buffer.alloc(40_000_000, Buffer.from([129, 32])), Buffer.from([128])])
    const bomb = onePagePdf({
      content: stream(deflateSync(pairs), '/Filter [/FlateDecode /RunLengthDecode]'),
    })
    // A low memory limit, so that even a busy machine reaches it before the time limit.
    const pool = createPdfPool(1, 400_000_000)
    onTestFinished(() => pool.close())
    expect(await readAll([bomb], { timeLimitMs: 150_000, pool })).toEqual([refused('needs too much memory')])
  },
)

test('a file over the size limit is not even opened', async () => {
  const [reading] = await readAll([onePagePdf()], { maxBytes: 100 })
  expect(reading).toEqual({ kind: 'unread', reason: expect.stringMatching(/^is 0\.1 MB, more than the/) })
  const large = join(folder, 'large.pdf')
  await writeFile(large, '')
  await truncate(large, 200_000_001)
  await using reader = createPdfReader({ cacheDir: join(folder, 'cache') })
  expect(await reader.read(large)).toEqual({
    kind: 'unread',
    reason: 'is 201 MB, more than the 200 MB that may be published: save it at a smaller size',
  })
})

test('a reader closed while reading reports it at once', async () => {
  const reader = createPdfReader({ cacheDir: join(folder, 'cache') })
  const path = join(folder, 'endless.pdf')
  await writeFile(path, endlessText())
  const outcome = expect(reader.read(path)).rejects.toThrow('closed')
  await new Promise(setImmediate)
  await reader.close()
  await outcome
})
