import { expect, test } from 'vitest'
import { heldReading } from '../../../tests/builders/a-pdf.ts'
import { tag, taggedPdf } from '../../../tests/pdf/tagged-pdf.ts'
import { figurePictureUrl } from '../../contract/page-picture.ts'
import { aFolder, aPublishedFile } from '../testing/a-folder.ts'
import { aServer } from '../testing/a-server.ts'
import { aReport } from '../testing/a-site.ts'
import { aMemoryFolder, ready } from '../testing/memory-folder.ts'

async function aServerWithText() {
  const bytes = taggedPdf({ tree: [tag('Figure', [], '/Alt (A chart)')] })
  const file = await aPublishedFile(await aFolder(), 'annual-2026.pdf', bytes)
  const report = aReport()
  const reports = [{ ...report, file: { ...report.file, sha256: file.sha256, pages: 1 } }]
  const reading = heldReading({
    text: { kind: 'tagged', language: 'en', blocks: [{ kind: 'paragraph', text: ['Quiet.'] }] },
    figures: [{ page: 1, x: 60, y: 60, width: 100, height: 50 }],
  })
  const content = { reports, files: new Map([[file.url, file]]), readings: new Map([[report.id, reading]]) }
  const { url } = await aServer({ folder: aMemoryFolder(ready(content)) })
  const get = (path: string) => fetch(url + path, { redirect: 'manual' })
  return { get, sha256: file.sha256 }
}

test('the text of a report is at its own URL, in the API and in the sitemap', async () => {
  const { get } = await aServerWithText()
  expect(await (await get('/api/api/Documents/GetReadable/annual-2026')).json()).toEqual({
    kind: 'tagged',
    language: 'en',
    blocks: [{ kind: 'paragraph', text: ['Quiet.'] }],
  })
  expect(await (await get('/sitemap.xml')).text()).toContain('/app/documents/annual-2026/read</loc>')
  const moved = await get('/es/app/metrics/annual-2026/read')
  expect([moved.status, moved.headers.get('location')]).toEqual([308, '/es/app/documents/annual-2026/read'])
  const statuses = ['/app/documents/none/read', '/api/api/Documents/GetReadable/none'].map(
    async (path) => (await get(path)).status,
  )
  expect(await Promise.all(statuses)).toEqual([404, 404])
})

test('a figure has a picture of its place on the page, and only figures of published reports have one', async () => {
  const { get, sha256 } = await aServerWithText()
  const response = await get(figurePictureUrl(sha256, 1))
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
  const others = [figurePictureUrl(sha256, 2), figurePictureUrl('a'.repeat(64), 1)]
  for (const address of others) expect((await get(address)).status).toBe(404)
})
