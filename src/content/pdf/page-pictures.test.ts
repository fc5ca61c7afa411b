import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { onePagePdf } from '../../../tests/pdf/written-pdf.ts'
import { createPagePictures, type PagePictures } from './page-pictures.ts'

let folder: string
let pictures: PagePictures

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-pictures-'))
  pictures = createPagePictures({ cacheDir: folder })
})

afterEach(async () => {
  await pictures.close()
  await rm(folder, { recursive: true })
})

async function aPublishedPdf(bytes: Buffer) {
  const path = join(folder, 'report.pdf')
  await writeFile(path, bytes)
  return { path, sha256: createHash('sha256').update(bytes).digest('hex') }
}

test('a page is rendered once, and after a restart its picture is still there', async () => {
  const page = { ...(await aPublishedPdf(onePagePdf())), pageNumber: 1 }
  const [first, second] = await Promise.all([pictures.read(page), pictures.read(page)])
  expect(first).toEqual(second)
  expect(first).toMatchObject({ bytes: expect.any(Number), sha256: expect.stringMatching(/^[0-9a-f]{64}$/) })
  const again = createPagePictures({ cacheDir: folder })
  // Without its file the PDF could not be rendered again.
  await rm(page.path)
  expect(await again.read(page)).toEqual(first)
  await again.close()
})

test('a page that a PDF does not have has no picture', async () => {
  const page = { ...(await aPublishedPdf(onePagePdf())), pageNumber: 2 }
  expect(await pictures.read(page)).toBe('none')
  expect(await readdir(join(folder, 'pages')).catch(() => [])).toEqual([])
})

test('bytes that were never published are not rendered', async () => {
  const { sha256 } = await aPublishedPdf(onePagePdf())
  const { path } = await aPublishedPdf(onePagePdf({ catalog: '/Lang (es)' }))
  expect(await pictures.read({ path, sha256, pageNumber: 1 })).toBe('none')
})

test('when too many pages are requested at once, the last ones must be retried', async () => {
  const pdf = await aPublishedPdf(onePagePdf())
  const pages = Array.from({ length: 70 }, (_, index) => pictures.read({ ...pdf, pageNumber: index + 1 }))
  expect((await Promise.all(pages)).filter((picture) => picture === 'busy')).toHaveLength(10)
})
