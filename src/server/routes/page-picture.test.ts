import { expect, test } from 'vitest'
import { onePagePdf } from '../../../tests/pdf/written-pdf.ts'
import { pagePictureUrl } from '../../contract/page-picture.ts'
import { aFolder, aPublishedFile } from '../testing/a-folder.ts'
import { aServer } from '../testing/a-server.ts'
import { aReport } from '../testing/a-site.ts'
import { aMemoryFolder, ready } from '../testing/memory-folder.ts'

async function aServerWithReport() {
  const file = await aPublishedFile(await aFolder(), 'annual-2026.pdf', onePagePdf())
  const report = aReport()
  const reports = [{ ...report, file: { ...report.file, sha256: file.sha256, pages: 1 } }]
  const folder = aMemoryFolder(ready({ reports, files: new Map([[file.url, file]]) }))
  const { url } = await aServer({ folder })
  return { get: (address: string) => fetch(url + address), sha256: file.sha256 }
}

test('a page of a published report has a picture that browsers can cache', async () => {
  const { get, sha256 } = await aServerWithReport()
  const response = await get(pagePictureUrl(sha256, 1))
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(8, 12)
      .toString(),
  ).toBe('WEBP')
})

test('only pages of published reports are rendered', async () => {
  const { get, sha256 } = await aServerWithReport()
  const addresses = [
    pagePictureUrl(sha256, 2),
    pagePictureUrl(sha256, 0),
    pagePictureUrl('a'.repeat(64), 1),
    `${pagePictureUrl(sha256, 1)}.png`,
    `/files/thumbnails/pages/${sha256}/../${sha256}/1.webp/`,
  ]
  for (const address of addresses) expect((await get(address)).status).toBe(404)
})
